import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column, Sorting } from './data-table-columns.ts'
import styles from './DataTable.module.css'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting | undefined
  readonly onSort: (sorting: Sorting) => void
}

function SortIcon({ desc }: { readonly desc: boolean | undefined }) {
  if (desc === undefined) return <IconArrowsSort size={14} className={styles['unsorted']} aria-hidden />
  return desc ? <IconArrowDown size={14} aria-hidden /> : <IconArrowUp size={14} aria-hidden />
}

/** Headings; those of sortable columns are buttons. */
export function DataTableHead<Row>({ columns, sorting, onSort }: Props<Row>) {
  return (
    <thead role="rowgroup" className={styles['head']}>
      <tr role="row">
        {columns.map(({ id, header, sortBy, isNumeric, width, isActions }) => {
          const desc = sorting?.id === id ? (sorting.desc ?? false) : undefined
          const order = desc === undefined ? 'none' : desc ? 'descending' : 'ascending'
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              style={width === undefined ? {} : { width }}
              data-numeric={isNumeric ?? undefined}
              data-actions={isActions ?? undefined}
              {...(sortBy ? { 'aria-sort': order } : {})}
            >
              {sortBy ? (
                <button
                  type="button"
                  className={styles['sort']}
                  onClick={() => onSort({ id, desc: desc === false })}
                >
                  {header}
                  <SortIcon desc={desc} />
                </button>
              ) : (
                <span className={isActions ? 'visually-hidden' : styles['plain']}>{header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
