/** The book as a workbook: a sheet for each table, real days, moments and numbers; texts are never calculated. */
import type { Book, BookCell, BookColumn, BookTable } from '@vagu/core/book/book'
import { lawText, momentText } from '@vagu/core/book/cell-text'
import {
  type Cell,
  dayCell,
  headCell,
  momentCell,
  numberCell,
  type Row,
  textCell,
  workbookOf,
  type WorkbookSheet,
} from '@vagu/core/text/workbook'
import { LOOKS } from '@vagu/core/text/workbook-looks'
import { printText } from './text.ts'
import type { Printing } from './title-page.ts'

function cellOf(cell: BookCell, column: BookColumn): Cell {
  if (cell === null) return null
  if (typeof cell === 'number') return numberCell(cell, column.decimals)
  if (column.kind === 'day') return dayCell(cell)
  return column.kind === 'instant' ? momentCell(cell) : textCell(cell)
}

const headOf = (column: BookColumn): Cell =>
  headCell(column.law === '' ? column.head : `${column.head} [${lawText(column)}]`)

/** Widths in letters, about what the page gives. */
const widthOf = ({ width, head }: BookColumn): number => Math.min(60, Math.max(width * 1.3, head.length + 2))

function rowsOf({ columns, rows, sums, notes }: BookTable): Row[] {
  const line = (cells: readonly BookCell[]): Row =>
    columns.map((column, i) => cellOf(cells[i] ?? null, column))
  const none: Row[] = rows.length === 0 ? [[textCell(printText.none)]] : []
  const total: Row[] = sums
    ? [line(sums).map((cell, i) => (i === 0 && cell === null ? textCell(printText.sums, LOOKS.bold) : cell))]
    : []
  return [
    columns.map(headOf),
    ...rows.map(({ cells }) => line(cells)),
    ...none,
    ...total,
    ...notes.map((note): Row => [textCell(note, LOOKS.note)]),
  ]
}

function titleSheet(book: Book, { code, madeAt, program, checkAddress }: Printing): WorkbookSheet {
  const lines: (readonly [string, string])[] = [
    ...book.title,
    [printText.made, momentText(madeAt)],
    [printText.program, program],
    [printText.code, code],
    ...(checkAddress === null ? [] : ([['', checkAddress]] as const)),
    ['', printText.codeHint(checkAddress !== null)],
    ['', printText.law],
    ['', printText.sheet.mapNote],
  ]
  return {
    name: printText.sheet.title,
    widths: [26, 80],
    isTable: false,
    rows: [
      [textCell(printText.title(book.wish.year), LOOKS.title)],
      ...lines.map(([label, value]): Row => [textCell(label, LOOKS.note), textCell(value, LOOKS.wrapped)]),
    ],
  }
}

export const bookWorkbook = (book: Book, printing: Printing): Uint8Array<ArrayBuffer> =>
  workbookOf([
    titleSheet(book, printing),
    ...book.tables.map((table) => ({
      name: table.title,
      widths: table.columns.map(widthOf),
      isTable: true,
      rows: rowsOf(table),
    })),
  ])
