/** Accounts for the operator, a page at a time. */
import { ADMIN_PAGE, type AccountQuery, type AdminAccount, type AdminAccounts } from '@vagu/core/admin/schema'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { hectaresOf } from '@vagu/core/units/rounding'
import type { z } from 'zod'
import type { Reader } from '../db/schema.ts'
import { storedAccounts } from '../users/stored.ts'
import { holds } from './search.ts'

/** Accounts of which somebody has an e-mail that holds the text; all where there is none. */
const found = (db: Reader, text: string) =>
  db
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

/** Accounts of one page: their details are asked for those of the page alone. */
const pageOf = (accounts: ReturnType<typeof found>, { page, year }: { page: number; year: number }) =>
  accounts
    .select(['account_id', 'document', 'document_version', 'created_at', 'trial_until'])
    .select((account) => {
      const orders = account
        .selectFrom('subscription_order')
        .select((order) => order.fn.sum<number | string>('area_units').as('units'))
        .whereRef('subscription_order.account_id', '=', 'account.account_id')
        .where('year', '=', year)
        .where('deleted_at', 'is', null)
      const email = account
        .selectFrom('membership')
        .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
        .select((user) => user.fn.min('email').as('email'))
        .whereRef('membership.account_id', '=', 'account.account_id')
      const lastActive = account
        .selectFrom('activity')
        .select((activity) => activity.fn.max('day').as('day'))
        .whereRef('activity.account_id', '=', 'account.account_id')
      const area = account
        .selectFrom('account_area')
        .select('area')
        .whereRef('account_area.account_id', '=', 'account.account_id')
        .where('year', '=', year)
      return [
        area.as('areaInUse'),
        orders.as('requested'),
        orders.where('paid_on', 'is not', null).as('paid'),
        email.as('email'),
        lastActive.as('lastActive'),
      ]
    })
    .orderBy('account.created_at', 'desc')
    .orderBy('account.account_id', 'desc')
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE)
    .execute()

function accountOf(row: Awaited<ReturnType<typeof pageOf>>[number]): AdminAccount {
  const { company } = storedAccounts.read(row)
  return {
    _id: row.account_id,
    companyName: company.name,
    companyCode: company.code,
    email: row.email ?? '',
    createdAt: row.created_at,
    trialUntil: row.trial_until,
    areaInUse: row.areaInUse,
    requestedArea: hectaresOf(Number(row.requested ?? 0)),
    paidArea: hectaresOf(Number(row.paid ?? 0)),
    lastActive: row.lastActive,
  }
}

export async function listAdminAccounts(
  db: Reader,
  { search, page }: z.infer<typeof AccountQuery>,
  now: Date,
): Promise<AdminAccounts> {
  const accounts = found(db, search.toLowerCase())
  const { count } = await accounts
    .select((account) => account.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await pageOf(accounts, { page, year: yearOf(dayInTallinn(now)) })
  return { total: Number(count), accounts: rows.map(accountOf) }
}
