/** The columns that a job of the table is typed into, from left to right; the verdict stands behind them. */
export const COLUMNS = [
  'date',
  'endDate',
  'status',
  'job',
  'fields',
  'area',
  'material',
  'amount',
  'unit',
  'worker',
  'machine',
  'notes',
  'labels',
] as const
export type ColumnId = (typeof COLUMNS)[number]

export const VERDICT_AT = COLUMNS.length
/** Columns that a new row takes over from the row above. */
export const INHERITED = ['date', 'job', 'worker'] as const satisfies readonly ColumnId[]

export const columnAt = (at: number): ColumnId | undefined => COLUMNS[at]
export const placeOf = (column: ColumnId): number => COLUMNS.indexOf(column)
