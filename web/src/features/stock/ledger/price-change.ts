/** Why the mean price is another after a line, as its arithmetic. */
import type { StockLine } from '@vagu/core/stock/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { amountText, priceText } from '../../../entities/stock/amount-text.ts'
import { ledgerText as text } from './text.ts'

/** Sentences on the price of a line; none where it says nothing of it. */
export function priceChangeOf(line: StockLine, unit: string | null): string[] {
  const { priceReason, meanPriceBefore, meanPrice, amount, balance, entry } = line
  if (priceReason === null) return []
  const change =
    meanPriceBefore !== null && meanPriceBefore !== meanPrice
      ? [text.changed(priceText(meanPriceBefore, unit), priceText(meanPrice, unit))]
      : []
  if (priceReason !== 'MIXED') return [text.reasons[priceReason], ...change]
  const had = Math.max(0, roundTo(balance - (amount ?? 0), 6))
  const sum = text.mixed(
    { amount: amountText(had, unit), price: priceText(meanPriceBefore, unit) },
    { amount: amountText(amount, unit), price: priceText(entry?.pricePerUnit, entry?.unit ?? unit) },
  )
  return [sum, ...change]
}
