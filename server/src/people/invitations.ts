/** Invitations to a farm, as its owner sees them. An address has one row in a farm, renewed when it is invited again. */
import { DAY_MS } from '@vagu/core/time/spans'
import { AppError } from '@vagu/core/errors'
import { INVITATION_DAYS, type Invitation, type InvitationDraft } from '@vagu/core/people/schema'
import { fieldError } from '@vagu/core/validation'
import type { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { putLetter } from '../mails/letters.ts'

const NOUN = 'invitation'

const openRows = (db: Reader, { accountId }: Actor) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof openRows>['executeTakeFirstOrThrow']>>

const invitationOf = (row: Row, now: Date): Invitation => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isExpired: row.expires_at <= now.toISOString(),
})

export async function listInvitations(db: Reader, actor: Actor): Promise<Invitation[]> {
  const rows = await openRows(db, actor).orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map((row) => invitationOf(row, actor.now))
}

async function rejectMember(tx: Writer, { accountId }: Actor, email: string): Promise<void> {
  const member = await tx
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select('email')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (member !== undefined) throw new AppError('invalid', { fields: [fieldError('email', 'memberAlready')] })
}

const journalText = ({ email, role }: { email: string; role: string }): string =>
  JSON.stringify({ email, role })

/** Stores an invitation and the letter with its link; one to the same address is renewed, whatever became of it. */
export async function invite(
  tx: Writer,
  actor: Actor,
  { email, role }: z.infer<typeof InvitationDraft>,
): Promise<Invitation> {
  await rejectMember(tx, actor, email)
  const now = actor.now.toISOString()
  const state = {
    role,
    invited_by: actor.userId,
    created_at: now,
    expires_at: new Date(actor.now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    accepted_at: null,
    token_hash: null,
  }
  const row = await tx
    .insertInto('invitation')
    .values({ account_id: actor.accountId, email, id: actor.newId(), ...state })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doUpdateSet(state))
    .returning(['id', 'email', 'role', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  const entry = { noun: NOUN, recordId: row.id, action: 'create', before: null } as const
  await writeJournal(tx, actor, [{ ...entry, after: journalText(row) }])
  await putLetter(tx, actor, { kind: 'invitation', email, invitationId: row.id })
  return invitationOf(row, actor.now)
}

/** Takes an invitation back that was not accepted yet. */
export async function withdrawInvitation(tx: Writer, actor: Actor, id: string): Promise<undefined> {
  const row = await tx
    .deleteFrom('invitation')
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning(['email', 'role'])
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  const entry = { noun: NOUN, recordId: id, action: 'delete', after: null } as const
  await writeJournal(tx, actor, [{ ...entry, before: journalText(row) }])
}
