import type { ClipboardEvent } from 'react'
import { useMessages } from '../Messages.tsx'
import { type Block, tableOf } from './changes.ts'
import { isInInput, isOwn } from './event-places.ts'
import { clear, paste } from './grid-steps.ts'
import { boxOf } from './selection.ts'
import { endOf, type SheetRow } from './sheet.ts'
import { gridText } from './text.ts'
import { readTable, writeTable } from './tsv.ts'
import type { Grid } from './use-grid.ts'

export interface PastedBlock extends Block {
  /** Headings that no column has. */
  readonly unknown: readonly string[]
}
export interface Pasting {
  /** A pasted table, from the column one stands in. */
  readonly read: (table: readonly (readonly string[])[], column: number) => PastedBlock
  /** Most rows that the sheet holds. */
  readonly maxRows: number
}
const LONG = { ms: 10_000 } as const

/** Copying and pasting tables, as spreadsheets do. */
export function useClipboard<Row extends SheetRow>({ state, apply, wish }: Grid<Row>, pasting: Pasting) {
  const messages = useMessages()
  const copy = (event: ClipboardEvent<HTMLElement>): boolean => {
    if (!isOwn(event) || isInInput(event.target)) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTable(tableOf(state, boxOf(state.selection))))
    return true
  }
  const pasteText = (text: string): void => {
    const { top, left } = boxOf(state.selection)
    const { unknown, ...block } = pasting.read(readTable(text), left === endOf(state.sheet) ? 0 : left)
    if (block.table.length === 0) return
    if (top + block.table.length > pasting.maxRows)
      return messages.error(gridText.tooManyRows(pasting.maxRows))
    wish.want()
    apply(paste(block))
    if (unknown.length > 0) messages.error(gridText.unknownHeadings(unknown), LONG)
    else if (block.table.length > 1) messages.success(gridText.pasted(block.table.length))
  }
  return {
    onCopy: (event: ClipboardEvent<HTMLElement>): void => void copy(event),
    onCut: (event: ClipboardEvent<HTMLElement>): void => {
      if (copy(event)) apply(clear)
    },
    onPaste: (event: ClipboardEvent<HTMLElement>): void => {
      if (!isOwn(event) || isInInput(event.target)) return
      event.preventDefault()
      pasteText(event.clipboardData.getData('text/plain'))
    },
  }
}
