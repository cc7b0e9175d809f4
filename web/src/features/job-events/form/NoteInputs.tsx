import { TagsInput, Textarea } from '@mantine/core'
import { useStatus } from '../../../farm/use-status.ts'
import { words } from '../text.ts'
import { useFormState } from './form-context.ts'
import styles from './JobForm.module.css'

export function Notes() {
  const { form, update, errors } = useFormState()
  return (
    <Textarea
      label={words.notes}
      rows={2}
      classNames={{ input: styles['growing'] ?? '' }}
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

export function Labels() {
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
