/** Heavy work of the book: it is built, printed and compared where it holds up nobody. */
import { buildBook, gather } from '@vagu/core/book/build'
import { compareBooks, haveSameColumns } from '@vagu/core/book/compare'
import type { BookFacts, BookField } from '@vagu/core/book/facts'
import { lacksOf } from '@vagu/core/book/lacks'
import {
  type BookFormat,
  type BookPreview,
  type ExtractCheck,
  MAX_DIFFERENCES,
  MAX_LACKS_LISTED,
} from '@vagu/core/book/schema'
import type { Book } from '@vagu/core/book/book'
import { gridRings } from '@vagu/core/geo/map-data'
import type { MapData } from '@vagu/core/geo/schema'
import { smallOutline } from '@vagu/core/geo/small-outline'
import { fingerprint } from '@vagu/core/warnings/fingerprint'
import { z } from 'zod'
import { ownText } from '../db/stored.ts'
import type { PdfLibrary } from './print/library.ts'
import type { Printing } from './print/title-page.ts'
import { codeOf, packedBook, unpackedBook } from './packed.ts'
import { printBook } from './print/print-book.ts'

/** Facts as they are sent: boundaries as they are stored. */
export type SentFacts = Omit<BookFacts, 'fields'> & {
  readonly fields: readonly (Omit<BookField, 'rings' | 'shapeMark'> & { readonly shape: MapData | null })[]
}
const Sent = z.custom<SentFacts>()

export function factsOf(text: string): BookFacts {
  const { fields, ...rest } = ownText(Sent, text)
  return {
    ...rest,
    fields: fields.map(({ shape, ...field }) => ({
      ...field,
      rings: shape === null ? [] : smallOutline(gridRings(shape)),
      shapeMark: shape === null ? '' : fingerprint(JSON.stringify(shape)),
    })),
  }
}

const countsOf = (book: Book): BookPreview['counts'] =>
  Object.fromEntries(book.tables.map(({ key, rows }) => [key, rows.length]))

/** Facts are JSON: a farm of thousands of jobs is handed over as text, as it is stored. */
export interface BookToMake {
  readonly facts: string
}

async function makeBook({ facts }: BookToMake) {
  const book = buildBook(factsOf(facts))
  return { packed: await packedBook(book), code: await codeOf(book), counts: countsOf(book) }
}

async function previewBook({ facts }: BookToMake): Promise<BookPreview> {
  const known = factsOf(facts)
  const lacks = lacksOf(gather(known))
  return {
    counts: countsOf(buildBook(known)),
    lacks: lacks.slice(0, MAX_LACKS_LISTED),
    lacksInAll: lacks.length,
  }
}

interface BookToCompare extends BookToMake {
  /** Null where only the code is left. */
  readonly packed: string | null
  readonly code: string
}

async function compareBook({ facts, packed, code }: BookToCompare): Promise<Omit<ExtractCheck, 'extract'>> {
  const now = buildBook(factsOf(facts))
  if ((await codeOf(now)) === code) return { verdict: 'same', differences: [], differencesInAll: 0 }
  if (packed === null) return { verdict: 'changed', differences: null, differencesInAll: 0 }
  const before = await unpackedBook(packed)
  const differences = compareBooks(before, now)
  // printed by a program whose tables had other columns: what it printed still stands
  const isSame = differences.length === 0 && !haveSameColumns(before, now)
  return {
    verdict: isSame ? 'same' : 'changed',
    differences: differences.slice(0, MAX_DIFFERENCES),
    differencesInAll: differences.length,
  }
}

interface BookToPrint {
  readonly packed: string
  readonly format: BookFormat
  readonly printing: Printing
}

export const bookTasks = {
  makeBook,
  previewBook,
  compareBook,
  printBook: async (
    { packed, format, printing }: BookToPrint,
    { pdf }: { readonly pdf: () => Promise<PdfLibrary> },
  ): Promise<Uint8Array<ArrayBuffer>> => printBook(await unpackedBook(packed), { format, printing, pdf }),
}
