import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { jobsText } from '../../jobs/text.ts'
import { openBlock } from '../model/change-form.ts'
import { useJobForm, useUpdate } from '../state/form-context.ts'
import type { Block } from '../model/job-form.ts'
import styles from './JobForm.module.css'
import { Notes } from './NotesInput.tsx'
import { otherBlocks, showsSampler } from '../model/shown-blocks.ts'
import { GrowthStage, StartTime } from './StageInputs.tsx'
import { Weather } from './WeatherInputs.tsx'
import { WorkerInput } from './WorkerInput.tsx'

const LazyYield = lazyComponent(async () => (await import('./YieldBlock.tsx')).YieldBlock)
const LazyMachine = lazyComponent(async () => (await import('./MachineInput.tsx')).MachineInput)
const LazySampler = lazyComponent(async () => (await import('./SamplerInput.tsx')).SamplerInput)
const LazySamples = lazyComponent(async () => (await import('./SamplesInput.tsx')).SamplesInput)
const LazyLabels = lazyComponent(async () => (await import('./LabelsInput.tsx')).LabelsInput)
const waiting = { props: {}, fallback: <DelayedSkeleton lines={1} height={56} /> }

const Yield = () => <LazyYield {...waiting} />
const Machine = () => <LazyMachine {...waiting} />
const Labels = () => <LazyLabels {...waiting} />

/** Parts of this block by what they hold; monitoring and photos are blocks of their own. */
const PARTS = {
  worker: WorkerInput,
  machine: Machine,
  startTime: StartTime,
  growthStage: GrowthStage,
  weather: Weather,
  yield: Yield,
  note: Notes,
  labels: Labels,
}
const ROWS = [
  ['worker'],
  ['machine'],
  ['startTime', 'growthStage'],
  ['weather'],
  ['yield'],
  ['note'],
  ['labels'],
] as const

/** Short inputs stand side by side. */
function Rows() {
  const shown = useJobForm((state) => state.shown)
  return ROWS.map((row) => {
    const parts = row.filter((block) => shown.has(block))
    const content = parts.map((block) => {
      const Part = PARTS[block]
      return <Part key={block} />
    })
    const isPair = row.length > 1 && parts.length > 0
    return isPair ? (
      <div key={row[0]} className={styles.pair}>
        {content}
      </div>
    ) : (
      content
    )
  })
}

/** Who, what came of it, and whatever else; only what the job asks for or the farmer opened. */
export function WhoBlock({ inspectionsId }: { readonly inspectionsId: string }) {
  const others = useJobForm(({ shown }) => otherBlocks(shown))
  const hasSampler = useJobForm(({ form, job }) => showsSampler(form, job))
  const update = useUpdate()
  /** Monitoring opens above, where nobody looks now: the focus goes there. */
  const open = (block: Block): void => {
    flushSync(() => update((now) => openBlock(now, block)))
    if (block === 'inspections') document.getElementById(inspectionsId)?.focus()
  }
  return (
    <>
      {hasSampler && <LazySampler {...waiting} />}
      {hasSampler && <LazySamples {...waiting} />}
      <Rows />
      {others.length > 0 && (
        <div role="group" aria-label={jobsText.openMore} className={styles.adders}>
          {others.map((block) => (
            <Button
              key={block}
              variant="subtle"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => open(block)}
            >
              {jobsText.blocks[block]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
