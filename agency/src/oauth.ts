/**
 * Sign-in of the simulator: OAuth 2.0 authorization code with PKCE (RFC 6749, RFC 7636), renewal, revocation (RFC 7009). A code counts once
 * and a minute; one that comes twice ends the tokens that came of it, and so does a refresh token that was used up.
 */
import type { AgencyTokens } from '@vagu/core/agency/wire'
import { DAY_MS, MINUTE_MS } from '@vagu/core/time/spans'
import type { z } from 'zod'
import { hashOf, inRoom, newSecret, type Random, roomOf } from './secrets.ts'
import { changeOn, readOn } from './shelf.ts'
import { Code, Family, Token } from './state.ts'
import type { Store } from './store.ts'

/** A program that may ask for a farmer's data. */
export interface SenderProgram {
  readonly id: string
  readonly secret: string
  readonly name: string
  /** Addresses that a sign-in may come back to. */
  readonly redirects: readonly string[]
}
export interface OAuthNeeds {
  readonly store: Store
  readonly random: Random
  readonly senders: readonly SenderProgram[]
}

const CODE_MS = MINUTE_MS
const ACCESS_MS = 15 * MINUTE_MS
const REFRESH_MS = 90 * DAY_MS

/** Error of the standard, 5.2. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly status: 400 | 401
  constructor(error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type') {
    super(error)
    this.status = error === 'invalid_client' ? 401 : 400
  }
}

/** Question of a program that sends somebody to sign in. */
export interface Question {
  readonly sender: string
  readonly redirect: string
  readonly challenge: string
  readonly state: string
  readonly room: string
}

const later = (store: Store, ms: number): string => new Date(store.now().getTime() + ms).toISOString()

const placeOf = (room: string, kind: 'code' | 'token' | 'family', key: string) => ({
  room,
  name: `${kind}/${key}`,
})

/** Gives a code for somebody who was chosen. */
export async function giveCode(
  { store, random }: OAuthNeeds,
  question: Question,
  person: string,
): Promise<string> {
  const code = inRoom(question.room, newSecret(random))
  const { sender, redirect, challenge } = question
  const given = {
    person,
    sender,
    redirect,
    challenge,
    expiresAt: later(store, CODE_MS),
    isUsed: false,
    family: newSecret(random),
  }
  const place = placeOf(question.room, 'code', await hashOf(code))
  // kept for longer than it counts, so that one that comes twice is known
  const until = later(store, DAY_MS)
  await changeOn(store.shelf, {
    place,
    schema: Code,
    until,
    make: () => ({ after: given, result: undefined }),
  })
  await store.shelf.sweep(store.now().toISOString())
  return code
}

const endFamily = (store: Store, room: string, family: string) =>
  changeOn(store.shelf, {
    place: placeOf(room, 'family', family),
    schema: Family,
    until: later(store, REFRESH_MS),
    make: () => ({ after: { isEnded: true }, result: undefined }),
  })

const isEnded = async (store: Store, room: string, family: string): Promise<boolean> =>
  (await readOn(store.shelf, placeOf(room, 'family', family), Family))?.isEnded === true

interface Issued {
  readonly room: string
  readonly person: string
  readonly sender: string
  readonly family: string
}

async function putToken(needs: OAuthNeeds, issued: Issued, kind: Token['kind']): Promise<string> {
  const { room, ...of } = issued
  const token = inRoom(room, newSecret(needs.random))
  const expiresAt = later(needs.store, kind === 'ACCESS' ? ACCESS_MS : REFRESH_MS)
  await changeOn(needs.store.shelf, {
    place: placeOf(room, 'token', await hashOf(token)),
    schema: Token,
    until: expiresAt,
    make: () => ({ after: { kind, ...of, expiresAt, isEnded: false }, result: undefined }),
  })
  return token
}

async function issue(needs: OAuthNeeds, issued: Issued): Promise<AgencyTokens> {
  const access = await putToken(needs, issued, 'ACCESS')
  const refresh = await putToken(needs, issued, 'REFRESH')
  return { access_token: access, token_type: 'Bearer', expires_in: ACCESS_MS / 1000, refresh_token: refresh }
}

interface Secret<S extends z.ZodType> {
  readonly kind: 'code' | 'token'
  readonly secret: string
  readonly schema: S
  /** How long it is remembered, ms. */
  readonly keptFor: number
  /** Parts that say that it was used. */
  readonly used: Partial<z.output<S>>
}

/** Marks a secret as used, and answers what it was before; refuses one that nobody gave. */
async function takeSecret<S extends z.ZodType<object>>(
  { store }: OAuthNeeds,
  { kind, secret, schema, keptFor, used }: Secret<S>,
): Promise<{ readonly room: string; readonly before: z.output<S> }> {
  const room = roomOf(secret)
  if (room === undefined) throw new OAuthError('invalid_grant')
  const before = await changeOn(store.shelf, {
    place: placeOf(room, kind, await hashOf(secret)),
    schema,
    until: later(store, keptFor),
    make: (known: z.output<S> | undefined) =>
      known === undefined ? { result: undefined } : { after: { ...known, ...used }, result: known },
  })
  if (before === undefined) throw new OAuthError('invalid_grant')
  return { room, before }
}

async function byCode(
  needs: OAuthNeeds,
  sender: SenderProgram,
  form: URLSearchParams,
): Promise<AgencyTokens> {
  const { store } = needs
  const challenge = await hashOf(form.get('code_verifier') ?? '')
  const { room, before } = await takeSecret(needs, {
    kind: 'code',
    secret: form.get('code') ?? '',
    schema: Code,
    keptFor: DAY_MS,
    used: { isUsed: true },
  })
  if (before.isUsed) await endFamily(store, room, before.family)
  const isRight =
    !before.isUsed &&
    before.expiresAt > store.now().toISOString() &&
    before.sender === sender.id &&
    before.redirect === form.get('redirect_uri') &&
    before.challenge === challenge
  if (!isRight) throw new OAuthError('invalid_grant')
  return issue(needs, { room, person: before.person, sender: sender.id, family: before.family })
}

async function byRefresh(
  needs: OAuthNeeds,
  sender: SenderProgram,
  form: URLSearchParams,
): Promise<AgencyTokens> {
  const { store } = needs
  const { room, before } = await takeSecret(needs, {
    kind: 'token',
    secret: form.get('refresh_token') ?? '',
    schema: Token,
    keptFor: REFRESH_MS,
    used: { isEnded: true },
  })
  if (before.kind !== 'REFRESH' || before.sender !== sender.id) throw new OAuthError('invalid_grant')
  if (before.isEnded) await endFamily(store, room, before.family)
  const isOver = before.isEnded || before.expiresAt <= store.now().toISOString()
  if (isOver || (await isEnded(store, room, before.family))) throw new OAuthError('invalid_grant')
  return issue(needs, { room, person: before.person, sender: sender.id, family: before.family })
}

/** The program that asks, by its secret: in the header or in the form. */
export function senderOf({ senders }: OAuthNeeds, request: Request, form: URLSearchParams): SenderProgram {
  const basic = /^Basic (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  let [id, secret] = [form.get('client_id') ?? '', form.get('client_secret') ?? '']
  if (basic !== undefined) {
    try {
      const [name = '', ...rest] = atob(basic).split(':')
      id = decodeURIComponent(name)
      secret = decodeURIComponent(rest.join(':'))
    } catch {
      throw new OAuthError('invalid_client')
    }
  }
  const sender = senders.find((each) => each.id === id)
  if (sender === undefined || sender.secret !== secret) throw new OAuthError('invalid_client')
  return sender
}

/** Tokens for a code or a refresh token; refuses with `OAuthError`. */
export function tokensFor(
  needs: OAuthNeeds,
  sender: SenderProgram,
  form: URLSearchParams,
): Promise<AgencyTokens> {
  const kind = form.get('grant_type')
  if (kind === 'authorization_code') return byCode(needs, sender, form)
  if (kind === 'refresh_token') return byRefresh(needs, sender, form)
  throw new OAuthError('unsupported_grant_type')
}

/** Ends a sign-in by one of its tokens; a token that is none ends nothing, and nobody is told. */
export async function revoke({ store }: OAuthNeeds, sender: SenderProgram, token: string): Promise<void> {
  const room = roomOf(token)
  if (room === undefined) return
  const found = await readOn(store.shelf, placeOf(room, 'token', await hashOf(token)), Token)
  if (found?.sender === sender.id) await endFamily(store, room, found.family)
}

export interface Bearer {
  readonly room: string
  readonly person: string
  readonly sender: string
}
/** Whose token it is; nothing where it counts no more. */
export async function bearerOf({ store }: OAuthNeeds, token: string): Promise<Bearer | undefined> {
  const room = roomOf(token)
  if (room === undefined) return undefined
  const found = await readOn(store.shelf, placeOf(room, 'token', await hashOf(token)), Token)
  const isLive = found?.kind === 'ACCESS' && !found.isEnded && found.expiresAt > store.now().toISOString()
  if (!isLive || (await isEnded(store, room, found.family))) return undefined
  return { room, person: found.person, sender: found.sender }
}
