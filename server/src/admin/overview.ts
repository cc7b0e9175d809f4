/** What the operator sees at a glance: each part is one question. */
import {
  ACTIVITY_DAYS,
  ADMIN_PAGE,
  type AccountQuery,
  type AdminAccounts,
  type AdminOverview,
} from '@vagu/core/admin/schema'
import { addDays, dayInTallinn, yearOf } from '@vagu/core/time/day'
import { hectaresOf } from '@vagu/core/units/rounding'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Reader } from '../db/schema.ts'
import { storedAccounts } from '../users/stored.ts'
import { holds } from './orders.ts'

type Count = number | string | null

async function accountCounts(db: Reader, today: string): Promise<AdminOverview['accounts']> {
  const { rows } = await sql<{ total: Count; trial: Count; fresh: Count }>`
    select count(*) as total,
      sum(case when trial_until >= ${today} then 1 else 0 end) as trial,
      sum(case when created_at >= ${`${today.slice(0, 7)}-01`} then 1 else 0 end) as fresh
    from account`.execute(db)
  const [row] = rows
  return {
    total: Number(row?.total ?? 0),
    inTrial: Number(row?.trial ?? 0),
    newThisMonth: Number(row?.fresh ?? 0),
  }
}

type OrderSums = Record<'count' | 'units' | 'paid_units' | 'paid' | 'unpaid' | 'overdue', Count>

async function orderSums(db: Reader, today: string): Promise<AdminOverview['orders']> {
  const { rows } = await sql<OrderSums>`
    select count(*) as count, sum(area_units) as units,
      sum(case when paid_on is not null then area_units else 0 end) as paid_units,
      sum(case when paid_on is not null then total_cents else 0 end) as paid,
      sum(case when paid_on is null then total_cents else 0 end) as unpaid,
      sum(case when paid_on is null and due_day < ${today} then 1 else 0 end) as overdue
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
  const rows = await db.selectFrom('task').selectAll().orderBy('name').execute()
  return rows.map((row) => ({
    name: row.name,
    lastRunAt: row.last_run_at,
    lastResult: row.last_result,
    isRunning: row.locked_until !== null && row.locked_until > now.toISOString(),
  }))
}

export async function readOverview(db: Reader, now: Date): Promise<AdminOverview> {
  const today = dayInTallinn(now)
  return {
    accounts: await accountCounts(db, today),
    orders: await orderSums(db, today),
    activity: await activityOf(db, today),
    letters: await lettersOf(db),
    tasks: await tasksOf(db, now),
  }
}

type Query = z.infer<typeof AccountQuery>

/** A page of accounts; what is told of each is asked for those of the page alone. */
export async function listAdminAccounts(
  db: Reader,
  { search, page }: Query,
  now: Date,
): Promise<AdminAccounts> {
  const text = search.toLowerCase()
  const year = yearOf(dayInTallinn(now))
  const found = db
    .selectFrom('account')
    .$if(text !== '', (accounts) =>
      accounts.where((account) =>
        account.exists(
          account
            .selectFrom('membership')
            .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
            .select('membership.user_id')
            .whereRef('membership.account_id', '=', 'account.account_id')
            .where(holds('app_user.email', text)),
        ),
      ),
    )
  const { count } = await found
    .select((account) => account.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['account_id', 'document', 'document_version', 'created_at', 'trial_until'])
    .select((account) => {
      const orders = account
        .selectFrom('subscription_order')
        .select((order) => order.fn.sum<number | string>('area_units').as('units'))
        .whereRef('subscription_order.account_id', '=', 'account.account_id')
        .where('year', '=', year)
        .where('deleted_at', 'is', null)
      return [
        orders.as('requested'),
        orders.where('paid_on', 'is not', null).as('paid'),
        account
          .selectFrom('membership')
          .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
          .select((user) => user.fn.min('email').as('email'))
          .whereRef('membership.account_id', '=', 'account.account_id')
          .as('email'),
        account
          .selectFrom('activity')
          .select((activity) => activity.fn.max('day').as('day'))
          .whereRef('activity.account_id', '=', 'account.account_id')
          .as('lastActive'),
      ]
    })
    .orderBy('account.created_at', 'desc')
    .orderBy('account.account_id', 'desc')
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE)
    .execute()
  return {
    total: Number(count),
    accounts: rows.map((row) => {
      const { company } = storedAccounts.read(row)
      return {
        _id: row.account_id,
        companyName: company.name,
        companyCode: company.code,
        email: row.email ?? '',
        createdAt: row.created_at,
        trialUntil: row.trial_until,
        requestedArea: hectaresOf(Number(row.requested ?? 0)),
        paidArea: hectaresOf(Number(row.paid ?? 0)),
        lastActive: row.lastActive,
      }
    }),
  }
}
