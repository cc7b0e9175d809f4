import { memo } from 'react'
import type { Column } from '../data-table-columns.ts'
import styles from '../DataTable.module.css'
import { RowBox } from './RowBox.tsx'
import type { RowParts } from './select-list.ts'
import type { Choosing } from './use-selection.ts'

interface Props<Row> {
  readonly row: Row
  readonly index: number
  /** Pixels from the top of the rows. */
  readonly start: number
  readonly columns: readonly Column<Row>[]
  readonly isChosen: boolean
  /** The row that Tab leads to. */
  readonly isCurrent: boolean
  readonly isPending: boolean
  readonly onToggle: Choosing['onToggle']
  readonly parts: RowParts<Row>
}

/** The row of headings and the counting from 1. */
const FIRST_ROW = 2

function Row<Row>(props: Props<Row>) {
  const { row, index, start, columns, isChosen, isCurrent, isPending, onToggle, parts } = props
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div
      role="row"
      className={styles.row}
      data-index={index}
      data-pending={isPending || undefined}
      aria-rowindex={index + FIRST_ROW}
      aria-selected={isChosen}
      tabIndex={tabIndex}
      style={{ transform: `translateY(${start}px)` }}
      onDoubleClick={(event) => {
        const isOwn = event.target instanceof Element && event.target.closest('a, button, label')
        if (!isOwn && !isPending) parts.onOpen(row)
      }}
    >
      <div role="gridcell">
        <RowBox
          id={parts.keyOf(row)}
          label={parts.chooseLabel(row)}
          isChosen={isChosen}
          onToggle={onToggle}
          tabIndex={tabIndex}
        />
      </div>
      {columns.map(({ id, cell, isNumeric, titleOf }) => (
        <div
          key={id}
          role="gridcell"
          className={styles.gridCell}
          data-numeric={isNumeric}
          title={titleOf?.(row)}
        >
          {cell(row, tabIndex)}
        </div>
      ))}
      <div role="gridcell" className={styles.buttons}>
        {parts.renderButtons(row, { isPending, tabIndex })}
      </div>
    </div>
  )
}

/** A row that can be chosen; drawn anew only when something of its own changes. */
export const SelectRow = memo(Row) as typeof Row
