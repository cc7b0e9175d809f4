/** The stock of a farm in a period, as it is answered. */
import { REQUISITE_TYPES } from '@vagu/core/materials/schema'
import { itemOf, type MaterialInStock, type Plan, type Reckoned } from '@vagu/core/stock/item'
import type { Period } from '@vagu/core/stock/period'
import type { StockQuery } from '@vagu/core/stock/query'
import type { StockItem, StockOverview } from '@vagu/core/stock/schema'
import { compareNames } from '@vagu/core/text/order'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { materialUseOf } from '@vagu/core/warnings/facts'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { productListOf } from '../warnings/products.ts'
import { type MaterialLedger, readLedgers } from './ledgers.ts'
import { inStock, type Naming, type Target } from './materials.ts'
import { readPlannedUses } from './plans.ts'

interface Row {
  readonly target: Target
  readonly naming: Naming
  readonly folded: Reckoned['folded']
  readonly plans: Plan[]
}
const NOTHING: Reckoned['folded'] = { unit: null, keptSince: null, lines: [] }

interface AskedRows {
  readonly period: Period
  readonly requisiteId: string | undefined
  readonly withPlans: boolean
}

/** A row for each ledger, and for what plans alone name. */
async function readRows(
  db: Reader,
  actor: Actor,
  { period, requisiteId, withPlans }: AskedRows,
): Promise<Row[]> {
  const { targets, byKey } = await readLedgers(db, actor, period)
  const rowOf = ({ target, naming, folded }: MaterialLedger): Row => ({ target, naming, folded, plans: [] })
  const rows = new Map([...byKey].map(([key, ledger]) => [key, rowOf(ledger)]))
  for (const { naming, plan } of withPlans ? await readPlannedUses(db, actor, period.end) : []) {
    const target = targets.of(naming)
    const row = rows.get(target.key) ?? { target, naming, folded: NOTHING, plans: [] }
    rows.set(target.key, row)
    row.plans.push(plan)
  }
  // a deleted material that another stands for now is asked for by either
  const wanted =
    requisiteId === undefined ? null : targets.of({ requisiteId, type: 'material', name: '' }).key
  return [...rows.values()].filter(({ target }) => wanted === null || target.key === wanted)
}

/** Last days of products by the plant-protection register, of the chemicals among the rows. */
async function readEnds(db: Reader, rows: readonly Row[]) {
  const chemicals = rows.flatMap(({ target: { of } }) =>
    of?.material.type === 'chemical' ? [materialUseOf({ ...of.material, requisiteId: of.id })] : [],
  )
  const register = await productListOf(
    db,
    chemicals.map((use) => ({ ...use, _id: use.requisiteId ?? '' })),
  )
  const ends = chemicals.flatMap((use) => {
    const product = register?.find({ registerNumber: use.registerNumber, name: use.name })
    return product === undefined ? [] : [[use.requisiteId, product] as const]
  })
  return new Map(ends)
}

/** The field names of a ledger that is told line by line. */
async function readFieldNames(db: Reader, actor: Actor): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'name'])
    .where('account_id', '=', actor.accountId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const withFieldNames = (
  folded: Reckoned['folded'],
  names: ReadonlyMap<string, string>,
): Reckoned['folded'] => ({
  ...folded,
  lines: folded.lines.map((line) =>
    line.use === null
      ? line
      : { ...line, use: { ...line.use, fieldName: names.get(line.use.fieldId) ?? '' } },
  ),
})

const inOrder = (a: StockItem, b: StockItem): number =>
  compareNames(a.name, b.name) ||
  REQUISITE_TYPES.indexOf(a.type) - REQUISITE_TYPES.indexOf(b.type) ||
  (a._id < b._id ? -1 : 1)

function periodIn({ start, end }: StockQuery, today: string): Period {
  const last = end ?? (start !== undefined && start > today ? start : today)
  return { start: start ?? `${yearOf(last)}-01-01`, end: last }
}

/** The materials of a farm; of one that is asked for its ledger too. */
export async function readStock(db: Reader, actor: Actor, query: StockQuery): Promise<StockOverview> {
  const period = periodIn(query, dayInTallinn(actor.now))
  const { requisiteId } = query
  const wanted = await readRows(db, actor, { period, requisiteId, withPlans: query.plans === 'true' })
  const names = requisiteId === undefined ? undefined : await readFieldNames(db, actor)
  const ends = await readEnds(db, wanted)
  const items = wanted.map(({ target, naming, folded, plans }) => {
    const known = inStock(target, naming)
    const product = ends.get(known.requisiteId ?? '')
    const material: MaterialInStock = {
      ...known,
      useUpBy: known.useUpBy ?? product?.useUpUntil ?? null,
      registerUseUpBy: known.useUpBy === null ? (product?.useUpUntil ?? null) : null,
      authorisedUntil: product?.validUntil ?? null,
    }
    const reckoned = { material, plans, folded: names ? withFieldNames(folded, names) : folded }
    return itemOf(reckoned, period, { withLines: names !== undefined })
  })
  const values = items.flatMap(({ stockValue }) => stockValue ?? [])
  return {
    ...period,
    items: items.toSorted(inOrder),
    stockValue: values.reduce((sum, value) => sum + value, 0),
  }
}
