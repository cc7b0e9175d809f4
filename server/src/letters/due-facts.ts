/** Facts of several farms for the weekly letter: one query of a kind, however many farms. */
import { addDays } from '@vagu/core/time/day'
import { type DueFacts, dueOf, LATE_DAYS, type OpenEvent, type Span } from '@vagu/core/warnings/due/due'
import type { FarmDue } from '@vagu/core/warnings/due/schema'
import type { Reader } from '../db/schema.ts'
import { freeDaysFrom } from '../fields/free-days.ts'
import { storedJobs } from '../job-store/stored.ts'
import { readStacks } from '../warnings/stacks.ts'
import { MACHINES } from '../machines/stored.ts'
import { WORKERS } from '../workers/stored.ts'

/** Days behind which no open job is told of: the days for the entry, and those for which a late one is. */
const BEHIND = LATE_DAYS + 15

const openRows = (db: Reader, accountIds: readonly string[], { from, to }: Span) =>
  db
    .selectFrom('job_event')
    .innerJoin('field', (join) =>
      join
        .onRef('field.account_id', '=', 'job_event.account_id')
        .onRef('field.id', '=', 'job_event.field_id'),
    )
    .select(['job_event.account_id', 'job_event.id', 'field.name as field', 'status', 'day', 'end_day'])
    .select(['job_event.document', 'job_event.document_version'])
    .where('job_event.account_id', 'in', accountIds)
    .where('status', 'in', ['DRAFT', 'IN_PROGRESS'])
    .where('job_event.deleted_at', 'is', null)
    .where('field.deleted_at', 'is', null)
    .where('day', '<=', to)
    .where((row) => row(row.fn.coalesce('end_day', 'day'), '>=', addDays(from, -BEHIND)))
    .execute()

async function openOf(
  db: Reader,
  accountIds: readonly string[],
  span: Span,
): Promise<Map<string, OpenEvent[]>> {
  const rows = (await openRows(db, accountIds, span)).filter(storedJobs.isReadable)
  const events = rows.map((row) => {
    const { status, job, date, endDate } = storedJobs.read(row)
    const event: OpenEvent = { _id: row.id, status, name: job.name, field: row.field, date, endDate }
    return { accountId: row.account_id, event }
  })
  const byAccount = Map.groupBy(events, ({ accountId }) => accountId)
  return new Map([...byAccount].map(([id, list]) => [id, list.map(({ event }) => event)]))
}

async function workersOf(db: Reader, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('worker')
    .select(['account_id', 'document', 'document_version'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .execute()
  const readable = rows.filter((row) => WORKERS.stored.isReadable(row))
  return Map.groupBy(
    readable.map((row) => ({ accountId: row.account_id, ...WORKERS.stored.read(row) })),
    ({ accountId }) => accountId,
  )
}

async function machinesOf(db: Reader, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('machine')
    .select(['account_id', 'document', 'document_version'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .execute()
  const readable = rows.filter((row) => MACHINES.stored.isReadable(row))
  return Map.groupBy(
    readable.map((row) => ({ accountId: row.account_id, ...MACHINES.stored.read(row) })),
    ({ accountId }) => accountId,
  )
}

/** Matters due on each of the farms in the days of the span. */
export async function dueOfFarms(
  db: Reader,
  accountIds: readonly string[],
  span: Span,
): Promise<Map<string, FarmDue>> {
  const open = await openOf(db, accountIds, span)
  const workers = await workersOf(db, accountIds)
  const machines = await machinesOf(db, accountIds)
  const stacks = await readStacks(db, { accountIds, today: span.from })
  // a field that is free from the first day on is closed on the day before it
  const fields = await freeDaysFrom(db, accountIds, addDays(span.from, -1))
  const free = Map.groupBy(fields, ({ accountId }) => accountId)
  return new Map(
    accountIds.map((id) => {
      const facts: DueFacts = {
        open: open.get(id) ?? [],
        workers: workers.get(id) ?? [],
        free: free.get(id) ?? [],
        machines: machines.get(id) ?? [],
        stacks: stacks.get(id) ?? [],
      }
      return [id, dueOf(facts, span)]
    }),
  )
}
