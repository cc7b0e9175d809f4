/** Shapes of what every noun of a farm keeps: the changes of a record, and the records that were deleted. */
import { z } from 'zod'
import { Field, YearInfo } from '../fields/schema.ts'
import { Id } from '../ids/schema.ts'
import { Instant, Year } from '../time/schema.ts'

export const ChangeAction = z.enum(['create', 'change', 'delete', 'restore'])
export type ChangeAction = z.infer<typeof ChangeAction>

/** Where a change came from that a person let in. */
export const ChangeSource = z.enum(['PRIA'])
export type ChangeSource = z.infer<typeof ChangeSource>

/** Who changed a record, when and how: what every history says. */
export const Change = z.object({
  entryId: Id,
  at: Instant,
  /** E-mail address of who did it; '' when that user is gone. */
  userName: z.string(),
  action: ChangeAction,
  /** Mark of a change that came with the archive of a farm: who did it is told as the archive tells it. */
  isBrought: z.literal(true).optional(),
  /** Where the change came from; absent where somebody made it here. */
  source: ChangeSource.optional(),
  /** Mark of a change whose states cannot be read: neither is told. */
  isUnreadable: z.literal(true).optional(),
})

/** A field as one change left it; of its boundary only which one it was, so that a long history stays small. */
const FieldState = Field.omit({ mapData: true }).partial().extend({
  /** The same number stands for the same boundary; null without one. */
  shape: z.number().int().nullable(),
})

/** A boundary as a small picture shows it: rings in metres of EPSG:3301, roughened, and its true hectares. */
export const SmallShape = z.object({
  rings: z.array(z.array(z.tuple([z.number(), z.number()]))),
  hectares: z.number(),
})
export type SmallShape = z.infer<typeof SmallShape>

export const FieldVersion = Change.extend({
  before: FieldState.nullable(),
  after: FieldState.nullable(),
  /** The boundary before and after, where the change made another of it; of the last such changes. */
  line: z.object({ before: SmallShape.nullable(), after: SmallShape.nullable() }).nullish(),
})
export type FieldVersion = z.infer<typeof FieldVersion>

/**
 * A change of a record with its states. `after` is null when the record was deleted, `before` when it was made or
 * brought back.
 */
export const versionOf = <S extends z.ZodRawShape>(record: z.ZodObject<S>) =>
  Change.extend({ before: record.partial().nullable(), after: record.partial().nullable() })

/**
 * Change of a field in one crop year; null where there was or is nothing of that year. What cannot be read is told as such,
 * without a year where not even that is known.
 */
export const YearInfoChange = z.object({
  entryId: Id,
  at: Instant,
  userName: z.string(),
  isBrought: z.literal(true).optional(),
  source: ChangeSource.optional(),
  isUnreadable: z.literal(true).optional(),
  year: Year.nullable(),
  before: YearInfo.nullable(),
  after: YearInfo.nullable(),
})
export type YearInfoChange = z.infer<typeof YearInfoChange>

/** A record that was deleted and can be brought back. */
export const DeletedRecord = z.object({
  _id: Id,
  name: z.string(),
  deletedAt: Instant,
  userName: z.string(),
})
export type DeletedRecord = z.infer<typeof DeletedRecord>

/** A deleted field; `jobs` is how many jobs went with it and come back with it. Area in hectares. */
export const DeletedField = DeletedRecord.extend({ area: z.number(), jobs: z.number().int().min(0) })
export type DeletedField = z.infer<typeof DeletedField>

/** A deleted kind of area; `year` is the one it was made for. */
export const DeletedCustomArea = DeletedRecord.extend({ year: Year })
export type DeletedCustomArea = z.infer<typeof DeletedCustomArea>
