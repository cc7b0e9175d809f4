import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useMayOpen } from '../../entities/account/use-offered-pages.ts'
import { useUser } from '../../entities/session/session.ts'
import { isBuilt } from '../../navigation/built.ts'
import type { RouteKey } from '../../navigation/paths.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import { FarmSwitch } from './FarmSwitch.tsx'
import { dailyItems, groupOf, isWanted, type MenuGroup, menuGroups, menuItemOf } from './menu.ts'
import { ChangesHint } from './ChangesHint.tsx'
import { MenuLink } from './MenuLink.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Shell.module.css'
import { shellText } from './text.ts'
import { StartHint } from './StartHint.tsx'
import { WarningsBadge } from './WarningsBadge.tsx'

function badgeOf(key: RouteKey) {
  if (key === 'warnings') return <WarningsBadge />
  return key === 'changelog' ? <ChangesHint /> : <StartHint of={key} />
}

interface GroupProps {
  readonly group: MenuGroup
  readonly isCurrent: boolean
  readonly onGo: (() => void) | undefined
}

/** A group of pages: open while one of them is, else as the farmer left it. */
function Group({ group, isCurrent, onGo }: GroupProps) {
  const [isOpenByHand, setIsOpenByHand] = useState<boolean>()
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent)
    if (isCurrent) setIsOpenByHand(undefined)
  }
  const isOpen = isOpenByHand ?? isCurrent
  const id = `menu-${group.id}`
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpenByHand(!isOpen)}
      >
        {group.label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        <ul className={styles.list}>
          {group.items.map((key) => (
            <li key={key}>
              <MenuLink to={key} badge={badgeOf(key)} onClick={onGo} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

interface Props {
  /** Called when a page was chosen, so that a drawer can close. */
  readonly onGo?: () => void
}
/** Every page that is built, the daily ones first. */
export function SideMenu({ onGo }: Props) {
  const settings = useUser()?.settings
  const mayOpen = useMayOpen()
  const current = groupOf(menuItemOf(useRouteKey()))
  return (
    <nav aria-label={shellText.mainMenu} className={layout.column2xl}>
      <FarmSwitch />
      <ul className={styles.list}>
        {dailyItems((key) => isBuilt(key) && mayOpen(key)).map((key) => (
          <li key={key}>
            <MenuLink to={key} badge={badgeOf(key)} onClick={onGo} />
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {menuGroups((key) => isBuilt(key) && isWanted(key, settings) && mayOpen(key)).map((group) => (
          <Group key={group.id} group={group} isCurrent={current === group.id} onGo={onGo} />
        ))}
      </ul>
    </nav>
  )
}
