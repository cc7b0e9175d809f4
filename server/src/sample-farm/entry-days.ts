/** Moments of entry of the sample farm: it is entered in a second, and shows a book that was kept from week to week. */
import { addDays } from '@vagu/core/time/day'
import { sql } from 'kysely'
import type { Writer } from '../db/schema.ts'

/** Days until a job was entered, at most, and how late every so many of them were; the book allows ten. */
const LAG = 6
const LATE = { every: 90, days: 13 } as const
/** Days before today on which plans were made. */
const PLANNED_BEFORE = 25

interface Kept {
  readonly accountId: string
  readonly today: string
  /** First day of which the farm has jobs: fields, materials and people were entered on the day before. */
  readonly firstDay: string
}

const MOMENT = '%Y-%m-%dT%H:%M:%fZ'

/** Puts the entry of each job near its day, and its first journal entry with it; SQLite alone. */
export async function spreadEntries(tx: Writer, { accountId, today, firstDay }: Kept): Promise<void> {
  const planned = addDays(today, -PLANNED_BEFORE)
  await sql`
    update job_event set created_at = min(created_at, strftime(
      ${MOMENT},
      case when status in ('DONE', 'IN_PROGRESS') then coalesce(end_day, day) else ${planned} end || 'T16:30',
      '+' || (rowid % ${LAG} + (rowid % ${LATE.every} = 0) * ${LATE.days}) || ' days'
    )) where account_id = ${accountId}`.execute(tx)
  await sql`
    update journal set at = (
      select created_at from job_event
      where job_event.account_id = journal.account_id and job_event.id = journal.record_id
    ) where account_id = ${accountId} and noun = 'job-event' and action = 'create'`.execute(tx)
  await tx
    .updateTable('journal')
    .set({ at: `${addDays(firstDay, -1)}T07:00:00.000Z` })
    .where('account_id', '=', accountId)
    .where('noun', 'in', ['field', 'requisite', 'worker'])
    .where('action', '=', 'create')
    .execute()
}
