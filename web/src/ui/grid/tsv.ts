/** Tables on the clipboard, as Excel and LibreOffice write them: tabs between cells, quotes around what has breaks. */

const isQuoted = (cell: string): boolean => /[\t\n\r"]/.test(cell)

export const writeTable = (table: readonly (readonly string[])[]): string =>
  table
    .map((row) => row.map((cell) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

// One cell and what ends it: a tab, a line break or the end of the text.
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r\n|\n|\r|$)/gy

/** The rows of a pasted text; an empty last line is none. */
export function readTable(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex <= text.length) {
    const [, quoted, plain = '', end = ''] = CELL.exec(text) ?? []
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (end === '' || CELL.lastIndex >= text.length) break
  }
  return rows.filter((cells, index) => index < rows.length - 1 || cells.some((cell) => cell !== ''))
}
