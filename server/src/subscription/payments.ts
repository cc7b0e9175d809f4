import { hectaresOf } from '@vagu/core/units/rounding'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'

const paidOrders = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('subscription_order')
    .select((select) => ['year', select.fn.sum<number | string>('area_units').as('units')])
    .where('account_id', '=', accountId)
    .where('paid_on', 'is not', null)
    .where('area_units', '>', 0)
    .where('deleted_at', 'is', null)
    .groupBy('year')
    .orderBy('year', 'desc'),
)

/** Hectares that an account has paid for, by calendar year, the last first. */
export async function paymentsOf(
  db: Reader,
  accountId: string,
): Promise<{ readonly year: number; readonly area: number }[]> {
  const rows = await paidOrders(db, { accountId })
  return rows.map(({ year, units }) => ({ year, area: hectaresOf(Number(units)) }))
}
