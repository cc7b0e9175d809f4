/** Reads what a laboratory sends, a workbook, a text with a separator or a PDF, as sheets of cells. */
import {
  MAX_COLUMNS,
  MAX_SAMPLES,
  MAX_SHEETS,
  MAX_SOIL_FILE_BYTES,
} from '@vagu/core/soil-samples/import/schema'
import {
  readSheets,
  rejectBySize as reject,
  type TableFile,
  type TableFileKind,
} from '../../table-files/read-sheets.ts'
import { isPdf, pdfSheets } from './read-pdf.ts'
import { soilRefusal, tooManySamples } from './refusals.ts'

const KIND: TableFileKind = {
  maxBytes: MAX_SOIL_FILE_BYTES,
  // with those that are no samples
  maxLines: 10 * MAX_SAMPLES,
  maxSheets: MAX_SHEETS,
  maxColumns: MAX_COLUMNS,
  maxCell: 10_000,
  maxLetters: Infinity,
  // headers of groups are spread over their columns by names
  fillsMerged: false,
  refuse: soilRefusal,
  tooMany: tooManySamples,
}

/** Refuses a file by its size alone, before anything is read. */
export const rejectBySize = (bytes: number): void => reject(bytes, KIND)

export interface SoilFile extends TableFile {
  /** Whether its cells were put together from places on pages. */
  readonly isPrinted: boolean
}

/** The sheets of a file. Throws an AppError with a sentence at the path 'file', whatever the bytes are. */
export async function readSoilFile(bytes: Uint8Array<ArrayBuffer>): Promise<SoilFile> {
  rejectBySize(bytes.length)
  if (isPdf(bytes)) return { sheets: await pdfSheets(bytes), brokenAt: null, isPrinted: true }
  return { ...(await readSheets(bytes, KIND)), isPrinted: false }
}
