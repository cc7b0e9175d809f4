import { formatNumber } from '../../lib/format.ts'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import type { ColumnId } from './column-choice.ts'
import { plainTable } from './jobs-table.ts'
import styles from './JobsPage.module.css'
import type { SeenJob } from './seen-job.ts'

interface Props {
  readonly title: string
  readonly summary: string
  readonly jobs: readonly SeenJob[]
  readonly columns: readonly ColumnId[]
}

/** On paper stand all the rows that are seen, not only those that were in view. */
export function PrintTable({ title, summary, jobs, columns }: Props) {
  if (!useIsPrinting()) return null
  const { heads, rows } = plainTable(jobs, columns)
  return (
    <table className={styles['paper']}>
      <caption>
        <strong>{title}</strong>
        <span>{summary}</span>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={jobs[row]?.event._id}>
            {cells.map((cell, place) => (
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
