import type { Sorting } from '../../ui/data-table-columns.ts'
import type { JobColumn } from './job-columns.tsx'
import type { RowActions } from './row-actions.ts'
import type { SeenJob } from './seen-job.ts'

/** What the table and the cards show. */
export interface ListProps {
  readonly label: string
  /** In the order in which they stand. */
  readonly jobs: readonly SeenJob[]
  readonly columns: readonly JobColumn[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly chosenIds: ReadonlySet<string>
  readonly chosen: 'all' | 'some' | 'none'
  readonly pendingIds: ReadonlySet<string>
  readonly onToggle: (id: string, isRange: boolean) => void
  readonly onToggleAll: () => void
  readonly actions: RowActions
}
