/** The book as a workbook: a sheet for each table, real days, moments and numbers; texts are never calculated. */
import type { Book, BookCell, BookColumn, BookTable } from '@vagu/core/book/book'
import { momentText } from '@vagu/core/book/cell-text'
import { DAY_MS } from '@vagu/core/time/spans'
import writeWorkbook, { type Cell, type Row, type Sheet } from 'write-excel-file/universal'
import { printText } from './text.ts'
import type { Printing } from './title-page.ts'

const HEAD = { type: String, fontWeight: 'bold', backgroundColor: '#e8efe4', wrap: true } as const
const DAY = 'dd.mm.yyyy'
const MOMENT = 'dd.mm.yyyy hh:mm'
/** Longest text that a cell of a workbook takes. */
const LONGEST = 32_767
/** Signs that XML does not take, and half pairs. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

const plain = (text: string): string => text.toWellFormed().replaceAll(NOT_IN_XML, '').slice(0, LONGEST)

/** Days since which spreadsheets count: the same for every program that reads them. */
const EPOCH = Date.UTC(1899, 11, 30)
const dayNumber = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - EPOCH) / DAY_MS

const tallinn = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** A moment as the clocks of Tallinn show it: cells know no time zone. */
const momentNumber = (instant: string): number =>
  (Date.parse(`${tallinn.format(new Date(instant)).replace(' ', 'T')}Z`) - EPOCH) / DAY_MS

const formatOf = ({ decimals }: BookColumn): string => (decimals === 0 ? '0' : `0.${'#'.repeat(decimals)}`)

function cellOf(cell: BookCell, column: BookColumn): Cell {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: cell, type: Number, format: formatOf(column) }
  if (column.kind === 'day') return { value: dayNumber(cell), type: Number, format: DAY }
  if (column.kind === 'instant') return { value: momentNumber(cell), type: Number, format: MOMENT }
  return { value: plain(cell), type: String }
}

const headOf = ({ head, law }: BookColumn): Cell => ({
  ...HEAD,
  value: law === '' ? head : `${head} [${[...law].join(', ')}]`,
})

/** Widths in letters, about what the page gives. */
const widthOf = ({ width, head }: BookColumn) => ({
  width: Math.min(60, Math.max(width * 1.3, head.length + 2)),
})

function rowsOf({ columns, rows, sums, notes }: BookTable): Row[] {
  const line = (cells: readonly BookCell[]): Row =>
    columns.map((column, i) => cellOf(cells[i] ?? null, column))
  const none: Row[] = rows.length === 0 ? [[{ value: printText.none, type: String }]] : []
  const total: Row[] = sums
    ? [
        line(sums).map((cell, i) =>
          i === 0 && cell === null
            ? { value: printText.sums, type: String, fontWeight: 'bold' as const }
            : cell,
        ),
      ]
    : []
  return [
    columns.map(headOf),
    ...rows.map(({ cells }) => line(cells)),
    ...none,
    ...total,
    ...notes.map((note): Row => [{ value: note, type: String, textColor: '#5b665b' }]),
  ]
}

/** Names of sheets have 31 letters at most, and none of these signs. */
const sheetName = (name: string): string => name.replaceAll(/[*/:?[\\\]]/g, ' ').slice(0, 31)

function titleSheet(book: Book, { code, madeAt, program, checkAddress }: Printing): Sheet<Blob> {
  const lines: (readonly [string, string])[] = [
    ...book.title,
    [printText.made, momentText(madeAt)],
    [printText.program, program],
    [printText.code, code],
    ['', checkAddress],
    ['', printText.codeHint],
    ['', printText.law],
    ['', printText.sheet.mapNote],
  ]
  return {
    sheet: printText.sheet.title,
    columns: [{ width: 26 }, { width: 80 }],
    data: [
      [{ value: printText.title(book.wish.year), type: String, fontWeight: 'bold', fontSize: 18 }],
      ...lines.map(([label, value]): Row => [
        { value: label, type: String, textColor: '#5b665b' },
        { value: plain(value), type: String, wrap: true },
      ]),
    ],
  }
}

export async function bookWorkbook(book: Book, printing: Printing): Promise<Uint8Array<ArrayBuffer>> {
  const sheets: Sheet<Blob>[] = book.tables.map((table) => ({
    sheet: sheetName(table.title),
    columns: table.columns.map(widthOf),
    stickyRowsCount: 1,
    orientation: 'landscape',
    data: rowsOf(table),
  }))
  const blob = await writeWorkbook([titleSheet(book, printing), ...sheets]).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
