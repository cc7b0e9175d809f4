/** Value of a cell: a text, a number, or nothing. */
export type CsvValue = string | number | null
/** Day of a cell, `YYYY-MM-DD`: a workbook has it as a real one. */
export interface DayValue {
  readonly day: string
}
/** Value of a cell of a table that is given as a file. */
export type FileValue = CsvValue | DayValue

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF'
/** A text that a spreadsheet would calculate: a file must never run what somebody typed into a note. */
const FORMULA = /^\s*[=+\-@\t\r]/

function cellText(value: FileValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'object') return value.day
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file that Estonian spreadsheets open as a table: semicolons, decimal commas, UTF-8 with its mark. */
export const csvText = (rows: readonly (readonly FileValue[])[]): string =>
  BOM + rows.map((cells) => `${cells.map(cellText).join(';')}\r\n`).join('')
