import { z } from 'zod'

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

/** Shown columns in their order; the rest is hidden. */
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
  const kept = [...new Set(Saved.safeParse(saved).data?.filter(isColumn))]
  return kept.length === 0 ? USUAL_COLUMNS : kept
}

/** With a column shown (at its usual place) or hidden; the last one stays. */
export function withColumn(shown: readonly ColumnId[], id: ColumnId): readonly ColumnId[] {
  if (shown.includes(id)) return shown.length === 1 ? shown : shown.filter((each) => each !== id)
  const place = COLUMN_IDS.indexOf(id)
  const next = shown.findIndex((each) => COLUMN_IDS.indexOf(each) > place)
  return shown.toSpliced(next < 0 ? shown.length : next, 0, id)
}

/** With a column moved one place to the left (-1) or right (1). */
export function moved(shown: readonly ColumnId[], id: ColumnId, by: -1 | 1): readonly ColumnId[] {
  const from = shown.indexOf(id)
  const to = from + by
  const other = shown[to]
  if (from < 0 || to < 0 || other === undefined) return shown
  return shown.with(from, other).with(to, id)
}
