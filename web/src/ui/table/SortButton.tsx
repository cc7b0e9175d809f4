import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import styles from '../DataTable.module.css'
import type { Sorting } from '../data-table-columns.ts'

interface Props {
  readonly id: string
  readonly header: string
  readonly sorting: Sorting | undefined
  readonly onSort: (sorting: Sorting) => void
}

/** Sort order of a column for its heading. */
export const orderOf = (id: string, sorting: Sorting | undefined) =>
  sorting?.id !== id ? 'none' : sorting.desc ? 'descending' : 'ascending'

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown } as const

/** The heading of a column that rows can be sorted by: upwards at first, then the other way. */
export function SortButton({ id, header, sorting, onSort }: Props) {
  const order = orderOf(id, sorting)
  const Icon = order === 'none' ? IconArrowsSort : ICONS[order]
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ id, desc: order === 'ascending' })}>
      {header}
      <Icon size={14} className={order === 'none' ? styles.unsorted : undefined} aria-hidden />
    </button>
  )
}
