import type { Warning } from '@vagu/core/warnings/schema'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import {
  countOf,
  filterWarnings,
  gravestFirst,
  isOnRecord,
  newestFirst,
  NO_FILTER,
} from './filter-warnings.ts'
import { warningsText } from './text.ts'
import { WarningFilters } from './WarningFilters.tsx'
import { WarningList } from './WarningList.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Warnings.module.css'

/** From this many on a list is worth narrowing. */
const FILTER_FROM = 6
/** Records that are shown at first: so few that the jobs stay near. */
const RECORDS_AT_FIRST = 5

const AllClear = () => (
  <div className={styles.clear}>
    <EmptyState icon={<IconCircleCheck size={36} />} title={warningsText.allClear}>
      {warningsText.allClearText}
    </EmptyState>
  </div>
)

interface GroupProps {
  readonly title: string
  readonly warnings: readonly Warning[]
  readonly atFirst?: number
}

function Group({ title, warnings, atFirst }: GroupProps) {
  if (warnings.length === 0) return null
  return (
    <section className={layout.columnXl} aria-label={title}>
      <h2 className={styles.group}>
        {title} <small>{warnings.length}</small>
      </h2>
      <WarningList warnings={warnings} {...(atFirst === undefined ? {} : { atFirst })} />
    </section>
  )
}

/** Warnings on the farm's records first: they are soon mended; then those on jobs. */
function Groups({ warnings }: Pick<GroupProps, 'warnings'>) {
  const [records, jobs] = useMemo(
    () => [
      gravestFirst(warnings.filter(isOnRecord)),
      newestFirst(warnings.filter((warning) => !isOnRecord(warning))),
    ],
    [warnings],
  )
  if (records.length === 0) return <WarningList warnings={jobs} />
  return (
    <>
      <Group title={warningsText.records} warnings={records} atFirst={RECORDS_AT_FIRST} />
      <Group title={warningsText.jobs} warnings={jobs} />
    </>
  )
}

/** Rules that are broken now: how many, which, and a way to narrow them. */
export function ActiveWarnings({ warnings }: Pick<GroupProps, 'warnings'>) {
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = useMemo(() => filterWarnings(warnings, filter), [warnings, filter])
  if (warnings.length === 0) return <AllClear />
  const counts = warningsText.counts(countOf(warnings, 'ERROR'), countOf(warnings, 'WARN'))
  return (
    <section className={layout.columnXl} aria-label={warningsText.title}>
      <h2 className={styles.heading}>
        {warningsText.count(warnings.length)} <small>{counts}</small>
      </h2>
      {warnings.length >= FILTER_FROM && (
        <WarningFilters warnings={warnings} filter={filter} onChange={setFilter} />
      )}
      {filter !== NO_FILTER && shown.length < warnings.length && (
        <p role="status" className={styles.note}>
          {warningsText.filtered(shown.length, warnings.length)}
          <Button variant="subtle" onClick={() => setFilter(NO_FILTER)}>
            {warningsText.showAll}
          </Button>
        </p>
      )}
      <Groups warnings={shown} />
    </section>
  )
}
