/**
 * Records of the use of plant-protection products by the annex of (EU) 2023/564, for other programs: a record for each
 * product of a job, and beside it which parts of it are lacking.
 */
import type { FileValue } from '../text/csv-writer.ts'
import type { Book, BookCell } from './book.ts'
import type { LackKind } from './schema.ts'
import { PRODUCT_VARIANT } from './words.ts'

/** Parts of a record. Days are `YYYY-MM-DD`, times those of the clocks of Tallinn, areas hectares. */
const PARTS = [
  ['product', 'product', 'Vahend'],
  ['authorisationNumber', 'permit', 'Loa nr'],
  ['startsOn', 'date', 'Algus'],
  ['endsOn', 'end', 'Lõpp'],
  ['startTime', 'time', 'Kellaaeg'],
  ['dose', 'rate', 'Norm'],
  ['doseUnit', 'rateUnit', 'Normi ühik'],
  ['treatedAreaHa', 'area', 'Töödeldud, ha'],
  ['treatedPart', 'part', 'Osa põllust'],
  ['parcelNumber', 'massif', 'Massiivi nr'],
  ['fieldNumber', 'number', 'Põllu nr'],
  ['fieldName', 'field', 'Põld'],
  ['crop', 'crop', 'Kultuur'],
  ['eppoCode', 'eppo', 'EPPO'],
  ['growthStageBbch', 'stage', 'BBCH'],
  ['typeOfUse', 'use', 'Kasutuse liik'],
] as const
type Part = (typeof PARTS)[number][0]

export interface SprayingRecord {
  readonly id: string
  readonly values: Readonly<Record<Part, BookCell>>
  readonly lacks: readonly LackKind[]
}

const NOT_PRODUCTS: ReadonlySet<BookCell> = new Set([
  PRODUCT_VARIANT.MARGAJA ?? null,
  PRODUCT_VARIANT.BIOSTIM ?? null,
])
const NUMBERLESS: ReadonlySet<BookCell> = new Set(Object.values(PRODUCT_VARIANT))

/** Parts of which a record may have none: those that only a restriction asks for. Of a dressing alone nobody may know the day. */
function lacksOf(values: SprayingRecord['values'], kind: BookCell): LackKind[] {
  const isBare = (part: Part): boolean => values[part] === null
  return [
    ...(isBare('startsOn') ? (['dressing'] as const) : []),
    ...(isBare('authorisationNumber') && !NUMBERLESS.has(kind) ? (['registerNumber'] as const) : []),
    ...(isBare('dose') || isBare('doseUnit') ? (['amount'] as const) : []),
    ...(isBare('parcelNumber') || values.parcelNumber === '0' ? (['massif'] as const) : []),
    ...(isBare('crop') ? (['crop'] as const) : isBare('eppoCode') ? (['eppo'] as const) : []),
  ]
}

/** The records of a book; null where it has no table of plant protection. */
export function sprayingsOf({ tables, restricted }: Book): SprayingRecord[] | null {
  const table = tables.find(({ key }) => key === 'protection')
  if (table === undefined) return null
  const places = new Map(table.columns.map(({ key }, place) => [key, place]))
  const missing = new Map(restricted.map((each) => [each.jobId, each.missing]))
  return table.rows.flatMap(({ id, cells }): SprayingRecord[] => {
    const of = (key: string): BookCell => cells[places.get(key) ?? -1] ?? null
    const kind = of('kind')
    if (kind !== null && NOT_PRODUCTS.has(kind)) return []
    const values = Object.fromEntries(PARTS.map(([part, key]) => [part, of(key)])) as Record<Part, BookCell>
    const [jobId = ''] = id.split('.')
    return [{ id, values, lacks: [...lacksOf(values, kind), ...(missing.get(jobId) ?? [])] }]
  })
}

/** The records, those that lack something first. */
export const lacksFirst = (records: readonly SprayingRecord[]): SprayingRecord[] =>
  records.toSorted((a, b) => Number(b.lacks.length > 0) - Number(a.lacks.length > 0))

/** The records as rows, their heads first. */
export const sprayingRows = (records: readonly SprayingRecord[]): FileValue[][] => [
  [...PARTS.map(([, , head]) => head), 'Puudu'],
  ...lacksFirst(records).map(({ values, lacks }) => [
    ...PARTS.map(([part]) => values[part]),
    lacks.join(', '),
  ]),
]
