import { InputBase } from '@mantine/core'
import { jobsText } from '../../jobs/text.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'

export function Notes() {
  const value = useJobForm(({ form }) => form.notes)
  const error = useErrorAt('notes')
  const update = useUpdate()
  return (
    <InputBase
      component="textarea"
      multiline
      label={jobsText.notes}
      rows={2}
      classNames={{ input: styles.growing }}
      name="notes"
      value={value}
      error={error}
      onChange={(event) => {
        const notes = event.currentTarget.value
        update((now) => ({ ...now, notes }))
      }}
    />
  )
}
