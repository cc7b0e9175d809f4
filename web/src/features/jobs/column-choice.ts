import { z } from 'zod'
import { JOB_COLUMNS } from '../../entities/jobs/job-columns.tsx'
import type { ListedJob } from '../../entities/jobs/listed-job.ts'
import type { Column } from '../../ui/data-table-columns.ts'

/** Every column that may be chosen, in the order in which they stand at first. */
export const COLUMN_IDS = [
  'date',
  'field',
  'crop',
  'job',
  'description',
  'area',
  'status',
  'worker',
  'labels',
  'notes',
  'photos',
  'warnings',
] as const
export type ColumnId = (typeof COLUMN_IDS)[number]
/** The same for as long as the page stands, whatever is chosen of them. */
export const ALL_COLUMNS: readonly (Column<ListedJob> & { readonly id: ColumnId })[] = COLUMN_IDS.map(
  (id) => ({
    ...JOB_COLUMNS[id],
    id,
  }),
)

/** Columns that are shown before any are chosen. */
export const USUAL_COLUMNS: readonly ColumnId[] = [
  'date',
  'field',
  'crop',
  'job',
  'description',
  'area',
  'status',
  'worker',
  'warnings',
]
const Saved = z.array(z.unknown())
const isColumn = (id: unknown): id is ColumnId => COLUMN_IDS.some((known) => known === id)

/** The columns as they were kept; a name of another version is passed over, and nothing at all means the usual ones. */
export function columnsOf(saved: unknown): readonly ColumnId[] {
  const known = [...new Set(Saved.safeParse(saved).data?.filter(isColumn))]
  return known.length === 0 ? USUAL_COLUMNS : known
}
