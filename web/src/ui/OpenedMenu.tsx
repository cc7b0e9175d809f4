import { ActionIcon, Menu } from '@mantine/core'
import type { ActionMenuProps } from './ActionMenu.tsx'

/** The menu of an `ActionMenu`, open from the first moment. */
export function OpenedMenu({ label, icon, actions, tabIndex }: ActionMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md" defaultOpened>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} tabIndex={tabIndex}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, icon: sign, onClick, isDangerous }) => (
          <Menu.Item
            key={name}
            leftSection={sign}
            onClick={onClick}
            {...(isDangerous ? { color: 'red' } : {})}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
