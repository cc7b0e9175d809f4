/** Registering, signing in and out. Hashing stands outside of every transaction: it is slow on purpose. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/users/contract'
import type { SignedIn } from '@vagu/core/users/schema'
import type { OwnHandler } from '../http/call.ts'
import { csrfTokenOf, hashToken, type NewSession, startSession } from '../http/session.ts'
import type { Writer } from '../db/schema.ts'
import type { Passwords, Ports } from '../ports.ts'
import { countTries, forgetTries } from './limits.ts'
import { createAccount, findUser, readUser } from './store.ts'

/** Refuses what the demo does not do. */
export function refuseInDemo(ports: Ports): void {
  if (ports.options.isDemo) throw new AppError('forbidden')
}

/** A hash that nobody's password has: an unknown e-mail takes as long to refuse as a wrong password. */
const nobodysHashes = new WeakMap<Passwords, Promise<string>>()
function nobodysHash({ passwords, random }: Ports): Promise<string> {
  const known = nobodysHashes.get(passwords)
  if (known !== undefined) return known
  const made = passwords.hash(random(16).join('-'))
  nobodysHashes.set(passwords, made)
  // one that failed is made anew the next time
  made.catch(() => nobodysHashes.delete(passwords))
  return made
}

type Starting = { ports: Ports; headers: Headers; request: Request }
type Signing = Omit<NewSession, 'device'>

/** Ends whatever session the browser had and begins a new one under a new token, so that no token outlives a sign-in. */
async function beginSession(tx: Writer, call: Starting, session: Signing): Promise<string> {
  const { ports, headers, request } = call
  const before = ports.sessions.read(request)
  if (before !== undefined)
    await tx
      .deleteFrom('session')
      .where('session_hash', '=', await hashToken(before))
      .execute()
  await tx.deleteFrom('session').where('expires_at', '<=', ports.now().toISOString()).execute()
  const device = request.headers.get('user-agent') ?? ''
  return startSession(tx, ports, { session: { ...session, device }, headers })
}

async function signedIn(tx: Writer, call: Starting, session: Signing): Promise<SignedIn> {
  const token = await beginSession(tx, call, session)
  const user = await readUser(tx, session, { now: call.ports.now(), options: call.ports.options })
  return { ...user, csrfToken: await csrfTokenOf(token) }
}

export const register: OwnHandler<typeof contract.register> = async (call) => {
  const { ports, body, newId, address } = call
  refuseInDemo(ports)
  const now = ports.now()
  await countTries(ports.db, now, [{ of: 'registration by address', by: address }])
  const passwordHash = await ports.passwords.hash(body.password)
  const { email, company } = body
  return ports.db.transaction().execute(async (tx) => {
    const account = { email, company, passwordHash, trialDays: ports.options.trialDays }
    const ref = await createAccount(tx, { now, newId }, account)
    return signedIn(tx, call, { ...ref, isRemembered: false })
  })
}

/** Whose e-mail and password these are; refuses with the same answer, after the same time, whatever is wrong. */
async function verifiedUser(ports: Ports, { email, password }: { email: string; password: string }) {
  const nobody = await nobodysHash(ports)
  const user = await findUser(ports.db, email)
  const isRight = await ports.passwords.verify(user?.passwordHash ?? nobody, password)
  if (user === undefined || !isRight) throw new AppError('wrongLogin')
  return user
}

export const login: OwnHandler<typeof contract.login> = async (call) => {
  const { ports, body, address } = call
  const byEmail = { of: 'login by e-mail', by: body.email } as const
  await countTries(ports.db, ports.now(), [byEmail, { of: 'login by address', by: address }])
  const user = await verifiedUser(ports, body)
  return ports.db.transaction().execute(async (tx) => {
    const current = await findUser(tx, body.email)
    if (current?.passwordHash !== user.passwordHash) throw new AppError('wrongLogin')
    await forgetTries(tx, byEmail)
    const { userId, accountId } = user
    return signedIn(tx, call, { userId, accountId, isRemembered: body.remember })
  })
}

export const logout: OwnHandler<typeof contract.logout> = async ({ ports, headers, session }) => {
  ports.sessions.clear(headers)
  if (session === undefined) return
  await ports.db.deleteFrom('session').where('session_hash', '=', session.hash).execute()
}

export const getAuth: OwnHandler<typeof contract.getAuth> = async ({ ports, session, headers }) => {
  if (session === undefined) throw new AppError('unauthenticated')
  const row = await ports.db
    .selectFrom('session')
    .select(['expires_at', 'is_remembered'])
    .where('session_hash', '=', session.hash)
    .executeTakeFirst()
  if (row?.is_remembered === 1) ports.sessions.write(headers, session.token, new Date(row.expires_at))
  const user = await readUser(ports.db, session, { now: ports.now(), options: ports.options })
  return { ...user, csrfToken: await csrfTokenOf(session.token) }
}
