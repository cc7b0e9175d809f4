import { PLACES } from '@vagu/core/field-import/messages'
import { MAX_COLUMNS, MAX_ROWS } from '@vagu/core/field-import/schema'
import { csvRows, separatorOf, TooManyCells, UnclosedQuote } from '@vagu/core/text/csv'
import { type RawFile, refusal } from './raw.ts'
import { type Cells, shapeColumnOf, tableRows } from './table.ts'

/** The header and the rows, one more at most than may be taken. */
function linesOf(text: string): Cells[] {
  const lines: Cells[] = []
  try {
    for (const { cells } of csvRows(text, separatorOf(text), MAX_COLUMNS)) {
      lines.push(cells)
      if (lines.length > MAX_ROWS + 1) break
    }
  } catch (error) {
    if (error instanceof UnclosedQuote) throw refusal('unreadable', { place: PLACES.csv })
    if (error instanceof TooManyCells) throw refusal('unreadable', { place: PLACES.columns })
    throw error
  }
  return lines
}

/** A table with one column of WKT; comma, semicolon or tab between columns. */
export function readCsv(text: string): RawFile {
  const [header = [], ...lines] = linesOf(text)
  const shapeColumn = shapeColumnOf(header, lines)
  if (shapeColumn < 0) throw refusal('unknownFormat')
  if (lines.length > MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
  return { format: 'csv', ...tableRows(header, lines, shapeColumn) }
}
