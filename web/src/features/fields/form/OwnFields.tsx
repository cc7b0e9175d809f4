import { SimpleGrid, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { fieldsPageText } from '../text.ts'
import { AreaInput } from './AreaInput.tsx'
import type { FieldEdit, FieldInput } from './field-form.ts'

/** Inputs that every field has: a name and an area. */
export function OwnFields() {
  const { register, formState } = useFormContext<FieldInput, unknown, FieldEdit>()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        {...register('name')}
        label={fieldsPageText.name}
        error={formState.errors.name?.message}
        required
        data-autofocus
        autoComplete="off"
      />
      <AreaInput name="area" label={fieldsPageText.area} isRequired />
    </SimpleGrid>
  )
}
