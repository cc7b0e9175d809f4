import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isNewFor, useLookAtChanges } from '../../entities/help/new-changes.ts'
import { usePathInYear } from '../../entities/session/global-year.ts'
import { formatDay } from '../../lib/format.ts'
import { titles } from '../../navigation/titles.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { type Change, readChanges } from './changes.ts'
import { CHANGELOG } from './changelog-file.ts'
import styles from './changelog.module.css'
import { changelogText } from './text.ts'

function ChangeItem({ change, isNew }: { readonly change: Change; readonly isNew: boolean }) {
  const pathOf = usePathInYear()
  const { title, text, page } = change
  return (
    <li className={styles.change}>
      <h3 className={styles.title}>
        {title}
        {isNew && <span className={styles.new}>{changelogText.isNew}</span>}
      </h3>
      <p className={styles.text}>{text}</p>
      {page && (
        <Anchor component={Link} to={pathOf(page)} className="stands-alone">
          {changelogText.open(titles[page])}
        </Anchor>
      )}
    </li>
  )
}

/** Changes under the days on which they came. */
function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const reader = useLookAtChanges()
  const isNew = (change: Change): boolean => reader !== undefined && isNewFor(change, reader)
  const byDay = Map.groupBy(changes, ({ day }) => day)
  return (
    <>
      <p className={styles.intro}>
        {changelogText.intro} {reader && changelogText.countNew(changes.filter(isNew).length)}
      </p>
      {[...byDay].map(([day, ofDay]) => (
        <Card key={day} title={formatDay(day)}>
          <ul className={styles.list}>
            {ofDay.map((change) => (
              <ChangeItem key={change.title} change={change} isNew={isNew(change)} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

/** `/uuendused`: what is new, and what of it this farmer has not seen. */
export function ChangelogPage() {
  const changes = useMemo(() => readChanges(CHANGELOG), [])
  return (
    <Page isNarrow>
      <Changes changes={changes} />
    </Page>
  )
}
