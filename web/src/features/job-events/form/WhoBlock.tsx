import { CATEGORY } from '@vagu/core/settings/table'
import { Button, TagsInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useStatus } from '../../../farm/use-status.ts'
import { WorkerSelect } from '../../../farm/workers/WorkerSelect.tsx'
import { today } from '../../../lib/today.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { words } from '../text.ts'
import { openBlock } from './change-form.ts'
import { useFormState } from './form-context.ts'
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
      value={form.growthStage}
      name="growthStage"
      error={errors.get('growthStage')}
      onChange={(growthStage) => update((now) => ({ ...now, growthStage }))}
    />
  )
}

const PARTS = {
  worker: Worker,
  yield: YieldBlock,
  note: Notes,
  labels: Labels,
  startTime: StartTime,
  growthStage: GrowthStage,
}

/** Who, what came of it, and whatever else; only what the job asks for or the farmer opened. */
export function WhoBlock() {
  const { shown, update } = useFormState()
  const others = otherBlocks(shown)
  return (
    <>
      {[...shown].map((block) => {
        const Part = PARTS[block]
        return <Part key={block} />
      })}
      {others.length > 0 && (
        <div role="group" aria-label={words.openMore} className={styles['adders']}>
          {others.map((block) => (
            <Button
              key={block}
              variant="subtle"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => update((now) => openBlock(now, block))}
            >
              {words.blocks[block]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
