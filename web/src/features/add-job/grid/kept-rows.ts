import { z } from 'zod'
import { forgetInTab, keepInTab, keptInTab } from '../../../lib/kept-in-tab.ts'
import { isUntouched } from '../../../ui/grid/sheet.ts'
import { GridRow } from './grid-row.ts'
import { keptKey } from './kept-key.ts'

/** The unsaved rows of this tab, so that a reload or a new login loses nothing. */
const KeptRows = z.array(GridRow).min(1)

export const keepRows = (account: string, rows: readonly GridRow[]): void => keepInTab(keptKey(account), rows)
export const forgetRows = (account: string): void => forgetInTab(keptKey(account))

/** The kept rows; undefined when there are none to go on with, or they were kept by another version. */
export function keptRows(account: string): readonly GridRow[] | undefined {
  const rows = keptInTab(keptKey(account), KeptRows)
  return rows?.some((row) => !isUntouched(row)) ? rows : undefined
}
