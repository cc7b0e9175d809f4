/**
 * Readings of the stock for others. Each reads the entries, the uses and the materials of the farm once and folds them; nothing
 * is stored.
 * - `stockAsOf`: balance, mean price and value of each material that is kept, at the end of a day.
 * - `readUseCosts`: what each use by a job cost at the mean of its day, and why some have no price.
 */
import { usableDensity } from '@vagu/core/units/density'
import { amountOf, centsOf, priceOf } from '@vagu/core/stock/exact'
import type { UseOnField } from '@vagu/core/stock/lines'
import { costOfLine, linesUntil, type Period } from '@vagu/core/stock/period'
import type { LineFault, StockBalance, StockEntry, StockUnit } from '@vagu/core/stock/schema'
import type { FoldLine } from '@vagu/core/stock/fold'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { type MaterialLedger, readLedgers } from './ledgers.ts'

/** Materials that are kept in stock, as they are at the end of a day, in no order. */
export async function stockAsOf(db: Reader, actor: Actor, day: string): Promise<StockBalance[]> {
  const { byKey } = await readLedgers(db, actor, { end: day })
  return [...byKey.values()].flatMap(({ target, folded }): StockBalance[] => {
    const { unit, keptSince } = folded
    if (target.of === null || unit === null || keptSince === null) return []
    const { material, id: requisiteId } = target.of
    const last = linesUntil(folded, day).at(-1)
    const [balance, mean] = [last?.balance ?? 0n, last?.mean ?? null]
    return [
      {
        requisiteId,
        name: material.name,
        type: material.type,
        unit,
        density: usableDensity(material.density),
        balance: amountOf(balance, unit),
        meanPrice: mean === null ? null : priceOf(mean, unit),
        stockValue: mean === null ? null : centsOf(balance, mean),
      },
    ]
  })
}

/** One use of a material by a done or running job, at the mean price of its day. */
export interface UseCost {
  readonly jobId: string
  readonly fieldId: string
  /** Place of the material in the job; a dressing stands at the place of its seed. */
  readonly place: number
  readonly isCoating: boolean
  /** First day of the job. */
  readonly date: string
  /** The material of the farm; null where the job knows it by its name alone. */
  readonly requisiteId: string | null
  readonly name: string
  /** In `unit`, that of the ledger; null where it cannot be told. */
  readonly amount: number | null
  readonly unit: StockUnit | null
  /** Euros per `unit`. */
  readonly meanPrice: number | null
  /** Cents. */
  readonly cost: number | null
  /** Why there is no cost: the material is not kept in stock (yet), nothing of it has a price, or the amount is not told. */
  readonly missing: 'notKept' | 'unpriced' | LineFault | null
}

function missingOf({ fault, isDrawn, mean }: FoldLine): UseCost['missing'] {
  if (fault !== null) return fault
  if (!isDrawn) return 'notKept'
  return mean === null ? 'unpriced' : null
}

function costOf(
  { target, naming, folded: { unit } }: MaterialLedger,
  line: FoldLine<StockEntry, UseOnField>,
): UseCost[] {
  const { use, change, mean } = line
  if (use === null) return []
  const { jobId, fieldId, place, isCoating, date } = use
  const missing = missingOf(line)
  return [
    {
      jobId,
      fieldId,
      place,
      isCoating,
      date,
      requisiteId: target.of?.id ?? null,
      name: target.of?.material.name ?? naming.name,
      amount: change === null || unit === null ? null : amountOf(-change, unit),
      unit,
      meanPrice: mean === null || unit === null ? null : priceOf(mean, unit),
      cost: missing === null ? costOfLine(line) : null,
      missing,
    },
  ]
}

/** Uses of materials by jobs that begin between two days, both inside. */
export async function readUseCosts(db: Reader, actor: Actor, { start, end }: Period): Promise<UseCost[]> {
  const { byKey } = await readLedgers(db, actor, { start, end })
  return [...byKey.values()].flatMap((ledger) =>
    ledger.folded.lines.flatMap((line) => (line.date >= start ? costOf(ledger, line) : [])),
  )
}
