/** A delivery note as it is typed: what all its lines share, and the lines. */
import { StockEntryDraft } from '@vagu/core/stock/schema'
import type { BaseUnit } from '@vagu/core/materials/units'
import { roundTo } from '@vagu/core/units/rounding'
import { check } from '@vagu/core/validation'
import type { Sentences } from '../../../ui/stepped-form.tsx'

/** The price that was typed; the other follows. */
export type PriceOf = 'unit' | 'line'

export interface ReceiptLine {
  /** Becomes the id of the entry: sent again it is the same one. */
  readonly key: string
  readonly requisiteId: string | null
  readonly amount: number | null
  readonly unit: BaseUnit | null
  /** Euros. */
  readonly price: number | null
  readonly priceOf: PriceOf
  readonly batchNo: string
  readonly expiresOn: string | null
  readonly density: number | null
}
export interface Receipt {
  readonly date: string | null
  readonly supplier: string
  readonly note: string
  readonly images: readonly string[]
  readonly lines: readonly ReceiptLine[]
}

export const emptyLine = (key: string): ReceiptLine => ({
  key,
  requisiteId: null,
  amount: null,
  unit: null,
  price: null,
  priceOf: 'unit',
  batchNo: '',
  expiresOn: null,
  density: null,
})

export const withLine =
  (line: ReceiptLine) =>
  (receipt: Receipt): Receipt => ({
    ...receipt,
    lines: [...receipt.lines, line],
  })
export const withoutLines =
  (keys: ReadonlySet<string>) =>
  (receipt: Receipt): Receipt => ({
    ...receipt,
    lines: receipt.lines.filter(({ key }) => !keys.has(key)),
  })
export const withChangedLine =
  (key: string, change: Partial<ReceiptLine>) =>
  (receipt: Receipt): Receipt => ({
    ...receipt,
    lines: receipt.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
  })

const isKnown = (value: number | null): value is number => value !== null && !Number.isNaN(value)

/** Euros per unit; NaN stays what is wrong, null is not known. */
export function unitPriceOf({ price, priceOf, amount }: ReceiptLine): number | null {
  if (price === null || priceOf === 'unit' || Number.isNaN(price)) return price
  return isKnown(amount) && amount > 0 ? roundTo(price / amount, 6) : null
}

/** Euros of the line, whole cents; null while it is not known. */
export function lineTotalOf({ price, priceOf, amount }: ReceiptLine): number | null {
  if (!isKnown(price)) return null
  if (priceOf === 'line') return roundTo(price, 2)
  return isKnown(amount) ? roundTo(price * amount, 2) : null
}

export interface ReceiptSum {
  readonly cents: number
  /** Whether a line has no price. */
  readonly isPartial: boolean
}

/** Sum of the lines in cents; undefined where none has a price. */
export function sumOf({ lines }: Receipt): ReceiptSum | undefined {
  const totals = lines.map(lineTotalOf).filter((total) => total !== null)
  if (totals.length === 0) return undefined
  const cents = totals.reduce((sum, total) => sum + Math.round(roundTo(total * 100, 0)), 0)
  return { cents, isPartial: totals.length < lines.length }
}

/** A line as it is sent, before it is checked. */
const rawDraftOf = ({ date, supplier, note, images }: Receipt, line: ReceiptLine) => ({
  _id: line.key,
  type: 'INCREASE' as const,
  requisiteId: line.requisiteId,
  date,
  amount: line.amount,
  unit: line.unit,
  pricePerUnit: unitPriceOf(line),
  batchNo: line.batchNo,
  expiresOn: line.expiresOn,
  supplier,
  note,
  images: [...images],
})

/** The lines that can be sent. */
export const draftsOf = (receipt: Receipt): StockEntryDraft[] =>
  receipt.lines.flatMap((line) => {
    const checked = check(StockEntryDraft, rawDraftOf(receipt, line))
    return checked.ok ? [checked.value] : []
  })

const SHARED: ReadonlySet<string> = new Set(['date', 'supplier', 'note', 'images'])
/** Where the sentence about a member of an entry stands. */
export const inputOf = (path: string, index: number): string => {
  const [member = ''] = path.split('.')
  if (SHARED.has(member)) return member
  return `lines.${index}.${member === 'pricePerUnit' ? 'price' : member}`
}

/** Faults of the form, by the name of the input. */
export function errorsOf(receipt: Receipt): Sentences {
  const wrong = receipt.lines.flatMap((line, index) => {
    const checked = check(StockEntryDraft, rawDraftOf(receipt, line))
    const errors = checked.ok ? [] : checked.errors
    return errors.map(({ path, message }) => [inputOf(path, index), message] as const)
  })
  return new Map(wrong.toReversed())
}
