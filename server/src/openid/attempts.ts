/**
 * Ways to the OpenID provider and back. Each is a row that its browser alone can go on with: the state travels in the
 * address, a mark of the browser in a cookie. A row comes back once.
 */
import { AppError } from '@vagu/core/errors'
import { z } from 'zod'
import { parsedText } from '../db/stored.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { hashToken, newToken } from '../http/session.ts'
import { browserHash, markBrowser, type Travelling } from '../http/travels.ts'
import type { OpenIdQuestion, Ports } from '../ports.ts'
import { Found } from './found.ts'

/** From the beginning to coming back, and from coming back unknown to the end of it, s. */
const WAY_SECONDS = 15 * 60
const STAY_SECONDS = 60 * 60

const Purpose = z.enum(['signIn', 'join', 'confirm'])
export type Purpose = z.infer<typeof Purpose>

interface Beginning {
  readonly purpose: Purpose
  /** Who begins it; nobody where it is to sign in. */
  readonly userId: string | null
  readonly returnTo: string
  readonly isRemembered: boolean
}
export interface Attempt extends Beginning {
  readonly id: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly createdAt: string
}
const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()

const clearOld = (db: Reader, now: Date) =>
  db.deleteFrom('openid_attempt').where('expires_at', '<=', now.toISOString()).execute()

export const callbackOf = ({ options }: Pick<Ports, 'options'>): string =>
  `${options.publicUrl}/api/auth/openid/callback`

/** Begins a way. Returns what the provider is to be asked with. */
export async function beginAttempt(
  call: Travelling & { newId: () => string },
  beginning: Beginning,
): Promise<OpenIdQuestion> {
  const { ports, newId } = call
  const now = ports.now()
  const [state, nonce, verifier] = [newToken(ports), newToken(ports), newToken(ports)]
  await clearOld(ports.db, now)
  await ports.db
    .insertInto('openid_attempt')
    .values({
      id: newId(),
      state_hash: await hashToken(state),
      browser_hash: await hashToken(markBrowser(call, STAY_SECONDS + WAY_SECONDS)),
      purpose: beginning.purpose,
      user_id: beginning.userId,
      nonce,
      verifier,
      return_to: beginning.returnTo,
      is_remembered: beginning.isRemembered ? 1 : 0,
      created_at: now.toISOString(),
      expires_at: later(now, WAY_SECONDS),
      used_at: null,
      found: null,
    })
    .execute()
  return { state, nonce, verifier, callback: callbackOf(ports), isFresh: beginning.purpose === 'confirm' }
}

/** The attempt of a state, which comes back this once; nothing where it is another browser's, used or outdated. */
export async function takeAttempt(
  call: Pick<Travelling, 'ports' | 'request'>,
  state: string,
): Promise<Attempt | undefined> {
  const now = call.ports.now().toISOString()
  const row = await call.ports.db
    .updateTable('openid_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', await hashToken(state))
    .where('browser_hash', '=', await browserHash(call))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    state,
    nonce: row.nonce,
    verifier: row.verifier,
    purpose: Purpose.parse(row.purpose),
    userId: row.user_id,
    returnTo: row.return_to,
    isRemembered: row.is_remembered === 1,
    createdAt: row.created_at,
  }
}

/** Keeps who came back, for as long as he may say who he is here. */
export async function keepFound(ports: Ports, { id }: Attempt, found: Found): Promise<void> {
  await ports.db
    .updateTable('openid_attempt')
    .set({ found: JSON.stringify(found), expires_at: later(ports.now(), STAY_SECONDS) })
    .where('id', '=', id)
    .execute()
}

interface Stay {
  readonly found: Found
  readonly returnTo: string
  readonly isRemembered: boolean
}
interface FoundRow {
  readonly found: string | null
  readonly return_to: string
  readonly is_remembered: number
}

function stayOf(row: FoundRow | undefined): Stay {
  if (row?.found == null) throw new AppError('tokenExpired')
  const { found, return_to: returnTo, is_remembered: remembered } = row
  return { found: parsedText(Found, found), returnTo, isRemembered: remembered === 1 }
}

/** Who came back in this browser; refuses with `tokenExpired` what is another's, over, or joined already. */
export async function readFound(
  call: Pick<Travelling, 'ports' | 'request'>,
  id: string,
  db: Reader = call.ports.db,
): Promise<Stay> {
  const row = await db
    .selectFrom('openid_attempt')
    .select(['found', 'return_to', 'is_remembered'])
    .where('id', '=', id)
    .where('browser_hash', '=', await browserHash(call))
    .where('expires_at', '>', call.ports.now().toISOString())
    .executeTakeFirst()
  return stayOf(row)
}

/** The same, in the transaction that joins him: nobody finds him after it. */
export async function takeFound(
  tx: Writer,
  call: Pick<Travelling, 'ports' | 'request'>,
  id: string,
): Promise<Stay> {
  const row = await tx
    .deleteFrom('openid_attempt')
    .where('id', '=', id)
    .where('browser_hash', '=', await browserHash(call))
    .where('expires_at', '>', call.ports.now().toISOString())
    .returning(['found', 'return_to', 'is_remembered'])
    .executeTakeFirst()
  return stayOf(row)
}
