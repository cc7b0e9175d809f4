/**
 * The agency's contract, version 1: what is spoken with PRIA, or with the simulator in its place. PRIA publishes none, so it is
 * ours, shaped after UN/CEFACT E-CROP: a client holds parcels, a parcel crops, a crop operations with their inputs, and yields.
 *
 * Days are `YYYY-MM-DD` in Tallinn, instants ISO in UTC. Areas are hectares of at most 4 decimals, shapes GeoJSON in EPSG:3301
 * (metres, east before north). What is sent is a record with an id of the sender (`ownId`), by which it is known when it comes
 * twice.
 */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'
import { AgencyCrop, AgencyField, AgencyId, AgencyJob, AgencyKind, AgencyYield, text } from './bodies.ts'

export * from './bodies.ts'

/** Paths below the agency's address. */
export const AGENCY_VERSION = 'v1'
/** Most records of one batch, and of one page of a list. */
export const MAX_BATCH = 100
export const MAX_PAGE = 500
/** Requests that one sender may have open at once. */
export const MAX_OPEN_REQUESTS = 3

/** Words of the other side: cut, since nothing is refused for being told at length. */
const said = (most: number) =>
  z
    .string()
    .overwrite((words) => words.trim().slice(0, most))
    .max(most)

const held = {
  id: AgencyId,
  /** Id of the sender; null where it came into being at the agency, or from another program. */
  ownId: Id.nullable(),
  /** Grows by one with each change. */
  version: z.int().positive(),
  changedAt: Instant,
  /** Program or person who changed it last, in words. */
  changedBy: said(120),
}
/** A record as the agency holds it. What was deleted is not listed. */
export const AgencyRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FIELD'), ...held, body: AgencyField }),
  z.object({ kind: z.literal('CROP'), ...held, body: AgencyCrop }),
  z.object({ kind: z.literal('JOB'), ...held, body: AgencyJob }),
  z.object({ kind: z.literal('YIELD'), ...held, body: AgencyYield }),
])
export type AgencyRecord = z.infer<typeof AgencyRecord>

/** Rights of somebody signed in at the agency for a client. `until` is the last day of a mandate that ends. */
export const AgencyMandate = z.object({
  kind: z.enum(['FULL', 'LIMITED', 'NONE', 'ENDED']),
  /** Kinds that a limited one covers; the others may be read. */
  kinds: z.array(AgencyKind),
  until: Day.nullable(),
})
export type AgencyMandate = z.infer<typeof AgencyMandate>

export const AgencyClient = z.object({
  id: AgencyId,
  name: text(255),
  registryCode: text(20),
  mandate: AgencyMandate,
  /** Whether somebody has consented that we read and send its data. */
  hasConsent: z.boolean(),
})
export type AgencyClient = z.infer<typeof AgencyClient>

/** A season of a client. A closed one takes no change; one that is not open yet neither. */
export const AgencySeason = z.object({
  year: Year,
  from: Day,
  to: Day,
  state: z.enum(['NOT_YET', 'OPEN', 'CLOSED']),
  /** Last day on which it takes changes. */
  closesOn: Day.nullable(),
})
export type AgencySeason = z.infer<typeof AgencySeason>

/** Kinds of records to which the consent is given. `PUT /v1/clients/{id}/consent`; `DELETE` takes it back. */
export const AgencyConsent = z.object({ kinds: z.array(AgencyKind).min(1) })

/** `GET /v1/clients/{id}/seasons/{year}/records?kind=&cursor=&limit=`; the last page has no `next`. */
export const AgencyPage = z.object({ records: z.array(AgencyRecord), next: z.string().nullable() })

/**
 * A change of one record. `baseVersion` is the one that the sender saw last, null for a new record; where the agency holds another
 * it is refused as `CHANGED_MEANWHILE`. A `PUT` of the `ownId` that it holds already, with the same body, changes nothing.
 */
const sent = { ownId: Id, baseVersion: z.int().positive().nullable() }
export const AgencyChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FIELD'), ...sent, id: AgencyId.nullable(), body: AgencyField.nullable() }),
  z.object({ kind: z.literal('CROP'), ...sent, id: AgencyId.nullable(), body: AgencyCrop.nullable() }),
  z.object({ kind: z.literal('JOB'), ...sent, id: AgencyId.nullable(), body: AgencyJob.nullable() }),
  z.object({ kind: z.literal('YIELD'), ...sent, id: AgencyId.nullable(), body: AgencyYield.nullable() }),
])
export type AgencyChange = z.infer<typeof AgencyChange>

/**
 * `POST /v1/clients/{id}/seasons/{year}/batches`. The same `batchId` again gives the answers of the first time and writes nothing;
 * with other changes it is refused (409). `id` of a change links a record of the agency that has no `ownId` yet, a `body` of null
 * deletes.
 */
export const AgencyBatch = z.object({
  batchId: z.uuid(),
  changes: z.array(AgencyChange).min(1).max(MAX_BATCH),
})
export type AgencyBatch = z.infer<typeof AgencyBatch>

/** Why the agency refuses a record. */
export const AGENCY_REFUSALS = [
  'SEASON_CLOSED',
  'NO_MANDATE',
  'UNKNOWN_FIELD',
  'AREA_TOO_LARGE',
  'DATE_OUTSIDE_SEASON',
  'CHANGED_MEANWHILE',
  'UNKNOWN_RECORD',
  'UNKNOWN_CODE',
  'SHAPE_INVALID',
  'WORKER_MISSING',
  'CERTIFICATE_MISSING',
  'PRODUCT_UNKNOWN',
  'FERTILIZER_TYPE_MISSING',
  'YIELD_MISSING',
  'INVALID',
] as const
/** Remarks of the agency on something that it takes. */
export const AGENCY_REMARKS = ['LATE_ENTRY', 'AREA_DIFFERS'] as const

export const AgencyAnswer = z.object({
  ownId: Id,
  state: z.enum(['ACCEPTED', 'REFUSED']),
  /** The agency's id and version of it after the change; null where it was refused and the agency holds none. */
  id: AgencyId.nullable(),
  version: z.int().positive().nullable(),
  /** One of `AGENCY_REFUSALS` or `AGENCY_REMARKS`, or one that we do not know yet; null where there is nothing to say. */
  code: said(60).nullable(),
  /** The agency's own words, in Estonian. */
  text: said(2000),
})
export type AgencyAnswer = z.infer<typeof AgencyAnswer>

/**
 * Answers to a batch, also to be asked for again: `GET /v1/clients/{id}/seasons/{year}/batches/{batchId}`, 404 where the agency
 * never had it. Of a batch that was taken in part, the answers so far; the rest was not done and may be sent in a new batch.
 */
export const AgencyReceipt = z.object({
  batchId: z.uuid(),
  receivedAt: Instant,
  isWhole: z.boolean(),
  answers: z.array(AgencyAnswer),
})
export type AgencyReceipt = z.infer<typeof AgencyReceipt>

/** A refusal of a whole request: 401 the token, 403 mandate or consent, 404, 409, 422, 429 (with Retry-After), 503. */
export const AgencyFault = z.object({
  error: z.object({
    code: z.enum([
      'TOKEN_INVALID',
      'NO_MANDATE',
      'NO_CONSENT',
      'NOT_FOUND',
      'BATCH_DIFFERS',
      'INVALID',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
    ]),
    text: said(2000),
  }),
})

/** `POST /oauth/token`: OAuth 2.0 with PKCE, by the code of the way back or by a refresh token. Seconds. */
export const AgencyTokens = z.object({
  access_token: z.string().min(1).max(4000),
  token_type: z.string(),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).max(4000).optional(),
})
export type AgencyTokens = z.infer<typeof AgencyTokens>

/** `GET /v1/person`: who has signed in. */
export const AgencyPerson = z.object({ code: text(20), name: text(255) })
export type AgencyPerson = z.infer<typeof AgencyPerson>
