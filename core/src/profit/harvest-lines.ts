/** Incomes from what was brought in, and from what is expected where nothing was yet. */
import { standardLoadOf } from '../harvest/rules.ts'
import { roundTo } from '../units/rounding.ts'
import { centsOf, isWeight, type UnitPrice } from './exact.ts'
import type { ProfitFacts, ProfitField, ProfitHarvest } from './facts.ts'
import { gapOf, lineOf } from './line.ts'
import { type ProfitLine, yieldPriceKey } from './schema.ts'

/** Kinds that stay on the field: nobody pays for them. */
const STAYS: ReadonlySet<string> = new Set(['Jääb põllule', 'Põletatud jäägid'])

export interface YieldPriceFound extends UnitPrice {
  /** The price of a plan stands in for the one that was paid. */
  readonly isEstimated: boolean
}

/** Finds the price of a yield: the crop's own, else that of the plan of yields. */
export function yieldPrices({ stored, plannedPrices }: ProfitFacts) {
  const own = new Map(stored.prices.map((price) => [yieldPriceKey(price), price]))
  return (field: ProfitField, yieldType: string): YieldPriceFound | undefined => {
    if (field.crop === null) return undefined
    const typed = own.get(yieldPriceKey({ crop: field.crop, yieldType }))
    if (typed) return { price: typed.price, unit: typed.unit, isEstimated: false }
    const planned = yieldType === field.yieldType ? plannedPrices.get(field.crop) : undefined
    return planned === undefined ? undefined : { price: planned, unit: 't', isEstimated: true }
  }
}
type PriceFinder = ReturnType<typeof yieldPrices>

interface Brought {
  readonly amount: number
  readonly unit: string
  readonly kilograms: number | null
}

/** Amount in the unit that the price is by; null where it has no weight, undefined where the units do not convert. */
function amountFor({ amount, unit, kilograms }: Brought, price: UnitPrice): number | null | undefined {
  if (price.unit === unit) return centsOf({ amount, unit }, price)
  if (isWeight(price.unit))
    return kilograms === null ? null : centsOf({ amount: kilograms, unit: 'kg' }, price)
  return centsOf({ amount, unit }, price)
}

interface Of {
  readonly field: ProfitField
  readonly yieldType: string
  readonly brought: Brought
  readonly price: YieldPriceFound | undefined
}

/** Cents of a yield, or why there are none. */
function worthOf({ field, yieldType, brought, price }: Of): Pick<ProfitLine, 'cents' | 'gap'> {
  const { crop } = field
  const missing = (what: 'cropPrice' | 'weight' | 'unit' | 'crop') => ({
    cents: null,
    gap: gapOf(what, crop === null ? '' : yieldPriceKey({ crop, yieldType }), {
      label: yieldType,
      unit: brought.unit,
    }),
  })
  if (crop === null) return missing('crop')
  if (!price) return missing('cropPrice')
  const cents = amountFor(brought, price)
  if (cents === null) return missing('weight')
  return cents === undefined ? missing('unit') : { cents, gap: null }
}

const priced = (price: YieldPriceFound | undefined) => ({
  price: price?.price ?? null,
  priceUnit: price?.unit ?? null,
})

type Sold = Brought & Pick<ProfitLine, 'weighed'>

/**
 * Amount that is paid for: whole kilograms at the crop's standard moisture, where the price is by weight and somebody measured
 * the moisture; else what was brought in.
 */
function soldOf({ crop }: ProfitField, harvest: ProfitHarvest, price: UnitPrice | undefined): Sold {
  const { amount, unit, kilograms, moisturePct = null, yieldType } = harvest
  const isByWeight = price === undefined || isWeight(price.unit)
  const load =
    isByWeight && crop !== null ? standardLoadOf({ kilograms, moisturePct, crop, yieldType }) : undefined
  return load
    ? { ...load, amount: roundTo(load.kilograms / 1000, 3), unit: 't' }
    : { amount, unit, kilograms, weighed: null }
}

/** The line of a yield and what it is worth, with what the kind of line adds. */
const yieldLine = (
  { field, yieldType, brought, price }: Of,
  more: Pick<Parameters<typeof lineOf>[0], 'isEstimated' | 'day' | 'jobId' | 'weighed'>,
): ProfitLine =>
  lineOf({
    fieldId: field._id,
    kind: 'harvest',
    label: yieldType,
    ...worthOf({ field, yieldType, brought, price }),
    ...priced(price),
    amount: brought.amount,
    unit: brought.unit,
    ...more,
  })

function harvestLine(field: ProfitField, harvest: ProfitHarvest, priceOf: PriceFinder): ProfitLine[] {
  const { yieldType, jobId, day } = harvest
  if (STAYS.has(yieldType)) return []
  const price = priceOf(field, yieldType)
  const brought = soldOf(field, harvest, price)
  const isEstimated = price?.isEstimated ?? false
  const { weighed } = brought
  return [yieldLine({ field, yieldType, brought, price }, { isEstimated, day, jobId, weighed })]
}

/** Yield that a field is to give, by its goal. */
export function expectedOf({ goal, area }: ProfitField): Brought | undefined {
  if (!goal) return undefined
  const { unit } = goal
  const amount = roundTo(roundTo(goal.perHa * area, 10), 4)
  const kilograms = unit === 't' ? roundTo(amount * 1000, 4) : unit === 'kg' ? amount : null
  return { amount, unit, kilograms }
}

function expectedLine(field: ProfitField, priceOf: PriceFinder): ProfitLine[] {
  const brought = expectedOf(field)
  if (!brought || STAYS.has(field.yieldType)) return []
  const { yieldType } = field
  const price = priceOf(field, yieldType)
  return [yieldLine({ field, yieldType, brought, price }, { isEstimated: true })]
}

/** A field that gave nothing of what its crop is grown for is not harvested yet. */
export const isHarvested = (field: ProfitField, own: readonly ProfitHarvest[]): boolean =>
  own.some(({ yieldType }) => yieldType === field.yieldType)

export function harvestLines(facts: ProfitFacts): (field: ProfitField) => ProfitLine[] {
  const priceOf = yieldPrices(facts)
  const byField = Map.groupBy(facts.harvests, ({ fieldId }) => fieldId)
  return (field) => {
    const own = byField.get(field._id) ?? []
    const brought = own.flatMap((harvest) => harvestLine(field, harvest, priceOf))
    return isHarvested(field, own) ? brought : [...brought, ...expectedLine(field, priceOf)]
  }
}
