import { type ClipboardEvent, useMemo, useRef, useState } from 'react'
import { at, boxOf, type CellRef, clip, type Selection } from '../../ui/grid/selection.ts'
import { readTable, writeTable } from '../../ui/grid/tsv.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { useFocusWish } from '../../ui/roving-focus.ts'
import { pastedCrop } from './crop-typed.ts'
import {
  type Brush,
  cropEdits,
  fitting,
  lockEdits,
  type MatrixRow,
  pastedInto,
  pasteEdits,
  strokeEdits,
  tableOf,
} from './matrix-edits.ts'
import type { CellEdit } from './plan-edits.ts'
import { rotationText } from './text.ts'
import { useMatrixKeys } from './use-matrix-keys.ts'

interface Facts {
  readonly rows: readonly MatrixRow[]
  readonly years: readonly number[]
  readonly brush: Brush
  readonly mayWrite: boolean
  readonly paint: (cells: readonly CellEdit[]) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly open: (cell: CellRef) => void
  readonly scrollTo: (row: number) => void
}

const isOne = ({ anchor, focus }: Selection): boolean =>
  anchor.row === focus.row && anchor.column === focus.column

/** A stroke of the pointer: from where it went down to where it is. */
function useStroke(selection: Selection, select: (next: Selection) => void, end: () => void) {
  const isDown = useRef(false)
  return {
    down: (cell: CellRef, isExtending: boolean): void => {
      isDown.current = true
      select(isExtending ? { anchor: selection.anchor, focus: cell } : at(cell))
    },
    over: (cell: CellRef): void => {
      const { focus } = selection
      if (isDown.current && (cell.row !== focus.row || cell.column !== focus.column))
        select({ anchor: selection.anchor, focus: cell })
    },
    up: (): void => {
      if (isDown.current) end()
      isDown.current = false
    },
    cancel: (): void => {
      isDown.current = false
    },
  }
}

/** The place one stands on, what is marked, and what strokes, keys and the clipboard do there. */
export function useMatrix(facts: Facts) {
  const { rows, brush, mayWrite } = facts
  const size = { rows: rows.length, end: facts.years.length - 1 }
  const [chosen, setSelection] = useState<Selection>(at({ row: 0, column: 0 }))
  const selection = clip(chosen, size)
  const wish = useFocusWish()
  const messages = useMessages()
  const paint = (cells: readonly CellEdit[]): void => {
    if (mayWrite) facts.paint(cells)
  }
  const put = (crop: string | null): void => paint(cropEdits(rows, selection, crop))
  const goTo = (cell: CellRef, isExtending: boolean): void => {
    setSelection(isExtending ? { anchor: selection.anchor, focus: cell } : at(cell))
    wish.want()
    facts.scrollTo(cell.row)
  }
  const toggleLock = (): void => paint(lockEdits(rows, selection))
  const { open, undo, redo } = facts
  const onKeyDown = useMatrixKeys({ selection, size, goTo, put, toggleLock, open, undo, redo })
  const stroke = useStroke(selection, setSelection, () => {
    if (brush !== 'look') paint(strokeEdits(rows, selection, brush))
    else if (isOne(selection)) open(selection.focus)
  })
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTable(tableOf(rows, selection)))
  }
  return {
    selection,
    wish,
    stroke,
    onKeyDown,
    onCopy: copy,
    onCut: (event: ClipboardEvent): void => {
      copy(event)
      put(null)
    },
    onPaste: (event: ClipboardEvent): void => {
      event.preventDefault()
      const table = fitting(readTable(event.clipboardData.getData('text/plain')), selection, size)
      const unknown = table.flat().find((text) => pastedCrop(text) === undefined)
      if (unknown !== undefined) return messages.error(rotationText.pasteUnknown(unknown))
      const marked = pastedInto(table, selection, size)
      paint(pasteEdits(rows, marked, table))
      setSelection(marked)
    },
    boxOf: useMemo(() => boxOf(selection), [selection]),
  }
}
