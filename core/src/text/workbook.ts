/** Workbooks (XLSX) with real numbers, days and moments: the one place where they are written. Texts are never calculated. */
import writeWorkbook, { type Cell, type Row } from 'write-excel-file/universal'
import { DAY_MS } from '../time/spans.ts'
import type { FileValue } from './csv-writer.ts'

export type { Cell, Row }

export interface WorkbookSheet {
  readonly name: string
  readonly rows: Row[]
  /** Width of each column, letters. */
  readonly widths: readonly number[]
  /** Whether the first row stays in sight, and paper lies on its side. */
  readonly isTable: boolean
}

const DAY = 'dd.mm.yyyy'
const MOMENT = 'dd.mm.yyyy hh:mm'
/** Longest text that a cell of a workbook takes. */
const LONGEST = 32_767
/** Signs that XML does not take. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

/** Text as a workbook takes it: whole signs of XML alone, and not too many. */
export const sheetText = (text: string): string =>
  text.toWellFormed().replaceAll(NOT_IN_XML, '').slice(0, LONGEST).toWellFormed()

/** Days since which spreadsheets count: the same for every program that reads them. */
const EPOCH = Date.UTC(1899, 11, 30)
const daysSince = (instant: string): number => (Date.parse(instant) - EPOCH) / DAY_MS

const tallinn = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** A moment as the clocks of Tallinn show it: cells know no time zone. */
const localInstant = (instant: string): string => `${tallinn.format(new Date(instant)).replace(' ', 'T')}Z`

/** `decimals` is the most that are shown. */
export const numberCell = (value: number, decimals: number): Cell =>
  Number.isFinite(value)
    ? { value, type: Number, format: decimals === 0 ? '0' : `0.${'#'.repeat(decimals)}` }
    : null
/** Cell of a day `YYYY-MM-DD`. */
export const dayCell = (day: string): Cell => ({
  value: daysSince(`${day}T00:00:00Z`),
  type: Number,
  format: DAY,
})
/** Cell of an instant, ISO in UTC. */
export const momentCell = (instant: string): Cell => ({
  value: daysSince(localInstant(instant)),
  type: Number,
  format: MOMENT,
})
export const textCell = (text: string): Cell => ({ value: sheetText(text), type: String })
export const headCell = (text: string): Cell => ({
  value: sheetText(text),
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#e8efe4',
  wrap: true,
})

/** Names of sheets have 31 letters at most, and none of these signs. */
const sheetName = (name: string): string => sheetText(name.replaceAll(/[*/:?[\\\]]/g, ' ').slice(0, 31))

export async function workbookOf(sheets: readonly WorkbookSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await writeWorkbook(
    sheets.map(({ name, rows, widths, isTable }) => ({
      sheet: sheetName(name),
      columns: widths.map((width) => ({ width })),
      data: rows,
      ...(isTable && { stickyRowsCount: 1, orientation: 'landscape' as const }),
    })),
  ).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

function tableCell(value: FileValue): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') return numberCell(value, MOST_DECIMALS)
  return typeof value === 'string' ? textCell(value) : dayCell(value.day)
}
/** Decimals of a figure of a table, at most. */
const MOST_DECIMALS = 6
const WIDTH = { least: 10, most: 50 } as const

/** A table as the only sheet of a workbook, its heads first. */
export function tableWorkbook(
  name: string,
  [heads = [], ...rows]: readonly (readonly FileValue[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const letters = (column: number): number =>
    Math.max(0, ...rows.map((cells) => lettersOf(cells[column] ?? null)))
  const widths = heads.map((head, column) =>
    Math.min(WIDTH.most, Math.max(WIDTH.least, lettersOf(head) + 2, letters(column) + 2)),
  )
  const data = [
    heads.map((head) => (typeof head === 'string' ? headCell(head) : tableCell(head))),
    ...rows.map((cells) => cells.map(tableCell)),
  ]
  return workbookOf([{ name, rows: data, widths, isTable: true }])
}
const lettersOf = (value: FileValue): number => (typeof value === 'string' ? value.length : 0)
