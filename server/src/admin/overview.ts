/** Overview that the operator sees at a glance: each part is one query. */
import { ACTIVITY_DAYS, type AdminOverview } from '@vagu/core/admin/schema'
import { addDays, dayInTallinn, startOfDay, yearOf } from '@vagu/core/time/day'
import { hectaresOf, roundTo } from '@vagu/core/units/rounding'
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'
import { readTask } from '../registers/task.ts'
import { AREA_DECIMALS } from '../subscription/areas.ts'
import { AREA_COUNT } from '../subscription/count-areas.ts'

type Count = number | string | null

async function accountCounts(db: Reader, today: string): Promise<AdminOverview['accounts']> {
  const { rows } = await sql<{ total: Count; trial: Count; fresh: Count }>`
    select count(*) as total,
      sum(case when trial_until >= ${today} then 1 else 0 end) as trial,
      sum(case when created_at >= ${startOfDay(`${today.slice(0, 7)}-01`).toISOString()} then 1 else 0 end) as fresh
    from account`.execute(db)
  const [row] = rows
  return {
    total: Number(row?.total ?? 0),
    inTrial: Number(row?.trial ?? 0),
    newThisMonth: Number(row?.fresh ?? 0),
  }
}

async function areaInUse(db: Reader, today: string): Promise<AdminOverview['areaInUse']> {
  const { rows } = await sql<{ total: Count }>`
    select sum(area) as total from account_area where year = ${yearOf(today)}`.execute(db)
  const { lastRunAt } = await readTask(db, AREA_COUNT)
  return {
    total: roundTo(Number(rows[0]?.total ?? 0), AREA_DECIMALS),
    countedOn: lastRunAt === null ? null : dayInTallinn(new Date(lastRunAt)),
  }
}

type OrderSums = Record<'count' | 'units' | 'paid_units' | 'paid' | 'unpaid' | 'overdue', Count>

async function orderSums(db: Reader, today: string): Promise<AdminOverview['orders']> {
  const { rows } = await sql<OrderSums>`
    select count(*) as count, sum(area_units) as units,
      sum(case when paid_on is not null then area_units else 0 end) as paid_units,
      sum(case when paid_on is not null then total_cents else 0 end) as paid,
      sum(case when paid_on is null then total_cents else 0 end) as unpaid,
      sum(case when paid_on is null and total_cents > 0 and due_day < ${today} then 1 else 0 end) as overdue
    from subscription_order where year = ${yearOf(today)} and deleted_at is null`.execute(db)
  const [row] = rows
  return {
    count: Number(row?.count ?? 0),
    requestedArea: hectaresOf(Number(row?.units ?? 0)),
    paidArea: hectaresOf(Number(row?.paid_units ?? 0)),
    paidTotal: Number(row?.paid ?? 0),
    unpaidTotal: Number(row?.unpaid ?? 0),
    overdue: Number(row?.overdue ?? 0),
  }
}

async function activityOf(db: Reader, today: string): Promise<AdminOverview['activity']> {
  const rows = await db
    .selectFrom('activity')
    .select((select) => [
      'day',
      select.fn.countAll<number | string>().as('accounts'),
      select.fn.sum<number | string>('changes').as('changes'),
    ])
    .where('day', '>', addDays(today, -ACTIVITY_DAYS))
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute()
  return rows.map(({ day, accounts, changes }) => ({
    day,
    accounts: Number(accounts),
    changes: Number(changes),
  }))
}

async function lettersOf(db: Reader): Promise<AdminOverview['letters']> {
  const { rows } = await sql<{ waiting: Count; failing: Count }>`
    select count(*) as waiting, sum(case when tries > 1 then 1 else 0 end) as failing from letter`.execute(db)
  return { waiting: Number(rows[0]?.waiting ?? 0), failing: Number(rows[0]?.failing ?? 0) }
}

async function tasksOf(db: Reader, now: Date): Promise<AdminOverview['tasks']> {
  const rows = await db
    .selectFrom('task')
    .selectAll()
    // rows that only hold others up are no work
    .where((row) =>
      row.or([
        row('last_run_at', 'is not', null),
        row('last_failed_at', 'is not', null),
        row('locked_until', 'is not', null),
      ]),
    )
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    lastRunAt: row.last_run_at,
    lastResult: row.last_result,
    lastError: row.last_error,
    lastFailedAt: row.last_failed_at,
    isRunning: row.locked_until !== null && row.locked_until > now.toISOString(),
  }))
}

export async function readOverview(db: Reader, now: Date): Promise<AdminOverview> {
  const today = dayInTallinn(now)
  return {
    accounts: await accountCounts(db, today),
    areaInUse: await areaInUse(db, today),
    orders: await orderSums(db, today),
    activity: await activityOf(db, today),
    letters: await lettersOf(db),
    tasks: await tasksOf(db, now),
  }
}
