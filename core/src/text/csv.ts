/** A row of a table: its cells, and the line of the file on which it begins, counted from 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

const SEPARATORS = [',', ';', '\t'] as const

/** The separator that stands most often in the first line, outside quotes; commas of later lines do not mislead. */
export function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]/) >>> 0).replaceAll(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => line.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** A quote that opens a cell and is never closed. */
export class UnclosedQuote extends Error {
  readonly line: number
  constructor(line: number) {
    super(`A quote on line ${line} is never closed`)
    this.line = line
  }
}

/** A row with more cells than were allowed. */
export class TooManyCells extends Error {
  readonly line: number
  constructor(line: number) {
    super(`Line ${line} has too many cells`)
    this.line = line
  }
}

const lineBreaksIn = (text: string): number => {
  let breaks = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks += 1
  return breaks
}

/** Where the quotes that open at `start` close; doubled ones are a quote in the text. */
function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end
}

/**
 * Rows of a text with a separator, after RFC 4180: quotes around a cell, doubled quotes and line breaks inside, any line
 * end. Empty lines are left out. Throws UnclosedQuote when the text ends inside quotes, TooManyCells above `maxCells`.
 */
export function* csvRows(
  text: string,
  separator = separatorOf(text),
  maxCells = Infinity,
): Generator<CsvRow> {
  const plainEnd = new RegExp(`[${separator}\r\n]`, 'g')
  let at = 0
  let line = 1
  while (at < text.length) {
    const row = { line, cells: [] as string[] }
    for (let isRowOpen = true; isRowOpen;) {
      let cell = ''
      if (text[at] === '"') {
        const end = closingQuote(text, at)
        if (end < 0) throw new UnclosedQuote(line)
        const quoted = text.slice(at + 1, end)
        line += lineBreaksIn(quoted)
        cell = quoted.replaceAll('""', '"')
        at = end + 1
      }
      plainEnd.lastIndex = at
      const end = plainEnd.exec(text)?.index ?? text.length
      if (row.cells.length === maxCells) throw new TooManyCells(row.line)
      row.cells.push(cell + text.slice(at, end))
      isRowOpen = text[end] === separator
      at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
    }
    line += 1
    if (row.cells.length > 1 || row.cells[0]?.trim()) yield row
  }
}
