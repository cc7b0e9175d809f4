import { ActionIcon, Menu } from '@mantine/core'
import type { ActionMenuProps } from './ActionMenu.tsx'
import styles from './Menu.module.css'

/** The menu of an `ActionMenu`, open from the first moment. */
export function OpenedMenu({ label, icon, actions, tabIndex }: ActionMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md" defaultOpened>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} tabIndex={tabIndex}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
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
