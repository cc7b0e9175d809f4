import { z } from 'zod'
import { forgetInTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts'
import { isUntouched } from '../../ui/grid/sheet.ts'
import { GridRow } from './grid-row.ts'
import { draftRowsKey } from './draft-rows-key.ts'

/** Where the rows of a table come from, and where they are kept while they are not saved. */
export interface RowKeeping {
  /** Rows to go on with; undefined for a new table. */
  readonly load: () => readonly GridRow[] | undefined
  readonly keep: (rows: readonly GridRow[]) => void
  readonly forget: () => void
}

/** The unsaved rows of this tab, so that a reload or a new login loses nothing. */
const DraftRows = z.array(GridRow).min(1)

export const saveDraftRows = (account: string, rows: readonly GridRow[]): void =>
  saveInTab(draftRowsKey(account), rows)
export const forgetRows = (account: string): void => forgetInTab(draftRowsKey(account))

/** The kept rows; undefined when there are none to go on with, or they were kept by another version. */
export function draftRows(account: string): readonly GridRow[] | undefined {
  const rows = readFromTab(draftRowsKey(account), DraftRows)
  return rows?.some((row) => !isUntouched(row)) ? rows : undefined
}

/** Rows are kept in the tab, for each account its own. */
export const inTab = (account: string): RowKeeping => ({
  load: () => draftRows(account),
  keep: (rows) => saveDraftRows(account, rows),
  forget: () => forgetRows(account),
})
