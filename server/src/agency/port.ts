/** The payments agency as the program speaks with it. */
import type {
  AgencyBatch,
  AgencyClient,
  AgencyKind,
  AgencyPage,
  AgencyPerson,
  AgencyReceipt,
  AgencySeason,
  AgencyTokens,
} from '@vagu/core/agency/wire'
import type { z } from 'zod'

/** A way to the agency's sign-in page: secrets of it, made anew each time. */
export interface AgencyQuestion {
  readonly state: string
  /** SHA-256 of the verifier, base64url. */
  readonly challenge: string
  /** Where the browser is to come back to. */
  readonly callback: string
  /** World of the simulator that is asked for; of no meaning to another agency. */
  readonly room: string
}
export interface AgencySeasonOf {
  readonly client: string
  readonly year: number
}

/**
 * Ends of a request to the agency that are no answer.
 * - `SILENT`: nothing came in time, or the agency says that it is away; nothing was changed there.
 * - `REFUSED`: it refuses the whole request, with a code and its own words.
 * - `TOKEN_INVALID`: who asks is to sign in again.
 * - `WRONG_ANSWER`: something came that is no answer to the question; nothing was to be changed there.
 * - `UNKNOWN_OUTCOME`: something was to be changed, and nobody knows whether it was.
 */
export type AgencyFailureKind = 'SILENT' | 'REFUSED' | 'TOKEN_INVALID' | 'WRONG_ANSWER' | 'UNKNOWN_OUTCOME'
export class AgencyFailure extends Error {
  override readonly name = 'AgencyFailure'
  readonly kind: AgencyFailureKind
  /** Of a refusal: `NO_CONSENT`, `NOT_FOUND`, … */
  readonly code: string | undefined
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  constructor(
    kind: AgencyFailureKind,
    facts: { code?: string; text?: string; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(facts.text ?? kind, { cause: facts.cause })
    this.kind = kind
    this.code = facts.code
    this.retryAfter = facts.retryAfter
  }
}

/** A page of records. Of one that does not speak by the contract only the id is known: it is there, whatever it says. */
export interface AgencyRecords extends z.infer<typeof AgencyPage> {
  readonly unreadable: readonly string[]
}

/**
 * The payments agency: the contract of `core/agency/wire`. Each call is made with the access token of somebody who has signed in
 * there, and rejects with `AgencyFailure`.
 */
export interface Agency {
  /** Whether it is the simulator, or another that is not in earnest. */
  readonly isTest: boolean
  /** Whether each user has a world of his own there: the simulator inside the program. */
  readonly hasRooms: boolean
  /** The agency's sign-in page, for the browser. */
  signInPage(question: AgencyQuestion): string
  /** Signs a test person in without a page. Returns the code that the page would bring back. Where it is there, no page is. */
  readonly signInAtOnce: ((question: AgencyQuestion) => Promise<string>) | undefined
  /** Page on which the simulator shows what it holds; null where there is none. */
  testPage(room: string): string | null
  tokensFor(
    code: string,
    question: { readonly verifier: string; readonly callback: string },
  ): Promise<AgencyTokens>
  renew(refreshToken: string): Promise<AgencyTokens>
  revoke(token: string): Promise<void>
  person(token: string): Promise<AgencyPerson>
  clients(token: string): Promise<AgencyClient[]>
  consent(token: string, client: string, kinds: readonly AgencyKind[]): Promise<void>
  withdraw(token: string, client: string): Promise<void>
  seasons(token: string, client: string): Promise<AgencySeason[]>
  /** A page of the records of a kind; `next` of the page before begins the next one. */
  records(
    token: string,
    of: AgencySeasonOf & { readonly kind: AgencyKind; readonly cursor: string | null },
  ): Promise<AgencyRecords>
  send(token: string, of: AgencySeasonOf & { readonly batch: AgencyBatch }): Promise<AgencyReceipt>
  /** Answers to a batch; nothing where the agency never had it. */
  receipt(
    token: string,
    of: AgencySeasonOf & { readonly batchId: string },
  ): Promise<AgencyReceipt | undefined>
}
