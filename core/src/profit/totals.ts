/** Sums over rows: of a crop, of the farm; what a hectare and a tonne come to, and where income and cost meet. */
import { hectaresOf, areaUnits, roundTo } from '../units/rounding.ts'
import { gapOf, isIncome } from './line.ts'
import { type Gap, type KindSum, LINE_KINDS, type ProfitRow, type Unassigned } from './schema.ts'

export interface Totals {
  readonly area: number
  /** Tonnes that were brought in and that are expected; null where a field has neither, or a weight is missing. */
  readonly tonnes: number | null
  readonly sums: readonly KindSum[]
  readonly incomes: Split
  readonly subsidies: Split
  readonly costs: Split
  readonly profit: Split
  readonly minutes: number
  /** Cents of entries by the tonne, which follow the yield. */
  readonly tonneIncomes: number
  readonly tonneCosts: number
  readonly costParts: number
  readonly knownParts: number
  /** Whether any figure of it is known; where all of them are missing, the sum is none, and not 0. */
  readonly isIncomeKnown: boolean
  readonly isCostKnown: boolean
  readonly gaps: readonly Gap[]
  readonly unharvested: number
}
/** Cents that are certain, those that are not, and both. */
export interface Split {
  readonly actual: number
  readonly estimated: number
  readonly all: number
}
const splitOf = (sums: readonly KindSum[]): Split => {
  const actual = sums.reduce((sum, each) => sum + each.actual, 0)
  const estimated = sums.reduce((sum, each) => sum + each.estimated, 0)
  return { actual, estimated, all: actual + estimated }
}
const minus = (a: Split, b: Split): Split => ({
  actual: a.actual - b.actual,
  estimated: a.estimated - b.estimated,
  all: a.all - b.all,
})

type Summed = Pick<ProfitRow, 'sums' | 'minutes' | 'costParts' | 'knownParts' | 'gaps'>

/** Hours that no field bears, as the farm's sum holds them. */
const hoursBeside = (unassigned: readonly Unassigned[]): Summed[] =>
  unassigned.flatMap(({ entryId, label, minutes, cents }) =>
    entryId === null
      ? [
          {
            sums: cents === null ? [] : [{ kind: 'labour' as const, actual: cents, estimated: 0 }],
            minutes,
            costParts: 1,
            knownParts: cents === null ? 0 : 1,
            gaps: cents === null ? [gapOf('hourlyRate', label, { label, unit: 'h' })] : [],
          },
        ]
      : [],
  )

function addedSums(parts: readonly Summed[]): KindSum[] {
  const byKind = Map.groupBy(
    parts.flatMap(({ sums }) => sums),
    ({ kind }) => kind,
  )
  return LINE_KINDS.flatMap((kind) => {
    const own = byKind.get(kind)
    if (!own) return []
    const { actual, estimated } = splitOf(own)
    return [{ kind, actual, estimated }]
  })
}

/** Tonnes of a row; null where the weight of what was brought in is not known, and where nothing is expected. */
const tonnesOf = (row: ProfitRow): number | null =>
  row.tonnes ?? (row.isHarvested ? null : row.expectedTonnes)

function addedTonnes(rows: readonly ProfitRow[]): number | null {
  const all = rows.map(tonnesOf)
  if (all.includes(null)) return null
  return roundTo(
    all.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    3,
  )
}

/** Sums over rows; those of the farm hold the hours that no field bears too. */
export function totalsOf(rows: readonly ProfitRow[], unassigned: readonly Unassigned[] = []): Totals {
  const parts = [...rows, ...hoursBeside(unassigned)]
  const sums = addedSums(parts)
  const incomes = splitOf(sums.filter(({ kind }) => isIncome(kind)))
  const costs = splitOf(sums.filter(({ kind }) => !isIncome(kind)))
  const gaps = new Map(
    parts.flatMap((part) => part.gaps).map((gap) => [`${gap.what} ${gap.key} ${gap.label}`, gap]),
  )
  const count = (of: (part: Summed) => number): number => parts.reduce((sum, part) => sum + of(part), 0)
  const costParts = count((part) => part.costParts)
  const knownParts = count((part) => part.knownParts)
  const hasNoIncome = rows.every((row) => row.incomeParts === 0)
  return {
    area: hectaresOf(rows.reduce((sum, { area }) => sum + areaUnits(area), 0)),
    tonnes: addedTonnes(rows),
    sums,
    incomes,
    subsidies: splitOf(sums.filter(({ kind }) => kind === 'subsidy')),
    costs,
    profit: minus(incomes, costs),
    minutes: count(({ minutes }) => minutes),
    tonneIncomes: rows.reduce((sum, row) => sum + row.tonneIncomes, 0),
    tonneCosts: rows.reduce((sum, row) => sum + row.tonneCosts, 0),
    costParts,
    knownParts,
    isIncomeKnown: hasNoIncome || rows.some((row) => row.knownIncomes > 0),
    isCostKnown: knownParts > 0 || costParts === 0,
    gaps: [...gaps.values()],
    unharvested: rows.filter((row) => !row.isHarvested).length,
  }
}

/** Profit, cents; null where nothing is known of the income or of the cost. */
export const profitOf = ({ profit, isIncomeKnown, isCostKnown }: Totals): number | null =>
  isIncomeKnown && isCostKnown ? profit.all : null

/** Cents by a hectare or tonne; null where there is none. */
export const perUnit = (cents: number | null, units: number | null): number | null =>
  cents === null || units === null || units <= 0 ? null : roundTo(roundTo(cents / units, 8), 0)

export interface BreakEven {
  /** Cents a tonne at the yield that is there. */
  readonly price: number | null
  /** t/ha at the price that is there, 3 decimals. */
  readonly yield: number | null
}

/** Sums that a harvest is held against. */
export interface AtYield {
  readonly area: number
  /** Null where nobody knows them. */
  readonly tonnes: number | null
  /** Cents of the costs that are by the tonne. */
  readonly tonneCosts: number
}

/**
 * Where income from the yield meets the costs: the price at this yield, and the yield at this price. Costs by the tonne
 * follow the yield, the others stay. Subsidies and other incomes stay out of it.
 */
export function breakEvenOf(
  costs: number,
  { area, tonnes, tonneCosts, tonnePrice }: AtYield & { readonly tonnePrice: number | null },
): BreakEven {
  const price = tonnePrice === null ? 0 : roundTo(tonnePrice * 100, 4)
  const byTonne = tonnes !== null && tonnes > 0
  // what is left of a tonne's price for the costs that are there without a tonne
  const left = byTonne ? price - tonneCosts / tonnes : price
  const fixed = byTonne ? costs - tonneCosts : costs
  return {
    price: perUnit(costs, tonnes),
    yield: left <= 0 || area <= 0 ? null : roundTo(roundTo(fixed / (left * area), 9), 3),
  }
}

interface Rest extends AtYield {
  /** Cents of incomes beside the yield, and those of them that are by the tonne. */
  readonly otherIncome: number
  readonly tonneIncomes: number
  readonly costs: number
}

/** Profit in cents at another price and yield; entries by the tonne follow the yield, all else stays as it is. */
export function profitAt(
  { perHa, price }: { readonly perHa: number; readonly price: number },
  { area, tonnes, otherIncome, tonneIncomes, costs, tonneCosts }: Rest,
): number {
  const share = tonnes === null || tonnes <= 0 ? 1 : (perHa * area) / tonnes
  const followed = (tonneIncomes - tonneCosts) * (share - 1)
  return roundTo(roundTo(perHa * area * price * 100 + followed, 6), 0) + otherIncome - costs
}

/** A gap that stands for all rows that have it, with the hectares that it is about. */
export interface Missing extends Gap {
  readonly crop: string | null
  readonly hectares: number
  readonly fields: number
}
const ORDER: readonly Gap['what'][] = ['cropPrice', 'materialPrice', 'jobPrice', 'hourlyRate']

/** Everything that is missing, prices before all else, what concerns most land first. */
export function missingOf(rows: readonly ProfitRow[]): Missing[] {
  const found = new Map<string, Missing & { units: number }>()
  for (const { gaps, area, crop } of rows)
    for (const gap of gaps) {
      const key = `${gap.what} ${gap.key} ${gap.label}`
      const before = found.get(key)
      const units = (before?.units ?? 0) + areaUnits(area)
      found.set(key, {
        ...gap,
        crop: gap.what === 'cropPrice' ? crop : null,
        units,
        hectares: hectaresOf(units),
        fields: (before?.fields ?? 0) + 1,
      })
    }
  const rank = ({ what }: Gap): number => ORDER.indexOf(what)
  const isPrice = ({ what }: Gap): number => (ORDER.includes(what) ? 0 : 1)
  return [...found.values()]
    .toSorted((a, b) => isPrice(a) - isPrice(b) || b.units - a.units || rank(a) - rank(b))
    .map(({ units: _units, ...missing }) => missing)
}
