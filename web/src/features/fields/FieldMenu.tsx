import type { Field } from '@vagu/core/fields/schema'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEdit, IconEye, IconEyeOff, IconHistory, IconMap, IconTrash } from '@tabler/icons-react'
import { words as history } from '../../entities/history/text.ts'
import { words } from './text.ts'

export interface FieldActions {
  readonly edit: (field: Field) => void
  readonly showOnMap: (field: Field) => void
  readonly toggle: (field: Field) => void
  readonly showHistory: (field: Field) => void
  readonly remove: (field: Field) => void
}
interface Props {
  readonly field: Field
  readonly name: string
  readonly actions: FieldActions
}

/** What can be done with one field of the list. */
export function FieldMenu({ field, name, actions }: Props) {
  return (
    <Menu position="bottom-end" shadow="md" width={240} keepMounted={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={words.menuOf(name)}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEdit size={18} aria-hidden />} onClick={() => actions.edit(field)}>
          {words.edit}
        </Menu.Item>
        <Menu.Item leftSection={<IconMap size={18} aria-hidden />} onClick={() => actions.showOnMap(field)}>
          {words.showOnMap}
        </Menu.Item>
        <Menu.Item
          leftSection={
            field.active ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />
          }
          onClick={() => actions.toggle(field)}
        >
          {field.active ? words.deactivate : words.activate}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHistory size={18} aria-hidden />}
          onClick={() => actions.showHistory(field)}
        >
          {history.open}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => actions.remove(field)}
        >
          {words.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
