import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilterOff } from '@tabler/icons-react'
import type { Field } from '@vagu/core/fields/schema'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { sumAreas } from '@vagu/core/units/rounding'
import { useDeferredValue, useMemo } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usePendingIds } from './api.ts'
import { Batch } from './Batch.tsx'
import { isNarrowed, NO_FILTER } from './filter-jobs.ts'
import { Filters } from './Filters.tsx'
import { JobCards } from './JobCards.tsx'
import { jobColumns } from './job-columns.tsx'
import { JobsGrid } from './JobsGrid.tsx'
import styles from './JobsPage.module.css'
import type { ListProps } from './list-props.ts'
import { PrintTable } from './PrintTable.tsx'
import type { RowActions } from './row-actions.ts'
import { words } from './text.ts'
import { useColumns } from './use-columns.ts'
import { useFilter } from './use-filter.ts'
import { useSeenJobs } from './use-seen-jobs.ts'
import { useSelection } from './use-selection.ts'

interface Props {
  readonly events: readonly JobEvent[]
  readonly fields: readonly Field[]
  readonly year: number
  readonly actions: RowActions
}

interface TotalsProps {
  readonly text: string
  /** Absent where nothing is hidden. */
  readonly onShowAll: (() => void) | undefined
}

/** What is seen, and the way to what a filter keeps out of sight. */
const Totals = ({ text, onShowAll }: TotalsProps) => (
  <div className={styles['totals']} role="status">
    <strong>{text}</strong>
    {onShowAll && (
      <Button variant="subtle" onClick={onShowAll}>
        {words.showAll}
      </Button>
    )}
  </div>
)

const NoneFound = ({ all, onShowAll }: { readonly all: number; readonly onShowAll: () => void }) => (
  <EmptyState
    icon={<IconFilterOff size={32} />}
    title={words.noneFound}
    action={<Button onClick={onShowAll}>{words.showAll}</Button>}
  >
    {words.noneFoundText(all)}
  </EmptyState>
)

/** The season's jobs with everything that narrows, chooses and changes them. */
export function JobsOverview({ events, fields, year, actions }: Props) {
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const [filter, setFilter] = useFilter()
  const [columnIds, setColumnIds] = useColumns()
  const seen = useSeenJobs({ events, fields, year, filter: useDeferredValue(filter) })
  const { all, shown } = seen
  const selection = useSelection(shown)
  const columns = useMemo(() => jobColumns(columnIds), [columnIds])
  const area = useMemo(() => formatQuantity(sumAreas(shown.map(({ event }) => event.area)), 'ha'), [shown])
  const totals = words.totals(shown.length, area)
  const showAll = (): void => setFilter(NO_FILTER)
  const isNarrow = isNarrowed(filter)
  const list: ListProps = {
    label: words.table(year),
    jobs: shown,
    columns,
    sorting: seen.sorting,
    onSort: seen.setSorting,
    chosenIds: selection.ids,
    chosen: selection.chosen,
    pendingIds: usePendingIds(),
    onToggle: selection.onToggle,
    onToggleAll: selection.onToggleAll,
    actions,
  }
  const List = isPhone ? JobCards : JobsGrid
  const choices = { filter, onFilter: setFilter, columns: columnIds, onColumns: setColumnIds }
  return (
    <>
      <div className={styles['screen']} data-choosing={selection.jobs.length > 0 || undefined}>
        <Filters seen={seen} year={year} {...choices} />
        {seen.hasNoWarnings && <p className={styles['hint']}>{words.warningsFailed}</p>}
        <Totals
          text={isNarrow ? words.shown(shown.length, all.length, area) : totals}
          onShowAll={isNarrow ? showAll : undefined}
        />
        <Batch jobs={selection.jobs} year={year} onClear={selection.clear} />
        {shown.length === 0 ? <NoneFound all={all.length} onShowAll={showAll} /> : <List {...list} />}
      </div>
      <PrintTable title={words.printTitle(year)} summary={totals} jobs={shown} columns={columnIds} />
    </>
  )
}
