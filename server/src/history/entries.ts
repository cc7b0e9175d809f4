/** Entries of the journal about one record. */
import { AppError } from '@vagu/core/errors'
import { ChangeAction, ChangeSource } from '@vagu/core/history/schema'
import { isBroughtUser } from '../db/brought.ts'
import { findRows, type RecordTable } from '../db/records.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** Table of a noun and the name that its journal entries bear. */
export interface Noun<T extends RecordTable> {
  readonly table: T
  readonly noun: string
}
export const FIELD = { table: 'field', noun: 'field' } as const
export const CUSTOM_AREA = { table: 'custom_area', noun: 'custom-area' } as const

/** Changes that a history shows: a record is seldom changed so often, and each carries its whole text. */
const MAX_ENTRIES = 200

/** One change as the journal keeps it: `before` and `after` are JSON text. */
export interface Entry {
  readonly entryId: string
  readonly at: string
  readonly userName: string
  /** Set on an entry that came with an archive. */
  readonly isBrought?: true
  readonly source?: ChangeSource
  readonly action: ChangeAction
  readonly before: string | null
  readonly after: string | null
}

/** Content of a text of the journal; undefined where it is broken. */
export function jsonOf(text: string | null): unknown {
  if (text === null) return null
  try {
    const content: unknown = JSON.parse(text)
    return content
  } catch {
    return undefined
  }
}

/** A change of which only who made it, when and how can be told. */
export const unreadable = <E extends Omit<Entry, 'before' | 'after'>>(entry: E) => ({
  ...entry,
  before: null,
  after: null,
  isUnreadable: true as const,
})

/** A row, deleted or not; refuses with `notFound`, also for another account's. */
export async function requireEver<T extends RecordTable>(
  db: Reader,
  actor: Actor,
  by: { table: T; id: string },
): Promise<Tables[T]> {
  const [row] = await findRows(db, by.table, { accountId: actor.accountId, ids: [by.id] })
  if (row === undefined) throw new AppError('notFound')
  return row
}

/** The journal with who made each entry: a user of the program, or a name that came with an archive. */
export const journalWithUsers = (db: Reader) =>
  db
    .selectFrom('journal')
    .leftJoin('app_user', 'app_user.user_id', 'journal.user_id')
    .leftJoin('brought_person', (join) =>
      join
        .onRef('brought_person.account_id', '=', 'journal.account_id')
        .onRef('brought_person.user_id', '=', 'journal.user_id'),
    )

const entriesOf = (db: Reader, actor: Actor, { noun, id }: { noun: string; id: string }) =>
  journalWithUsers(db)
    .where('journal.account_id', '=', actor.accountId)
    .where('journal.record_id', '=', id)
    .where('journal.noun', '=', noun)

/** The last changes of a record, newest first. */
export async function readEntries(
  db: Reader,
  actor: Actor,
  by: { noun: string; id: string },
): Promise<Entry[]> {
  const rows = await entriesOf(db, actor, by)
    .select(['entry_id', 'at', 'action', 'before', 'after', 'source', 'journal.user_id', 'email', 'name'])
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map(({ entry_id: entryId, at, action, before, after, source, ...who }) => ({
    entryId,
    at,
    userName: who.email ?? who.name ?? '',
    ...(isBroughtUser(who.user_id) && { isBrought: true as const }),
    ...(source !== null && { source: ChangeSource.parse(source) }),
    action: ChangeAction.parse(action),
    before,
    after,
  }))
}

/** The text that a record had after one change; refuses with `notFound` a change that left nothing, a deletion. */
export async function readAfter(
  db: Reader,
  actor: Actor,
  by: { noun: string; id: string; entryId: string },
): Promise<string> {
  const entry = await entriesOf(db, actor, by)
    .select('after')
    .where('entry_id', '=', by.entryId)
    .executeTakeFirst()
  if (entry?.after == null) throw new AppError('notFound')
  return entry.after
}

/** Who deleted records last: e-mail addresses, or names in an archive, by record id. */
export async function readDeleters(
  db: Reader,
  actor: Actor,
  by: { noun: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (by.ids.length === 0) return new Map()
  const rows = await journalWithUsers(db)
    .select(['record_id', 'email', 'brought_person.name'])
    .where('journal.account_id', '=', actor.accountId)
    .where('journal.noun', '=', by.noun)
    .where('action', '=', 'delete')
    .where('record_id', 'in', [...by.ids])
    .orderBy('at')
    .orderBy('entry_id')
    .execute()
  return new Map(
    rows.flatMap(({ record_id, email, name }) => {
      const deleter = email ?? name
      return deleter === null ? [] : [[record_id, deleter] as const]
    }),
  )
}
