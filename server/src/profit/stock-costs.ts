/** Costs of materials that jobs used, by the stock. */
import type { ProfitFacts, ProfitJob, StockCost } from '@vagu/core/profit/facts'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readUseCosts, stockAsOf } from '../stock/read.ts'

const keyOf = (jobId: string, place: number, isDressing: boolean): string =>
  `${jobId} ${place} ${isDressing ? 'd' : ''}`

/** Costs of uses that were drawn, by job and place. */
async function readDrawn(
  db: Reader,
  actor: Actor,
  days: { readonly start: string; readonly end: string },
): Promise<ReadonlyMap<string, StockCost>> {
  const costs = await readUseCosts(db, actor, days)
  return new Map(
    costs.flatMap(({ jobId, place, isCoating, meanPrice: price, unit, cost: cents }) =>
      price === null || unit === null || cents === null
        ? []
        : [[keyOf(jobId, place, isCoating), { price, unit, cents }] as const],
    ),
  )
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
    isDone ? drawn.get(keyOf(_id, place, isDressing)) : prices.get(requisiteId ?? '')
}
