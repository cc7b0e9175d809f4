/** The rows that a book asks for: of now, or as the journal tells them at the end of a day. */
import { daysOfBook } from '@vagu/core/book/period'
import type { BookWish } from '@vagu/core/book/schema'
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'

/** Rows of one question. */
const PAGE = 500

/** Of whom, and of which days. */
export interface Asked {
  readonly accountId: string
  readonly wish: BookWish
}

/** Done and running jobs whose days touch those of the book. */
export const jobsIn = (db: Reader, { accountId, wish }: Asked) => {
  const { start, end } = daysOfBook(wish)
  return db
    .selectFrom('job_event')
    .where('job_event.account_id', '=', accountId)
    .where('job_event.day', '<=', end)
    .where((row) => row.or([row('job_event.day', '>=', start), row('job_event.end_day', '>=', start)]))
}

export interface StateRow {
  readonly recordId: string
  readonly at: string
  /** JSON of the record. */
  readonly after: string
  /** Instant of its first entry. */
  readonly createdAt: string
}

interface Moment {
  readonly accountId: string
  readonly noun: string
  /** Entries before this instant count. */
  readonly before: string
}

/** The last state of each record before an instant, page by page; those that were deleted by then are left out. */
export async function* statesBefore(
  db: Reader,
  { accountId, noun, before }: Moment,
): AsyncGenerator<StateRow> {
  let last = ''
  for (;;) {
    const { rows } = await sql<{ recordid: string; lastentry: string; firstat: string }>`
      select record_id as recordid, max(entry_id) as lastentry, min(at) as firstat from journal
      where account_id = ${accountId} and noun = ${noun} and at < ${before} and record_id > ${last}
      group by record_id order by record_id limit ${PAGE}`.execute(db)
    if (rows.length === 0) return
    const entries = await db
      .selectFrom('journal')
      .select(['entry_id', 'at', 'after'])
      .where('account_id', '=', accountId)
      .where(
        'record_id',
        'in',
        rows.map(({ recordid }) => recordid),
      )
      .where(
        'entry_id',
        'in',
        rows.map(({ lastentry }) => lastentry),
      )
      .execute()
    const byId = new Map(entries.map((entry) => [entry.entry_id, entry]))
    for (const { recordid: recordId, lastentry, firstat: createdAt } of rows) {
      const entry = byId.get(lastentry)
      if (entry?.after != null) yield { recordId, at: entry.at, after: entry.after, createdAt }
    }
    last = rows.at(-1)?.recordid ?? ''
  }
}
