/** Edits of prices, each with what takes it back. */
import type { MaterialPrice, YieldPrice } from '@vagu/core/profit/schema'
import type { TypedPrice } from './PriceInput.tsx'
import { profitText as text } from './text.ts'
import type { OverviewEdit } from './use-change-overview.ts'

/** Price as it stands when it is stored, which the way back must find; null where it was taken away. */
const storedPrice = <T extends object>(own: T, { price, unit }: TypedPrice) =>
  price === null ? null : { ...own, price, unit }

export function yieldPriceEdit(
  of: Pick<YieldPrice, 'crop' | 'yieldType'>,
  before: YieldPrice | undefined,
  typed: TypedPrice,
): OverviewEdit {
  const own = { crop: of.crop, yieldType: of.yieldType }
  const stored = storedPrice(own, typed)
  return {
    said: text.saved,
    body: { prices: [{ ...own, ...typed, seen: before ?? null }] },
    back: { prices: [{ ...(before ?? { ...own, ...typed, price: null }), seen: stored }] },
  }
}

export function materialPriceEdit(
  of: Pick<MaterialPrice, 'requisiteId' | 'name'>,
  before: MaterialPrice | undefined,
  typed: TypedPrice,
): OverviewEdit {
  const own = { requisiteId: of.requisiteId, name: of.name }
  const stored = storedPrice(own, typed)
  return {
    said: text.saved,
    body: { materials: [{ ...own, ...typed, seen: before ?? null }] },
    back: { materials: [{ ...(before ?? { ...own, ...typed, price: null }), seen: stored }] },
  }
}
