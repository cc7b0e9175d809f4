/**
 * The payments agency behind HTTP. At most three requests are open at once; where it asks for patience, a short one is had. A
 * request that changes something and ends without an answer is told apart from one that changed nothing.
 */
import {
  AgencyClient,
  AgencyConsent,
  AgencyId,
  type AgencyKind,
  AgencyPage,
  AgencyPerson,
  AgencyReceipt,
  AgencyRecord,
  AgencySeason,
  AgencyTokens,
  AGENCY_VERSION,
  MAX_OPEN_REQUESTS,
  MAX_PAGE,
} from '@vagu/core/agency/wire'
import { z } from 'zod'
import { type Agency, AgencyFailure, type AgencyQuestion, type AgencySeasonOf, type Log } from '../ports.ts'
import type { AgencyRecords } from './port.ts'
import { noAnswer, readAnswer } from './answer.ts'
import { turnsOf } from './turns.ts'

export interface AgencyClientNeeds {
  /** Address of the agency without a slash at its end; pages for the browser lie below it too. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly isTest: boolean
  readonly hasRooms: boolean
  readonly fetch: (request: Request) => Promise<Response>
  readonly log: Log
  readonly signInAtOnce?: Agency['signInAtOnce']
  /** Whether the simulator has a page that a browser can open. */
  readonly hasTestPage: boolean
  /** Signal after so many ms; by the clock where nobody brings another. */
  readonly deadline?: (ms: number) => AbortSignal
  /** Waits before a try is repeated. */
  readonly pause?: (ms: number) => Promise<void>
}

/** A batch of a hundred records may take a while. */
const PATIENCE = 20_000
/** Times that a request is repeated after 429, and the longest wait before, s. */
const REPEATS = 2
const LONGEST_WAIT = 5
const MAX_CLIENTS = 1000

interface Asked<S extends z.ZodType> {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly path: string
  readonly schema: S
  readonly token?: string
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
}
type Ask = <S extends z.ZodType>(asked: Asked<S>) => Promise<z.output<S>>

const Anything = z.unknown()

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

interface Deadline {
  readonly signal: AbortSignal
  /** Nobody waits any more. */
  readonly end: () => void
}

/** A deadline that ends with the answer: a signal of the clock itself would hold the answer as long as it runs. */
function deadlineIn(ms: number): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

/** Rejects when the signal says so, also where what is waited for does not heed it. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
  })

function requestOf<S extends z.ZodType>(
  needs: AgencyClientNeeds,
  asked: Asked<S>,
  signal: AbortSignal,
): Request {
  const { method, path, token, body, form } = asked
  const headers = new Headers({ accept: 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (form !== undefined) {
    const basic = [needs.clientId, needs.clientSecret].map(encodeURIComponent).join(':')
    headers.set('authorization', `Basic ${btoa(basic)}`)
  }
  const sent = form ? new URLSearchParams(form) : body === undefined ? undefined : JSON.stringify(body)
  const init = { method, headers, signal, redirect: 'error' } as const
  return new Request(`${needs.url}${path}`, sent === undefined ? init : { ...init, body: sent })
}

async function askOnce<S extends z.ZodType>(needs: AgencyClientNeeds, asked: Asked<S>): Promise<z.output<S>> {
  const { deadline } = needs
  const { signal, end } = deadline ? { signal: deadline(PATIENCE), end: () => {} } : deadlineIn(PATIENCE)
  return answerBefore(signal, needs, asked).finally(end)
}

async function answerBefore<S extends z.ZodType>(
  signal: AbortSignal,
  needs: AgencyClientNeeds,
  asked: Asked<S>,
): Promise<z.output<S>> {
  const late = untilAborted(signal)
  late.catch(() => {})
  const reading = { isWrite: asked.method !== 'GET' && asked.form === undefined }
  const response = await Promise.race([needs.fetch(requestOf(needs, asked, signal)), late]).catch(
    (cause: unknown) => {
      throw reading.isWrite ? noAnswer(reading, cause) : new AgencyFailure('SILENT', { cause })
    },
  )
  return Promise.race([readAnswer(response, asked.schema, reading), late]).catch((cause: unknown) => {
    throw cause instanceof AgencyFailure ? cause : noAnswer(reading, cause)
  })
}

/** Seconds after which a request may be repeated; nothing where it may not. */
function waitBefore(failure: unknown, repeats: number): number | undefined {
  const isBusy = failure instanceof AgencyFailure && failure.code === 'TOO_MANY_REQUESTS'
  if (!isBusy || repeats >= REPEATS) return undefined
  const { retryAfter = 1 } = failure
  return retryAfter <= LONGEST_WAIT ? retryAfter : undefined
}

function asker(needs: AgencyClientNeeds): Ask {
  const inTurn = turnsOf(MAX_OPEN_REQUESTS)
  const { pause = sleep, log } = needs
  return async (asked) => {
    for (let repeats = 0; ; repeats++) {
      try {
        return await inTurn(() => askOnce(needs, asked))
      } catch (error) {
        const failure = error instanceof AgencyFailure ? error : new AgencyFailure('SILENT', { cause: error })
        const wait = waitBefore(failure, repeats)
        if (wait === undefined) {
          // the path names clients by their numbers, and nobody by name
          const { kind, code, cause } = failure
          log.warn(
            {
              kind,
              code,
              method: asked.method,
              path: asked.path,
              cause: cause instanceof Error ? cause.message : '',
            },
            'the agency gave no answer',
          )
          throw failure
        }
        await pause(wait * 1000)
      }
    }
  }
}

/** Tokens; a code or a refresh token that does not count is `TOKEN_INVALID`. */
const tokens = (ask: Ask, form: Readonly<Record<string, string>>): Promise<AgencyTokens> =>
  ask({ method: 'POST', path: '/oauth/token', schema: AgencyTokens, form }).catch((error: unknown) => {
    if (error instanceof AgencyFailure && error.code === 'invalid_grant')
      throw new AgencyFailure('TOKEN_INVALID', { code: error.code })
    throw error
  })

const seasonPath = ({ client, year }: AgencySeasonOf): string => `${clientPath(client)}/seasons/${year}`
const clientPath = (client: string): string => `/${AGENCY_VERSION}/clients/${encodeURIComponent(client)}`

function pageOf({ url, clientId }: AgencyClientNeeds, question: AgencyQuestion): string {
  const page = new URL(`${url}/oauth/authorize`)
  const { state, challenge, callback, room } = question
  const all = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(room !== '' && { login_hint: room }),
  }
  for (const [name, value] of Object.entries(all)) page.searchParams.set(name, value)
  return page.href
}

/** A page as far as it is a page: each record is read by itself, so that one of them keeps none of the others back. */
const Page = z.object({ records: z.array(z.unknown()).max(MAX_PAGE), next: AgencyPage.shape.next })
const WithId = z.object({ id: AgencyId })

/** Records of a page, and the ids of those that cannot be read. Records of another kind, or without an id, are no answer. */
function recordsOf(page: z.infer<typeof Page>, kind: AgencyKind): AgencyRecords {
  const records: AgencyRecord[] = []
  const unreadable: string[] = []
  for (const told of page.records) {
    const read = AgencyRecord.safeParse(told)
    if (read.success && read.data.kind === kind) records.push(read.data)
    else if (read.success) throw noAnswer({ isWrite: false }, new Error(`records of ${read.data.kind}`))
    else {
      const named = WithId.safeParse(told)
      if (!named.success) throw noAnswer({ isWrite: false }, read.error)
      unreadable.push(named.data.id)
    }
  }
  return { records, unreadable, next: page.next }
}

/** A receipt of another batch is no answer to ours. */
function ofBatch(receipt: AgencyReceipt, batchId: string, isWrite: boolean): AgencyReceipt {
  if (receipt.batchId !== batchId) throw noAnswer({ isWrite }, new Error('the receipt is of another batch'))
  return receipt
}

export function agencyClient(needs: AgencyClientNeeds): Agency {
  const ask = asker(needs)
  const get = <S extends z.ZodType>(token: string, path: string, schema: S) =>
    ask({ method: 'GET', path, schema, token })
  return {
    isTest: needs.isTest,
    hasRooms: needs.hasRooms,
    signInAtOnce: needs.signInAtOnce,
    signInPage: (question) => pageOf(needs, question),
    testPage: (room) => (needs.hasTestPage ? `${needs.url}/ruum/${room}` : null),
    tokensFor: (code, { verifier, callback }) =>
      tokens(ask, {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: callback,
      }),
    renew: (token) => tokens(ask, { grant_type: 'refresh_token', refresh_token: token }),
    revoke: async (token) => {
      await ask({ method: 'POST', path: '/oauth/revoke', schema: Anything, form: { token } })
    },
    person: (token) => get(token, `/${AGENCY_VERSION}/person`, AgencyPerson),
    clients: (token) => get(token, `/${AGENCY_VERSION}/clients`, z.array(AgencyClient).max(MAX_CLIENTS)),
    consent: async (token, client, kinds) => {
      const path = `${clientPath(client)}/consent`
      await ask({ method: 'PUT', path, schema: AgencyConsent, token, body: { kinds } })
    },
    withdraw: async (token, client) => {
      await ask({ method: 'DELETE', path: `${clientPath(client)}/consent`, schema: Anything, token })
    },
    seasons: (token, client) => get(token, `${clientPath(client)}/seasons`, z.array(AgencySeason).max(100)),
    records: async (token, { kind, cursor, ...of }) => {
      const query = new URLSearchParams({ kind, limit: String(MAX_PAGE), ...(cursor !== null && { cursor }) })
      const told = await get(token, `${seasonPath(of)}/records?${query.toString()}`, Page)
      return recordsOf(told, kind)
    },
    send: async (token, { batch, ...of }) => {
      const path = `${seasonPath(of)}/batches`
      const receipt = await ask({ method: 'POST', path, schema: AgencyReceipt, token, body: batch })
      return ofBatch(receipt, batch.batchId, true)
    },
    receipt: async (token, { batchId, ...of }) => {
      const path = `${seasonPath(of)}/batches/${encodeURIComponent(batchId)}`
      const receipt = await get(token, path, AgencyReceipt).catch((error: unknown) => {
        if (error instanceof AgencyFailure && error.code === 'NOT_FOUND') return undefined
        throw error
      })
      return receipt && ofBatch(receipt, batchId, false)
    },
  }
}
