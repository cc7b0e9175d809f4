import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FoundPage } from '../../entities/help/search-help.ts'
import { usePathInYear } from '../../entities/session/global-year.ts'
import { titles } from '../../navigation/titles.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './help.module.css'
import { helpText } from './text.ts'

/** Pages that were looked for. */
export function FoundPages({ pages }: { readonly pages: readonly FoundPage[] }) {
  const pathOf = usePathInYear()
  if (pages.length === 0) return null
  return (
    <Card title={helpText.pagesTitle}>
      <ul className={styles.pages}>
        {pages.map(({ key, purpose }) => (
          <li key={key}>
            <Anchor component={Link} to={pathOf(key)}>
              {titles[key]}
            </Anchor>
            <span>{purpose}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
