/** A row of the table: what was typed or pasted, as text. What it means is read from it anew. */
import { z } from 'zod'
import { newId } from '../../lib/new-id.ts'
import { COLUMNS } from './columns.ts'

/** Rows that an older page kept know no cell of machines. */
export const Cells = z.preprocess(
  (kept) => (typeof kept === 'object' && kept !== null ? { machine: '', ...kept } : kept),
  z.record(z.enum(COLUMNS), z.string()),
)
export type Cells = Readonly<z.infer<typeof Cells>>

export const GridRow = z.object({
  id: z.string(),
  batchId: z.string(),
  /** The job of each field, named once: a repeated save finds what it made the first time. */
  ids: z.record(z.string(), z.string()),
  cells: Cells,
  /** Initial texts of the row; as long as nothing else is in it, it is no job. */
  start: Cells,
})
export type GridRow = Readonly<z.infer<typeof GridRow>>

export const NO_CELLS: Cells = {
  date: '',
  endDate: '',
  status: '',
  job: '',
  fields: '',
  area: '',
  material: '',
  amount: '',
  unit: '',
  worker: '',
  machine: '',
  notes: '',
  labels: '',
}

export const rowOf = (start: Cells): GridRow => ({
  id: newId(),
  batchId: newId(),
  ids: {},
  cells: start,
  start,
})

/** The row once more, for jobs of their own. */
export const withNewIds = (row: GridRow): GridRow => ({
  ...row,
  batchId: newId(),
  ids: Object.fromEntries(Object.keys(row.ids).map((fieldId) => [fieldId, newId()])),
})
