/** Farms that are billed as one customer, because somebody owns them all, and what was ordered for them. */
import { hectaresOf } from '@vagu/core/units/rounding'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'

/** The account, and those that are linked to it because somebody owns both: who only helps or looks in links nothing. */
const linkedAccounts = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('membership as own')
    .innerJoin('membership as linked', 'linked.user_id', 'own.user_id')
    .select('linked.account_id')
    .distinct()
    .where('own.account_id', '=', accountId)
    .where('own.role', '=', 'owner')
    .where('linked.role', '=', 'owner'),
)

/** Accounts that count together, in a steady order; a farm without an owner is one alone. */
export async function customerOf(db: Reader, accountId: string): Promise<readonly string[]> {
  const linked = await linkedAccounts(db, { accountId })
  return linked.length === 0 ? [accountId] : linked.map((row) => row.account_id).toSorted()
}

const ordersOf = prepared((db, { accountIds, year }: { accountIds: readonly string[]; year: number }) =>
  db
    .selectFrom('subscription_order')
    .select((select) => [
      'account_id',
      select.fn
        .sum<number | string>(
          select.case().when('year', '=', year).then(select.ref('area_units')).else(0).end(),
        )
        .as('requested'),
      select.fn
        .sum<number | string>(
          select
            .case()
            .when(select.and([select('year', '=', year), select('paid_on', 'is not', null)]))
            .then(select.ref('area_units'))
            .else(0)
            .end(),
        )
        .as('paid'),
      // an order that was taken back whole is as if it had not been
      select.fn
        .count<number | string>(
          select.case().when('area_units', '>', 0).then(select.ref('paid_on')).else(null).end(),
        )
        .as('payments'),
    ])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .groupBy('account_id'),
)

/** Charged hectares of a customer's orders of a calendar year, and those of them that are paid. */
export async function orderedBy(db: Reader, accountIds: readonly string[], year: number) {
  const rows = await ordersOf(db, { accountIds, year })
  const sumOf = (column: 'requested' | 'paid' | 'payments') =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0)
  return {
    requestedArea: hectaresOf(sumOf('requested')),
    paidArea: hectaresOf(sumOf('paid')),
    hasPaidEver: sumOf('payments') > 0,
  }
}
