import { TextInput } from '@mantine/core'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'

export function StartTime() {
  const value = useJobForm(({ form }) => form.startTime)
  const error = useErrorAt('startTime')
  const update = useUpdate()
  return (
    <TextInput
      label={jobsText.startTime}
      description={jobsText.startTimeHint}
      type="time"
      name="startTime"
      value={value ?? ''}
      error={error}
      onChange={(event) => {
        const startTime = event.currentTarget.value || null
        update((now) => ({ ...now, startTime }))
      }}
    />
  )
}

export function GrowthStage() {
  const value = useJobForm(({ form }) => form.growthStage)
  const error = useErrorAt('growthStage')
  const update = useUpdate()
  return (
    <DecimalField
      label={jobsText.growthStage}
      description={jobsText.growthStageHint}
      value={value}
      name="growthStage"
      error={error}
      onChange={(growthStage) => update((now) => ({ ...now, growthStage }))}
    />
  )
}
