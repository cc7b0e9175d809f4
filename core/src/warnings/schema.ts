import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant } from '../time/schema.ts'

export const WarningLevel = z.enum(['ERROR', 'WARN'])
export type WarningLevel = z.infer<typeof WarningLevel>

/**
 * How far what a rule rests on was read: the text of the act, an excerpt of it or the authority's page about it, or not
 * at all. `label` stands on the product, `own` is asked by Vagu alone.
 */
export const SourceTrust = z.enum(['text', 'excerpt', 'unread', 'label', 'own'])
export type SourceTrust = z.infer<typeof SourceTrust>

/** One thing that a rule rests on. A label and an own check have no paragraph, no redaction and no day. */
export const Basis = z.object({
  act: z.string(),
  paragraph: z.string().nullable(),
  redaction: z.string().nullable(),
  url: z.string().nullable(),
  /** The day on which the rule was held against this redaction. */
  compared: Day.nullable(),
  trust: SourceTrust,
})
export type Basis = z.infer<typeof Basis>

/** Where a rule comes from: the act or the label, and since when the figure holds. */
export const Source = z.object({
  title: z.string(),
  url: z.string().nullish(),
  since: Day.nullish(),
  /** Missing in warnings that were hidden before it was told. */
  bases: z.array(Basis).readonly().optional(),
})
export type Source = z.infer<typeof Source>

/** As much of a job as a warning shows. */
export const EventBrief = z.object({
  _id: Id,
  fieldId: Id,
  date: Day,
  endDate: Day.nullable(),
  job: z.object({ key: z.string(), name: z.string() }),
})
export type EventBrief = z.infer<typeof EventBrief>

/** Kinds of records that a warning stands on: its edit button leads there. */
export const TARGET_KINDS = ['job', 'field', 'requisite', 'worker', 'stock', 'custom-area', 'farm'] as const
export const TargetKind = z.enum(TARGET_KINDS)
export type TargetKind = z.infer<typeof TargetKind>

/** A broken rule, as it is stored and shown. It is one rule, one event, one cause. */
export const Warning = z.object({
  /** Rule, event and cause in one text; the same warning has the same `_id` after every recomputation. */
  _id: z.string().max(300),
  type: z.object({ key: z.string(), title: z.string(), level: WarningLevel }),
  title: z.string(),
  message: z.string(),
  /** The record that the edit button opens. */
  targetKind: TargetKind,
  targetId: z.string(),
  fieldId: Id.nullable(),
  fieldName: z.string().nullable(),
  /** The day on which the rule is broken. */
  date: Day.nullable(),
  /** Until when the rule holds, and the next day on which it does not. */
  until: Day.nullable(),
  nextAllowed: Day.nullable(),
  source: Source,
  /**
   * The days and areas that were judged, in a few letters: the reason of a hidden warning holds for them alone. Missing
   * where they do not matter, and in warnings that were hidden before it was told.
   */
  judged: z.string().max(20).optional(),
  /** The job that breaks the rule, and the other job that it breaks it with. */
  event: EventBrief.nullable(),
  related: EventBrief.nullable(),
  /** `type` tells the page of a material of the farm's register. */
  requisite: z.object({ name: z.string(), requisiteId: Id.nullish(), type: z.string() }).nullable(),
  /** Name of the seed, when the material is one. */
  seed: z.string().nullish(),
  workerId: Id.nullish(),
  /** A draft or planned job: what would happen. */
  isWhatIf: z.boolean(),
})
export type Warning = z.infer<typeof Warning>

export const IgnoredWarning = Warning.extend({
  reason: z.string('reasonRequired').trim().min(2, 'reasonRequired').max(1000, 'tooLong'),
})

/** A warning as it was when it was hidden. */
export const HiddenWarning = z.object({
  warning: Warning,
  reason: z.string(),
  at: Instant,
  /** E-mail of who hid it; null when he is gone. */
  by: z.string().nullable(),
})
export type HiddenWarning = z.infer<typeof HiddenWarning>
