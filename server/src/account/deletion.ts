/**
 * An account that its owner wants deleted. For some days nothing happens: it can be read, written and exported, and the
 * deletion taken back. Then `erase.ts` deletes it.
 */
import type * as contract from '@vagu/core/account/contract'
import { isCompanyName } from '@vagu/core/account/schema'
import { AppError } from '@vagu/core/errors'
import { addDays, dayInTallinn } from '@vagu/core/time/day'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { type DeletionStep, putLetter } from '../mails/letters.ts'
import { requireOwnProof } from '../users/own-password.ts'
import { rejectInDemo } from '../users/sign-in.ts'
import { readUser } from '../users/store.ts'
import { storedAccounts } from '../users/stored.ts'

export async function companyNameOf(db: Reader, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select(['document', 'document_version'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return storedAccounts.read(row).company.name
}

/** Everybody who belongs to an account. */
export const peopleOf = (db: Reader, accountId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select(['app_user.user_id as userId', 'email'])
    .where('account_id', '=', accountId)
    .execute()

/** Tells everybody of the account how it stands with its deletion. */
export async function tellPeople(
  tx: Writer,
  actor: Pick<Actor, 'accountId' | 'now' | 'newId'>,
  work: { step: DeletionStep; day: string },
): Promise<void> {
  const companyName = await companyNameOf(tx, actor.accountId)
  for (const { userId, email } of await peopleOf(tx, actor.accountId))
    await putLetter(tx, { ...actor, userId }, { kind: 'accountDeletion', email, companyName, ...work })
}

async function noteDeletion(
  tx: Writer,
  actor: Actor,
  work: { before: object; after: object },
): Promise<void> {
  const entry = { noun: 'account', recordId: actor.accountId, action: 'change' } as const
  const [before, after] = [JSON.stringify(work.before), JSON.stringify(work.after)]
  await writeJournal(tx, actor, [{ ...entry, before, after }])
}

/** Sets the day; one that stands already stays as it is. */
async function setDay(tx: Writer, actor: Actor, day: string): Promise<void> {
  const made = await tx
    .insertInto('account_deletion')
    .values({
      account_id: actor.accountId,
      user_id: actor.userId,
      asked_at: actor.now.toISOString(),
      day,
      reminded_at: null,
      leaving: null,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('day')
    .executeTakeFirst()
  if (made === undefined) return
  await noteDeletion(tx, actor, { before: { deletion: null }, after: { deletion: { day } } })
  await tellPeople(tx, actor, { step: 'asked', day })
}

export const deleteAccount: UnmanagedHandler<typeof contract.deleteAccount> = async (call) => {
  const { ports, body, session, newId, address } = call
  rejectInDemo(ports)
  const { userId, accountId } = session
  const name = await companyNameOf(ports.db, accountId)
  if (!isCompanyName(body.companyName, name))
    throw new AppError('invalid', { fields: [fieldError('companyName', 'companyNameDiffers', { name })] })
  await requireOwnProof(ports, { session, address, password: body.password, at: 'password' })
  const now = ports.now()
  const day = addDays(dayInTallinn(now), ports.options.deletionGraceDays)
  await ports.db.transaction().execute((tx) => setDay(tx, { userId, accountId, now, newId }, day))
  ports.letterWaits()
  logSecurity(ports, 'account deletion asked', { userId, account: accountId, day, address })
  return readUser(ports.db, session, { now, options: ports.options })
}

export const keepAccount: UnmanagedHandler<typeof contract.keepAccount> = async (call) => {
  const { ports, session, newId, address } = call
  rejectInDemo(ports)
  const { userId, accountId } = session
  const now = ports.now()
  const actor = { userId, accountId, now, newId }
  await ports.db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('account_deletion')
      .where('account_id', '=', accountId)
      // what is being deleted can be had back no more
      .where('leaving', 'is', null)
      .returning('day')
      .executeTakeFirst()
    if (row === undefined) return
    await noteDeletion(tx, actor, { before: { deletion: { day: row.day } }, after: { deletion: null } })
    await tellPeople(tx, actor, { step: 'takenBack', day: row.day })
  })
  ports.letterWaits()
  logSecurity(ports, 'account deletion taken back', { userId, account: accountId, address })
  return readUser(ports.db, session, { now, options: ports.options })
}
