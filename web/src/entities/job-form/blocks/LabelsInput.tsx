import { TagsInput } from '@mantine/core'
import { useStatus } from '../../use-status.ts'
import { words } from '../../jobs/text.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'

export function LabelsInput() {
  const value = useJobForm(({ form }) => form.labels)
  const error = useErrorAt('labels')
  const update = useUpdate()
  const used = useStatus().data?.previousJobEventLabels ?? []
  return (
    <TagsInput
      label={words.labels}
      placeholder={value.length === 0 ? words.labelsHint : ''}
      data={[...new Set([...used, ...words.presetLabels])]}
      name="labels"
      value={value}
      error={error}
      acceptValueOnBlur
      onChange={(labels) => update((now) => ({ ...now, labels }))}
    />
  )
}
