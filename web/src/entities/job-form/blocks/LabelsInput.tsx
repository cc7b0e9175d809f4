import { TagsInput } from '@mantine/core'
import { useStatus } from '../../use-status.ts'
import { jobsText } from '../../jobs/text.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'

export function LabelsInput() {
  const value = useJobForm(({ form }) => form.labels)
  const error = useErrorAt('labels')
  const update = useUpdate()
  const used = useStatus().data?.previousJobEventLabels ?? []
  return (
    <TagsInput
      label={jobsText.labels}
      placeholder={value.length === 0 ? jobsText.labelsHint : ''}
      data={[...new Set([...used, ...jobsText.presetLabels])]}
      name="labels"
      value={value}
      error={error}
      acceptValueOnBlur
      onChange={(labels) => update((now) => ({ ...now, labels }))}
    />
  )
}
