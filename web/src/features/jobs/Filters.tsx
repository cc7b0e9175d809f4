import { useState } from 'react'
import { ActiveFilters } from './ActiveFilters.tsx'
import type { ColumnId } from './column-choice.ts'
import type { JobsFilter } from './filter-jobs.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { StatusToggles } from './StatusToggles.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { useFilteredJobs } from './use-filtered-jobs.ts'

interface Props {
  readonly rows: ReturnType<typeof useFilteredJobs>
  readonly year: number
  readonly filter: JobsFilter
  readonly onFilter: (filter: JobsFilter) => void
  readonly columns: readonly ColumnId[]
  readonly onColumns: (columns: readonly ColumnId[]) => void
}

/** Filters above the list. */
export function Filters({ rows, year, filter, onFilter, columns, onColumns }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { shown, labels, counts, warned } = rows
  return (
    <>
      <Toolbar
        filter={filter}
        onFilter={onFilter}
        isPanelOpen={isOpen}
        onPanel={() => setIsOpen(!isOpen)}
        columns={rows.columns}
        columnIds={columns}
        onColumns={onColumns}
        jobs={shown}
        year={year}
      />
      <StatusToggles counts={counts} warned={warned} filter={filter} onChange={onFilter} />
      {isOpen && (
        <FilterPanel filter={filter} onChange={onFilter} counts={counts} labels={labels} year={year} />
      )}
      <ActiveFilters filter={filter} labels={labels} onChange={onFilter} />
    </>
  )
}
