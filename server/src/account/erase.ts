/**
 * The daily deletion of accounts whose days of grace are over, and the letters that say so three days before. What
 * belongs to an account goes in parts, so that nobody else waits; a run that breaks off goes on at the next look.
 */
import { addDays, dayInTallinn } from '@vagu/core/time/day'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { parsedText } from '../db/stored.ts'
import { awaitTurn } from '../http/turn.ts'
import { keysOf } from '../images/store.ts'
import { putLetter } from '../mails/letters.ts'
import type { Ports } from '../ports.ts'
import { emptyRoom, leaveAgency } from '../pria-connection/leave.ts'
import type { LoginPorts } from '../pria-connection/login.ts'
import { doTask } from '../registers/task.ts'
import { companyNameOf, peopleOf, tellPeople } from './deletion.ts'
import { ACCOUNT_TABLES, USER_TABLES } from './tables.ts'

export interface EraseNeeds extends LoginPorts, Pick<Ports, 'engine' | 'photos' | 'letterWaits'> {
  readonly newId: () => string
  /** Another text in every program. */
  readonly holder: string
  readonly stop: AbortSignal
}
export interface Erased {
  readonly reminded: number
  readonly deleted: number
}

export const ERASING = 'account-deletion'
/** Days before the deletion when everybody is told once more. */
const REMINDER_DAYS = 3
/** Most rows of one statement. */
const PART = 2000

/** Who leaves with an account: its people, and those of them who belong to no other one. */
const Leaving = z.object({
  companyName: z.string(),
  people: z.array(z.object({ userId: z.string(), email: z.string() })),
})

async function remind(needs: EraseNeeds, today: string): Promise<number> {
  const rows = await needs.db
    .selectFrom('account_deletion')
    .select(['account_id', 'day'])
    .where('reminded_at', 'is', null)
    .where('leaving', 'is', null)
    .where('day', '>', today)
    .where('day', '<=', addDays(today, REMINDER_DAYS))
    .execute()
  for (const { account_id: accountId, day } of rows) {
    needs.stop.throwIfAborted()
    await needs.db.transaction().execute(async (tx) => {
      const now = needs.now()
      const marked = await tx
        .updateTable('account_deletion')
        .set({ reminded_at: now.toISOString() })
        .where('account_id', '=', accountId)
        .where('reminded_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst()
      if (marked) await tellPeople(tx, { accountId, now, newId: needs.newId }, { step: 'soon', day })
    })
  }
  return rows.length
}

const isOf = (table: keyof Tables, accountId: string) =>
  sql`delete from ${sql.table(table)} where account_id = ${accountId}`

/** Shuts the account: nobody is in it any more, and the deletion cannot be taken back. False where it was taken back. */
const shut = (needs: EraseNeeds, accountId: string, today: string): Promise<boolean> =>
  needs.db.transaction().execute(async (tx) => {
    if (needs.engine === 'postgres') await awaitTurn(tx, accountId)
    const people = await peopleOf(tx, accountId)
    const leaving = { companyName: await companyNameOf(tx, accountId), people }
    const row = await tx
      .updateTable('account_deletion')
      .set({ leaving: JSON.stringify(leaving) })
      .where('account_id', '=', accountId)
      .where('leaving', 'is', null)
      .where('day', '<=', today)
      .returning('account_id')
      .executeTakeFirst()
    if (row === undefined) return false
    for (const table of ['session', 'invitation', 'calendar_address', 'membership'] as const)
      await isOf(table, accountId).execute(tx)
    return true
  })

/** The bytes first: a row without bytes would never be looked for again. */
async function removePhotos(needs: EraseNeeds, accountId: string): Promise<void> {
  const rows = await needs.db.selectFrom('image').select('id').where('account_id', '=', accountId).execute()
  for (const { id } of rows) {
    needs.stop.throwIfAborted()
    for (const key of keysOf({ accountId, id })) await needs.photos.remove(key)
  }
}

/** The rows of a table in parts. */
async function removeRows(needs: EraseNeeds, table: keyof Tables, accountId: string): Promise<void> {
  const row = sql.raw(needs.engine === 'sqlite' ? 'rowid' : 'ctid')
  for (;;) {
    needs.stop.throwIfAborted()
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${row} in
        (select ${row} from ${sql.table(table)} where account_id = ${accountId} limit ${PART})`.execute(
      needs.db,
    )
    if (numAffectedRows < PART) return
  }
}

/** People who belong to no account any more, with all that is kept of them. */
async function removePeople(tx: Writer, users: readonly string[]): Promise<void> {
  for (const userId of users) {
    const other = await tx
      .selectFrom('membership')
      .select('account_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst()
    if (other !== undefined) continue
    await emptyRoom(tx, userId)
    for (const { table, column } of USER_TABLES)
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(tx)
  }
}

/** Last of an erasure: rows that came meanwhile, the account itself and its people; each of them is told. */
const finish = (needs: EraseNeeds, accountId: string): Promise<void> =>
  needs.db.transaction().execute(async (tx) => {
    const { leaving, day } = await tx
      .selectFrom('account_deletion')
      .select(['leaving', 'day'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const { companyName, people } = parsedText(Leaving, leaving ?? '')
    for (const { table } of ACCOUNT_TABLES) await isOf(table, accountId).execute(tx)
    await removePeople(
      tx,
      people.map(({ userId }) => userId),
    )
    const of = { userId: null, now: needs.now(), newId: needs.newId }
    for (const { email } of people)
      await putLetter(tx, of, { kind: 'accountDeletion', email, companyName, step: 'done', day })
  })

/** People of an account that was shut. */
async function leavingUsers({ db }: EraseNeeds, accountId: string): Promise<string[]> {
  const { leaving } = await db
    .selectFrom('account_deletion')
    .select('leaving')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return parsedText(Leaving, leaving ?? '').people.map(({ userId }) => userId)
}

async function erase(needs: EraseNeeds, accountId: string): Promise<void> {
  await leaveAgency(needs, accountId, await leavingUsers(needs, accountId))
  await removePhotos(needs, accountId)
  for (const { table } of ACCOUNT_TABLES)
    if (table !== 'account' && table !== 'account_deletion') await removeRows(needs, table, accountId)
  await finish(needs, accountId)
}

/** Accounts whose day has come, and those of which a run that broke off left something. */
const due = (db: Reader, today: string) =>
  db
    .selectFrom('account_deletion')
    .select(['account_id as accountId', 'leaving'])
    .where((row) => row.or([row('day', '<=', today), row('leaving', 'is not', null)]))
    .orderBy('day')
    .execute()

async function run(needs: EraseNeeds, today: string): Promise<Erased> {
  const reminded = await remind(needs, today)
  let deleted = 0
  for (const { accountId, leaving } of await due(needs.db, today)) {
    needs.stop.throwIfAborted()
    if (leaving === null && !(await shut(needs, accountId, today))) continue
    await erase(needs, accountId)
    deleted++
    needs.log.info({ account: accountId }, 'an account was deleted')
  }
  if (reminded + deleted > 0) needs.letterWaits()
  return { reminded, deleted }
}

/** Looks once a day of Tallinn, when no other program does it; a run that breaks off is repeated at the next look. */
export const eraseAccounts = (needs: EraseNeeds): Promise<Erased | 'notDue'> =>
  doTask(
    needs,
    { name: ERASING, isDue: (now, last) => last === undefined || dayInTallinn(last) !== dayInTallinn(now) },
    () => run(needs, dayInTallinn(needs.now())),
  )
