import { useMayOpen } from '../../entities/account/use-offered-pages.ts'
import { useUser } from '../../entities/session/session.ts'
import type { RouteKey } from '../../navigation/paths.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import { FarmSwitch } from './FarmSwitch.tsx'
import { dailyItems, groupOf, isWanted, menuGroups, menuItemOf } from './menu.ts'
import { ChangesHint } from './ChangesHint.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'
import type { PriaMenuProps } from './PriaMenu.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Shell.module.css'
import { shellText } from './text.ts'
import { isHinted, StartHint } from './StartHint.tsx'
import { WarningsBadge } from './WarningsBadge.tsx'

function badgeOf(key: RouteKey) {
  if (key === 'warnings') return <WarningsBadge />
  if (key === 'changelog') return <ChangesHint />
  return isHinted(key) ? <StartHint of={key} /> : undefined
}

const PriaMenu = lazyComponent<PriaMenuProps>(async () => (await import('./PriaMenu.tsx')).PriaMenu)

/** The menu stands without PRIA until its part can be loaded. */
const noMenu = (): void => undefined

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
        {dailyItems(mayOpen).map((key) => (
          <li key={key}>
            <MenuLink to={key} badge={badgeOf(key)} onClick={onGo} />
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {menuGroups((key) => isWanted(key, settings) && mayOpen(key)).map(({ id, label, items }) =>
          id === 'pria' ? (
            <PriaMenu key={id} props={{ label, items, isCurrent: current === id, onGo }} onFailed={noMenu} />
          ) : (
            <MenuGroup key={id} id={id} label={label} isCurrent={current === id}>
              {items.map((key) => (
                <li key={key}>
                  <MenuLink to={key} badge={badgeOf(key)} onClick={onGo} />
                </li>
              ))}
            </MenuGroup>
          ),
        )}
      </ul>
    </nav>
  )
}
