/** The journal of an account: what is the field book's, what is the account's own, and who is named in the book. */
import { sql } from 'kysely'
import { ofBook, userInArchive } from '../db/brought.ts'
import type { Reader } from '../db/schema.ts'
import { plainRow, type Row, rowsOf, withUser } from './export-rows.ts'
import { accountTable } from './tables.ts'

/** Settings are the account's, whose id says nothing in another one. */
export const SETTINGS_RECORD = 'seaded'

const journal = accountTable('journal')
const isOfSettings = sql`noun = 'settings'`

/** The history of the book: of the settings first, whose place among the records depends on the account. */
export async function* bookJournal(db: Reader, accountId: string): AsyncGenerator<Row> {
  for await (const row of rowsOf(db, accountId, { ...journal, where: isOfSettings }))
    yield plainRow(withUser({ ...row, record_id: SETTINGS_RECORD }))
  const others = { ...journal, where: sql`${ofBook} and not ${isOfSettings}` }
  for await (const row of rowsOf(db, accountId, others)) yield plainRow(withUser(row))
}

/** The history of the account, its people and orders, and of archives that were taken in. */
export async function* ownJournal(db: Reader, accountId: string): AsyncGenerator<Row> {
  for await (const row of rowsOf(db, accountId, { ...journal, where: sql`not ${ofBook}` }))
    yield plainRow(withUser(row))
}

interface Person {
  readonly userId: string
  readonly name: string
}

/** Whom the book names by an id, with his name as it is today. */
export async function* peopleInBook(db: Reader, accountId: string): AsyncGenerator<Row> {
  const { rows } = await sql<Person>`
    select named.user_id as "userId", coalesce(brought.name, person.email) as name
    from (
      select user_id from journal where account_id = ${accountId} and ${ofBook}
      union select user_id from ignored_warning where account_id = ${accountId}
      union select user_id from warning_comment where account_id = ${accountId}
    ) named
    left join brought_person brought on brought.account_id = ${accountId} and brought.user_id = named.user_id
    left join app_user person on person.user_id = named.user_id
    where coalesce(brought.name, person.email) is not null`.execute(db)
  const names = new Map(rows.map(({ userId, name }) => [userInArchive(userId), name]))
  for (const [userId, name] of [...names].toSorted(([a], [b]) => (a < b ? -1 : 1))) yield { userId, name }
}
