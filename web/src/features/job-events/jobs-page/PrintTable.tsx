import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '../../../lib/format.ts'
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

/** True from the moment a page is being printed, by our button or by the browser's own, until it is done. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = (): void => flushSync(() => setIsPrinting(true))
    const end = (): void => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
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
