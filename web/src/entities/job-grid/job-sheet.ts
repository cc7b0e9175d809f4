/** The sheet of new jobs: its columns, and what a row of it is. */
import type { GridColumn } from '../../ui/grid/GridRowView.tsx'
import type { Sheet } from '../../ui/grid/sheet.ts'
import { type ColumnId, COLUMNS, INHERITED } from './columns.ts'
import { type GridRow, NO_CELLS, rowOf } from './grid-row.ts'
import { addJobGridText } from './text.ts'

export const jobSheet: Sheet<GridRow> = {
  columns: COLUMNS,
  inherited: INHERITED,
  firstToFill: 'fields' satisfies ColumnId,
  rowOf: (start) => rowOf({ ...NO_CELLS, ...start }),
}

type Looks = Omit<GridColumn, 'id' | 'header'>
const LOOKS: Readonly<Record<ColumnId, Looks>> = {
  date: { width: 102, grow: 0 },
  endDate: { width: 102, grow: 0 },
  status: { width: 104, grow: 0 },
  job: { width: 110, grow: 1.1 },
  fields: { width: 124, grow: 1.4 },
  area: { width: 90, grow: 0, isNumeric: true },
  material: { width: 116, grow: 1.2 },
  amount: { width: 70, grow: 0, isNumeric: true },
  unit: { width: 68, grow: 0 },
  worker: { width: 92, grow: 1 },
  machine: { width: 92, grow: 1 },
  notes: { width: 88, grow: 1 },
  labels: { width: 72, grow: 0.8 },
}
export const jobColumns: readonly GridColumn[] = COLUMNS.map((id) => ({
  id,
  header: addJobGridText.columns[id],
  ...LOOKS[id],
}))
export const VERDICT_WIDTH = 128
