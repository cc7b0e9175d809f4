import { memo, type ReactNode, useId } from 'react'
import { isHeaping } from '@vagu/core/jobs/job-kinds'
import { CATEGORY } from '@vagu/core/settings/table'
import { monitoringText } from '../../monitoring/text.ts'
import { Card } from '../../../ui/Card.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { jobsText } from '../../jobs/text.ts'
import { FieldsBlock } from './FieldsBlock.tsx'
import { useJobForm } from '../state/form-context.ts'
import layout from '../../../ui/layout.module.css'
import styles from './JobForm.module.css'
import { MaterialsBlock } from './MaterialsBlock.tsx'
import { showsFertilization, showsGrazing } from '../model/shown-blocks.ts'
import { jobFormText } from '../text.ts'
import { WhatBlock } from './WhatBlock.tsx'
import { WhenBlock } from './WhenBlock.tsx'
import { WhoBlock } from './WhoBlock.tsx'
import { unitsOf } from '../model/work-form.ts'

const Monitoring = lazyComponent(async () => (await import('./MonitoringBlock.tsx')).MonitoringBlock)
const Grazing = lazyComponent(async () => (await import('./GrazingBlock.tsx')).GrazingBlock)
const WorkAmount = lazyComponent(async () => (await import('./WorkAmountBlock.tsx')).WorkAmountBlock)
const Heap = lazyComponent(async () => (await import('./HeapBlock.tsx')).HeapBlock)
const Fertilization = lazyComponent(async () => (await import('./FertilizationBlock.tsx')).FertilizationBlock)

const Photos = lazyComponent(async () => (await import('../../photos/PhotosBlock.tsx')).PhotosBlock)

const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <div className={layout.column2xl}>{children}</div>
  </Card>
)

/** Blocks of what a job is all about that is neither done with a material nor to a crop; loaded when first shown. */
function KindBlocks() {
  const { isHerded, hasAmount, isHeap, isHeaped } = useJobForm(({ form, category, job }) => ({
    isHerded: showsGrazing(form, job),
    hasAmount: unitsOf(category, job).length > 0,
    isHeap: category?.key === CATEGORY.manureHeap,
    isHeaped: category !== undefined && job !== undefined && isHeaping(category, job),
  }))
  return (
    <>
      {isHerded && (
        <Block title={jobFormText.herding}>
          <Grazing props={{}} fallback={<DelayedSkeleton lines={2} height={56} />} />
        </Block>
      )}
      {hasAmount && (
        <Block title={isHeap ? jobFormText.manureHeap : jobFormText.improvement}>
          <WorkAmount props={{}} fallback={<DelayedSkeleton lines={1} height={56} />} />
        </Block>
      )}
      {isHeaped && (
        <Block title={jobsText.heap}>
          <Heap props={{}} fallback={<DelayedSkeleton lines={3} height={56} />} />
        </Block>
      )}
    </>
  )
}

/** Blocks that only some jobs ask for; loaded when first shown. */
function SomeBlocks({ inspectionsId }: { readonly inspectionsId: string }) {
  const isFertilized = useJobForm(({ form }) => showsFertilization(form))
  const hasMonitoring = useJobForm(({ shown }) => shown.has('inspections'))
  return (
    <>
      {isFertilized && (
        <Block title={jobsText.fertilization}>
          <Fertilization props={{}} fallback={<DelayedSkeleton lines={3} height={56} />} />
        </Block>
      )}
      {hasMonitoring && (
        <div id={inspectionsId} tabIndex={-1} role="group" aria-label={monitoringText.title}>
          <Block title={monitoringText.title}>
            <Monitoring props={{}} fallback={<DelayedSkeleton lines={2} height={56} />} />
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
      <Block title={jobsText.blocks.image}>
        <Photos props={{}} fallback={<DelayedSkeleton lines={2} height={48} />} />
      </Block>
    )
  )
}

/** Blocks in the order of work: the job, its fields, all else; from 1200 px on the fields and verdicts stand beside the rest. */
export const FormBlocks = memo(function FormBlocks() {
  const inspectionsId = useId()
  return (
    <>
      <div className={styles.column}>
        <Block title={jobsText.what}>
          <WhatBlock />
        </Block>
      </div>
      <div className={styles.fields}>
        <Block title={jobsText.fields}>
          <FieldsBlock />
        </Block>
      </div>
      <div className={styles.column}>
        <Block title={jobsText.when}>
          <WhenBlock />
        </Block>
        <KindBlocks />
        <Block title={jobsText.materials}>
          <MaterialsBlock />
        </Block>
        <SomeBlocks inspectionsId={inspectionsId} />
        <Block title={jobsText.who}>
          <WhoBlock inspectionsId={inspectionsId} />
        </Block>
        <PhotosPart />
      </div>
    </>
  )
})
