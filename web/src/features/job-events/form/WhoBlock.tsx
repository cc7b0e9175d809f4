import { CATEGORY } from '@vagu/core/settings/table'
import { Button, TagsInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useStatus } from '../../../farm/use-status.ts'
import { WorkerSelect } from '../../../farm/workers/WorkerSelect.tsx'
import { today } from '../../../lib/today.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { words } from '../text.ts'
import { openBlock } from './change-form.ts'
import { useFormState } from './form-context.ts'
import type { Block } from './job-form.ts'
import styles from './JobForm.module.css'
import { otherBlocks } from './shown-blocks.ts'
import { YieldBlock } from './YieldBlock.tsx'

function Worker() {
  const { form, update, errors, farm, job, recentWorkerIds } = useFormState()
  return (
    <WorkerSelect
      workers={farm.workers}
      value={form.worker}
      needsCertificate={form.category === CATEGORY.plantProtection}
      isRequired={job?.requires.includes('worker') ?? false}
      day={form.date ?? today()}
      recentIds={recentWorkerIds}
      name="worker"
      error={errors.get('worker')}
      onChange={(worker) => update((now) => ({ ...now, worker }))}
    />
  )
}

function Notes() {
  const { form, update, errors } = useFormState()
  return (
    <Textarea
      label={words.notes}
      autosize
      minRows={2}
      maxRows={8}
      name="notes"
      value={form.notes}
      error={errors.get('notes')}
      onChange={(event) => {
        const notes = event.currentTarget.value
        update((now) => ({ ...now, notes }))
      }}
    />
  )
}

function Labels() {
  const { form, update, errors } = useFormState()
  const used = useStatus().data?.previousJobEventLabels ?? []
  return (
    <TagsInput
      label={words.labels}
      placeholder={form.labels.length === 0 ? words.labelsHint : ''}
      data={[...new Set([...used, ...words.presetLabels])]}
      name="labels"
      value={form.labels}
      error={errors.get('labels')}
      acceptValueOnBlur
      onChange={(labels) => update((now) => ({ ...now, labels }))}
    />
  )
}

function StartTime() {
  const { form, update, errors } = useFormState()
  return (
    <TextInput
      label={words.startTime}
      description={words.startTimeHint}
      type="time"
      name="startTime"
      value={form.startTime ?? ''}
      error={errors.get('startTime')}
      onChange={(event) => {
        const startTime = event.currentTarget.value || null
        update((now) => ({ ...now, startTime }))
      }}
    />
  )
}

function GrowthStage() {
  const { form, update, errors } = useFormState()
  return (
    <DecimalField
      label={words.growthStage}
      description={words.growthStageHint}
      value={form.growthStage}
      name="growthStage"
      error={errors.get('growthStage')}
      onChange={(growthStage) => update((now) => ({ ...now, growthStage }))}
    />
  )
}

/** Parts of this block by what they hold; monitoring is a block of its own. */
const PARTS = {
  worker: Worker,
  startTime: StartTime,
  growthStage: GrowthStage,
  yield: YieldBlock,
  note: Notes,
  labels: Labels,
}
const ROWS = [['worker'], ['startTime', 'growthStage'], ['yield'], ['note'], ['labels']] as const

/** Short inputs stand side by side. */
function Rows() {
  const { shown } = useFormState()
  return ROWS.map((row) => {
    const parts = row.filter((block) => shown.has(block))
    const content = parts.map((block) => {
      const Part = PARTS[block]
      return <Part key={block} />
    })
    const isPair = row.length > 1 && parts.length > 0
    return isPair ? (
      <div key={row[0]} className={styles['pair']}>
        {content}
      </div>
    ) : (
      content
    )
  })
}

/** Who, what came of it, and whatever else; only what the job asks for or the farmer opened. */
export function WhoBlock({ inspectionsId }: { readonly inspectionsId: string }) {
  const { shown, update } = useFormState()
  const others = otherBlocks(shown)
  /** Monitoring opens above, where nobody looks now: the focus goes there. */
  const open = (block: Block): void => {
    flushSync(() => update((now) => openBlock(now, block)))
    if (block === 'inspections') document.getElementById(inspectionsId)?.focus()
  }
  return (
    <>
      <Rows />
      {others.length > 0 && (
        <div role="group" aria-label={words.openMore} className={styles['adders']}>
          {others.map((block) => (
            <Button
              key={block}
              variant="subtle"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => open(block)}
            >
              {words.blocks[block]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
