/**
 * The agency as this room speaks with it: one client and season, on behalf of one user. The home brings it; a request that the
 * agency refuses as a whole, or that nobody knows the end of, is thrown as `DeskFault`.
 */
import { AppError } from '@vagu/core/errors'
import type { AgencyBatch, AgencyKind, AgencyReceipt, AgencySeason } from '@vagu/core/agency/wire'
import type { AgencyRecords } from '../agency/port.ts'
import { AgencyFailure } from '../ports.ts'
import { agencyOf, type LoginPorts, withToken } from '../pria-connection/login.ts'

/**
 * Ends of a request that is no answer: the user is to sign in, his mandate or the consent does not reach so far, the agency has
 * too much to do, it did not answer (whether it did what it was asked is unknown), it does not take what it was sent, it has no
 * such client or season.
 */
export type DeskFaultKind = NotAllowed | 'BUSY' | 'AWAY' | 'INVALID' | 'NOT_FOUND'
type NotAllowed = 'NEEDS_SIGN_IN' | 'NO_MANDATE' | 'NO_CONSENT'
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

/** Records of a kind by their ids, and the ids of those that are there and cannot be read. */
export interface Told {
  /** Each as the text that is stored: taken apart, thousands of them take three times the room, and most say what is known already. */
  readonly records: ReadonlyMap<string, string>
  readonly unreadable: readonly string[]
}

export interface AgencyDesk {
  /** Everything of a kind that the client holds in the season. */
  records(kind: AgencyKind): Promise<Told>
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

/** Pages of a list that are asked for at most: 500 records each. */
const MAX_PAGES = 100

const KIND_OF_CODE: Readonly<Record<string, DeskFaultKind>> = {
  NO_MANDATE: 'NO_MANDATE',
  NO_CONSENT: 'NO_CONSENT',
  TOO_MANY_REQUESTS: 'BUSY',
  UNAVAILABLE: 'BUSY',
  INVALID: 'INVALID',
  NOT_FOUND: 'NOT_FOUND',
  BATCH_DIFFERS: 'INVALID',
}

/** An end of a request as this room tells it; what is none of the agency's stays what it is. */
function asFault(error: unknown): unknown {
  if (error instanceof AppError && error.code === 'priaNeedsSignIn') return new DeskFault('NEEDS_SIGN_IN')
  if (!(error instanceof AgencyFailure)) return error
  if (error.kind === 'TOKEN_INVALID') return new DeskFault('NEEDS_SIGN_IN', { cause: error })
  const kind = error.kind === 'REFUSED' ? KIND_OF_CODE[error.code ?? ''] : undefined
  return new DeskFault(kind ?? 'AWAY', { text: error.message, retryAfter: error.retryAfter, cause: error })
}

/** Desks at the agency that the installation speaks with. */
export const desksOf =
  (ports: LoginPorts): OpenDesk =>
  ({ userId, clientId: client, year }) => {
    const agency = agencyOf(ports)
    const ask = <T>(work: (token: string) => Promise<T>): Promise<T> =>
      withToken(ports, userId, work).catch((error: unknown) => {
        throw asFault(error)
      })
    return {
      records: async (kind) => {
        // a list that changes between two pages may tell of a record twice
        const all = new Map<string, string>()
        const lost = new Set<string>()
        let cursor: string | null = null
        for (let page = 0; page < MAX_PAGES; page++) {
          const from: string | null = cursor
          const { records, unreadable, next }: AgencyRecords = await ask((token) =>
            agency.records(token, { client, year, kind, cursor: from }),
          )
          for (const record of records) all.set(record.id, JSON.stringify(record))
          for (const id of unreadable) lost.add(id)
          if (next === null) return { records: all, unreadable: [...lost] }
          if (next === cursor) break
          cursor = next
        }
        throw new DeskFault('AWAY', { text: 'a list without an end' })
      },
      season: async () => {
        const seasons = await ask((token) => agency.seasons(token, client))
        return seasons.find((each) => each.year === year)
      },
      send: (batch) => ask((token) => agency.send(token, { client, year, batch })),
      receipt: (batchId) => ask((token) => agency.receipt(token, { client, year, batchId })),
    }
  }
