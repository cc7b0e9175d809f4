/** Figures of the window that tries another crop. */
import { costOf } from '@vagu/core/supplies/purchase'
import type { OtherCropPlan, SupplyFigures } from '@vagu/core/supplies/schema'

export type ChangedRow = OtherCropPlan['rows'][number]

const costOfFigures = (figures: SupplyFigures | null): number | null =>
  figures === null || figures.toBuy === 0 ? 0 : costOf(figures.toBuy, figures.pricePerUnit)

interface PurchaseChange {
  /** Cents of what is to be bought of the rows that have a price. */
  readonly before: number
  readonly after: number
  /** Names of the others. */
  readonly unpriced: readonly string[]
}

export function purchaseChange(rows: readonly ChangedRow[]): PurchaseChange {
  let [before, after] = [0, 0]
  const unpriced: string[] = []
  for (const row of rows) {
    const [was, is] = [costOfFigures(row.before), costOfFigures(row.after)]
    if (was === null || is === null) unpriced.push(row.name)
    else [before, after] = [before + was, after + is]
  }
  return { before, after, unpriced }
}

/** Amount that would be over in the stock with what is on order; null where the stock does not know the material. */
export function stays({ before, after }: ChangedRow): number | null {
  const told = after ?? before
  return told?.stock == null ? null : Math.max(0, told.stock) + told.ordered - (after?.left ?? 0)
}
