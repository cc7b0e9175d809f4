import type { Field } from '@vagu/core/fields/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import { Button, Stack, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useMessages } from '../../ui/Messages.tsx'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { useFlatForm } from '../../ui/use-flat-form.ts'
import { VersionChoice } from '../../ui/VersionChoice.tsx'
import { checkGroup, groupDifferences, placeOf, takenFields, withGroup } from './group-form.ts'
import { GroupFields } from './GroupFields.tsx'
import { fieldGroupsText } from './text.ts'
import { isChangedElsewhere, useFieldGroups } from './use-field-groups.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  /** The group as it was opened; none for a new one. */
  readonly base: FieldGroup | undefined
  readonly onChanged: (isChanged: boolean) => void
  readonly onCancel: () => void
  readonly onSaved: () => void
}
const NEW: FieldGroup = { fieldGroupName: '', linkedFieldIds: [] }

function useGroupForm({ base, onSaved }: Pick<Props, 'base' | 'onSaved'>) {
  const messages = useMessages()
  const { groups, store } = useFieldGroups()
  const [conflict, setConflict] = useState<FieldGroup>()
  // Somebody else may have added or taken out groups meanwhile.
  const place = base ? placeOf(groups, base) : null
  const flat = useFlatForm<FieldGroup, FieldGroup>({
    start: base ?? NEW,
    checkInput: (group) => checkGroup(groups, place, group),
    send: async (group) => {
      await store(withGroup(groups, place, group))
      messages.success(base ? fieldGroupsText.changed : fieldGroupsText.added)
      onSaved()
    },
    onFailed: (error, group) => {
      if (isChangedElsewhere(error)) setConflict(group)
      else messages.notSaved(error, 'saveFailed')
    },
  })
  return { ...flat, groups, place, conflict, forgetConflict: () => setConflict(undefined) }
}

/** Name and fields of one group; where somebody else was faster, the choice between the two versions of the groups. */
export function GroupForm({ fields, year, onChanged, onCancel, ...edited }: Props) {
  const work = useGroupForm(edited)
  const { form, groups, place, conflict, isChanged } = work
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  if (conflict)
    return (
      <VersionChoice
        title={fieldGroupsText.conflictTitle}
        differences={groupDifferences(
          { mine: withGroup(groups, place, conflict), stored: groups },
          { fields, year },
        )}
        onKeepMine={() => {
          work.forgetConflict()
          work.submit()
        }}
        onTakeTheirs={edited.onSaved}
      />
    )
  return (
    <form onSubmit={work.submit} noValidate>
      <Stack>
        <TextInput
          {...form.register('fieldGroupName')}
          label={fieldGroupsText.name}
          required
          data-autofocus
          error={form.formState.errors.fieldGroupName?.message}
        />
        <Controller
          name="linkedFieldIds"
          control={form.control}
          render={({ field, fieldState }) => (
            <GroupFields
              fields={fields}
              year={year}
              taken={takenFields(groups, place)}
              selectedIds={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
        <SaveFoot
          label={fieldGroupsText.save}
          isSaving={work.isSubmitting}
          out={
            <Button variant="default" onClick={onCancel}>
              {fieldGroupsText.cancel}
            </Button>
          }
        />
      </Stack>
    </form>
  )
}
