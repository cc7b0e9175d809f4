import type { SupplyMark, SupplyRow } from '@vagu/core/supplies/schema'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'

const BAD: ReadonlySet<SupplyMark> = new Set(['authorisationEnds'])

/** Reasons to look at a row, the grave ones in red. */
export function Marks({ row }: { readonly row: SupplyRow }) {
  if (row.marks.length === 0) return null
  return (
    <span className={styles.marks}>
      {row.marks.map((mark) => (
        <span key={mark} className={styles.mark} data-bad={BAD.has(mark) || undefined}>
          {text.marksWith(mark, row)}
        </span>
      ))}
    </span>
  )
}
