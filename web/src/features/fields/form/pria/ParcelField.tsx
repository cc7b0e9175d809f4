import { Button, Group, TextInput } from '@mantine/core'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { useFormContext } from 'react-hook-form'
import { hasWebGl } from '../../../../map/web-gl.ts'
import { fieldsPageText } from '../../text.ts'
import type { FieldEdit, FieldInput } from '../field-form.ts'
import { priaText } from './text.ts'
import type { PriaSearch } from './use-pria-search.ts'

/** The number of the parcel, and the ways to its border on PRIA's map. */
export function ParcelField({ search }: { readonly search: PriaSearch }) {
  const { register, getValues, formState } = useFormContext<FieldInput, unknown, FieldEdit>()
  const own = formState.errors.code?.message
  const { onChange, ...input } = register('code')
  return (
    <div>
      <TextInput
        {...input}
        onChange={(event) => {
          if (search.way === 'number') search.close()
          void onChange(event)
        }}
        label={fieldsPageText.code}
        placeholder={fieldsPageText.codeHint}
        error={own ?? (search.way === 'number' ? search.error : undefined)}
        inputMode="numeric"
        autoComplete="off"
      />
      <Group gap="xs" mt={6}>
        <Button
          variant="default"
          leftSection={<IconSearch size={16} aria-hidden />}
          loading={search.way === 'number' && search.isAsking}
          onClick={() => search.byNumber(getValues('code') ?? '')}
        >
          {priaText.search}
        </Button>
        {hasWebGl() && (
          <Button
            variant="default"
            leftSection={<IconMapPin size={16} aria-hidden />}
            onClick={search.openMap}
          >
            {priaText.pick}
          </Button>
        )}
      </Group>
    </div>
  )
}
