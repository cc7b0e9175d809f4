import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilterOff } from '@tabler/icons-react'
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { sumAreas } from '@vagu/core/units/rounding'
import { useDeferredValue, useMemo } from 'react'
import { useUser } from '../../entities/session/session.ts'
import { formatQuantity } from '../../lib/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperTable } from '../../ui/table/PaperTable.tsx'
import { SelectCards } from '../../ui/table/SelectCards.tsx'
import { SelectTable } from '../../ui/table/SelectTable.tsx'
import type { SelectListProps } from '../../ui/table/select-list.ts'
import { useSelection } from '../../ui/table/use-selection.ts'
import { usePendingIds } from './api.ts'
import { Batch } from './Batch.tsx'
import { isNarrowed, NO_FILTER } from './filter-jobs.ts'
import { Filters } from './Filters.tsx'
import styles from './JobsPage.module.css'
import { jobParts } from './job-parts.tsx'
import type { RowActions } from './row-actions.ts'
import { keyOfJob, type JobRow } from './job-row.ts'
import { jobsPageText } from './text.ts'
import { useColumns } from './use-columns.ts'
import { useFilter } from './use-filter.ts'
import { IfMay } from '../../ui/may.tsx'
import { useFilteredJobs } from './use-filtered-jobs.ts'

interface Props {
  readonly jobs: readonly Job[]
  readonly fields: readonly Field[]
  readonly year: number
  readonly actions: RowActions
}

interface TotalsProps {
  readonly text: string
  /** Absent where nothing is hidden. */
  readonly onShowAll: (() => void) | undefined
}

/** Sum of the shown jobs, and a button that shows those that a filter hides. */
const Totals = ({ text, onShowAll }: TotalsProps) => (
  <div className={styles.totals} role="status">
    <strong>{text}</strong>
    {onShowAll && (
      <Button variant="subtle" onClick={onShowAll}>
        {jobsPageText.showAll}
      </Button>
    )}
  </div>
)

const NoneFound = ({ all, onShowAll }: { readonly all: number; readonly onShowAll: () => void }) => (
  <EmptyState
    icon={<IconFilterOff size={32} />}
    title={jobsPageText.noneFound}
    action={<Button onClick={onShowAll}>{jobsPageText.showAll}</Button>}
  >
    {jobsPageText.noneFoundText(all)}
  </EmptyState>
)

/** Columns on paper: notes are for the farm alone where it wants them so. */
const onPaper = <C extends { readonly id: string }>(
  columns: readonly C[],
  withNotes: boolean,
): readonly C[] => (withNotes ? columns : columns.filter(({ id }) => id !== 'notes'))

/** The season's jobs with everything that narrows, chooses and changes them. */
export function JobsOverview({ jobs, fields, year, actions }: Props) {
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const [filter, setFilter] = useFilter()
  const [columnIds, setColumnIds] = useColumns()
  const rows = useFilteredJobs({ jobs, fields, year, filter: useDeferredValue(filter), columns: columnIds })
  const { all, shown, columns } = rows
  const { rows: chosen, choosing, clear } = useSelection(shown, keyOfJob)
  const parts = useMemo(() => jobParts(actions), [actions])
  const area = useMemo(() => formatQuantity(sumAreas(shown.map(({ job }) => job.area)), 'ha'), [shown])
  const totals = jobsPageText.totals(shown.length, area)
  const showAll = (): void => setFilter(NO_FILTER)
  const isNarrow = isNarrowed(filter)
  const list: SelectListProps<JobRow> = {
    label: jobsPageText.table(year),
    rows: shown,
    columns,
    sorting: rows.sorting,
    onSort: rows.onSort,
    choosing,
    chooseAllLabel: jobsPageText.selectAll(shown.length),
    pendingKeys: usePendingIds(),
    parts,
  }
  const List = isPhone ? SelectCards : SelectTable
  const choices = { filter, onFilter: setFilter, columns: columnIds, onColumns: setColumnIds }
  return (
    <>
      <div className={styles.screen} data-choosing={chosen.length > 0 || undefined}>
        <Filters rows={rows} year={year} {...choices} />
        {rows.hasNoWarnings && <p className={styles.hint}>{jobsPageText.warningsFailed}</p>}
        <Totals
          text={isNarrow ? jobsPageText.shown(shown.length, all.length, area) : totals}
          onShowAll={isNarrow ? showAll : undefined}
        />
        <IfMay to="enter">
          <Batch jobs={chosen} year={year} onClear={clear} />
        </IfMay>
        {shown.length === 0 ? <NoneFound all={all.length} onShowAll={showAll} /> : <List {...list} />}
      </div>
      <PaperTable
        title={jobsPageText.printTitle(year)}
        summary={totals}
        rows={shown}
        columns={onPaper(columns, useUser()?.settings.printJobNotes ?? true)}
        keyOf={keyOfJob}
      />
    </>
  )
}
