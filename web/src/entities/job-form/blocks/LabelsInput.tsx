import { TagsInput } from '@mantine/core'
import { useStatus } from '../../use-status.ts'
import { words } from '../../jobs/text.ts'
import { useFormState } from '../state/form-context.ts'

export function LabelsInput() {
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
