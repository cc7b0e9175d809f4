/**
 * Who came back from the OpenID provider and is not known here: he makes an account, or joins one that he proves to be
 * his, by its password or by a link to its mail.
 */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/openid/contract'
import { companyForm } from '@vagu/core/users/company-form'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { endSessions, hashToken } from '../http/session.ts'
import { dropLetters, putLetter } from '../mails/letters.ts'
import { rejectWrongCompany } from '../users/company-check.ts'
import { forgetDevices } from '../users/devices.ts'
import { afterFirstProof, markProven } from '../users/first-proof.ts'
import { countTries, forgetTries, triesOfAddress, triesOfEmail } from '../users/limits.ts'
import { admitted, rejectInDemo, signedIn } from '../users/sign-in.ts'
import { createAccount, findUser, startingUsers } from '../users/store.ts'
import { readFound, takeFound } from './attempts.ts'
import { providerOf } from './begin.ts'
import type { Found } from './found.ts'
import { addIdentity, forgetIdentities, tellOfIdentity } from './identities.ts'

export const readNewcomer: UnmanagedHandler<typeof contract.readNewcomer> = async (call) => {
  const { ports, params } = call
  const { label } = providerOf(ports)
  const { found } = await readFound(call, params.id)
  const { name, email, isEmailProven } = found
  // whether somebody bears an address is told to nobody but who has proven that it is his
  const isKnown = email !== null && isEmailProven && (await findUser(ports.db, email)) !== undefined
  return { label, name, email, isEmailProven, isKnown }
}

/** Makes the identity the user's; refuses with `tokenExpired` when it became somebody's meanwhile. */
async function give(tx: Writer, actor: Actor, found: Found): Promise<void> {
  if (!(await addIdentity(tx, actor, found))) throw new AppError('tokenExpired')
}

export const registerByOpenId: UnmanagedHandler<typeof contract.registerByOpenId> = async (call) => {
  const { ports, body, newId, address } = call
  rejectInDemo(ports)
  const { trialDays, registrationsPerDay: most } = ports.options
  await countTries(ports, [{ ...triesOfAddress('registration by address', address), most }])
  const { email, company } = body
  rejectWrongCompany(companyForm(), company)
  const user = await ports.db.transaction().execute(async (tx) => {
    const now = ports.now()
    const { found, isRemembered } = await takeFound(tx, call, body.id)
    const isProven = found.isEmailProven && found.email === email
    const account = { email, company, passwordHash: '', trialDays, isProven }
    const ref = await createAccount(tx, { now, newId }, account)
    const actor = { ...ref, now, newId }
    if (isProven) await afterFirstProof(tx, actor, { email })
    else await putLetter(tx, actor, { kind: 'proof', email })
    await give(tx, actor, found)
    return signedIn(tx, call, { ...ref, isRemembered })
  })
  ports.letterWaits()
  logSecurity(ports, 'registered', { userId: user._id, of: 'OpenID', address })
  return user
}

export const joinByPassword: UnmanagedHandler<typeof contract.joinByPassword> = async (call) => {
  const { ports, body, newId, address } = call
  rejectInDemo(ports)
  await readFound(call, body.id)
  const { user, own } = await admitted(call)
  const reply = await ports.db.transaction().execute(async (tx) => {
    const current = await findUser(tx, body.email)
    if (current?.passwordHash !== user.passwordHash) throw new AppError('wrongLogin')
    if (own !== undefined) await forgetTries(tx, own)
    const { found, isRemembered } = await takeFound(tx, call, body.id)
    const { userId, accountId } = user
    const actor = { userId, accountId, now: ports.now(), newId }
    await give(tx, actor, found)
    await tellOfIdentity(tx, actor, found)
    return signedIn(tx, call, { userId, accountId, isRemembered })
  })
  ports.letterWaits()
  logSecurity(ports, 'identity joined', { userId: reply._id, address })
  return reply
}

/** Says nothing of whether anybody bears the e-mail. */
export const sendJoinLink: UnmanagedHandler<typeof contract.sendJoinLink> = async (call) => {
  const { ports, body, newId, address } = call
  rejectInDemo(ports)
  await readFound(call, body.id)
  await countTries(ports, [
    ...triesOfEmail('reset', body.email, address),
    triesOfAddress('reset by address', address),
  ])
  await ports.db.transaction().execute(async (tx) => {
    const user = await findUser(tx, body.email)
    if (user === undefined) return
    const letter = { kind: 'identity', email: body.email, attemptId: body.id } as const
    await putLetter(tx, { userId: user.userId, now: ports.now(), newId }, letter)
  })
  ports.letterWaits()
}

/**
 * The link proves the address. Where nothing had proven it before, whoever registered it may be a stranger: his password,
 * his sessions and his identities end.
 */
async function proveAddress(tx: Writer, actor: Actor): Promise<void> {
  const { userId } = actor
  if (!(await markProven(tx, userId))) return
  const { email } = await tx
    .updateTable('app_user')
    .set({ password_hash: '' })
    .where('user_id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await afterFirstProof(tx, actor, { email })
  await dropLetters(tx, userId, 'proof')
  await endSessions(tx, { userId })
  await forgetDevices(tx, userId)
  await forgetIdentities(tx, userId)
}

/** Uses the link up; refuses with `tokenExpired` one that was used or is outdated. */
async function spendJoinLink(tx: Writer, token: string, now: Date) {
  await tx.deleteFrom('identity_link').where('expires_at', '<=', now.toISOString()).execute()
  const used = await tx
    .updateTable('identity_link')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', await hashToken(token))
    .where('used_at', 'is', null)
    .returning(['attempt_id as attemptId', 'user_id as userId'])
    .executeTakeFirst()
  if (used === undefined) throw new AppError('tokenExpired')
  return used
}

export const joinByLink: UnmanagedHandler<typeof contract.joinByLink> = async (call) => {
  const { ports, body, newId, address } = call
  rejectInDemo(ports)
  const user = await ports.db.transaction().execute(async (tx) => {
    const now = ports.now()
    const { attemptId, userId } = await spendJoinLink(tx, body.token, now)
    const { found, isRemembered } = await takeFound(tx, call, attemptId)
    const start = await startingUsers(tx).where('app_user.user_id', '=', userId).executeTakeFirstOrThrow()
    const actor = { userId, accountId: start.accountId, now, newId }
    await proveAddress(tx, actor)
    await give(tx, actor, found)
    await tellOfIdentity(tx, actor, found)
    return signedIn(tx, call, { userId, accountId: start.accountId, isRemembered })
  })
  ports.letterWaits()
  logSecurity(ports, 'identity joined', { userId: user._id, of: 'link', address })
  return user
}
