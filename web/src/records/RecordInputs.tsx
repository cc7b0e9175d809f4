/** Inputs that the form of nearly every record has; they stand in a `RecordForm`. */
import { Textarea, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'

interface Props {
  readonly label: string
}

export function NameInput({ label }: Props) {
  const { register, formState } = useFormContext<{ name: string }>()
  return (
    <TextInput
      {...register('name')}
      label={label}
      required
      data-autofocus
      autoComplete="off"
      error={formState.errors.name?.message}
    />
  )
}

export function NotesInput({ label }: Props) {
  const { register, formState } = useFormContext<{ notes: string }>()
  return (
    <Textarea
      {...register('notes')}
      label={label}
      autosize
      minRows={2}
      error={formState.errors.notes?.message}
    />
  )
}
