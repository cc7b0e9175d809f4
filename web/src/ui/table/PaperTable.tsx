import { ColumnHeads } from './ColumnHeads.tsx'
import { formatNumber } from '../../lib/format.ts'
import type { Column } from '../data-table-columns.ts'
import { useIsPrinting } from '../use-is-printing.ts'
import styles from './PaperTable.module.css'
import { plainTable } from './plain-table.ts'

interface Props<Row> {
  readonly title: string
  readonly summary: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
}

/** On paper stand all the rows that are seen, not only those that were in view; it takes the place of what stands before it. */
export function PaperTable<Row>({ title, summary, rows: seen, columns, keyOf }: Props<Row>) {
  if (!useIsPrinting()) return null
  const { heads, rows } = plainTable(seen, columns)
  return (
    <table className={styles.paper}>
      <caption>
        <strong>{title}</strong>
        <span>{summary}</span>
      </caption>
      <ColumnHeads heads={heads} />
      <tbody>
        {seen.map((row, at) => (
          <tr key={keyOf(row)}>
            {rows[at]?.map((cell, place) => (
              <td key={heads[place]} data-numeric={typeof cell === 'number' || undefined}>
                {typeof cell === 'number' ? formatNumber(cell, 4) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
