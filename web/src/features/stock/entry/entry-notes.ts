/** Sentences beside an entry while it is typed; none of them hinders saving. */
import type { StockItem } from '@vagu/core/stock/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { amountText, changeText } from '../../../entities/stock/amount-text.ts'
import { inUnit, needsDensity } from '../../../entities/stock/units.ts'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import type { EntryOpening } from './LazyEntryDialog.tsx'

export interface Typed {
  readonly type: EntryOpening['type']
  readonly amount: number | null | undefined
  readonly unit: string | null | undefined
  readonly date?: string | null | undefined
  readonly batchNo?: string | undefined
  readonly price?: number | null | undefined
}

/** Whether a weight stands against a volume and nobody has said how heavy a litre is. */
export const asksDensity = (unit: string | null | undefined, item: StockItem | undefined): boolean =>
  item !== undefined && item.density === null && needsDensity(unit ?? null, item.unit)

/** The amount in the unit of the stock; undefined where it cannot be told. */
function inStock({ amount, unit }: Typed, item: StockItem): number | undefined {
  if (amount === null || amount === undefined || Number.isNaN(amount) || !unit || item.unit === null)
    return undefined
  return inUnit(amount, { from: unit, to: item.unit, density: item.density })
}

/** Difference between a count and what the ledger says; undefined where there is nothing to compare. */
export function differenceOf(typed: Typed, item: StockItem | undefined): number | undefined {
  if (!item?.isKept) return undefined
  const counted = inStock(typed, item)
  return counted === undefined ? undefined : roundTo(counted - item.balance, 3)
}

export const differenceText = (difference: number, unit: string | null): string =>
  difference === 0 ? text.noDifference : text.difference(changeText(difference, unit))

function notesOfCount(typed: Typed, item: StockItem | undefined): string[] {
  const difference = differenceOf(typed, item)
  return difference === undefined ? [] : [differenceText(difference, item?.unit ?? null)]
}

/** Sentences where more goes than there is, of all or of its lot. */
function notesOfDecrease(typed: Typed, item: StockItem | undefined): string[] {
  const amount = item && inStock(typed, item)
  if (!item?.isKept || amount === undefined) return []
  const batch = typed.batchNo?.trim() ?? ''
  const inLot = item.lots.filter(({ batchNo }) => batch !== '' && batchNo === batch)
  const left = roundTo(
    inLot.reduce((sum, lot) => sum + lot.amount, 0),
    6,
  )
  return [
    ...(amount > item.balance ? [text.overBalance(amountText(item.balance, item.unit))] : []),
    ...(batch !== '' && amount > left ? [text.overLot(batch, amountText(left, item.unit))] : []),
  ]
}

/** Sentences about an entry beside what there is of its material. */
export function notesOf(typed: Typed, item: StockItem | undefined, today: string): string[] {
  return [
    ...(typed.date && typed.date > today ? [text.future] : []),
    ...(typed.type === 'CURRENT_BALANCE' ? notesOfCount(typed, item) : []),
    ...(typed.type === 'DECREASE' ? notesOfDecrease(typed, item) : []),
    ...(typed.price === 0 ? [text.zeroPrice] : []),
  ]
}
