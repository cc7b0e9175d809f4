import { type CsvRow, csvRows, UnclosedQuote } from '../../text/csv.ts'
import { decodeText } from '../../text/decode.ts'
import { type ColumnOf, columnsOf, placeOf } from './columns.ts'
import type { RegisterFile } from './problem.ts'
import type { Report } from './report.ts'

const BYTES_PER_MB = 1_000_000
export const MAX_MEGABYTES = 60
export const MAX_ROWS = 200_000

/** A row by the keys of its columns; '' for a cell of an optional column that the file does not have. */
export interface TableRow<F extends RegisterFile> {
  readonly line: number
  readonly cell: (key: ColumnOf<F>) => string
}

/** Text of a file, or nothing where it can be none. */
function textOf(file: RegisterFile, bytes: Uint8Array, report: Report): string | undefined {
  const whole = { file, line: null }
  if (bytes.length === 0) return report.add(whole, 'emptyFile')
  if (bytes.length > MAX_MEGABYTES * BYTES_PER_MB)
    return report.add(whole, 'fileTooLarge', { megabytes: MAX_MEGABYTES })
  const { text, brokenAt } = decodeText(bytes)
  if (brokenAt !== null) return report.add({ file, line: brokenAt }, 'brokenEncoding')
  if (text.includes('\0') || /^\s*<(!doctype|html|\?xml)/i.test(text)) return report.add(whole, 'notText')
  return text
}

function rowsOf(file: RegisterFile, text: string, report: Report): CsvRow[] | undefined {
  const rows: CsvRow[] = []
  try {
    for (const row of csvRows(text)) {
      rows.push(row)
      if (rows.length > MAX_ROWS + 1)
        return report.add({ file, line: row.line }, 'tooManyRows', { limit: MAX_ROWS })
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    return report.add({ file, line: error.line }, 'unclosedQuote')
  }
  return rows
}

/** Places of the columns; missing ones are reported. */
function placesIn(file: RegisterFile, header: readonly string[], report: Report): Map<string, number> {
  const places = new Map<string, number>()
  for (const [key, { title, isOptional }] of columnsOf(file)) {
    const place = placeOf(header, title)
    if (place >= 0) places.set(key, place)
    else if (!isOptional) report.add({ file, line: 1 }, 'missingColumn', { column: title })
  }
  return places
}

/** The rows of a file that are whole, and how many there are with those that are not; none where it cannot be read. */
export function readTable<F extends RegisterFile>(file: F, bytes: Uint8Array, report: Report) {
  const text = textOf(file, bytes, report)
  const [header, ...lines] = (text === undefined ? undefined : rowsOf(file, text, report)) ?? []
  if (header === undefined) {
    if (text !== undefined && !report.hasFatal()) report.add({ file, line: null }, 'emptyFile')
    return { rows: [] as TableRow<F>[], count: 0 }
  }
  const places = placesIn(file, header.cells, report)
  const columns = header.cells.length
  const rows = lines.flatMap(({ line, cells }): TableRow<F>[] => {
    // With a cell too many, as from a separator that was not quoted, the others stand in the wrong columns.
    const isWhole = cells.length >= columns && cells.slice(columns).every((cell) => cell.trim() === '')
    if (isWhole) return [{ line, cell: (key) => cells[places.get(key) ?? -1]?.trim() ?? '' }]
    report.add({ file, line }, 'wrongCells', { cells: cells.length, columns })
    return []
  })
  return { rows, count: lines.length }
}
