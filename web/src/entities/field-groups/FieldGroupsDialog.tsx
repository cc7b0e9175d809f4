import type { Field } from '@vagu/core/fields/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDiscard } from '../../ui/use-discard.ts'
import { placeOf, withGroup } from './group-form.ts'
import { GroupForm } from './GroupForm.tsx'
import { GroupList } from './GroupList.tsx'
import { fieldGroupsText } from './text.ts'
import { useFieldGroups } from './use-field-groups.ts'

export interface FieldGroupsDialogProps {
  readonly fields: readonly Field[]
  readonly year: number
  readonly onClose: () => void
}

/** The group that is edited, as it was and as it becomes. */
interface Edited {
  readonly isNew: boolean
  readonly before: FieldGroup
  readonly group: FieldGroup
}
const NEW: FieldGroup = { fieldGroupName: '', linkedFieldIds: [] }

/** Groups of fields: the list of them, or one that is edited. */
export function FieldGroupsDialog({ fields, year, onClose }: FieldGroupsDialogProps) {
  const { groups, keep: saveGroup, remove: removeGroup, isPending } = useFieldGroups()
  const confirm = useConfirm()
  const mayDiscard = useDiscard()
  const [edited, setEdited] = useState<Edited>()
  const edit = (place: number | null): void => {
    const before = (place === null ? undefined : groups[place]) ?? NEW
    setEdited({ isNew: place === null, before, group: before })
  }
  // somebody else may have added or taken out groups meanwhile
  const placeNow = edited && !edited.isNew ? placeOf(groups, edited.before) : null
  const save = async ({ isNew, group }: Edited): Promise<void> => {
    const done = isNew ? fieldGroupsText.added : fieldGroupsText.changed
    if (await saveGroup(withGroup(groups, placeNow, group), done)) setEdited(undefined)
  }
  const remove = async (place: number): Promise<void> => {
    const name = groups[place]?.fieldGroupName ?? ''
    const question = {
      title: fieldGroupsText.deleteTitle(name),
      message: fieldGroupsText.deleteText,
      confirmLabel: fieldGroupsText.delete,
      isDangerous: true,
    }
    if (await confirm(question)) await removeGroup(place)
  }
  const isChanged = edited !== undefined && edited.group !== edited.before
  const stopEditing = async (): Promise<void> => {
    if (await mayDiscard(isChanged)) setEdited(undefined)
  }
  const title =
    edited &&
    (edited.isNew ? fieldGroupsText.addTitle : fieldGroupsText.editTitle(edited.before.fieldGroupName))
  return (
    <Dialog isOpen onClose={onClose} title={title ?? fieldGroupsText.title} width={560} isChanged={isChanged}>
      {edited ? (
        <GroupForm
          fields={fields}
          year={year}
          groups={groups}
          place={placeNow}
          group={edited.group}
          onChange={(group) => setEdited({ ...edited, group })}
          isSaving={isPending}
          onCancel={() => void stopEditing()}
          onSave={() => void save(edited)}
        />
      ) : (
        <Stack>
          <p style={{ margin: 0 }}>{fieldGroupsText.text}</p>
          <GroupList
            groups={groups}
            fields={fields}
            year={year}
            onEdit={edit}
            onDelete={(place) => void remove(place)}
          />
          <Group justify="space-between">
            <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => edit(null)}>
              {fieldGroupsText.add}
            </Button>
            <Button variant="default" onClick={onClose}>
              {fieldGroupsText.close}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
