/** Previews, runs and receipts: what is to be sent, how far it is, what came of it. */
import { z } from 'zod'
import { AgencyCrop, AgencyField, AgencyJob, AgencyKind, AgencyYield } from '../agency/wire.ts'
import { Id } from '../ids/schema.ts'
import { Instant, Year } from '../time/schema.ts'
import { PRIA_CANNOT_TAKE, PriaDifference, PriaDirection, PriaKind } from './schema.ts'

/** Most rows of one preview, and of one run. */
export const MAX_ROWS = 5000

/** A body of the agency, of whichever kind: each has members that no other has. */
const SomeBody = z.union([AgencyField, AgencyCrop, AgencyJob, AgencyYield])

export const PriaChoice = z.object({
  id: z.string().min(1).max(200),
  direction: PriaDirection,
  /** Candidate that is meant, for SEND and LINK. */
  agencyId: z.string().min(1).max(60).optional(),
})
export type PriaChoice = z.infer<typeof PriaChoice>

const choices = z
  .array(PriaChoice)
  .min(1, 'required')
  .max(MAX_ROWS, 'tooLarge')
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: 'wrongId' })
export const PriaPreviewWish = z.object({ rows: choices })

/** Body that is sent to the agency for a row, and what it holds now. */
export const PriaOutgoing = z.object({
  id: z.string(),
  title: z.string(),
  action: z.enum(['CREATE', 'CHANGE', 'DELETE']),
  kind: AgencyKind,
  body: SomeBody.nullable(),
  before: SomeBody.nullable(),
})
export type PriaOutgoing = z.infer<typeof PriaOutgoing>
/** Change of our own records for a row. */
export const PriaIncoming = z.object({
  id: z.string(),
  title: z.string(),
  action: z.enum(['CREATE', 'CHANGE', 'DELETE', 'LINK', 'KEEP']),
  differences: z.array(PriaDifference),
})
export type PriaIncoming = z.infer<typeof PriaIncoming>

export const PRIA_BLOCKS = [
  'GONE',
  'NOT_ALLOWED',
  'HAS_PROBLEMS',
  'FIELD_NOT_CONNECTED',
  'SEASON_CLOSED',
  ...PRIA_CANNOT_TAKE,
] as const
/** A row that was chosen and cannot be done, with the reason. */
export const PriaBlocked = z.object({ id: z.string(), title: z.string(), reason: z.enum(PRIA_BLOCKS) })
export type PriaBlocked = z.infer<typeof PriaBlocked>

export const PriaPreview = z.object({
  /** Of all that is below: a run is begun with it, and refused where it is another by then. */
  fingerprint: z.string(),
  outgoing: z.array(PriaOutgoing),
  incoming: z.array(PriaIncoming),
  blocked: z.array(PriaBlocked),
})
export type PriaPreview = z.infer<typeof PriaPreview>

export const PriaRunDraft = PriaPreviewWish.extend({
  _id: Id,
  fingerprint: z.string().min(1).max(100),
})
export type PriaRunDraft = z.infer<typeof PriaRunDraft>

export const PRIA_RUN_STATES = ['RUNNING', 'WAITING', 'PAUSED', 'DONE', 'CANCELLED'] as const
/** Why a run waits: for somebody to sign in, for the agency, for a mandate or a consent. */
export const PRIA_WAITS = ['NEEDS_SIGN_IN', 'AGENCY_BUSY', 'AGENCY_AWAY', 'NO_MANDATE', 'NO_CONSENT'] as const

export const PriaRun = z.object({
  _id: Id,
  kind: PriaKind,
  year: Year,
  state: z.enum(PRIA_RUN_STATES),
  waitsFor: z.enum(PRIA_WAITS).nullable(),
  /** When it is tried again, where it waits for the agency. */
  triesAgainAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  createdBy: z.string(),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  cancelled: z.int(),
})
export type PriaRun = z.infer<typeof PriaRun>

/**
 * Refusals of a row that are ours: changed here since it was previewed, gone here, against the checks of our book (`text` says
 * which), unknown client or season.
 */
export const PRIA_OWN_REFUSALS = ['CHANGED_HERE', 'GONE', 'CHECKS', 'NOT_FOUND'] as const
export const PRIA_ITEM_STATES = ['WAITING', 'SENDING', 'DONE', 'REFUSED', 'CANCELLED'] as const
export const PriaRunItem = z.object({
  id: z.string(),
  title: z.string(),
  direction: PriaDirection,
  state: z.enum(PRIA_ITEM_STATES),
  agencyId: z.string().nullable(),
  code: z.string().nullable(),
  text: z.string(),
})
export type PriaRunItem = z.infer<typeof PriaRunItem>
/** A run with its rows: of many 200, those that were refused first. */
export const PriaRunWhole = PriaRun.extend({ items: z.array(PriaRunItem) })
export type PriaRunWhole = z.infer<typeof PriaRunWhole>

/** Receipt of one change at the agency: never changed, never deleted. */
export const PriaReceipt = z.object({
  _id: Id,
  kind: AgencyKind,
  year: Year,
  /** Our record; null for one that stood at the agency alone, which has no other name than `agencyId`. */
  recordId: Id.nullable(),
  /** Part of the record that it is about: an activity, a crop's use, a kind of yield; empty for fields. */
  part: z.string(),
  action: z.enum(['CREATE', 'CHANGE', 'DELETE']),
  state: z.enum(['ACCEPTED', 'REFUSED']),
  sentAt: Instant,
  answeredAt: Instant,
  sentBy: z.string(),
  agencyId: z.string().nullable(),
  version: z.int().nullable(),
  code: z.string().nullable(),
  text: z.string(),
  body: SomeBody.nullable(),
})
export type PriaReceipt = z.infer<typeof PriaReceipt>
