/** Shapes of what an inspector is shown: the address that a farm makes for him, and the book of a year that it opens. */
import { z } from 'zod'
import { BookTableKey } from '../book/schema.ts'
import { ImageSize } from '../images/schema.ts'
import { Id } from '../ids/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'
import { Token } from '../users/form-schema.ts'
import { SourceTrust, WarningLevel } from '../warnings/schema.ts'

/** Years of one address: the book is kept for ten, this one and the next count too. */
export const MOST_YEARS = 12
/** Addresses of a farm that are open at once. */
export const MAX_OPEN_ADDRESSES = 10
/** Days ahead of the end of an address. */
export const MOST_DAYS_AHEAD = 366
/** Openings of one address that are counted; who opens it further is let in and not counted. */
export const MAX_OPENINGS = 500

/** Wish for an address, with an id of the client. */
export const InspectorAddressDraft = z.object({
  _id: Id,
  /** Crop years. */
  years: z
    .array(Year)
    .min(1, 'required')
    .max(MOST_YEARS, 'tooLarge')
    .overwrite((years) => [...new Set(years)].toSorted((a, b) => a - b)),
  /** Last day on which it opens. */
  endsOn: Day,
  purpose: z.string('required').trim().min(1, 'required').max(200, 'tooLong'),
})
export type InspectorAddressDraft = z.infer<typeof InspectorAddressDraft>

/** Event of an address, as the journal has it. */
export const AddressEvent = z.object({
  at: Instant,
  kind: z.enum(['made', 'opened', 'withdrawn']),
  /** E-mail of who did it; '' for an opening, and when he is gone. */
  by: z.string(),
})
export type AddressEvent = z.infer<typeof AddressEvent>

/** Events of one address that are listed, the newest first. */
export const MAX_EVENTS_LISTED = 50

export const InspectorAddress = InspectorAddressDraft.extend({
  state: z.enum(['open', 'ended', 'withdrawn']),
  /** Browsers that opened it, each once a day. */
  openings: z.int(),
  events: z.array(AddressEvent),
})
export type InspectorAddress = z.infer<typeof InspectorAddress>

/** The address itself is told once. */
export const MadeInspectorAddress = z.object({ record: InspectorAddress, address: z.string() })

export const InspectorToken = z.object({ token: Token })
export const YearWish = InspectorToken.extend({ year: Year })
export const PhotoWish = InspectorToken.extend({ id: Id, size: ImageSize.default('full') })

/** Files that an inspector may take; those in the shape of the agency name the records of the farm. */
export const INSPECTOR_FORMATS = ['pdf', 'xlsx', 'csv', 'sprayingsCsv', 'sprayingsJson'] as const
export const InspectorFormat = z.enum(INSPECTOR_FORMATS)
export type InspectorFormat = z.infer<typeof InspectorFormat>
export const FileWish = YearWish.extend({ format: InspectorFormat })

/** As much of an address as is told whoever opens it. */
export const InspectorVisit = z.object({
  companyName: z.string(),
  years: z.array(Year),
  endsOn: Day,
  purpose: z.string(),
})
export type InspectorVisit = z.infer<typeof InspectorVisit>

const Cell = z.union([z.string(), z.number(), z.null()])
const Row = z.object({ id: z.string(), cells: z.array(Cell).readonly() })
const Column = z.object({
  key: z.string(),
  head: z.string(),
  kind: z.enum(['text', 'day', 'instant', 'number']),
  decimals: z.int(),
  law: z.string(),
  /** Column below whose values these stand; a bare one without its head. */
  under: z.string().optional(),
  isBare: z.literal(true).optional(),
})
export const InspectedTable = z.object({
  key: BookTableKey,
  title: z.string(),
  columns: z.array(Column).readonly(),
  rows: z.array(Row).readonly(),
  sums: z.array(Cell).readonly().nullable(),
  notes: z.array(z.string()).readonly(),
})
export type InspectedTable = z.infer<typeof InspectedTable>

/** Field on the map: rings in metres of EPSG:3301. */
const InspectedField = z.object({
  name: z.string(),
  rings: z.array(z.array(z.tuple([z.number(), z.number()]).readonly()).readonly()).readonly(),
  /** Main crop as maps show it; null where nobody says. */
  crop: z.object({ colour: z.string(), letters: z.string(), name: z.string() }).nullish(),
})
export type InspectedField = z.infer<typeof InspectedField>

/** Evidence of a job: photos by their ids, and what was found when the field was looked over. */
export const Evidence = z.object({
  jobId: Id,
  photos: z.array(Id).readonly(),
  monitoring: z.array(z.string()).readonly(),
})
export type Evidence = z.infer<typeof Evidence>

/** Rule that was asked of the jobs of the year, and what it says of them. */
export const CheckedRule = z.object({
  key: z.string(),
  title: z.string(),
  level: WarningLevel,
  open: z.int(),
  hidden: z.int(),
})
export type CheckedRule = z.infer<typeof CheckedRule>

/** Warning of the year that nobody hid. */
export const InspectedWarning = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  level: WarningLevel,
  field: z.string(),
  day: Day.nullable(),
  /** Act and paragraph, with how far the rule was held against it. */
  source: z.string(),
  trust: SourceTrust.nullable(),
  jobId: Id.nullable(),
})
export type InspectedWarning = z.infer<typeof InspectedWarning>

export const InspectedYear = z.object({
  year: Year,
  /** Lines of the title page, a label with its value. */
  title: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  tables: z.array(InspectedTable).readonly(),
  map: z.array(InspectedField).readonly(),
  evidence: z.array(Evidence).readonly(),
  rules: z.array(CheckedRule),
  warnings: z.array(InspectedWarning),
  /** All of them, listed or not. */
  warningsInAll: z.int(),
})
export type InspectedYear = z.infer<typeof InspectedYear>

/** Warnings that are listed one by one. */
export const MAX_WARNINGS_LISTED = 500
