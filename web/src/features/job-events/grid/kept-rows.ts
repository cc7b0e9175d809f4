import { z } from 'zod'
import { GridRow, isUntouched } from './grid-row.ts'
import { keptKey } from './kept-key.ts'

/** The unsaved rows of this tab, so that a reload or a new login loses nothing. */
const KeptRows = z.array(GridRow).min(1)

export function keepRows(account: string, rows: readonly GridRow[]): void {
  try {
    sessionStorage.setItem(keptKey(account), JSON.stringify(rows))
  } catch {
    // A full store loses the copy, not the table.
  }
}
export function forgetRows(account: string): void {
  sessionStorage.removeItem(keptKey(account))
}

/** The kept rows; undefined when there are none, or they were kept by another version. */
export function keptRows(account: string): readonly GridRow[] | undefined {
  const text = sessionStorage.getItem(keptKey(account))
  if (text === null) return undefined
  try {
    const rows = KeptRows.safeParse(JSON.parse(text)).data
    return rows?.some((row) => !isUntouched(row)) ? rows : undefined
  } catch {
    return undefined
  }
}
