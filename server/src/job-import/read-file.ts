/** Reads a table of jobs as sheets of cells: work of a helper. */
import { AppError } from '@vagu/core/errors'
import { jobFileError } from '@vagu/core/job-import/messages'
import {
  type JobFileProblem,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_JOB_FILE_BYTES,
  MAX_LETTERS,
  MAX_LINES,
  MAX_SHEETS,
} from '@vagu/core/job-import/schema'
import type { SentenceFacts } from '@vagu/core/text/table-files'
import { readSheets, type TableFile, type TableFileKind } from '../table-files/read-sheets.ts'

const refuse = (code: JobFileProblem, facts: SentenceFacts = {}): AppError =>
  new AppError(code === 'tooLarge' ? 'tooLarge' : 'invalid', { fields: [jobFileError(code, facts)] })

export const JOB_FILE: TableFileKind = {
  maxBytes: MAX_JOB_FILE_BYTES,
  maxLines: MAX_LINES,
  maxSheets: MAX_SHEETS,
  maxColumns: MAX_COLUMNS,
  maxCell: MAX_CELL,
  maxLetters: MAX_LETTERS,
  fillsMerged: true,
  refuse,
  tooMany: () => refuse('tooManyLines', { limit: MAX_LINES }),
}

export async function readJobFile(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  const { sheets, brokenAt } = await readSheets(bytes, JOB_FILE)
  const filled = sheets.filter(({ lines }) => lines.length > 0)
  if (filled.length === 0) throw refuse('noLines')
  return { sheets: filled, brokenAt }
}
