import { Textarea } from '@mantine/core'
import { words } from '../../jobs/text.ts'
import { useFormState } from '../state/form-context.ts'
import styles from './JobForm.module.css'

export function Notes() {
  const { form, update, errors } = useFormState()
  return (
    <Textarea
      label={words.notes}
      rows={2}
      classNames={{ input: styles.growing }}
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
