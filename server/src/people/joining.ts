/** Accepting an invitation: by whoever bears the address, in his session, or as a new user. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/people/contract'
import type { InvitationSeen } from '@vagu/core/people/schema'
import type { Role } from '@vagu/core/users/schema'
import { fieldError } from '@vagu/core/validation'
import type { Reader, Writer } from '../db/schema.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { hashToken } from '../http/session.ts'
import { join } from '../users/farms.ts'
import { afterFirstProof } from '../users/first-proof.ts'
import { rejectWeak } from '../users/new-password.ts'
import { rejectInDemo, signedIn } from '../users/sign-in.ts'
import { createUser, findUser } from '../users/store.ts'
import { storedAccounts } from '../users/stored.ts'

interface Found {
  readonly id: string
  readonly accountId: string
  readonly companyName: string
  readonly email: string
  readonly role: Role
  readonly state: InvitationSeen['state']
}

/** The invitation of a link; refuses with `tokenExpired` one that was withdrawn or sent anew since. */
async function invitationOf(db: Reader, token: string, now: Date): Promise<Found> {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('account', 'account.account_id', 'invitation.account_id')
    .select(['invitation.id', 'invitation.account_id', 'email', 'role', 'expires_at', 'accepted_at'])
    .select(['document', 'document_version'])
    .where('token_hash', '=', await hashToken(token))
    .executeTakeFirst()
  if (row === undefined) throw new AppError('tokenExpired')
  const isOver = row.expires_at <= now.toISOString()
  return {
    id: row.id,
    accountId: row.account_id,
    companyName: storedAccounts.read(row).company.name,
    email: row.email,
    role: row.role,
    state: row.accepted_at === null ? (isOver ? 'expired' : 'open') : 'used',
  }
}

export const readInvitation: UnmanagedHandler<typeof contract.readInvitation> = async ({ ports, body }) => {
  const { companyName, email, role, state } = await invitationOf(ports.db, body.token, ports.now())
  const isKnown = (await findUser(ports.db, email)) !== undefined
  return { companyName, email, role, state, isKnown }
}

/** Marks an open invitation as accepted; refuses with `tokenExpired` when it is not open any more. */
async function spend(tx: Writer, { id, state }: Found, now: Date): Promise<void> {
  const used = await tx
    .updateTable('invitation')
    .set({ accepted_at: now.toISOString() })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (used === undefined || state !== 'open') throw new AppError('tokenExpired')
}

async function rejectOther(db: Reader, userId: string, { email }: Found): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.email === email) return
  throw new AppError('invalid', { fields: [fieldError('token', 'invitationOfOther', { email })] })
}

export const acceptInvitation: UnmanagedHandler<typeof contract.acceptInvitation> = async (call) => {
  const { ports, body, session, newId } = call
  const { userId } = session
  const found = await ports.db.transaction().execute(async (tx) => {
    const now = ports.now()
    const invitation = await invitationOf(tx, body.token, now)
    await rejectOther(tx, userId, invitation)
    await spend(tx, invitation, now)
    const { accountId, role } = invitation
    await join(tx, { accountId, userId, now, newId }, { userId, role })
    return invitation
  })
  logSecurity(ports, 'invitation accepted', { userId })
  return { _id: found.accountId, companyName: found.companyName }
}

/** The letter proves the address of the new user: nobody else has its link. */
export const joinByInvitation: UnmanagedHandler<typeof contract.joinByInvitation> = async (call) => {
  const { ports, body, newId } = call
  rejectInDemo(ports)
  const { email } = await invitationOf(ports.db, body.token, ports.now())
  rejectWeak(body.password, { email })
  const passwordHash = await ports.passwords.hash(body.password)
  const user = await ports.db.transaction().execute(async (tx) => {
    const now = ports.now()
    const invitation = await invitationOf(tx, body.token, now)
    await spend(tx, invitation, now)
    const userId = await createUser(tx, { now, newId }, { email, passwordHash, isProven: true })
    const { accountId, role } = invitation
    const actor = { accountId, userId, now, newId }
    await join(tx, actor, { userId, role })
    await afterFirstProof(tx, actor, { email })
    return signedIn(tx, call, { userId, accountId, isRemembered: false })
  })
  ports.letterWaits()
  logSecurity(ports, 'invitation accepted', { userId: user._id })
  return user
}
