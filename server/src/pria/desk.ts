/**
 * The agency as this room speaks with it: one client and season, on behalf of one user. The home brings it; a request that the
 * agency refuses as a whole, or that nobody knows the end of, is thrown as `DeskFault`.
 */
import type { Reader } from '../db/schema.ts'
import type {
  AgencyBatch,
  AgencyKind,
  AgencyReceipt,
  AgencyRecord,
  AgencySeason,
} from '@vagu/core/agency/wire'

/**
 * Ends of a request that is no answer: the user is to sign in, his mandate or the consent does not reach so far, the agency has
 * too much to do, it did not answer (whether it did what it was asked is unknown), it does not take what it was sent.
 */
export type DeskFaultKind = 'NEEDS_SIGN_IN' | 'NO_MANDATE' | 'NO_CONSENT' | 'BUSY' | 'AWAY' | 'INVALID'
export class DeskFault extends Error {
  override readonly name = 'DeskFault'
  readonly kind: DeskFaultKind
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  constructor(
    kind: DeskFaultKind,
    facts: { text?: string; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(facts.text ?? kind, { cause: facts.cause })
    this.kind = kind
    this.retryAfter = facts.retryAfter
  }
}

export interface AgencyDesk {
  /** Everything of a kind that the client holds in the season. */
  records(kind: AgencyKind): Promise<AgencyRecord[]>
  /** Nothing where the client has no such season. */
  season(): Promise<AgencySeason | undefined>
  send(batch: AgencyBatch): Promise<AgencyReceipt>
  /** Answers to a batch; nothing where the agency never had it. */
  receipt(batchId: string): Promise<AgencyReceipt | undefined>
}

export interface DeskOf {
  readonly accountId: string
  readonly userId: string
  readonly clientId: string
  readonly year: number
}
/** Opens the desk of a season, for a user. */
export type OpenDesk = (of: DeskOf) => AgencyDesk

/** The agency as a home brings it; nothing where the installation speaks with none. */
export interface PriaDesks {
  readonly open: OpenDesk
  /** The client that a farm is connected with; nothing for none. */
  readonly clientOf: (db: Reader, accountId: string) => Promise<string | undefined>
}
