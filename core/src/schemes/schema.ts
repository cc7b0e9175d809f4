import { z } from 'zod'
import { Change } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'
import { Source } from '../warnings/schema.ts'
import { PART_KEYS, TOLD_KEYS } from './table.ts'

export const PartKey = z.enum(PART_KEYS)
export const ToldKey = z.enum(TOLD_KEYS)

/** Fields that a part may name. */
export const MAX_PART_FIELDS = 3000

/** A part in which the farm takes part; `fieldIds` where it is one of some fields. */
export const Part = z.object({
  key: PartKey,
  fieldIds: z
    .array(Id)
    .max(MAX_PART_FIELDS, 'tooLarge')
    .overwrite((ids) => [...new Set(ids)])
    .default([]),
})
export type Part = z.infer<typeof Part>

export const Told = z.object({ key: ToldKey, day: Day })
export type Told = z.infer<typeof Told>

const onceEach = (list: readonly { readonly key: string }[]): boolean =>
  new Set(list.map(({ key }) => key)).size === list.length

/** Parts of a year beside KSM itself, whose years stand in the settings; and what the farmer says was done. */
export const StoredParticipation = z.object({
  parts: z.array(Part).max(PART_KEYS.length, 'tooLarge').refine(onceEach, 'keyTaken'),
  told: z.array(Told).max(TOLD_KEYS.length, 'tooLarge').refine(onceEach, 'keyTaken'),
  /** Livestock units that eat the grass of the farm; null while nobody has said. */
  livestockUnits: z.number('wrongNumber').min(0, 'negative').max(100_000, 'tooLarge').nullable(),
})
export type StoredParticipation = z.infer<typeof StoredParticipation>
export const NOTHING_TOLD: StoredParticipation = { parts: [], told: [], livestockUnits: null }

/** Participation of a year, with KSM among the parts; `updatedAt` is null while nothing was stored. */
export const Participation = StoredParticipation.extend({ updatedAt: Instant.nullable() })
export type Participation = z.infer<typeof Participation>

/** A change of all of it; `updatedAt` is the one that the client saw: 409 when another is stored. */
export const ParticipationChange = StoredParticipation.extend({ updatedAt: Instant.nullish() })
export type ParticipationChange = z.infer<typeof ParticipationChange>

/** A change of what a farm says of a year, KSM among its parts, with both states; null before the first. */
export const ParticipationVersion = Change.extend({
  before: StoredParticipation.nullable(),
  after: StoredParticipation.nullable(),
})
export type ParticipationVersion = z.infer<typeof ParticipationVersion>

/** `attention`: not met yet, or not for certain; `unknown`: something has to be entered before anybody can say. */
export const STATES = ['ok', 'attention', 'violation', 'unknown'] as const
export const State = z.enum(STATES)
export type State = z.infer<typeof State>

/** A figure beside its limit; `part` and `whole` are the hectares or counts that it was made of. */
export const Figure = z.object({
  value: z.number(),
  unit: z.string(),
  limit: z.number().nullable(),
  is: z.enum(['least', 'most']),
  part: z.number().nullable(),
  whole: z.number().nullable(),
})
export type Figure = z.infer<typeof Figure>

/** Pages on which something that is missing is entered. */
export const WAY_PAGES = [
  'addJob',
  'cropRotation',
  'fertilizationPlan',
  'fields',
  'jobs',
  'machines',
  'schemes',
  'seeds',
  'soilSamples',
  'workers',
] as const

/** Way out: what to enter, and where; `text` is Estonian. */
export const Way = z.object({ text: z.string(), page: z.enum(WAY_PAGES) })
export type Way = z.infer<typeof Way>

export const View = z.object({
  state: State,
  /** Estonian: what was found. */
  says: z.string(),
  figure: Figure.nullable(),
  ways: z.array(Way).readonly(),
})
export type View = z.infer<typeof View>

export const RequirementState = z.object({
  key: z.string(),
  part: PartKey,
  title: z.string(),
  /** Estonian: what is asked. */
  summary: z.string(),
  due: Day.nullable(),
  source: Source,
  now: View,
  /** With planned crops and jobs; null where they change nothing. */
  planned: View.nullable(),
  /** Lines that can be opened. */
  lines: z.int(),
})
export type RequirementState = z.infer<typeof RequirementState>

/** A line behind a figure: a field, or another record; `counts`: in the figure, `base`: only in what it is a share of. */
export const Line = z.object({
  name: z.string(),
  fieldId: Id.nullable(),
  jobId: Id.nullable(),
  area: z.number().nullable(),
  is: z.enum(['counts', 'base', 'against', 'unknown']),
  /** Estonian. */
  note: z.string(),
})
export type Line = z.infer<typeof Line>

export const SchemesOfYear = z.object({
  year: Year,
  participation: Participation,
  /** Whether the farm says of itself that it is organic. */
  isOrganic: z.boolean(),
  requirements: z.array(RequirementState),
})
export type SchemesOfYear = z.infer<typeof SchemesOfYear>

export const RequirementLines = z.object({ now: z.array(Line), planned: z.array(Line).nullable() })
export type RequirementLines = z.infer<typeof RequirementLines>

export const RequirementKey = z.string().regex(/^[a-z0-9-]{1,60}$/)
