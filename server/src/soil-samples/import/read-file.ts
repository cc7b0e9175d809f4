/** Reads what a laboratory sends, a workbook, a text with a separator or a PDF, as sheets of cells. */
import { AppError } from '@vagu/core/errors'
import { MAX_UNPACKED_BYTES } from '@vagu/core/field-import/schema'
import {
  MAX_COLUMNS,
  MAX_SAMPLES,
  MAX_SHEETS,
  MAX_SOIL_FILE_BYTES,
  SOIL_FILE_PROBLEMS,
} from '@vagu/core/soil-samples/import/schema'
import type { Sheet } from '@vagu/core/soil-samples/import/tables'
import { csvRows } from '@vagu/core/text/csv'
import { decodeText } from '@vagu/core/text/decode'
import { isZip, listZip, ZipFault } from '../../archives/zip.ts'
import { kindOfBytes, kindOfText } from '../../field-import/kinds.ts'
import { RowReader, type WorkbookParts } from '../../field-import/workbook-sheet.ts'
import { openWorkbook, WORKBOOK } from '../../field-import/workbook.ts'
import { isPdf, pdfSheets } from './read-pdf.ts'
import { soilRefusal, tooManySamples } from './refusals.ts'

const MEGABYTE = 1024 * 1024
/** Most lines of a file, with those that are no samples. */
const MAX_LINES = 10 * MAX_SAMPLES
/** Lines of a text in which its separator is looked for. */
const LOOKED_AT = 40
const SEPARATORS = [';', '\t', ','] as const

/** Refuses a file by its size alone, before anything is read. */
export function rejectBySize(bytes: number): void {
  if (bytes === 0) throw soilRefusal('emptyFile')
  if (bytes > MAX_SOIL_FILE_BYTES)
    throw soilRefusal('tooLarge', { megabytes: MAX_SOIL_FILE_BYTES / MEGABYTE })
}

/** Counts the lines of a file, of all its sheets together. */
class LineCount {
  #left = MAX_LINES

  take(): void {
    this.#left -= 1
    if (this.#left < 0) throw tooManySamples()
  }
}

type Lines = Sheet['lines'][number][]

class LinesReader extends RowReader {
  readonly lines: Lines = []
  readonly #count: LineCount

  constructor(parts: WorkbookParts, count: LineCount) {
    super(parts)
    this.#count = count
  }

  protected isDone(): boolean {
    return false
  }

  protected take(row: string[], line: number): void {
    this.#count.take()
    this.lines.push({ line, cells: row.slice(0, MAX_COLUMNS) })
  }
}

async function workbookSheets(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const entries = listZip(bytes)
  if (!entries.some(({ name }) => name === WORKBOOK))
    throw soilRefusal(entries.some(({ name }) => name === 'content.xml') ? 'isSpreadsheet' : 'unknownFormat')
  const { sheets, parts, read } = await openWorkbook(entries)
  const count = new LineCount()
  const found: Sheet[] = []
  for (const sheet of sheets.slice(0, MAX_SHEETS)) {
    const { lines } = await read(sheet, new LinesReader(parts, count))
    found.push({ name: sheet.name, lines })
  }
  return found
}

/** The separator that parts the most of the first lines. Commas, which stand in numbers too, come last. */
function separatorIn(text: string): string {
  const lines = text.split(/\r?\n/, LOOKED_AT)
  const counts = SEPARATORS.map(
    (separator) => lines.filter((line) => line.split(separator).length > 2).length,
  )
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';'
}

function textSheet(text: string): Sheet {
  const kind = kindOfText(text)
  if (kind === 'isWebPage') throw soilRefusal(kind)
  if (text.slice(0, 4096).includes('\0')) throw soilRefusal('unknownFormat')
  const count = new LineCount()
  const lines: Lines = []
  try {
    for (const row of csvRows(text, separatorIn(text), 10 * MAX_COLUMNS)) {
      count.take()
      lines.push({ line: row.line, cells: row.cells.slice(0, MAX_COLUMNS) })
    }
  } catch (error) {
    throw error instanceof AppError ? error : soilRefusal('unreadable')
  }
  return { name: '', lines }
}

export interface SoilFile {
  readonly sheets: readonly Sheet[]
  /** The line with the first letter that could not be read; null where all could. */
  readonly brokenAt: number | null
  /** Whether its cells were put together from places on pages. */
  readonly isPrinted: boolean
}

async function takeApart(bytes: Uint8Array<ArrayBuffer>): Promise<SoilFile> {
  if (isZip(bytes)) return { sheets: await workbookSheets(bytes), brokenAt: null, isPrinted: false }
  if (isPdf(bytes)) return { sheets: await pdfSheets(bytes), brokenAt: null, isPrinted: true }
  const kind = SOIL_FILE_PROBLEMS.find((problem) => problem === kindOfBytes(bytes))
  if (kind !== undefined) throw soilRefusal(kind)
  const { text, brokenAt } = decodeText(bytes, '')
  if (text.trim() === '') throw soilRefusal('emptyFile')
  return { sheets: [textSheet(text)], brokenAt, isPrinted: false }
}

/** Refusals of the readers of workbooks, which speak of parcels, in words about this file. */
function inOurWords(error: unknown): unknown {
  if (error instanceof ZipFault)
    return error.reason === 'broken'
      ? soilRefusal('brokenArchive')
      : soilRefusal('unpackedTooLarge', { megabytes: MAX_UNPACKED_BYTES / MEGABYTE })
  const [fault] = error instanceof AppError ? (error.fields ?? []) : []
  const code = SOIL_FILE_PROBLEMS.find((problem) => problem === fault?.code)
  return code === undefined || code === 'tooManySamples' ? error : soilRefusal(code)
}

/** The sheets of a file. Throws an AppError with a sentence at the path 'file', whatever the bytes are. */
export async function readSoilFile(bytes: Uint8Array<ArrayBuffer>): Promise<SoilFile> {
  rejectBySize(bytes.length)
  try {
    return await takeApart(bytes)
  } catch (error) {
    throw inOurWords(error)
  }
}
