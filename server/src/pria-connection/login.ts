/**
 * The sign-in of a user at the agency: one for all of his farms. Its tokens are stored encrypted; of several calls that find
 * them outdated one renews them, and the others wait for it, also in another program over the same database.
 */
import { AgencyPerson, type AgencyTokens } from '@vagu/core/agency/wire'
import { AppError } from '@vagu/core/errors'
import { Instant } from '@vagu/core/time/schema'
import { z } from 'zod'
import { parsedText } from '../db/stored.ts'
import type { Reader } from '../db/schema.ts'
import { type Agency, AgencyFailure, type Ports } from '../ports.ts'

export type LoginPorts = Pick<Ports, 'db' | 'now' | 'random' | 'sealer' | 'agency' | 'log'>

const Login = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  expiresAt: Instant,
  person: AgencyPerson,
})
type Login = z.infer<typeof Login>
interface Known extends Login {
  /** Grows with each change of what is stored. */
  readonly version: number
}

/** Time before its end at which a token is renewed, ms. */
const EARLY = 30_000
/** Time for which one who renews is waited for, and between looks, ms. */
const RENEWAL = 45_000
const LOOK = 100

/** The agency of the installation; refuses with `switchedOff` where it speaks with none. */
export function agencyOf({ agency }: Pick<Ports, 'agency'>): Agency {
  if (agency === undefined) throw new AppError('switchedOff')
  return agency
}

const rowOf = (db: Reader, userId: string) =>
  db.selectFrom('pria_login').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Bytes of a room's name: whoever knows it may look in. */
const ROOM_BYTES = 20

/** The user's world of the simulator; nothing while nobody was in it. */
export const knownRoom = async (db: Reader, userId: string): Promise<string | undefined> =>
  (await rowOf(db, userId))?.room

/** The user's world of the simulator, made when it is first asked for. */
export async function roomOf(ports: Pick<LoginPorts, 'db' | 'random'>, userId: string): Promise<string> {
  const room = Array.from(ports.random(ROOM_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
  await ports.db
    .insertInto('pria_login')
    .values({ user_id: userId, room, sealed: null, version: 1, renewing_until: null, signed_in_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return (await knownRoom(ports.db, userId)) ?? room
}

/** Whether the user is signed in; nothing also where what is stored was sealed with a key that is lost. */
export async function readLogin(
  ports: Pick<LoginPorts, 'db' | 'sealer'>,
  userId: string,
): Promise<Known | undefined> {
  const row = await rowOf(ports.db, userId)
  if (row?.sealed == null) return undefined
  const text = await ports.sealer.open(row.sealed, userId)
  return text === undefined ? undefined : { ...parsedText(Login, text), version: row.version }
}

function loginOf(
  ports: Pick<LoginPorts, 'now'>,
  tokens: AgencyTokens,
  before: Pick<Login, 'person' | 'refresh'>,
): Login {
  const { access_token: access, refresh_token: refresh = before.refresh, expires_in: seconds } = tokens
  const expiresAt = new Date(ports.now().getTime() + seconds * 1000).toISOString()
  return { access, refresh, expiresAt, person: before.person }
}

/** Stores a sign-in that has just come about, in place of an older one. */
export async function storeLogin(
  ports: LoginPorts,
  userId: string,
  { tokens, person }: { tokens: AgencyTokens; person: AgencyPerson },
): Promise<void> {
  await roomOf(ports, userId)
  const sealed = await ports.sealer.seal(
    JSON.stringify(loginOf(ports, tokens, { person, refresh: null })),
    userId,
  )
  await ports.db
    .updateTable('pria_login')
    .set((row) => ({
      sealed,
      version: row('version', '+', 1),
      renewing_until: null,
      signed_in_at: ports.now().toISOString(),
    }))
    .where('user_id', '=', userId)
    .execute()
}

/** Forgets the tokens, as long as nobody else has changed them. */
async function forget(ports: LoginPorts, userId: string, version: number): Promise<void> {
  await ports.db
    .updateTable('pria_login')
    .set({ sealed: null, version: version + 1, renewing_until: null })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .execute()
}

/** Takes the turn to renew; false where somebody else has it. */
async function takeTurn({ db, now }: LoginPorts, userId: string, version: number): Promise<boolean> {
  const at = now().getTime()
  const { numUpdatedRows } = await db
    .updateTable('pria_login')
    .set({ renewing_until: new Date(at + RENEWAL).toISOString() })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .where((row) =>
      row.or([row('renewing_until', 'is', null), row('renewing_until', '<=', new Date(at).toISOString())]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const leaveTurn = ({ db }: LoginPorts, userId: string, version: number) =>
  db
    .updateTable('pria_login')
    .set({ renewing_until: null })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .execute()

async function renew(ports: LoginPorts, userId: string, { version, refresh, person }: Known): Promise<Known> {
  try {
    if (refresh === null) throw new AgencyFailure('TOKEN_INVALID')
    const login = loginOf(ports, await agencyOf(ports).renew(refresh), { person, refresh })
    const sealed = await ports.sealer.seal(JSON.stringify(login), userId)
    await ports.db
      .updateTable('pria_login')
      .set({ sealed, version: version + 1, renewing_until: null })
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .execute()
    return { ...login, version: version + 1 }
  } catch (error) {
    if (error instanceof AgencyFailure && error.kind === 'TOKEN_INVALID') {
      await forget(ports, userId, version)
      throw new AppError('priaNeedsSignIn')
    }
    await leaveTurn(ports, userId, version)
    throw error
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** A sign-in newer than the version: renewed here, or by whoever was first. */
async function renewed(ports: LoginPorts, userId: string, outdated: Known): Promise<Known> {
  for (let waited = 0; waited < RENEWAL; waited += LOOK) {
    if (await takeTurn(ports, userId, outdated.version)) return renew(ports, userId, outdated)
    const login = await readLogin(ports, userId)
    if (login === undefined) throw new AppError('priaNeedsSignIn')
    if (login.version > outdated.version) return login
    await pause(LOOK)
  }
  throw new AgencyFailure('SILENT')
}

const isInvalid = (error: unknown): boolean =>
  error instanceof AgencyFailure && error.kind === 'TOKEN_INVALID'

/**
 * Does work with a token of the user. Refuses with `priaNeedsSignIn` where he has none that counts; whatever else the agency's end
 * is, is thrown as `AgencyFailure`.
 */
export async function withToken<T>(
  ports: LoginPorts,
  userId: string,
  work: (token: string) => Promise<T>,
): Promise<T> {
  const stored = await readLogin(ports, userId)
  if (stored === undefined) throw new AppError('priaNeedsSignIn')
  const isOld = Date.parse(stored.expiresAt) - EARLY <= ports.now().getTime()
  const login = isOld ? await renewed(ports, userId, stored) : stored
  try {
    return await work(login.access)
  } catch (error) {
    if (!isInvalid(error)) throw error
  }
  // the agency knows it better: once more with another one
  const { access } = await renewed(ports, userId, login)
  return work(access).catch((error: unknown) => {
    throw isInvalid(error) ? new AppError('priaNeedsSignIn') : error
  })
}

/** Ends the sign-in of a user: at the agency as far as it can be reached, here in any case. */
export async function endLogin(ports: LoginPorts, userId: string): Promise<void> {
  const login = await readLogin(ports, userId)
  await ports.db
    .updateTable('pria_login')
    .set((row) => ({ sealed: null, version: row('version', '+', 1), renewing_until: null }))
    .where('user_id', '=', userId)
    .execute()
  const token = login?.refresh ?? login?.access
  if (token === undefined || ports.agency === undefined) return
  await ports.agency.revoke(token).catch((error: unknown) => {
    ports.log.warn({ error: String(error), user: userId }, 'a sign-in at the agency could not be revoked')
  })
}
