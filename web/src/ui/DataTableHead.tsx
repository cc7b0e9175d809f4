import type { Column, Sorting } from './data-table-columns.ts'
import styles from './DataTable.module.css'
import { orderOf, SortButton } from './table/SortButton.tsx'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting | undefined
  readonly onSort: (sorting: Sorting) => void
}

/** Headings; those of sortable columns are buttons. */
export function DataTableHead<Row>({ columns, sorting, onSort }: Props<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {columns.map(({ id, header, sortBy, isNumeric, width, isTitle, isActions, isSecondary }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            style={width === undefined ? {} : { width }}
            data-numeric={isNumeric ?? undefined}
            data-title={isTitle ?? undefined}
            data-actions={isActions ?? undefined}
            data-secondary={isSecondary ?? undefined}
            {...(sortBy ? { 'aria-sort': orderOf(id, sorting) } : {})}
          >
            {sortBy ? (
              <SortButton id={id} header={header} sorting={sorting} onSort={onSort} />
            ) : (
              <span className={isActions ? 'visually-hidden' : styles.plain}>{header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
