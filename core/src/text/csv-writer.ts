/** Value of a cell: a text, a number, or nothing. */
export type CsvValue = string | number | null

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF'
/** A text that a spreadsheet would calculate: a file must never run what somebody typed into a note. */
const FORMULA = /^\s*[=+\-@\t\r]/

function cellText(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file that Estonian spreadsheets open as a table: semicolons, decimal commas, UTF-8 with its mark. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  BOM + rows.map((cells) => `${cells.map(cellText).join(';')}\r\n`).join('')
