import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo } from 'react'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import type { CheckedRow } from './check-row.ts'
import { COLUMNS, VERDICT_AT } from './columns.ts'
import styles from './Grid.module.css'
import { GridRowView, type RowHandlers } from './GridRowView.tsx'
import { stopEditing } from './grid-state.ts'
import { writeAndGo } from './grid-steps.ts'
import { boxOf } from './selection.ts'
import { words } from './text.ts'
import { useClipboard, useKeys, useMouse } from './use-grid-events.ts'
import { ROW_HEIGHT } from './use-grid-focus.ts'
import type { Table } from './use-table.ts'

const KEPT_AROUND = 8
const NOWHERE = -1

interface Props {
  readonly table: Table
  readonly frame: RefObject<HTMLDivElement | null>
  readonly wantFocus: () => void
  readonly onOpenForm: (checked: CheckedRow) => void
}

function Head() {
  return (
    <div role="row" className={styles['head']} aria-rowindex={1}>
      <div role="columnheader" className={styles['number']} aria-colindex={1} aria-label={words.rowNumber}>
        #
      </div>
      {COLUMNS.map((column, place) => (
        <div key={column} role="columnheader" className={styles['heading']} aria-colindex={place + 2}>
          {words.columns[column]}
        </div>
      ))}
      <div role="columnheader" className={styles['lastHeading']} aria-colindex={VERDICT_AT + 2}>
        {words.verdict}
      </div>
    </div>
  )
}

function useRowHandlers(
  { apply, reader }: Table,
  { wantFocus, onOpenForm }: Pick<Props, 'wantFocus' | 'onOpenForm'>,
) {
  return useMemo(
    (): RowHandlers => ({
      onWrite: (spot, text, way) => {
        if (way !== 'stay') wantFocus()
        apply(writeAndGo({ ...spot, text }, way, reader))
      },
      onCancel: () => {
        wantFocus()
        apply(stopEditing)
      },
      onOpenForm,
    }),
    [apply, reader, wantFocus, onOpenForm],
  )
}

/** The table itself: one stop for Tab, keys as in a spreadsheet, only the rows in view drawn. */
export function JobGrid({ table, frame, wantFocus, onOpenForm }: Props) {
  const { state, all, shown, verdicts, reader } = table
  const { focus } = state.selection
  const box = boxOf(state.selection)
  const year = useGlobalYear()
  const virtualizer = useVirtualizer({
    count: all.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: KEPT_AROUND,
    // The row one stands on stays drawn: with it the focus would be lost.
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), focus.row])],
    scrollPaddingStart: ROW_HEIGHT,
  })
  const handlers = useRowHandlers(table, { wantFocus, onOpenForm })
  const onKeyDown = useKeys(table, wantFocus)
  return (
    <div ref={frame} className={styles['frame']}>
      <div
        role="grid"
        aria-label={words.table}
        aria-rowcount={all.length + 1}
        aria-colcount={COLUMNS.length + 2}
        aria-multiselectable
        className={styles['grid']}
        onKeyDown={onKeyDown}
        {...useMouse(table, wantFocus)}
        {...useClipboard(table, wantFocus)}
      >
        <Head />
        <div role="rowgroup" className={styles['rows']} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const checked = all[index]
            const seen = shown[index]
            return (
              checked &&
              seen && (
                <GridRowView
                  key={checked.row.id}
                  index={index}
                  start={start}
                  checked={checked}
                  shown={seen}
                  verdicts={verdicts}
                  names={reader.names}
                  year={year}
                  current={focus.row === index ? focus.column : NOWHERE}
                  from={index >= box.top && index <= box.bottom ? box.left : NOWHERE}
                  to={index >= box.top && index <= box.bottom ? box.right : NOWHERE}
                  editing={state.editing?.spot.row === index ? state.editing : null}
                  handlers={handlers}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}
