/** Workbooks (XLSX) with real numbers, days and moments: the one place where they are written. Texts are never calculated. */
import { DAY_MS } from '../time/spans.ts'
import type { FileValue } from './csv-writer.ts'
import { type Cell, LOOKS, MOST_DECIMALS, type Row } from './workbook-looks.ts'
import { type SheetPart, workbookBytes } from './workbook-parts.ts'

export type { Cell, Row }

export interface WorkbookSheet {
  readonly name: string
  readonly rows: readonly Row[]
  /** Width of each column, letters. */
  readonly widths: readonly number[]
  /** Whether the first row stays in sight, and paper lies on its side. */
  readonly isTable: boolean
}

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
    ? { value, look: LOOKS.number + Math.min(MOST_DECIMALS, Math.max(0, decimals)) }
    : null
/** Cell of a day `YYYY-MM-DD`. */
export const dayCell = (day: string): Cell => ({ value: daysSince(`${day}T00:00:00Z`), look: LOOKS.day })
/** Cell of an instant, ISO in UTC. */
export const momentCell = (instant: string): Cell => ({
  value: daysSince(localInstant(instant)),
  look: LOOKS.moment,
})
export const textCell = (value: string, look: number = LOOKS.text): Cell => ({ value, look })
export const headCell = (value: string): Cell => textCell(value, LOOKS.head)

/** Names of sheets have 31 letters at most, at least one, and none of these signs. */
const sheetName = (name: string): string => name.replaceAll(/[*/:?[\\\]]/g, ' ').slice(0, 31) || 'Leht'

export function workbookOf(sheets: readonly WorkbookSheet[]): Uint8Array<ArrayBuffer> {
  return workbookBytes(sheets.map((sheet): SheetPart => ({ ...sheet, name: sheetName(sheet.name) })))
}

function tableCell(value: FileValue): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') return numberCell(value, MOST_DECIMALS)
  return typeof value === 'string' ? textCell(value) : dayCell(value.day)
}
const WIDTH = { least: 10, most: 50 } as const

/** A table as the only sheet of a workbook, its heads first. */
export function tableWorkbook(
  name: string,
  [heads = [], ...rows]: readonly (readonly FileValue[])[],
): Uint8Array<ArrayBuffer> {
  const letters = (column: number): number =>
    rows.reduce((most, cells) => Math.max(most, lettersOf(cells[column] ?? null)), 0)
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
