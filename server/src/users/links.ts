/** Linking the farms of another user, making one more, switching between them, leaving one. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/users/links-contract'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { csrfTokenOf, hashToken, type Session } from '../http/session.ts'
import { putLetter } from '../mails/letters.ts'
import type { Ports } from '../ports.ts'
import { farmsOf } from './farm-names.ts'
import { join, leave } from './farms.ts'
import { countTries, forgetTries, triesOfAddress, triesOfEmail } from './limits.ts'
import { admitted, beginSession, rejectInDemo } from './sign-in.ts'
import { createFarm, findUser } from './store.ts'

const wrongEmail = (code: 'linkToSelf' | 'linkedAlready' | 'noFarmToLink') =>
  new AppError('invalid', { fields: [fieldError('email', code)] })

/** Farms that a user owns: those he may hand on. */
async function ownedBy(db: Reader, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .execute()
  return rows.map((row) => row.account_id)
}

interface Linking {
  readonly ports: Ports
  readonly newId: () => string
  /** Who gets the farms, and who owns them. */
  readonly userId: string
  readonly otherId: string
}

/** Makes a user an owner of the farms that another owns; refuses what would change nothing. */
async function link(tx: Writer, { ports, newId, userId, otherId }: Linking): Promise<void> {
  const farms = await ownedBy(tx, otherId)
  if (farms.length === 0) throw wrongEmail('noFarmToLink')
  let linked = 0
  for (const accountId of farms) {
    const actor: Actor = { accountId, userId, now: ports.now(), newId }
    if (await join(tx, actor, { userId, role: 'owner' })) linked++
  }
  if (linked === 0) throw wrongEmail('linkedAlready')
}

const isOwnEmail = async (db: Reader, session: Session, email: string): Promise<boolean> => {
  const row = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('email', '=', email)
    .where('user_id', '=', session.userId)
    .executeTakeFirst()
  return row !== undefined
}

type LinkCall = Parameters<UnmanagedHandler<typeof contract.linkAccount>>[0]

/** Mails a link to whoever bears the e-mail; says nothing of whether anybody does. */
async function mailLink(call: LinkCall): Promise<void> {
  const { ports, body, session, newId, address } = call
  await countTries(ports, [
    ...triesOfEmail('reset', body.email, address),
    triesOfAddress('reset by address', address),
    { of: 'link by user', by: session.userId },
  ])
  const { userId } = session
  await ports.db.transaction().execute(async (tx) => {
    const other = await findUser(tx, body.email)
    if (other === undefined) return
    const letter = { kind: 'link', email: body.email, otherUserId: other.userId } as const
    await putLetter(tx, { userId, now: ports.now(), newId }, letter)
  })
  ports.letterWaits()
}

async function linkByPassword(call: LinkCall, password: string): Promise<void> {
  const { ports, body, session, newId } = call
  const { user, own } = await admitted({ ...call, body: { email: body.email, password } })
  await ports.db.transaction().execute(async (tx) => {
    if (own !== undefined) await forgetTries(tx, own)
    await link(tx, { ports, newId, userId: session.userId, otherId: user.userId })
  })
  logSecurity(ports, 'farms linked', { userId: session.userId, other: user.userId })
}

export const linkAccount: UnmanagedHandler<typeof contract.linkAccount> = async (call) => {
  const { ports, body, session } = call
  rejectInDemo(ports)
  if (await isOwnEmail(ports.db, session, body.email)) throw wrongEmail('linkToSelf')
  const { password } = body
  if (password === undefined) await mailLink(call)
  else await linkByPassword(call, password)
  return { linkedUsers: await farmsOf(ports.db, session.userId), isMailed: password === undefined }
}

/** Uses the link up; undefined when it is of another user, used or outdated. Returns whose farms it is about. */
async function spendLink(tx: Writer, { userId, now }: { userId: string; now: Date }, token: string) {
  await tx.deleteFrom('link_token').where('expires_at', '<=', now.toISOString()).execute()
  return tx
    .updateTable('link_token')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', await hashToken(token))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('other_user_id as otherId')
    .executeTakeFirst()
}

export const confirmLink: UnmanagedHandler<typeof contract.confirmLink> = async (call) => {
  const { ports, body, session, newId, address } = call
  rejectInDemo(ports)
  const { userId } = session
  const other = await ports.db.transaction().execute(async (tx) => {
    const used = await spendLink(tx, { userId, now: ports.now() }, body.token)
    if (used !== undefined) await link(tx, { ports, newId, userId, otherId: used.otherId })
    return used
  })
  if (other === undefined) {
    logSecurity(ports, 'link refused', { userId, of: 'link', address })
    throw new AppError('tokenExpired')
  }
  logSecurity(ports, 'farms linked', { userId, other: other.otherId })
  return { linkedUsers: await farmsOf(ports.db, userId) }
}

export const unlinkAccount: UnmanagedHandler<typeof contract.unlinkAccount> = async (call) => {
  const { ports, params, session, newId } = call
  rejectInDemo(ports)
  const { userId } = session
  const actor: Actor = { accountId: params.id, userId, now: ports.now(), newId }
  await ports.db.transaction().execute((tx) => leave(tx, actor, { userId, ports }))
  logSecurity(ports, 'farm left', { userId })
}

export const addLinkedUser: UnmanagedHandler<typeof contract.addLinkedUser> = async (call) => {
  const { ports, body, session, newId } = call
  rejectInDemo(ports)
  const { userId } = session
  await countTries(ports, [{ of: 'farm by user', by: userId }])
  const { trialDays } = ports.options
  const accountId = await ports.db
    .transaction()
    .execute((tx) =>
      createFarm(tx, { now: ports.now(), newId }, { userId, company: body.company, trialDays }),
    )
  return { _id: accountId, companyName: body.company.name }
}

export const switchAccount: UnmanagedHandler<typeof contract.switchAccount> = async (call) => {
  const { ports, body, session } = call
  const { userId } = session
  const token = await ports.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('membership')
      .innerJoin('session', 'session.user_id', 'membership.user_id')
      .select(['is_remembered'])
      .where('membership.user_id', '=', userId)
      .where('membership.account_id', '=', body._id)
      .where('session_hash', '=', session.hash)
      .executeTakeFirst()
    if (row === undefined) throw new AppError('notFound')
    return beginSession(tx, call, { userId, accountId: body._id, isRemembered: row.is_remembered === 1 })
  })
  return { csrfToken: await csrfTokenOf(token) }
}
