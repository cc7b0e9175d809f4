import { type ReactNode, useId } from 'react'
import { words as inspections } from '../../../farm/inspections/text.ts'
import { Card } from '../../../ui/Card.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { words } from '../text.ts'
import { FieldsBlock } from './FieldsBlock.tsx'
import { useFormState } from './form-context.ts'
import styles from './JobForm.module.css'
import { MaterialsBlock } from './MaterialsBlock.tsx'
import { showsFertilization } from './shown-blocks.ts'
import { WhatBlock } from './WhatBlock.tsx'
import { WhenBlock } from './WhenBlock.tsx'
import { WhoBlock } from './WhoBlock.tsx'

const Inspections = lazyPart(async () => (await import('./InspectionsBlock.tsx')).InspectionsBlock)
const Fertilization = lazyPart(async () => (await import('./FertilizationBlock.tsx')).FertilizationBlock)

const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <div className={styles['body']}>{children}</div>
  </Card>
)

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

/** Two columns from 1200 px on: what, when, with what and who; fields and verdicts. */
export function FormBlocks() {
  const inspectionsId = useId()
  return (
    <>
      <div className={styles['column']}>
        <Block title={words.what}>
          <WhatBlock />
        </Block>
        <Block title={words.when}>
          <WhenBlock />
        </Block>
        <Block title={words.materials}>
          <MaterialsBlock />
        </Block>
        <SomeBlocks inspectionsId={inspectionsId} />
        <Block title={words.who}>
          <WhoBlock inspectionsId={inspectionsId} />
        </Block>
      </div>
      <div className={styles['column']}>
        <Block title={words.fields}>
          <FieldsBlock />
        </Block>
      </div>
    </>
  )
}
