/**
 * The book for other programs: `ECROPReportMessage` is it as a crop report of UN/CEFACT; `records` are fields, crops, jobs with their inputs and yields in the shape of the agency's
 * contract (`core/src/agency/bodies.ts`), with the ids of the farm; beside them the rows of every table, with the keys of its
 * columns.
 */
import type { Book, BookCell, BookTable } from '@vagu/core/book/book'
import { lacksFirst, type SprayingRecord } from '@vagu/core/book/sprayings'
import type { BookTableKey } from '@vagu/core/book/schema'
import { holdingOf } from '@vagu/core/book/build'
import { cropReport } from './crop-report.ts'
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
  plan: 'fertilizationPlan',
  entries: 'journal',
  hidden: 'hiddenWarnings',
}

const recordsOf = ({ columns, rows }: BookTable): Record[] =>
  rows.map(({ id, cells }) => ({
    id,
    ...Object.fromEntries(columns.map(({ key }, i) => [key, cells[i] ?? null])),
  }))

const documentOf = (type: string, { code, madeAt, program }: Printing) => ({
  type,
  version: 2,
  code,
  issuedAt: madeAt,
  issuer: program,
  language: 'et',
})

/** Records of (EU) 2023/564, those first that lack something. */
export const sprayingsFile = (book: Book, printing: Printing, records: readonly SprayingRecord[]) => ({
  document: documentOf('vagu-plant-protection-records', printing),
  act: '(EU) 2023/564',
  period: { kind: book.wish.period, year: book.wish.year, asOf: book.wish.asOf },
  holding: holdingOf(book),
  records: lacksFirst(records).map(({ id, values, lacks }) => ({ id, ...values, lacks })),
})

/** Why a part of the file is null. */
const NO_REPORT =
  'ECROPReportMessage: väljavõtte koostas Vagu varasem versioon, mis ei kirjutanud tööde põlde, või ei ole selles põldude ja tööde tabelit. Koostage sama aasta ja päeva kohta uus väljavõte.'
const NO_RECORDS =
  'records, unconverted: PRIA kujul kirjed tehakse ainult praegusest seisust. Mineviku päeva väljavõttes neid ei ole; kõik kanded on tabelites.'

const notesOf = (book: Book, report: ReturnType<typeof cropReport>): string[] => [
  ...(report === null ? [NO_REPORT] : []),
  ...(book.records === null ? [NO_RECORDS] : []),
]

const fileOf = (book: Book, printing: Printing, report: ReturnType<typeof cropReport>) => ({
  document: documentOf('vagu-crop-record', printing),
  notes: notesOf(book, report),
  period: { kind: book.wish.period, year: book.wish.year, asOf: book.wish.asOf },
  holding: holdingOf(book),
  ECROPReportMessage: report,
  records:
    book.records
      ?.filter(({ body }) => body !== null)
      .map(({ kind, ownId, part, body }) => ({ kind, ownId, part, body })) ?? null,
  unconverted:
    book.records
      ?.filter(({ body }) => body === null)
      .map(({ kind, ownId, part, state, problems }) => ({ kind, ownId, part, state, problems })) ?? null,
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

export const cropRecords = (book: Book, printing: Printing) =>
  fileOf(book, printing, cropReport(book, printing))
