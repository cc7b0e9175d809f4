import { IconMenu2 } from '@tabler/icons-react'
import type { RouteKey } from '../../navigation/paths.ts'
import { dailyItems } from './menu.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './Shell.module.css'
import { shellText } from './text.ts'
import { WarningsBadge } from './WarningsBadge.tsx'

const ON_PHONE: readonly RouteKey[] = ['addJob', 'fields', 'jobs', 'warnings']

interface Props {
  readonly onMenu: () => void
}

/** The phone's bar under the thumb: the daily pages, and the menu for the rest. */
export function BottomBar({ onMenu }: Props) {
  const items = dailyItems((key) => ON_PHONE.includes(key))
  return (
    <nav aria-label={shellText.menu} className={styles.bar}>
      {items.map((key) => (
        <MenuLink
          key={key}
          to={key}
          name={key === 'jobs' ? shellText.jobsShort : undefined}
          className={styles.barLink}
          badge={key === 'warnings' ? <WarningsBadge /> : undefined}
        />
      ))}
      <button type="button" className={styles.barLink} onClick={onMenu}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        <span className={styles.linkName}>{shellText.menu}</span>
      </button>
    </nav>
  )
}
