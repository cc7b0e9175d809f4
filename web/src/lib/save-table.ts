/** A table as a file to keep: the one place where screens make files of theirs. */
import { type FileValue, csvText } from '@vagu/core/text/csv-writer'
import { tableWorkbook } from '@vagu/core/text/workbook'
import { saveFile, saveWorkbookFile } from './save-file.ts'

export const TABLE_FILES = ['csv', 'xlsx'] as const
export type TableFile = (typeof TABLE_FILES)[number]

export interface FileTable {
  /** Name of the file without its ending. */
  readonly name: string
  /** Name of the sheet in a workbook. */
  readonly sheet: string
  /** The heads come first. */
  readonly rows: readonly (readonly FileValue[])[]
}

/** Gives a table to the browser, as a text or as a workbook. */
export function saveTable({ name, sheet, rows }: FileTable, file: TableFile): void {
  if (file === 'csv') saveFile(`${name}.csv`, csvText(rows))
  else saveWorkbookFile(`${name}.xlsx`, tableWorkbook(sheet, rows))
}
