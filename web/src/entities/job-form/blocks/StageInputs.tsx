import { TextInput } from '@mantine/core'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { words } from '../../jobs/text.ts'
import { useFormState } from '../state/form-context.ts'

export function StartTime() {
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

export function GrowthStage() {
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
