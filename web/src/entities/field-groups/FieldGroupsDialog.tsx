import type { Field } from '@vagu/core/fields/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDiscard } from '../../ui/use-discard.ts'
import { GroupForm } from './GroupForm.tsx'
import { GroupList } from './GroupList.tsx'
import { fieldGroupsText } from './text.ts'
import { useFieldGroups } from './use-field-groups.ts'

export interface FieldGroupsDialogProps {
  readonly fields: readonly Field[]
  readonly year: number
  readonly onClose: () => void
}

/** The group that is edited, as it was opened; none for a new one. */
interface Edited {
  readonly base: FieldGroup | undefined
}

/** Groups of fields: the list of them, or one that is edited. */
export function FieldGroupsDialog({ fields, year, onClose }: FieldGroupsDialogProps) {
  const { groups, remove: removeGroup } = useFieldGroups()
  const confirm = useConfirm()
  const mayDiscard = useDiscard()
  const [edited, setEdited] = useState<Edited>()
  const [isFormChanged, setIsFormChanged] = useState(false)
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
  const isChanged = edited !== undefined && isFormChanged
  const stopEditing = async (): Promise<void> => {
    if (await mayDiscard(isChanged)) setEdited(undefined)
  }
  const title =
    edited && (edited.base ? fieldGroupsText.editTitle(edited.base.fieldGroupName) : fieldGroupsText.addTitle)
  return (
    <Dialog isOpen onClose={onClose} title={title ?? fieldGroupsText.title} width={560} isChanged={isChanged}>
      {edited ? (
        <GroupForm
          fields={fields}
          year={year}
          base={edited.base}
          onChanged={setIsFormChanged}
          onCancel={() => void stopEditing()}
          onSaved={() => setEdited(undefined)}
        />
      ) : (
        <Stack>
          <p style={{ margin: 0 }}>{fieldGroupsText.text}</p>
          <GroupList
            groups={groups}
            fields={fields}
            year={year}
            onEdit={(place) => setEdited({ base: groups[place] })}
            onDelete={(place) => void remove(place)}
          />
          <Group justify="space-between">
            <Button
              leftSection={<IconPlus size={20} aria-hidden />}
              onClick={() => setEdited({ base: undefined })}
            >
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
