import type { Field } from '@vagu/core/fields/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import { Button, Group, Input, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { FieldOptions } from '../field-picker/FieldOptions.tsx'
import { filterFields, toggled } from '../field-picker/pick-fields.ts'
import { groupErrors, takenFields } from './group-form.ts'
import { fieldGroupsText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly groups: readonly FieldGroup[]
  /** Of the edited group; null for a new one. */
  readonly place: number | null
  readonly group: FieldGroup
  readonly onChange: (group: FieldGroup) => void
  readonly isSaving: boolean
  readonly onCancel: () => void
  readonly onSave: () => void
}

/** Name and fields of one group. */
export function GroupForm(props: Props) {
  const { fields, year, groups, place, group, onChange, isSaving, onCancel, onSave } = props
  const messages = useMessages()
  const [query, setQuery] = useState('')
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const { fieldGroupName, linkedFieldIds } = group
  const selected = useMemo(() => new Set(linkedFieldIds), [linkedFieldIds])
  const taken = useMemo(() => takenFields(groups, place), [groups, place])
  const open = fields.filter(({ _id }) => !taken.has(_id))
  const listed = filterFields(open, { query, crop: '' }, year)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    const found = groupErrors(groups, place, group)
    setErrors(found)
    if (found.size === 0) onSave()
    else messages.error(uiText.checkInput)
  }
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <TextInput
          label={fieldGroupsText.name}
          required
          data-autofocus
          value={fieldGroupName}
          error={errors.get('fieldGroupName')}
          onChange={(event) => onChange({ ...group, fieldGroupName: event.currentTarget.value })}
        />
        <TextInput
          label={fieldGroupsText.search}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <div>
          <FieldOptions
            fields={listed}
            year={year}
            selectedIds={selected}
            onToggle={(id) => onChange({ ...group, linkedFieldIds: toggled(linkedFieldIds, id) })}
          />
          <p style={{ margin: '8px 0 0' }} role="status">
            {fieldGroupsText.chosen(linkedFieldIds.length)}
          </p>
          {taken.size > 0 && <Input.Description>{fieldGroupsText.inOthers(taken.size)}</Input.Description>}
          {errors.has('linkedFieldIds') && <Input.Error>{errors.get('linkedFieldIds')}</Input.Error>}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {fieldGroupsText.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {fieldGroupsText.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
