/**
 * The farm's book beside the agency's: what differs, what was sent, what came of it. Days and instants as in `time`, areas in
 * hectares with 4 decimals. A row stands for one record of the agency: a job that is several activities there has several.
 */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'

/** Comparisons as they stand in addresses. */
export const PRIA_KINDS = ['fields', 'crops', 'jobs', 'yields'] as const
export const PriaKind = z.enum(PRIA_KINDS)
export type PriaKind = z.infer<typeof PriaKind>

export const PRIA_STATUSES = [
  /** The field is at the agency under no name that we know; so is that of a crop, a job or a yield. */
  'FIELD_NOT_CONNECTED_WITH_PRIA',
  /** The problems say what is missing. */
  'FAILED_TO_CONVERT',
  /** The agency's book has no such work. */
  'NOT_SUPPORTED',
  /** The agency's book may have it, and the program does not send it: work of a category that the farm has added. */
  'NOT_IMPLEMENTED',
  /** Planned, noted or under way. */
  'NOT_COMPLETED',
  'NEW_IN_VAGU',
  /** Record that stands at the agency alone. */
  'NEW_IN_PRIA',
  'OUT_OF_SYNC',
  'IN_SYNC',
  /** Record that cannot be read, or an answer that nobody understands. */
  'UNEXPECTED_ERROR',
  /** Record that one side has deleted, and the other has still. */
  'DELETED',
] as const
export const PriaStatus = z.enum(PRIA_STATUSES)
export type PriaStatus = z.infer<typeof PriaStatus>

export const PRIA_PROBLEMS = [
  'COATING_CHEMICAL_NOT_FOUND',
  'REQUISITE_MISSING',
  'FERTILIZER_TYPE_MISSING',
  'WORKER_MISSING',
  'UNIT_NOT_SUPPORTED',
  'COATING_AMOUNT_CAN_NOT_BE_COMPUTED',
  'CHEMICAL_JOB_USED_NON_CHEMICAL',
  'UNKNOWN_FERTILIZATION_TYPE',
  'HARVEST_VARIANT_NOT_DEFINED',
  'HARVEST_YIELD_TYPE_NOT_DEFINED',
  'HARVEST_YIELD_NOT_DEFINED',
  'SEED_CERTIFICATE_NOT_DEFINED',
] as const
/**
 * Problem that keeps a record from being sent: where it is in our record (`requisites.0.unit`, `worker`), whose it is to mend, and the
 * material it speaks of (empty for none).
 */
export const PriaProblem = z.object({
  code: z.enum(PRIA_PROBLEMS),
  path: z.string(),
  recordId: Id,
  entity: z.enum(['field', 'job']),
  requisiteId: Id.nullable(),
  material: z.string(),
})
export type PriaProblem = z.infer<typeof PriaProblem>

const Value = z.union([z.string(), z.number(), z.null()])
/**
 * A member that is not the same on both sides. `path` is the member of the agency's body (`areaHa`, `shape`, `inputs.amount`),
 * `of` the thing in a list that it belongs to (a material's name, an animal; empty for none). Of a shape the values are hectares.
 * `agreed` is what both held when they were last the same, absent where they never were.
 */
export const PriaDifference = z.object({
  path: z.string(),
  of: z.string(),
  ours: Value,
  theirs: Value,
  agreed: Value.optional(),
  /** Side that moved away from what was agreed; null where nothing was. */
  changedBy: z.enum(['US', 'AGENCY', 'BOTH']).nullable(),
})
export type PriaDifference = z.infer<typeof PriaDifference>

export const PRIA_DIRECTIONS = [
  /** Ours goes there, new or over theirs. */
  'SEND',
  /** Theirs comes here, new or over ours. */
  'TAKE',
  /** Both are the same thing: nothing is changed, only noted. */
  'LINK',
  'DELETE_THERE',
  'DELETE_HERE',
  /** Both stay as they are, and it counts as no difference until one of them changes. */
  'KEEP',
] as const
export const PriaDirection = z.enum(PRIA_DIRECTIONS)
export type PriaDirection = z.infer<typeof PriaDirection>

/** A record in short. */
export const PriaShort = z.object({
  /** Field's name for fields, the work's for jobs, the crop's for crops, the kind of yield for yields. */
  title: z.string(),
  fieldId: Id.nullable(),
  fieldName: z.string(),
  /** Of fields the numbers of the massif and of the field; empty for the rest. */
  parcel: z.string(),
  /** First and last day of work, of a yield the day of harvest; null for the rest. */
  day: Day.nullable(),
  endDay: Day.nullable(),
  areaHa: z.number().nullable(),
  tonnes: z.number().nullable(),
  /** Materials of a job, by name. */
  materials: z.array(z.string()),
})
export type PriaShort = z.infer<typeof PriaShort>

export const RECEIPT_STATES = ['WAITING', 'SENT', 'ACCEPTED', 'REFUSED', 'CANCELLED'] as const
/** Outcome of the last time that a row was sent; `code` and `text` as the agency says it. */
export const PriaLastReceipt = z.object({
  state: z.enum(RECEIPT_STATES),
  at: Instant,
  code: z.string().nullable(),
  text: z.string(),
  runId: Id,
})
export type PriaLastReceipt = z.infer<typeof PriaLastReceipt>

/** Signs by which a record of ours and one of the agency were found to be the same thing. */
export const PRIA_MATCHES = ['LINK', 'OWN_ID', 'PRIA_ID', 'PARCEL', 'SHAPE', 'ALIKE'] as const

/** Rings of points, WGS84 `[lat, lng]`, by the even-odd rule. */
export const PriaShape = z.array(z.array(z.tuple([z.number(), z.number()])))
export type PriaShape = z.infer<typeof PriaShape>

export const PRIA_CANNOT_TAKE = [
  /** Our book has no such work. */
  'UNKNOWN_WORK',
  /** Work that here would be another there, or several: sowing with fertilizer, manure that was sent as fertilizing. */
  'OTHER_WORK',
] as const
/** Reason for which a record of the agency cannot be brought in. */
export const PriaCannotTake = z.enum(PRIA_CANNOT_TAKE)
export type PriaCannotTake = z.infer<typeof PriaCannotTake>

export const PriaRow = z.object({
  /** Name of the row: the same in every comparison of the year, as long as the record is on the same sides. */
  id: z.string().max(200),
  status: PriaStatus,
  /** Whether the badge counts it. */
  isDifference: z.boolean(),
  /** Our record: a field, a job; null where it stands at the agency alone. Of a crop and a yield it is the field. */
  recordId: Id.nullable(),
  agencyId: z.string().nullable(),
  /** Sign by which the agency's is thought to be ours, where they are not linked yet. */
  matchedBy: z.enum(PRIA_MATCHES).nullable(),
  /** Records of the agency that may be the same, where several may; one of them goes with LINK or SEND. */
  candidates: z.array(z.object({ agencyId: z.string(), title: z.string() })),
  ours: PriaShort.nullable(),
  theirs: PriaShort.nullable(),
  problems: z.array(PriaProblem),
  differences: z.array(PriaDifference),
  directions: z.array(PriaDirection),
  /** Null where TAKE is among the directions, or is none of the row. */
  cannotTake: PriaCannotTake.nullable(),
  /** Direction that loses nothing; null where the user has to choose. */
  suggested: PriaDirection.nullable(),
  /** Side that deleted it. */
  deletedBy: z.enum(['US', 'AGENCY']).nullable(),
  /** Another row of the same comparison that looks the same. */
  duplicateOf: z.string().nullable(),
  /** Of fields: both shapes, and hectares that lie in one of them alone. */
  shapes: z
    .object({ ours: PriaShape.nullable(), theirs: PriaShape.nullable(), differenceHa: z.number().nullable() })
    .nullable(),
  lastReceipt: PriaLastReceipt.nullable(),
  /** At the agency: when and by whom it was changed last. */
  changedAt: Instant.nullable(),
  changedBy: z.string(),
  /** Days left to enter a job in time (10 after its end); below 0 it is late; null for the rest. */
  daysLeft: z.int().nullable(),
})
export type PriaRow = z.infer<typeof PriaRow>

export const PriaSeasonState = z.object({
  state: z.enum(['NOT_YET', 'OPEN', 'CLOSED']),
  closesOn: Day.nullable(),
})
export type PriaSeasonState = z.infer<typeof PriaSeasonState>

/** How the connection stands; `NOT_CONNECTED` and nothing else leaves a comparison empty. */
export const PRIA_ACCESS = [
  'CONNECTED',
  'NOT_CONNECTED',
  'NEEDS_SIGN_IN',
  'NO_CONSENT',
  'NO_MANDATE',
  /** Of the simulator alone, where each user has a world of his own: the farm is connected in another's. */
  'OTHER_WORLD',
] as const
export const PriaAccess = z.enum(PRIA_ACCESS)
export type PriaAccess = z.infer<typeof PriaAccess>

export const PriaComparison = z.object({
  kind: PriaKind,
  year: Year,
  access: PriaAccess,
  /** When the agency was asked last; null for never. */
  asOf: Instant.nullable(),
  season: PriaSeasonState.nullable(),
  rows: z.array(PriaRow),
  /** Records of PRIA that cannot be read: they are not among the rows, or as they were known before. */
  unreadable: z.int(),
  /** A run that is not over: another cannot begin. */
  openRunId: Id.nullable(),
})
export type PriaComparison = z.infer<typeof PriaComparison>

/** Something that is to be done about the book at the agency. */
export const PriaReminder = z.object({
  kind: z.enum([
    'NOT_CONNECTED',
    'NEEDS_SIGN_IN',
    'UNSENT_SOON_LATE',
    'UNSENT_LATE',
    'SEASON_CLOSES',
    'SEASON_CLOSED',
    'RUN_WAITS',
  ]),
  /** How many records it is about; 0 where it is about none. */
  count: z.int(),
  /** Day by which it is to be done. */
  until: Day.nullable(),
})
export type PriaReminder = z.infer<typeof PriaReminder>

/** Counts of differences of a year, by what the agency held when it was asked last and what is here now. */
export const PriaStatusCounts = z.object({
  fieldDifferences: z.int(),
  jobDifferences: z.int(),
  yieldDifferences: z.int(),
  cropDifferences: z.int(),
  access: PriaAccess,
  /** Whether the agency is the simulator, "PRIA testkeskkond". */
  isTest: z.boolean(),
  /** The oldest of the four; null where the agency was never asked for one of them. */
  asOf: Instant.nullable(),
  reminders: z.array(PriaReminder),
})
export type PriaStatusCounts = z.infer<typeof PriaStatusCounts>
