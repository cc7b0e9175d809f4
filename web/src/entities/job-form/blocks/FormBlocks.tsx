import { memo, type ReactNode, useId } from 'react'
import { isHeaping } from '@vagu/core/job-events/job-kinds'
import { CATEGORY } from '@vagu/core/settings/table'
import { words as inspections } from '../../inspections/text.ts'
import { Card } from '../../../ui/Card.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { words } from '../../jobs/text.ts'
import { FieldsBlock } from './FieldsBlock.tsx'
import { useFormState } from '../state/form-context.ts'
import styles from './JobForm.module.css'
import { MaterialsBlock } from './MaterialsBlock.tsx'
import { Scope } from '../state/Scope.tsx'
import { showsFertilization, showsHerding } from '../model/shown-blocks.ts'
import { words as kinds } from '../text.ts'
import { WhatBlock } from './WhatBlock.tsx'
import { WhenBlock } from './WhenBlock.tsx'
import { WhoBlock } from './WhoBlock.tsx'
import { unitsOf } from '../model/work-form.ts'

const Inspections = lazyPart(async () => (await import('./InspectionsBlock.tsx')).InspectionsBlock)
const Herding = lazyPart(async () => (await import('./HerdingBlock.tsx')).HerdingBlock)
const WorkAmount = lazyPart(async () => (await import('./WorkAmountBlock.tsx')).WorkAmountBlock)
const Heap = lazyPart(async () => (await import('./HeapBlock.tsx')).HeapBlock)
const Fertilization = lazyPart(async () => (await import('./FertilizationBlock.tsx')).FertilizationBlock)

const Photos = lazyPart(async () => (await import('../../photos/PhotosBlock.tsx')).PhotosBlock)

const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <div className={styles.body}>
      <Scope>{children}</Scope>
    </div>
  </Card>
)

/** What a job is all about that is neither done with a material nor to a crop; loaded when it is first shown. */
function KindBlocks() {
  const { form, category, job } = useFormState()
  const heap = category?.key === CATEGORY.manureHeap
  return (
    <>
      {showsHerding(form, job) && (
        <Block title={kinds.herding}>
          <Herding props={{}} fallback={<DelayedSkeleton lines={2} height={56} />} />
        </Block>
      )}
      {unitsOf(category, job).length > 0 && (
        <Block title={heap ? kinds.manureHeap : kinds.improvement}>
          <WorkAmount props={{}} fallback={<DelayedSkeleton lines={1} height={56} />} />
        </Block>
      )}
      {category && job && isHeaping(category, job) && (
        <Block title={words.heap}>
          <Heap props={{}} fallback={<DelayedSkeleton lines={3} height={56} />} />
        </Block>
      )}
    </>
  )
}

/** What only some jobs ask for; loaded when it is first shown. */
function SomeBlocks({ inspectionsId }: { readonly inspectionsId: string }) {
  const { form, shown } = useFormState()
  return (
    <>
      {showsFertilization(form) && (
        <Block title={words.fertilization}>
          <Fertilization props={{}} fallback={<DelayedSkeleton lines={3} height={56} />} />
        </Block>
      )}
      {shown.has('inspections') && (
        <div id={inspectionsId} tabIndex={-1} role="group" aria-label={inspections.title}>
          <Block title={inspections.title}>
            <Inspections props={{}} fallback={<DelayedSkeleton lines={2} height={56} />} />
          </Block>
        </div>
      )}
    </>
  )
}

function PhotosPart() {
  const { shown } = useFormState()
  return (
    shown.has('image') && (
      <Block title={words.blocks.image}>
        <Photos props={{}} fallback={<DelayedSkeleton lines={2} height={48} />} />
      </Block>
    )
  )
}

/** Two columns from 1200 px on: what, when, with what and who; fields and verdicts. */
export const FormBlocks = memo(function FormBlocks() {
  const inspectionsId = useId()
  return (
    <>
      <div className={styles.column}>
        <Block title={words.what}>
          <WhatBlock />
        </Block>
        <Block title={words.when}>
          <WhenBlock />
        </Block>
        <Scope>
          <KindBlocks />
        </Scope>
        <Block title={words.materials}>
          <MaterialsBlock />
        </Block>
        <Scope>
          <SomeBlocks inspectionsId={inspectionsId} />
        </Scope>
        <Block title={words.who}>
          <WhoBlock inspectionsId={inspectionsId} />
        </Block>
        <Scope>
          <PhotosPart />
        </Scope>
      </div>
      <div className={styles.column}>
        <Block title={words.fields}>
          <FieldsBlock />
        </Block>
      </div>
    </>
  )
})
