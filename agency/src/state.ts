/** Shapes of what the simulator keeps: a room with people, clients and moods, and a book for each client and season. */
import {
  AGENCY_KINDS,
  AgencyConsent,
  AgencyMandate,
  AgencyPerson,
  AgencyReceipt,
  AgencyRecord,
  AgencySeason,
} from '@vagu/core/agency/wire'
import { z } from 'zod'

export const MOODS = [
  'SLOW',
  'HANG',
  'TIMEOUT_AFTER_WRITE',
  'HALF_BATCH',
  'HTML_PAGE',
  'WRONG_ANSWER',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'TOKEN_EXPIRED',
  'SEASON_CLOSES',
  'NEIGHBOUR_CHANGE',
] as const
export const MoodKind = z.enum(MOODS)
export type MoodKind = z.infer<typeof MoodKind>

/** A fault that the simulator is told to make. */
export const Mood = z.object({
  kind: MoodKind,
  /** Client that it is about; null for all, and for the tokens too. */
  clientId: z.string().nullable(),
  /** Requests that it still spoils; null until it is ended. */
  times: z.int().positive().nullable(),
})
export type Mood = z.infer<typeof Mood>

export const Client = z.object({
  id: z.string(),
  name: z.string(),
  registryCode: z.string(),
  /** Mandates by the code of the person. */
  mandates: z.record(z.string(), AgencyMandate),
  /** Kinds that a sender may read and send, by its id. */
  consents: z.record(z.string(), AgencyConsent.shape.kinds),
  seasons: z.array(AgencySeason),
})
export type Client = z.infer<typeof Client>

export const Room = z.object({
  people: z.array(AgencyPerson),
  clients: z.array(Client),
  moods: z.array(Mood),
})
export type Room = z.infer<typeof Room>

/** A record that was deleted: who deletes it again does no wrong. */
export const Gone = z.object({ kind: z.enum(AGENCY_KINDS), ownId: z.string().nullable(), id: z.string() })

/** Records of a client in a season, and the answers to its batches, the newest last. */
export const Book = z.object({
  /** Number of the next record. */
  next: z.int(),
  records: z.array(AgencyRecord),
  gone: z.array(Gone),
  batches: z.array(z.object({ hash: z.string(), receipt: AgencyReceipt })),
})
export type Book = z.infer<typeof Book>

/** A way to sign in that was chosen, waiting for its token. */
export const Code = z.object({
  person: z.string(),
  sender: z.string(),
  redirect: z.string(),
  challenge: z.string(),
  expiresAt: z.string(),
  isUsed: z.boolean(),
  /** Tokens that came of it share it: a code that comes twice ends them. */
  family: z.string(),
})
/** A token, by its hash. */
export const Token = z.object({
  kind: z.enum(['ACCESS', 'REFRESH']),
  person: z.string(),
  sender: z.string(),
  family: z.string(),
  expiresAt: z.string(),
  isEnded: z.boolean(),
})
export type Token = z.infer<typeof Token>
/** Tokens that share a sign-in; ended together. */
export const Family = z.object({ isEnded: z.boolean() })
