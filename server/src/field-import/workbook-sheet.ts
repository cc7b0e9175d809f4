import { MAX_COLUMNS, MAX_ROWS } from '@vagu/core/field-import/schema'
import { addDays } from '@vagu/core/time/day'
import { refusal } from './raw.ts'
import { type Cells, isHeader } from './table.ts'
import { workbookText } from './workbook-styles.ts'
import { attributeOf, type XmlReader } from './xml.ts'

/** Parts of a workbook that its cells refer to. */
export interface WorkbookParts {
  readonly strings: readonly string[]
  /** Whether a style, by its place, shows a number as a day. */
  readonly days: readonly boolean[]
  /** Whether days are counted from 1904 and not from 1900. */
  readonly isFrom1904: boolean
}

/** Rows in which the names of the columns are looked for: titles and dates may stand above them. */
const HEADER_WITHIN = 50
/** Figures that a workbook shows of a number; what lies behind them is dust of its binary form. */
const FIGURES = 15
/** Days that can be meant: up to the year 2200. */
const MAX_DAY = 110_000

/** Place of a cell by its letters: A is 0, AB is 27. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1]
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface Cell {
  readonly column: number
  readonly type: string
  readonly style: number
}

/** Rows of a sheet while its elements go by. */
export abstract class RowReader implements XmlReader {
  readonly #parts: WorkbookParts
  #row: string[] = []
  #line = 0
  #cell: Cell | undefined
  #text = ''
  #isText = false

  constructor(parts: WorkbookParts) {
    this.#parts = parts
  }

  /** Whether nothing that follows is wanted. */
  protected abstract isDone(): boolean
  /** Takes a row that holds anything; `line` is its number as the workbook shows it. */
  protected abstract take(row: string[], line: number): void

  open(name: string, attributes: string): void {
    if (this.isDone()) return
    if (name === 'row') {
      this.#row = []
      this.#line = Number(attributeOf(attributes, 'r') ?? this.#line + 1)
    }
    if (name === 'c') this.#openCell(attributes)
    this.#isText = this.#cell !== undefined && (name === 'v' || name === 't')
  }

  #openCell(attributes: string): void {
    const column = columnOf(attributeOf(attributes, 'r')) ?? this.#row.length
    this.#cell = {
      column,
      type: attributeOf(attributes, 't') ?? 'n',
      style: Number(attributeOf(attributes, 's') ?? 0),
    }
    this.#text = ''
  }

  text(raw: string): void {
    if (this.#isText) this.#text += raw
  }

  close(name: string): void {
    this.#isText = false
    if (name === 'c') this.#closeCell()
    if (name === 'row' && this.#row.length > 0 && !this.isDone()) this.take(this.#row, this.#line)
  }

  #closeCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    // columns far to the right hold nothing of a parcel
    if (cell === undefined || cell.column >= MAX_COLUMNS) return
    const value = this.#valueOf(cell)
    if (value === '') return
    while (this.#row.length < cell.column) this.#row.push('')
    this.#row[cell.column] = value
  }

  #valueOf({ type, style }: Cell): string {
    if (type === 's') return this.#parts.strings[Number(this.#text)] ?? ''
    if (type === 'str' || type === 'inlineStr') return workbookText(this.#text)
    if (type === 'd') return this.#text.slice(0, 10)
    if (type !== 'n' || this.#text.trim() === '') return ''
    const number = Number(Number(this.#text).toPrecision(FIGURES))
    if (!Number.isFinite(number)) return ''
    return this.#parts.days[style] === true ? this.#dayOf(number) : String(number)
  }

  /** A day as workbooks count it: from the last of 1899, as if 1900 had been a leap year. */
  #dayOf(number: number): string {
    const start = this.#parts.isFrom1904 ? '1904-01-01' : '1899-12-30'
    return number >= 1 && number <= MAX_DAY ? addDays(start, Math.floor(number)) : String(number)
  }
}

/** The first row that names columns, and all that stand below it. */
export class SheetReader extends RowReader {
  header: Cells | undefined
  readonly lines: Cells[] = []
  #looked = 0

  protected isDone(): boolean {
    return this.header === undefined && this.#looked === HEADER_WITHIN
  }

  protected take(row: string[]): void {
    if (this.header !== undefined) {
      if (this.lines.length === MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
      this.lines.push(row)
    } else if (isHeader(row)) this.header = row
    else this.#looked += 1
  }
}
