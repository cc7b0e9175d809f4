import { Link } from '@tanstack/react-router'
import { type Crumb, usePageHeading } from '../../lib/page-heading.ts'
import type { RouteKey } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import { usePathInYear } from '../../entities/session/global-year.ts'
import { menuItemOf } from './menu.ts'
import styles from './Header.module.css'
import { shellText } from './text.ts'

function useParents(key: RouteKey | undefined, own: readonly Crumb[] | undefined): readonly Crumb[] {
  const pathOf = usePathInYear()
  if (own && own.length > 0) return own
  const parent = menuItemOf(key)
  return parent && parent !== key ? [{ label: titles[parent], to: pathOf(parent) }] : []
}

/** The name of the page, and the pages above it. */
export function Heading() {
  const key = useRouteKey()
  const heading = usePageHeading()
  const parents = useParents(key, heading?.parents)
  return (
    <div className={styles.heading}>
      {parents.length > 0 && (
        <nav aria-label={shellText.place} className={styles.crumbs}>
          {parents.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {heading?.title ?? (key ? titles[key] : '')}
      </h1>
    </div>
  )
}
