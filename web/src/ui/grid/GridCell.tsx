import { memo, type ReactNode, useId } from 'react'
import { VisuallyHidden } from '@mantine/core'
import styles from './Grid.module.css'

interface Props {
  readonly row: number
  readonly column: number
  readonly text: string
  /** Usual value while nothing is typed. */
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly isCurrent: boolean
  readonly isMarked: boolean
  readonly isNumeric: boolean
  /** The input, while the cell is written in. */
  readonly children?: ReactNode
}

/** Rows and columns are counted from 1, the headings and the row numbers with them. */
const FIRST = 2

/** A cell; the one that one stands on takes the keys. */
export const GridCell = memo(function GridCell(props: Props) {
  const { row, column, text, hint, error, isCurrent, isMarked, isNumeric, children } = props
  const id = useId()
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-row={row}
      data-column={column}
      data-numeric={isNumeric || undefined}
      data-current={isCurrent || undefined}
      data-autofocus={isCurrent || undefined}
      aria-colindex={column + FIRST}
      aria-selected={isMarked}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : id}
      title={error ?? (text || undefined)}
      tabIndex={isCurrent ? 0 : -1}
    >
      {children ?? (text === '' && hint ? <span className={styles.usual}>{hint}</span> : text)}
      {error !== undefined && <VisuallyHidden id={id}>{error}</VisuallyHidden>}
    </div>
  )
})
