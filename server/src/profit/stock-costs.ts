/** Costs of materials that jobs used, by the stock. */
import type { ProfitFacts, ProfitJob, StockCost } from '@vagu/core/profit/facts'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readUseCosts, stockAsOf } from '../stock/read.ts'

interface Drawn {
  readonly jobId: string
  readonly place: number
  readonly isCoating: boolean
  readonly cost: StockCost
}

/** Costs of uses that were drawn, by job. */
async function readDrawn(
  db: Reader,
  actor: Actor,
  days: { readonly start: string; readonly end: string },
): Promise<ReadonlyMap<string, readonly Drawn[]>> {
  const costs = await readUseCosts(db, actor, days)
  const drawn = costs.flatMap(({ jobId, place, isCoating, meanPrice: price, unit, cost: cents }): Drawn[] =>
    price === null || unit === null || cents === null
      ? []
      : [{ jobId, place, isCoating, cost: { price, unit, cents } }],
  )
  return Map.groupBy(drawn, ({ jobId }) => jobId)
}

/** Mean prices of today, by material: plans are counted with them. */
async function readPrices(db: Reader, actor: Actor): Promise<ReadonlyMap<string, StockCost>> {
  const balances = await stockAsOf(db, actor, dayInTallinn(actor.now))
  return new Map(
    balances.flatMap(({ requisiteId, meanPrice: price, unit }) =>
      price === null ? [] : [[requisiteId, { price, unit, cents: null }] as const],
    ),
  )
}

/** Finds the cost of what jobs between two days have drawn, and the price of today for what is planned. */
export async function readStockCosts(
  db: Reader,
  actor: Actor,
  { start, end, jobs }: { readonly start: string; readonly end: string; readonly jobs: readonly ProfitJob[] },
): Promise<ProfitFacts['stockOf']> {
  const drawn = await readDrawn(db, actor, { start, end })
  const isPlanning = jobs.some(({ isDone, uses }) => !isDone && uses.length > 0)
  const prices = isPlanning ? await readPrices(db, actor) : new Map<string, StockCost>()
  return ({ _id, isDone }, { place, isDressing, requisiteId }) =>
    isDone
      ? drawn.get(_id)?.find((own) => own.place === place && own.isCoating === isDressing)?.cost
      : prices.get(requisiteId ?? '')
}
