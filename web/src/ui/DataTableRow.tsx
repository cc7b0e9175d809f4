import type { MouseEvent } from 'react'
import { type Column, saysNothing } from './data-table-columns.ts'
import styles from './DataTable.module.css'
import { type LitRow, useIsLit } from './lit-row.ts'

interface Props<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly index: number
  readonly measure?: (element: HTMLElement | null) => void
  readonly onClick: ((row: Row) => void) | undefined
  readonly isMarked: boolean
  readonly rowKey: string
  readonly lit: LitRow | undefined
}

/** A click on a button or link inside the row is meant for that alone. */
const isOwnClick = (event: MouseEvent): boolean =>
  !(event.target instanceof Element && event.target.closest('a, button, input, label'))

/** The click on a row is a short cut; a link or button in its first cell does the same by keyboard. */
export function DataTableRow<Row>(props: Props<Row>) {
  const { row, columns, index, measure, onClick, isMarked, rowKey, lit } = props
  const isLit = useIsLit(lit, rowKey)
  const click = onClick && ((event: MouseEvent) => isOwnClick(event) && onClick(row))
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-marked={isMarked || undefined}
      data-lit={isLit || undefined}
      data-clickable={onClick !== undefined || undefined}
      onClick={click}
    >
      {columns.map(({ id, header, cell, isNumeric, isTitle, isActions, isSecondary }) => {
        const shown = cell(row)
        return (
          <td
            key={id}
            role="cell"
            className={styles.cell}
            data-label={isActions || isTitle ? undefined : header}
            data-empty={saysNothing(shown) || undefined}
            data-numeric={isNumeric ?? undefined}
            data-actions={isActions ?? undefined}
            data-title={isTitle ?? undefined}
            data-secondary={isSecondary ?? undefined}
          >
            {shown}
          </td>
        )
      })}
    </tr>
  )
}
