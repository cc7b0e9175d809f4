import { DAY_MS } from '@vagu/core/time/spans'
import type { Endpoint } from '@vagu/core/endpoint'
import { AppError } from '@vagu/core/errors'
import { SIGNED_IN_AS, signedInAs } from '@vagu/core/users/signed-in-as'
import type { Role } from '@vagu/core/users/schema'
import { prepared } from '../db/prepared.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Ports } from '../ports.ts'

/** Days a session lasts: after its last use, and at most, however often it is used. */
export const SESSION_DAYS = {
  plain: { unused: 1, most: 30 },
  /** With "remember me". */
  remembered: { unused: 90, most: 365 },
} as const
/** A session's last use is written at most this often, ms. */
const TOUCH_EVERY = 10 * 60_000
/** A request waits no longer than this for the note; a locked database may take it later, ms. */
const TOUCH_WAIT = 250

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A token that nobody guesses. */
export const newToken = (ports: Pick<Ports, 'random'>): string => base64Url(ports.random(32))

const sha256 = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** Digests that are remembered: every request of a session asks for the same two. A longer text is no token of ours. */
const REMEMBERED = 10_000
const LONGEST = 100
const digests = new Map<string, Promise<string>>()

function digestOf(text: string): Promise<string> {
  const known = digests.get(text)
  if (known !== undefined) return known
  if (text.length > LONGEST) return sha256(text)
  const [oldest] = digests.keys()
  if (digests.size >= REMEMBERED && oldest !== undefined) digests.delete(oldest)
  const digest = sha256(text)
  digests.set(text, digest)
  return digest
}

/** Hash of a token, as it is stored. */
export const hashToken = (token: string): Promise<string> => digestOf(token)

/** The token that must stand in `X-CSRF-TOKEN`: bound to the session token, which scripts cannot read. */
export const csrfTokenOf = (token: string): Promise<string> => digestOf(`csrf:${token}`)

export interface Session {
  readonly token: string
  readonly hash: string
  readonly userId: string
  /** The farm that the session is in, and as what the user belongs to it; nothing when he has left it. */
  readonly accountId: string
  readonly role: Role | undefined
}

/** When a session that is used now ends. */
function endOf(session: { isRemembered: boolean; createdAt: Date }, now: Date): Date {
  const days = SESSION_DAYS[session.isRemembered ? 'remembered' : 'plain']
  const last = session.createdAt.getTime() + days.most * DAY_MS
  return new Date(Math.min(now.getTime() + days.unused * DAY_MS, last))
}

/** Whole seconds from one moment to a later one. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.floor((end.getTime() - now.getTime()) / 1000)

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

interface InFarm {
  readonly userId: string
  readonly accountId: string
}

/** Notes that somebody is in a farm: his next sign-in opens it. */
const noteFarm = (db: Reader, { userId, accountId }: InFarm, now: Date) =>
  db
    .updateTable('membership')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute()

/** Never rejects: who only reads is answered also where nothing can be stored. */
async function noteUse(
  ports: Ports,
  session: InFarm & { readonly hash: string },
  { now, end }: { now: Date; end: Date },
): Promise<void> {
  try {
    await ports.db
      .updateTable('session')
      .set({ last_used_at: now.toISOString(), expires_at: end.toISOString() })
      .where('session_hash', '=', session.hash)
      .execute()
    await noteFarm(ports.db, session, now)
  } catch (error) {
    ports.log.warn({ error }, 'the use of a session could not be noted')
  }
}

const findSession = prepared((db, { hash }: { hash: string }) =>
  db
    .selectFrom('session')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'session.user_id')
        .onRef('membership.account_id', '=', 'session.account_id'),
    )
    .select(['session.user_id', 'session.account_id', 'membership.role'])
    .select(['created_at', 'expires_at', 'last_used_at', 'is_remembered'])
    .where('session_hash', '=', hash),
)

/** The session of a request, or nothing; its last use is noted now and then. */
export async function readSession(ports: Ports, request: Request): Promise<Session | undefined> {
  const token = ports.sessions.read(request)
  if (token === undefined) return undefined
  const hash = await hashToken(token)
  const [row] = await findSession(ports.db, { hash })
  const now = ports.now()
  if (row === undefined || row.expires_at <= now.toISOString()) return undefined
  const end = endOf({ isRemembered: row.is_remembered === 1, createdAt: new Date(row.created_at) }, now)
  if (end <= now) return undefined
  const of = { hash, userId: row.user_id, accountId: row.account_id }
  if (now.getTime() - Date.parse(row.last_used_at) > TOUCH_EVERY)
    await Promise.race([noteUse(ports, of, { now, end }), pause(TOUCH_WAIT)])
  return { ...of, token, role: row.role ?? undefined }
}

/** A visitor without a session gets a token and its CSRF token, so that he can sign in. */
export async function visitorToken(ports: Ports, request: Request, headers: Headers): Promise<string> {
  const token = ports.sessions.read(request) ?? newToken(ports)
  ports.sessions.write(headers, token, undefined)
  return csrfTokenOf(token)
}

export interface NewSession {
  readonly userId: string
  readonly accountId: string
  readonly isRemembered: boolean
  readonly device: string
}

/** Makes a session and hands its token to the client. Returns the token. */
export async function startSession(
  tx: Writer,
  ports: Ports,
  work: { session: NewSession; headers: Headers },
): Promise<string> {
  const token = newToken(ports)
  const now = ports.now()
  const expires = endOf({ isRemembered: work.session.isRemembered, createdAt: now }, now)
  await noteFarm(tx, work.session, now)
  await tx
    .insertInto('session')
    .values({
      session_hash: await hashToken(token),
      user_id: work.session.userId,
      account_id: work.session.accountId,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: expires.toISOString(),
      is_remembered: work.session.isRemembered ? 1 : 0,
      device: work.session.device.slice(0, 200),
    })
    .execute()
  ports.sessions.write(
    work.headers,
    token,
    work.session.isRemembered ? secondsUntil(expires, now) : undefined,
  )
  return token
}

/**
 * Whether a page of our own sent the request. Browsers say it by themselves and let no page say otherwise; those that
 * are too old to say it (before 2023) are believed, since all that is at stake is to be signed out.
 */
const isFromHere = (request: Request): boolean =>
  ['same-origin', null].includes(request.headers.get('sec-fetch-site'))

/** Refuses a changing request whose `X-CSRF-TOKEN` does not belong to its session token, or that another site sent. */
export async function checkCsrf(
  ports: Ports,
  request: Request,
  { shape, session }: Pick<Endpoint, 'shape'> & { readonly session: Session | undefined },
): Promise<void> {
  if (request.method === 'GET') {
    if (shape.changes && !isFromHere(request)) throw new AppError('wrongCsrf')
    return
  }
  const token = session?.token ?? ports.sessions.read(request)
  const sent = request.headers.get('x-csrf-token')
  if (token === undefined || sent === null || sent !== (await csrfTokenOf(token)))
    throw new AppError('wrongCsrf')
}

/**
 * Refuses a page that shows another user or another farm than the session has, as one that was open while a farm was
 * switched elsewhere in the browser: what it reads or writes would land in the wrong farm. Who says nothing is believed.
 */
export function checkSignedInAs(request: Request, session: Session): void {
  const told = request.headers.get(SIGNED_IN_AS)
  if (told !== null && told !== signedInAs(session)) throw new AppError('otherAccount')
}

/** Ends sessions of a user: all, or all but one. */
export async function endSessions(db: Reader, by: { userId: string; exceptHash?: string }): Promise<void> {
  let query = db.deleteFrom('session').where('user_id', '=', by.userId)
  if (by.exceptHash !== undefined) query = query.where('session_hash', '!=', by.exceptHash)
  await query.execute()
}
