/** Reads a workbook or a text with a separator as sheets of cells, whatever its table is about. */
import { AppError } from '@vagu/core/errors'
import { MAX_UNPACKED_BYTES } from '@vagu/core/field-import/schema'
import { TABLE_FILE_PROBLEMS, type TableFileProblem } from '@vagu/core/text/table-files'
import { csvRows } from '@vagu/core/text/csv'
import { decodeText } from '@vagu/core/text/decode'
import type { Sheet } from '@vagu/core/text/table-header'
import { isZip, listZip, ZipFault } from '../archives/zip.ts'
import { kindOfBytes, kindOfText } from '../field-import/kinds.ts'
import { openWorkbook, WORKBOOK } from '../field-import/workbook.ts'
import { type Lines, LinesReader } from './lines-reader.ts'

const MEGABYTE = 1024 * 1024
/** Lines of a text in which its separator is looked for. */
const LOOKED_AT = 40
const SEPARATORS = [';', '\t', '|', ','] as const
/** Line with which spreadsheets say what parts the cells. */
const STATED = /^sep=(.)\r?\n/

/** Kind of file by its limits, and its words where it is refused. */
export interface TableFileKind {
  readonly maxBytes: number
  /** Of all sheets together. */
  readonly maxLines: number
  readonly maxSheets: number
  readonly maxColumns: number
  /** Letters of one cell, of which the rest is cut off, and of all. */
  readonly maxCell: number
  readonly maxLetters: number
  /** Whether a cell that was merged of several stands in each of them. */
  readonly fillsMerged: boolean
  readonly refuse: (code: TableFileProblem, facts?: { readonly megabytes: number }) => AppError
  readonly tooMany: () => AppError
}

export interface TableFile {
  readonly sheets: readonly Sheet[]
  /** The line with the first letter that could not be read; null where all could. */
  readonly brokenAt: number | null
}

/** Refuses a file by its size alone, before anything is read. */
export function rejectBySize(bytes: number, { maxBytes, refuse }: TableFileKind): void {
  if (bytes === 0) throw refuse('emptyFile')
  if (bytes > maxBytes) throw refuse('tooLarge', { megabytes: maxBytes / MEGABYTE })
}

/** Counts what a file holds, of all its sheets together, and cuts what is too long. */
class Intake {
  #lines = 0
  #letters = 0
  readonly #kind: TableFileKind

  constructor(kind: TableFileKind) {
    this.#kind = kind
  }

  take(row: readonly string[]): string[] {
    const { maxLines, maxColumns, maxCell, maxLetters, tooMany } = this.#kind
    const cells = row.slice(0, maxColumns).map((cell) => cell.slice(0, maxCell))
    this.#lines += 1
    this.#letters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (this.#lines > maxLines || this.#letters > maxLetters) throw tooMany()
    return cells
  }
}

async function workbookSheets(bytes: Uint8Array<ArrayBuffer>, kind: TableFileKind): Promise<Sheet[]> {
  const entries = listZip(bytes)
  if (!entries.some(({ name }) => name === WORKBOOK))
    throw kind.refuse(entries.some(({ name }) => name === 'content.xml') ? 'isSpreadsheet' : 'unknownFormat')
  const { sheets, parts, read } = await openWorkbook(entries)
  const intake = new Intake(kind)
  const found: Sheet[] = []
  for (const sheet of sheets.slice(0, kind.maxSheets)) {
    const reader = await read(sheet, new LinesReader(parts, (row) => intake.take(row)))
    found.push({ name: sheet.name, lines: kind.fillsMerged ? reader.filled(kind.maxColumns) : reader.lines })
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

function textSheet(whole: string, kind: TableFileKind): Sheet {
  if (kindOfText(whole) === 'isWebPage') throw kind.refuse('isWebPage')
  if (whole.slice(0, 4096).includes('\0')) throw kind.refuse('unknownFormat')
  const [first = '', stated] = STATED.exec(whole) ?? []
  const text = whole.slice(first.length)
  const intake = new Intake(kind)
  const lines: Lines = []
  try {
    for (const row of csvRows(text, stated ?? separatorIn(text), 10 * kind.maxColumns))
      lines.push({ line: row.line + (first === '' ? 0 : 1), cells: intake.take(row.cells) })
  } catch (error) {
    throw error instanceof AppError ? error : kind.refuse('unreadable')
  }
  return { name: '', lines }
}

async function takeApart(bytes: Uint8Array<ArrayBuffer>, kind: TableFileKind): Promise<TableFile> {
  if (isZip(bytes)) return { sheets: await workbookSheets(bytes, kind), brokenAt: null }
  const problem = TABLE_FILE_PROBLEMS.find((each) => each === kindOfBytes(bytes))
  if (problem !== undefined) throw kind.refuse(problem)
  const { text, brokenAt } = decodeText(bytes, '')
  if (text.trim() === '') throw kind.refuse('emptyFile')
  return { sheets: [textSheet(text, kind)], brokenAt }
}

/** Refusals of the readers of workbooks, which speak of parcels, in words about this file. */
function inOurWords(error: unknown, { refuse }: TableFileKind): unknown {
  if (error instanceof ZipFault)
    return error.reason === 'broken'
      ? refuse('brokenArchive')
      : refuse('unpackedTooLarge', { megabytes: MAX_UNPACKED_BYTES / MEGABYTE })
  const [fault] = error instanceof AppError ? (error.fields ?? []) : []
  const code = TABLE_FILE_PROBLEMS.find((problem) => problem === fault?.code)
  return code === undefined ? error : refuse(code)
}

/** The sheets of a file. Throws an AppError with a sentence at the path 'file', whatever the bytes are. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>, kind: TableFileKind): Promise<TableFile> {
  rejectBySize(bytes.length, kind)
  try {
    return await takeApart(bytes, kind)
  } catch (error) {
    throw inOurWords(error, kind)
  }
}
