import type { Field } from '@vagu/core/fields/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { withGroup } from './group-form.ts'
import { GroupForm } from './GroupForm.tsx'
import { GroupList } from './GroupList.tsx'
import { words } from './text.ts'
import { useFieldGroups } from './use-field-groups.ts'

export interface FieldGroupsDialogProps {
  readonly fields: readonly Field[]
  readonly year: number
  readonly onClose: () => void
}

/** The group that is edited, as it was and as it becomes; a new one has no place yet. */
interface Edited {
  readonly place: number | null
  readonly before: FieldGroup
  readonly group: FieldGroup
}
const NEW: FieldGroup = { fieldGroupName: '', linkedFieldIds: [] }

/** Groups of fields: the list of them, or one that is edited. */
export function FieldGroupsDialog({ fields, year, onClose }: FieldGroupsDialogProps) {
  const { groups, keep, isPending } = useFieldGroups()
  const confirm = useConfirm()
  const [edited, setEdited] = useState<Edited>()
  const edit = (place: number | null): void => {
    const before = (place === null ? undefined : groups[place]) ?? NEW
    setEdited({ place, before, group: before })
  }
  const save = async ({ place, group }: Edited): Promise<void> => {
    const done = place === null ? words.added : words.changed
    if (await keep(withGroup(groups, place, group), done)) setEdited(undefined)
  }
  const remove = async (place: number): Promise<void> => {
    const name = groups[place]?.fieldGroupName ?? ''
    const question = {
      title: words.deleteTitle,
      message: words.deleteText(name),
      confirmLabel: words.delete,
      isDangerous: true,
    }
    if (await confirm(question)) await keep(groups.toSpliced(place, 1), words.deleted)
  }
  const title =
    edited && (edited.place === null ? words.addTitle : words.editTitle(edited.before.fieldGroupName))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title ?? words.title}
      width={560}
      isChanged={edited !== undefined && edited.group !== edited.before}
    >
      {edited ? (
        <GroupForm
          fields={fields}
          year={year}
          groups={groups}
          place={edited.place}
          group={edited.group}
          onChange={(group) => setEdited({ ...edited, group })}
          isSaving={isPending}
          onCancel={() => setEdited(undefined)}
          onSave={() => void save(edited)}
        />
      ) : (
        <Stack>
          <p style={{ margin: 0 }}>{words.text}</p>
          <GroupList
            groups={groups}
            fields={fields}
            year={year}
            onEdit={edit}
            onDelete={(place) => void remove(place)}
          />
          <Group justify="space-between">
            <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => edit(null)}>
              {words.add}
            </Button>
            <Button variant="default" onClick={onClose}>
              {words.close}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
