/** Shapes of the printed book: what is asked for, what is kept of it, and what came of a check of its code. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'

/** Tables of the book, in the order in which they are printed: twelve of the law, then the plan and the hidden warnings with their reasons. */
export const BOOK_TABLES = [
  'fields',
  'diary',
  'sowing',
  'fertilizing',
  'liming',
  'protection',
  'harvest',
  'grazing',
  'stacks',
  'soil',
  'balance',
  'entries',
  'plan',
  'hidden',
] as const
export const BookTableKey = z.enum(BOOK_TABLES)
export type BookTableKey = z.infer<typeof BookTableKey>

/** Days of the book: the season of each field for a crop year, or a calendar year. */
export const BookPeriod = z.enum(['SEASON', 'CALENDAR'])
export type BookPeriod = z.infer<typeof BookPeriod>

/** `sprayingsCsv` and `sprayingsJson` hold the records of (EU) 2023/564 alone. */
export const BOOK_FORMATS = ['pdf', 'xlsx', 'csv', 'json', 'sprayingsCsv', 'sprayingsJson'] as const
export const BookFormat = z.enum(BOOK_FORMATS)
export type BookFormat = z.infer<typeof BookFormat>
/** Beginning and ending of the name of each file of a book. */
export const BOOK_FILES: Readonly<Record<BookFormat, { readonly ending: string; readonly name: string }>> = {
  pdf: { ending: 'pdf', name: 'polluraamat' },
  xlsx: { ending: 'xlsx', name: 'polluraamat' },
  csv: { ending: 'zip', name: 'polluraamat' },
  json: { ending: 'json', name: 'polluraamat' },
  sprayingsCsv: { ending: 'csv', name: 'taimekaitse' },
  sprayingsJson: { ending: 'json', name: 'taimekaitse' },
}

/** Fields of one wish; a farm has no more. */
export const MAX_BOOK_FIELDS = 5000
/** Jobs of one book, and changes in its register of entries: more is refused before anything is built. */
export const MAX_BOOK_JOBS = 20_000
export const MAX_BOOK_ENTRIES = 60_000

/** Book that somebody wants. */
export const BookWish = z.object({
  period: BookPeriod,
  year: Year,
  /** Every field where it is null. */
  fieldIds: z
    .array(Id)
    .min(1, 'required')
    .max(MAX_BOOK_FIELDS, 'tooLarge')
    .overwrite((ids) => [...new Set(ids)].toSorted())
    .nullable()
    .default(null),
  tables: z
    .array(BookTableKey)
    .min(1, 'required')
    .overwrite((keys) => BOOK_TABLES.filter((key) => keys.includes(key)))
    .default([...BOOK_TABLES]),
  /** Day at whose end the records stood as they are printed; as they are now where it is null. */
  asOf: Day.nullable().default(null),
})
export type BookWish = z.infer<typeof BookWish>

/** Days for which the content of an extract is kept. */
export const EXTRACT_DAYS = 90
/** Extracts of a farm whose content is kept at once; the oldest give way. */
export const MAX_EXTRACTS = 12

const Counts = z.partialRecord(BookTableKey, z.int())

/** Extract of the book that was made once: its content is printed from what was kept, so that it is the same each time. */
export const Extract = z.object({
  _id: Id,
  wish: BookWish,
  /** Four groups of four letters and digits, told by the content alone. */
  code: z.string(),
  madeAt: Instant,
  /** E-mail of who made it; '' when he is gone. */
  madeBy: z.string(),
  /** Instant until which its files can be had; null when the content is gone and the code alone is left. */
  keptUntil: Instant.nullable(),
  counts: Counts,
})
export type Extract = z.infer<typeof Extract>

/** Wish to keep an extract, with an id of the client: sent again it brings the same one. */
export const ExtractDraft = z.object({ _id: Id, wish: BookWish })

/** Parts that the law asks for and a record lacks. */
export const LACKS = [
  'holderCode',
  'holderAddress',
  'massif',
  'crop',
  'variety',
  'shape',
  'worker',
  'registerNumber',
  'amount',
  'eppo',
  'growthStage',
  'startTime',
  'nutrients',
  'yield',
  'seedCertificate',
  'end',
  'stackPlace',
  'dressing',
] as const
export const LackKind = z.enum(LACKS)
export type LackKind = z.infer<typeof LackKind>

/** A record that lacks something; the company where neither a field nor a job is named. */
export const Lack = z.object({
  kind: LackKind,
  fieldId: Id.nullable(),
  jobId: Id.nullable(),
  /** Name of the field, and of the job with its material. */
  field: z.string(),
  what: z.string(),
  day: Day.nullable(),
})
export type Lack = z.infer<typeof Lack>

/** Lacks that are listed one by one; of more only the count is told. */
export const MAX_LACKS_LISTED = 300

export const BookPreview = z.object({
  counts: Counts,
  lacks: z.array(Lack),
  /** Count of all, listed or not. */
  lacksInAll: z.int(),
})
export type BookPreview = z.infer<typeof BookPreview>

/** Letters and digits of a code without what looks alike; small letters, spaces and dashes are taken as meant. */
export const ExtractCode = z
  .string()
  .max(40, 'tooLong')
  .overwrite((text) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
  .regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'tooShort')

/** Differences that are listed; of more only the count is told. */
export const MAX_DIFFERENCES = 200

export const Difference = z.object({
  table: BookTableKey.or(z.literal('title')),
  change: z.enum(['added', 'removed', 'changed']),
  /** The row in words, and the columns that differ. */
  row: z.string(),
  columns: z.array(z.object({ head: z.string(), before: z.string(), after: z.string() })),
})
export type Difference = z.infer<typeof Difference>

/** Comparison of an extract with the records of now. */
export const ExtractCheck = z.object({
  extract: Extract,
  /** `same`: the records stand as they are printed; `changed`: they were changed since. */
  verdict: z.enum(['same', 'changed']),
  /** Null where the content is gone: only that something differs is known. */
  differences: z.array(Difference).nullable(),
  differencesInAll: z.int(),
})
export type ExtractCheck = z.infer<typeof ExtractCheck>
