/**
 * The simulator of the payments agency, "PRIA testkeskkond": it speaks the contract of `core/agency/wire`, keeps what it is sent,
 * refuses what an agency would refuse, and fails as it is told. It runs inside the program, by itself, and in a browser's worker.
 */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type CallNeeds, MAX_BODY, mountCalls, spoil } from './calls.ts'
import { type Hanging, meetMoods } from './moods.ts'
import {
  giveCode,
  OAuthError,
  type Question,
  revoke,
  senderOf,
  type SenderProgram,
  tokensFor,
} from './oauth.ts'
import { mountPages } from './pages/pages.ts'
import type { PageNeeds } from './pages/sign-in.ts'
import { Refusal, TOO_LARGE } from './refusal.ts'
import { type Random, roomOf } from './secrets.ts'
import type { Shelf } from './shelf.ts'
import type { Mood } from './state.ts'
import { Store } from './store.ts'
import { answerWfs } from './wfs.ts'

export interface AgencyNeeds {
  readonly now: () => Date
  readonly random: Random
  readonly shelf: Shelf
  /** Programs that may speak with it. */
  readonly senders: readonly SenderProgram[]
  /** Path before its addresses, as `/pria-testkeskkond`; empty for none. */
  readonly base?: string
  /** Room of who names none; without it each is to name one. */
  readonly commonRoom?: string
  /** How slow it is when it is told to be, ms. */
  readonly slowness?: number
  readonly onHang?: Hanging['onHang']
}
export interface Agency {
  readonly app: Hono
  readonly store: Store
  /** Signs a test person in without a page. Returns the code that the page would send back. */
  signIn(question: Question, person: string): Promise<string>
  /** Tells it to fail. */
  fail(room: string, mood: Mood): Promise<void>
}

const SLOW = 3000
const tokenJson = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' },
  })
const MAX_FORM = 20_000

/** A form of a program; refuses with `OAuthError` what is none. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const text = await request.text()
  if (text.length > MAX_FORM) throw new OAuthError('invalid_request')
  return new URLSearchParams(text)
}

/** Moods that may meet whoever asks for tokens. */
const OF_TOKENS = ['SLOW', 'HANG', 'HTML_PAGE', 'WRONG_ANSWER', 'UNAVAILABLE'] as const

function mountTokens(app: Hono, needs: CallNeeds): void {
  const { store } = needs
  app.post('/oauth/token', async ({ req }) => {
    const form = await formOf(req.raw)
    const sender = senderOf(needs, req.raw, form)
    const room = roomOf(form.get('code') ?? form.get('refresh_token') ?? '')
    if (room !== undefined) {
      const moods = await meetMoods(store, { room, client: undefined }, OF_TOKENS)
      const spoiled = await spoil(moods, needs, req.raw)
      if (spoiled) return spoiled
    }
    return tokenJson(await tokensFor(needs, sender, form))
  })
  app.post('/oauth/revoke', async ({ req }) => {
    const form = await formOf(req.raw)
    await revoke(needs, senderOf(needs, req.raw, form), form.get('token') ?? '')
    return tokenJson({})
  })
}

export function createAgency(needs: AgencyNeeds): Agency {
  const { now, random, shelf, senders, base = '', commonRoom, slowness = SLOW, onHang } = needs
  const store = new Store(shelf, now)
  const all: CallNeeds & PageNeeds = { store, random, senders, base, commonRoom, slowness, onHang }
  const app = new Hono({ strict: false }).basePath(base)
  // whoever sends more is not read to the end: nobody has signed in here yet
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: () => new Refusal('INVALID', TOO_LARGE).toResponse() }))
  mountPages(app, all)
  mountTokens(app, all)
  mountCalls(app, all)
  app.get('/wfs', ({ req }) => answerWfs(new URL(req.url).searchParams))
  app.onError((error) => {
    if (error instanceof OAuthError) return tokenJson({ error: error.message }, error.status)
    if (error instanceof Refusal) return error.toResponse()
    throw error
  })
  return {
    app,
    store,
    signIn: (question, person) => giveCode(all, question, person),
    fail: (room, mood) =>
      store.changeRoom(room, (before) => ({
        after: { ...before, moods: [...before.moods, mood] },
        result: undefined,
      })),
  }
}
