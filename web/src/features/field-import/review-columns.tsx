import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ReviewRow } from '@vagu/core/field-import/schema'
import { formatQuantity } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { ChangesCell } from './ChangesCell.tsx'
import styles from './field-import.module.css'
import type { ReviewContext } from './review-context.ts'
import { CropCell, NameCell, ProblemsCell, StateCell, TargetCell } from './review-cells.tsx'
import { fieldImportText } from './text.ts'

function IncludeCell({ row, context }: { readonly row: ReviewRow; readonly context: ReviewContext }) {
  return (
    <Checkbox
      aria-label={fieldImportText.include(row.row)}
      checked={context.choices.get(row.row)?.isIncluded ?? false}
      disabled={row.draft === null}
      onChange={(event) => context.onChange(row, { isIncluded: event.currentTarget.checked })}
    />
  )
}

/** On a phone these stand in a line of their own. */
const wide = (content: ReactNode) => <div className={styles.wide}>{content}</div>

/** The columns of a review. */
export const reviewColumns = (context: ReviewContext): Column<ReviewRow>[] => [
  {
    id: 'include',
    header: fieldImportText.columns.include,
    width: 80,
    cell: (row) => <IncludeCell row={row} context={context} />,
  },
  {
    id: 'row',
    header: fieldImportText.columns.row,
    width: 72,
    sortBy: (row) => row.row,
    cell: (row) => row.row,
  },
  {
    id: 'state',
    header: fieldImportText.columns.state,
    sortBy: (row) => fieldImportText.state[row.state],
    cell: (row) => wide(<StateCell row={row} />),
  },
  {
    id: 'name',
    header: fieldImportText.columns.name,
    sortBy: (row) => row.fieldName ?? row.draft?.name,
    cell: (row) => wide(<NameCell row={row} context={context} />),
  },
  {
    id: 'crop',
    header: fieldImportText.columns.crop,
    sortBy: (row) => row.declaredCrop,
    cell: (row) => wide(<CropCell row={row} context={context} />),
  },
  {
    id: 'area',
    header: fieldImportText.columns.area,
    isNumeric: true,
    sortBy: (row) => row.draft?.area,
    cell: (row) => formatQuantity(row.draft?.area, 'ha'),
  },
  {
    id: 'target',
    header: fieldImportText.columns.target,
    cell: (row) =>
      wide(
        <div className={styles.target}>
          <TargetCell row={row} context={context} />
          <ChangesCell row={row} context={context} />
        </div>,
      ),
  },
  {
    id: 'problems',
    header: fieldImportText.columns.problems,
    sortBy: (row) => -row.problems.length,
    cell: (row) => wide(<ProblemsCell row={row} context={context} />),
  },
]
