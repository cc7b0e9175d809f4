import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { SubscriptionStatus } from '../subscription/schema.ts'
import { Instant, Year } from '../time/schema.ts'
import { Warning } from '../warnings/schema.ts'

/** Jobs are counted up to here: counting all of a large farm's would take the most of a status. */
export const MAX_COUNTED_JOBS = 1000

/** State of the account, as the shell shows it on every page. Areas in hectares. */
export const Status = SubscriptionStatus.extend({
  currentDate: z.string(),
  /** Of jobs done and running: these are counted in the badge. */
  warnings: z.array(Warning),
  /** Of drafts and planned jobs: what would happen; not counted. */
  whatIfWarnings: z.array(Warning),
  draftJobEvents: z.number(),
  inProgressJobEvents: z.number(),
  previousJobEventLabels: z.array(z.string()),
  lastFieldUpdate: Instant.nullable(),
  trialUntil: z.string(),
  /** The first and the last crop year of fields and jobs; null for a farm without any. */
  years: z.object({ first: Year, last: Year }).nullable(),
  yearOverview: z.object({
    /** The calendar year of today. */
    year: Year,
    /** Part of the cereals of the year that is sown with certified seed, per cent by area (KSM § 13); null where none was sown. */
    areaPercentageWithOfficialSeeds: z.number().nullable(),
  }),
  /** Bytes of the farm's photos, and how many they may be. */
  photos: z.object({ bytes: z.number(), maxBytes: z.number() }),
  counts: z.object({
    fields: z.number(),
    requisites: z.number(),
    workers: z.number(),
    /** At most `MAX_COUNTED_JOBS`: who has more has many. */
    jobEvents: z.number().max(MAX_COUNTED_JOBS),
  }),
})
export type Status = z.infer<typeof Status>

/** A record that cannot be read, told by what stands beside its document: the name of a job and of a soil sample is its field's. */
export const UnreadableRecord = z.object({
  noun: z.enum([
    'field',
    'job-event',
    'worker',
    'requisite',
    'custom-area',
    'soil-sample',
    'stock-entry',
    'work-time',
  ]),
  id: Id,
  name: z.string().nullable(),
  /** Of a job, a soil sample, an entry of the stock or hours worked. */
  day: z.string().nullable(),
})
export type UnreadableRecord = z.infer<typeof UnreadableRecord>

export const Unreadable = z.object({ unreadable: z.array(UnreadableRecord) })
export type Unreadable = z.infer<typeof Unreadable>
