import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilterOff } from '@tabler/icons-react'
import type { Field } from '@vagu/core/fields/schema'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { sumAreas } from '@vagu/core/units/rounding'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatQuantity } from '../../../lib/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { usePendingIds } from './api.ts'
import { BatchBar } from './BatchBar.tsx'
import { BatchDialog } from './BatchDialog.tsx'
import { isNarrowed, NO_FILTER } from './filter-jobs.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { JobCards } from './JobCards.tsx'
import { jobColumns } from './job-columns.tsx'
import { JobsGrid } from './JobsGrid.tsx'
import styles from './JobsPage.module.css'
import type { ListProps } from './list-props.ts'
import { PrintTable } from './PrintTable.tsx'
import type { RowActions } from './row-actions.ts'
import { StatusToggles } from './StatusToggles.tsx'
import { words } from './text.ts'
import { Toolbar } from './Toolbar.tsx'
import { useBatchChange, useBatchRemove } from './use-batch.ts'
import { useColumns } from './use-columns.ts'
import { useFocusReturn } from './use-focus-return.ts'
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
  readonly shown: number
  readonly all: number
  readonly area: string
  readonly isNarrow: boolean
  readonly onShowAll: () => void
}

/** What is seen, and what a filter keeps out of sight. */
const Totals = ({ shown, all, area, isNarrow, onShowAll }: TotalsProps) => (
  <div className={styles['totals']} role="status">
    <strong>{isNarrow ? words.shown(shown, all, area) : words.totals(shown, area)}</strong>
    {isNarrow && (
      <Button variant="subtle" onClick={onShowAll}>
        {words.showAll}
      </Button>
    )}
  </div>
)

/** The season's jobs with everything that narrows, chooses and changes them. */
export function JobsOverview({ events, fields, year, actions }: Props) {
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const [filter, setFilter] = useFilter()
  const [columnIds, setColumnIds] = useColumns()
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [isBatchOpen, setIsBatchOpen] = useState(false)
  const seen = useSeenJobs({ events, fields, year, filter: useDeferredValue(filter) })
  const { all, shown, labels, counts, warned } = seen
  const selection = useSelection(shown)
  const change = useBatchChange(year)
  const focus = useFocusReturn()
  const remove = useBatchRemove(year)
  const columns = useMemo(() => jobColumns(columnIds), [columnIds])
  const area = useMemo(() => formatQuantity(sumAreas(shown.map(({ event }) => event.area)), 'ha'), [shown])
  const closeBatch = (): void => {
    setIsBatchOpen(false)
    focus.giveBack()
  }
  const showAll = (): void => setFilter(NO_FILTER)
  const chosen = selection.jobs.map(({ event }) => event)
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
  return (
    <>
      <div className={styles['screen']} data-choosing={selection.jobs.length > 0 || undefined}>
        <Toolbar
          filter={filter}
          onFilter={setFilter}
          isPanelOpen={isPanelOpen}
          onPanel={() => setIsPanelOpen(!isPanelOpen)}
          columns={columnIds}
          onColumns={setColumnIds}
          jobs={shown}
          year={year}
        />
        <StatusToggles counts={counts} warned={warned} filter={filter} onChange={setFilter} />
        {isPanelOpen && (
          <FilterPanel filter={filter} onChange={setFilter} counts={counts} labels={labels} year={year} />
        )}
        <ActiveFilters filter={filter} labels={labels} onChange={setFilter} />
        {seen.hasNoWarnings && <p className={styles['hint']}>{words.warningsFailed}</p>}
        <Totals
          shown={shown.length}
          all={all.length}
          area={area}
          isNarrow={isNarrowed(filter)}
          onShowAll={showAll}
        />
        <BatchBar
          jobs={selection.jobs}
          onEdit={() => {
            focus.remember()
            setIsBatchOpen(true)
          }}
          onRemove={() => void remove(chosen)}
          onClear={selection.clear}
        />
        {shown.length === 0 ? (
          <EmptyState
            icon={<IconFilterOff size={32} />}
            title={words.noneFound}
            action={<Button onClick={showAll}>{words.showAll}</Button>}
          >
            {words.noneFoundText(all.length)}
          </EmptyState>
        ) : isPhone ? (
          <JobCards {...list} />
        ) : (
          <JobsGrid {...list} />
        )}
      </div>
      <PrintTable
        title={words.printTitle(year)}
        summary={words.totals(shown.length, area)}
        jobs={shown}
        columns={columnIds}
      />
      {isBatchOpen && selection.jobs.length > 0 && (
        <BatchDialog
          jobs={selection.jobs}
          year={year}
          onClose={closeBatch}
          onSave={(changes) => {
            closeBatch()
            change(changes, chosen)
          }}
        />
      )}
    </>
  )
}
