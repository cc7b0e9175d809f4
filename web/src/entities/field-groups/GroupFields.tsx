import type { Field } from '@vagu/core/fields/schema'
import { Input, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { FieldOptions } from '../field-picker/FieldOptions.tsx'
import { filterFields, toggled } from '../field-picker/pick-fields.ts'
import { fieldGroupsText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  /** Fields of other groups: they are not offered. */
  readonly taken: ReadonlySet<string>
  readonly selectedIds: readonly string[]
  readonly error: string | undefined
  readonly onChange: (ids: string[]) => void
}

/** Fields of a group, with a search. */
export function GroupFields({ fields, year, taken, selectedIds, error, onChange }: Props) {
  const [query, setQuery] = useState('')
  const selected = useMemo(() => new Set(selectedIds), [selectedIds])
  const open = fields.filter(({ _id }) => !taken.has(_id))
  return (
    <>
      <TextInput
        label={fieldGroupsText.search}
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div>
        <FieldOptions
          fields={filterFields(open, { query, crop: '' }, year)}
          year={year}
          selectedIds={selected}
          onToggle={(id) => onChange(toggled(selectedIds, id))}
        />
        <p style={{ margin: '8px 0 0' }} role="status">
          {fieldGroupsText.chosen(selectedIds.length)}
        </p>
        {taken.size > 0 && <Input.Description>{fieldGroupsText.inOthers(taken.size)}</Input.Description>}
        {error !== undefined && <Input.Error>{error}</Input.Error>}
      </div>
    </>
  )
}
