import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePathInYear } from '../../entities/session/global-year.ts'
import { titles } from '../../navigation/titles.ts'
import { type MenuKey, menuItemOf } from './menu.ts'
import { menuIcons } from './menu-icons.ts'
import styles from './Shell.module.css'
import { useRouteKey } from '../../navigation/use-route.ts'

interface Props {
  readonly to: MenuKey
  /** Instead of the page's title, where there is little room. */
  readonly name?: string | undefined
  readonly badge?: ReactNode
  readonly className?: string | undefined
  readonly onClick?: (() => void) | undefined
}

/** One page in the menu or in the phone's bar. */
export function MenuLink({ to, name = titles[to], badge, className = styles.link, onClick }: Props) {
  const pathOf = usePathInYear()
  const isCurrent = menuItemOf(useRouteKey()) === to
  const Icon = menuIcons[to]
  return (
    <Link
      to={pathOf(to)}
      className={className}
      activeProps={{}}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onClick ? { onClick } : {})}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      <span className={styles.linkName}>{name}</span>
      {badge}
    </Link>
  )
}
