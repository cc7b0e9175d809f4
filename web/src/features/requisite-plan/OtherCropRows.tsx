import type { OtherCropPlan } from '@vagu/core/supplies/schema'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { type ChangedRow, stays } from './other-crop.ts'
import { otherCropText as text } from './other-crop-text.ts'

const changeOf =
  (member: 'left' | 'toBuy') =>
  ({ before, after, unit }: ChangedRow): string =>
    text.from(text.amount(before?.[member] ?? 0, unit), text.amount(after?.[member] ?? 0, unit))

const COLUMNS: readonly Column<ChangedRow>[] = [
  {
    id: 'name',
    header: text.columns.name,
    isTitle: true,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  { id: 'left', header: text.columns.left, isNumeric: true, cell: changeOf('left') },
  {
    id: 'stays',
    header: text.columns.stays,
    isNumeric: true,
    cell: (row) => text.amount(stays(row), row.unit),
  },
  { id: 'toBuy', header: text.columns.toBuy, isNumeric: true, cell: changeOf('toBuy') },
]

/** Materials of which another amount would be needed. */
export const OtherCropRows = ({ rows }: Pick<OtherCropPlan, 'rows'>) => (
  <DataTable label={text.table} rows={rows} columns={COLUMNS} keyOf={({ key }) => key} />
)
