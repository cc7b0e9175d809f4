/** The book as a file of the kind that is wanted. */
import type { Book, BookTable } from '@vagu/core/book/book'
import type { BookFormat } from '@vagu/core/book/schema'
import { momentText } from '@vagu/core/book/cell-text'
import { type SprayingRecord, sprayingRows, sprayingsOf } from '@vagu/core/book/sprayings'
import { AppError } from '@vagu/core/errors'
import { type CsvValue, csvText } from '@vagu/core/text/csv-writer'
import { dayText, plainLetters } from '@vagu/core/text/format'
import { zipOf } from '../../archives/zip-writer.ts'
import { cropRecords, sprayingsFile } from './crop-records.ts'
import type { PdfLibrary } from './library.ts'
import { bookPdf } from './pdf.ts'
import { printText } from './text.ts'
import type { Printing } from './title-page.ts'
import { bookWorkbook } from './workbook.ts'

interface Wanted {
  readonly format: BookFormat
  readonly printing: Printing
  readonly pdf: () => Promise<PdfLibrary>
}

/** Rows of a table for a spreadsheet: figures as figures, days and moments as they are read. */
export function csvRows({ columns, rows }: BookTable): CsvValue[][] {
  return [
    columns.map(({ head }) => head),
    ...rows.map(({ cells }) =>
      columns.map(({ kind }, i) => {
        const cell = cells[i] ?? null
        if (typeof cell !== 'string') return cell
        if (kind === 'day') return dayText(cell)
        return kind === 'instant' ? momentText(cell) : cell
      }),
    ),
  ]
}

async function* csvFiles(book: Book, { code, madeAt }: Printing) {
  const encoder = new TextEncoder()
  const title: CsvValue[][] = [
    ...book.title.map((line) => [...line]),
    [printText.made, momentText(madeAt)],
    [printText.code, code],
  ]
  yield { name: '00_tiitelleht.csv', bytes: encoder.encode(csvText(title)) }
  for (const [i, table] of book.tables.entries()) {
    const name = `${String(i + 1).padStart(2, '0')}_${plainLetters(table.title)}.csv`
    yield { name, bytes: encoder.encode(csvText(csvRows(table))) }
  }
}

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Refuses with `notFound` where the book was made without its table of plant protection. */
function recordsIn(book: Book): SprayingRecord[] {
  const records = sprayingsOf(book)
  if (records === null) throw new AppError('notFound')
  return records
}
const jsonBytes = (value: object): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`)

const PRINTERS: Readonly<
  Record<BookFormat, (book: Book, wanted: Wanted) => Promise<Uint8Array<ArrayBuffer>>>
> = {
  pdf: async (book, { printing, pdf }) => bookPdf(book, printing, await pdf()),
  xlsx: async (book, { printing }) => bookWorkbook(book, printing),
  csv: (book, { printing }) => collected(zipOf(csvFiles(book, printing), new Date(printing.madeAt))),
  json: async (book, { printing }) => jsonBytes(cropRecords(book, printing)),
  sprayingsCsv: async (book) => new TextEncoder().encode(csvText(sprayingRows(recordsIn(book)))),
  sprayingsJson: async (book, { printing }) => jsonBytes(sprayingsFile(book, printing, recordsIn(book))),
}

export const printBook = (book: Book, wanted: Wanted): Promise<Uint8Array<ArrayBuffer>> =>
  PRINTERS[wanted.format](book, wanted)
