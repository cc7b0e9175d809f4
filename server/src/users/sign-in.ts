/** Registering, signing in and out. Hashing stands outside of every transaction: it is slow on purpose. */
import { AppError } from '@vagu/core/errors'
import { companyForm } from '@vagu/core/users/company-form'
import type * as contract from '@vagu/core/users/contract'
import type { SignedIn } from '@vagu/core/users/schema'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity, markOf } from '../http/security-log.ts'
import {
  csrfTokenOf,
  hashToken,
  type NewSession,
  secondsUntil,
  type Session,
  startSession,
} from '../http/session.ts'
import type { Writer } from '../db/schema.ts'
import { putLetter } from '../mails/letters.ts'
import type { Passwords, Ports } from '../ports.ts'
import { knownDevice, rememberDevice } from './devices.ts'
import { rejectWrongCompany } from './company-check.ts'
import { countTries, forgetTries, triesOfAddress, triesOfEmail, type Try } from './limits.ts'
import { rejectWeak } from './new-password.ts'
import { createAccount, findUser, readUser } from './store.ts'

/** Refuses what the demo does not do. */
export function rejectInDemo(ports: Ports): void {
  if (ports.options.isDemo) throw new AppError('lockedInDemo')
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
export async function beginSession(tx: Writer, call: Starting, session: Signing): Promise<string> {
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

export async function signedIn(tx: Writer, call: Starting, session: Signing): Promise<SignedIn> {
  const token = await beginSession(tx, call, session)
  await rememberDevice(tx, call.ports, { userId: session.userId, ...call })
  const user = await readUser(tx, session, { now: call.ports.now(), options: call.ports.options })
  return { ...user, csrfToken: await csrfTokenOf(token) }
}

export const register: UnmanagedHandler<typeof contract.register> = async (call) => {
  const { ports, body, newId, address } = call
  rejectInDemo(ports)
  const { trialDays, registrationsPerDay: max } = ports.options
  await countTries(ports, [{ ...triesOfAddress('registration by address', address), most: max }])
  const { email, company } = body
  rejectWrongCompany(companyForm(), company)
  rejectWeak(body.password, { email, company })
  const passwordHash = await ports.passwords.hash(body.password)
  const user = await ports.db.transaction().execute(async (tx) => {
    const now = ports.now()
    const ref = await createAccount(tx, { now, newId }, { email, company, passwordHash, trialDays })
    await putLetter(tx, { userId: ref.userId, now, newId }, { kind: 'proof', email })
    return signedIn(tx, call, { ...ref, isRemembered: false })
  })
  ports.letterWaits()
  logSecurity(ports, 'registered', { userId: user._id, address })
  return user
}

/** Whose e-mail and password these are; refuses with the same answer, after the same time, whatever is wrong. */
async function verifiedUser(ports: Ports, { email, password }: { email: string; password: string }) {
  const nobody = await nobodysHash(ports)
  const user = await findUser(ports.db, email)
  // a user without a password is nobody here
  const hasPassword = user !== undefined && user.passwordHash !== ''
  const isRight = await ports.passwords.verify(hasPassword ? user.passwordHash : nobody, password)
  if (!hasPassword || !isRight) throw new AppError('wrongLogin')
  return user
}

type Attempting = Starting & { body: { email: string; password: string }; address: string }

/** Counter of a try to sign in: that of a browser the owner knows, or of a stranger. */
async function triesOfLogin({ ports, request, body, address }: Attempting): Promise<readonly Try[]> {
  const device = await knownDevice(ports, request, body.email)
  if (device !== undefined) return [{ of: 'login by device', by: device }]
  return [...triesOfEmail('login', body.email, address), triesOfAddress('login by address', address)]
}

/** Counts the try, then judges it. Returns the user, and which count to forget once he is signed in. */
export async function admitted(call: Attempting) {
  const { ports, body, address } = call
  const tries = await triesOfLogin(call)
  await countTries(ports, tries)
  try {
    return { user: await verifiedUser(ports, body), own: tries[0] }
  } catch (error) {
    if (error instanceof AppError)
      logSecurity(ports, 'sign-in failed', { email: await markOf(body.email), address })
    throw error
  }
}

export const login: UnmanagedHandler<typeof contract.login> = async (call) => {
  const { ports, body } = call
  const { user, own } = await admitted(call)
  return ports.db.transaction().execute(async (tx) => {
    const current = await findUser(tx, body.email)
    if (current?.passwordHash !== user.passwordHash) throw new AppError('wrongLogin')
    if (own !== undefined) await forgetTries(tx, own)
    const { userId, accountId } = user
    return signedIn(tx, call, { userId, accountId, isRemembered: body.remember })
  })
}

export const logout: UnmanagedHandler<typeof contract.logout> = async ({ ports, headers, session }) => {
  ports.sessions.clear(headers)
  if (session === undefined) return
  await ports.db.deleteFrom('session').where('session_hash', '=', session.hash).execute()
  logSecurity(ports, 'session ended', { userId: session.userId })
}

/** The user of a session, whose cookie is renewed where it is kept. */
export async function keptUser(ports: Ports, session: Session, headers: Headers): Promise<SignedIn> {
  const row = await ports.db
    .selectFrom('session')
    .select(['expires_at', 'is_remembered'])
    .where('session_hash', '=', session.hash)
    .executeTakeFirst()
  if (row?.is_remembered === 1)
    ports.sessions.write(headers, session.token, secondsUntil(new Date(row.expires_at), ports.now()))
  const user = await readUser(ports.db, session, { now: ports.now(), options: ports.options })
  return { ...user, csrfToken: await csrfTokenOf(session.token) }
}

export const getAuth: UnmanagedHandler<typeof contract.getAuth> = ({ ports, session, headers }) =>
  keptUser(ports, session, headers)
