import { memo, type ReactNode, useId } from 'react'
import { isHeaping } from '@vagu/core/job-events/job-kinds'
import { CATEGORY } from '@vagu/core/settings/table'
import { words as inspections } from '../../inspections/text.ts'
import { Card } from '../../../ui/Card.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { words } from '../../jobs/text.ts'
import { FieldsBlock } from './FieldsBlock.tsx'
import { useJobForm } from '../state/form-context.ts'
import styles from './JobForm.module.css'
import { MaterialsBlock } from './MaterialsBlock.tsx'
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
    <div className={styles.body}>{children}</div>
  </Card>
)

/** What a job is all about that is neither done with a material nor to a crop; loaded when it is first shown. */
function KindBlocks() {
  const { isHerded, hasAmount, isHeap, isHeaped } = useJobForm(({ form, category, job }) => ({
    isHerded: showsHerding(form, job),
    hasAmount: unitsOf(category, job).length > 0,
    isHeap: category?.key === CATEGORY.manureHeap,
    isHeaped: category !== undefined && job !== undefined && isHeaping(category, job),
  }))
  return (
    <>
      {isHerded && (
        <Block title={kinds.herding}>
          <Herding props={{}} fallback={<DelayedSkeleton lines={2} height={56} />} />
        </Block>
      )}
      {hasAmount && (
        <Block title={isHeap ? kinds.manureHeap : kinds.improvement}>
          <WorkAmount props={{}} fallback={<DelayedSkeleton lines={1} height={56} />} />
        </Block>
      )}
      {isHeaped && (
        <Block title={words.heap}>
          <Heap props={{}} fallback={<DelayedSkeleton lines={3} height={56} />} />
        </Block>
      )}
    </>
  )
}

/** What only some jobs ask for; loaded when it is first shown. */
function SomeBlocks({ inspectionsId }: { readonly inspectionsId: string }) {
  const isFertilized = useJobForm(({ form }) => showsFertilization(form))
  const hasInspections = useJobForm(({ shown }) => shown.has('inspections'))
  return (
    <>
      {isFertilized && (
        <Block title={words.fertilization}>
          <Fertilization props={{}} fallback={<DelayedSkeleton lines={3} height={56} />} />
        </Block>
      )}
      {hasInspections && (
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
  const isShown = useJobForm(({ shown }) => shown.has('image'))
  return (
    isShown && (
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
        <KindBlocks />
        <Block title={words.materials}>
          <MaterialsBlock />
        </Block>
        <SomeBlocks inspectionsId={inspectionsId} />
        <Block title={words.who}>
          <WhoBlock inspectionsId={inspectionsId} />
        </Block>
        <PhotosPart />
      </div>
      <div className={styles.column}>
        <Block title={words.fields}>
          <FieldsBlock />
        </Block>
      </div>
    </>
  )
})
