/**
 * The book for other programs: fields, and below each the rows of every table that name it, with the keys of the columns. The
 * shape follows the records of UN/CEFACT E-CROP (a holding has parcels, a parcel has crops, operations, analyses and
 * yields); it is ours, for the schema of the message itself was not at hand.
 */
import type { Book, BookCell, BookTable } from '@vagu/core/book/book'
import type { BookTableKey } from '@vagu/core/book/schema'
import type { Printing } from './title-page.ts'

type Record = Readonly<{ [key: string]: BookCell }>

/** Names of the lists, in the words of the message. */
const LISTS: Readonly<{ [Key in BookTableKey]: string }> = {
  fields: 'cropParcels',
  diary: 'operations',
  sowing: 'sowings',
  fertilizing: 'fertilizations',
  liming: 'limings',
  protection: 'plantProtections',
  harvest: 'harvests',
  grazing: 'grazings',
  stacks: 'manureStacks',
  soil: 'soilAnalyses',
  balance: 'nitrogenBalances',
  entries: 'journal',
  hidden: 'hiddenWarnings',
}

const recordsOf = ({ columns, rows }: BookTable): Record[] =>
  rows.map(({ id, cells }) => ({
    id,
    ...Object.fromEntries(columns.map(({ key }, i) => [key, cells[i] ?? null])),
  }))

export const cropRecords = (book: Book, { code, madeAt, program }: Printing) => ({
  document: { type: 'vagu-crop-record', version: 1, code, issuedAt: madeAt, issuer: program, language: 'et' },
  period: { kind: book.wish.period, year: book.wish.year, asOf: book.wish.asOf },
  holding: Object.fromEntries(book.title),
  ...Object.fromEntries(book.tables.map((table) => [LISTS[table.key], recordsOf(table)])),
  boundaries: {
    type: 'FeatureCollection',
    crs: 'EPSG:3301',
    features: book.map.map(({ name, rings }) => ({
      type: 'Feature',
      properties: { name, isRough: true },
      geometry: { type: 'MultiLineString', coordinates: rings },
    })),
  },
})
