/** Yields of past years as a measure of the next: tonnes over hectares, means, medians, and what lies far off. */
import { roundTo } from '../units/rounding.ts'
import type { GoalContent, PastYield, YieldGoal } from './schema.ts'

const exact = (value: number): number => roundTo(value, 10)

/** Tonnes over hectares, t/ha with 2 decimals: the sums are divided, never the quotients averaged. */
export function perHectare(
  parts: readonly { readonly tonnes: number; readonly area: number }[],
): number | null {
  const area = exact(parts.reduce((sum, part) => sum + part.area, 0))
  const tonnes = exact(parts.reduce((sum, part) => sum + part.tonnes, 0))
  return area === 0 ? null : roundTo(exact(tonnes / area), 2)
}

export interface YearYield {
  readonly year: number
  /** t/ha */
  readonly perHa: number
  /** Beyond half or double of the median. */
  readonly isOutlier: boolean
}
export interface YieldMeasure {
  /** The oldest first; years without a weighed harvest are left out. */
  readonly years: readonly YearYield[]
  /** t/ha with 2 decimals. */
  readonly mean: number
  readonly median: number
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : roundTo(exact((upper + (sorted[middle - 1] ?? 0)) / 2), 2)
}

/** Mean and median of some years, each of them counted once; undefined where there is none. Outliers are marked, and count. */
export function measureOf(
  years: readonly { readonly year: number; readonly perHa: number }[],
): YieldMeasure | undefined {
  if (years.length === 0) return undefined
  const values = years.map(({ perHa }) => perHa)
  const median = medianOf(values)
  return {
    years: years
      .map(({ year, perHa }) => ({ year, perHa, isOutlier: perHa < median / 2 || perHa > median * 2 }))
      .toSorted((a, b) => a.year - b.year),
    mean: roundTo(exact(values.reduce((sum, value) => sum + value, 0) / values.length), 2),
    median,
  }
}

/** Yields of a crop by year, over all given fields together. */
export function measureOfCrop(past: readonly PastYield[], crop: string): YieldMeasure | undefined {
  const byYear = Map.groupBy(
    past.filter((each) => each.crop === crop && each.tonnes !== null),
    ({ year }) => year,
  )
  return measureOf(
    [...byYear].flatMap(([year, parts]) => {
      const perHa = perHectare(parts.map(({ area, tonnes }) => ({ area, tonnes: tonnes ?? 0 })))
      return perHa === null ? [] : [{ year, perHa }]
    }),
  )
}

/** The same of one field. */
export const measureOfField = (
  past: readonly PastYield[],
  { fieldId, crop }: { readonly fieldId: string; readonly crop: string },
): YieldMeasure | undefined =>
  measureOfCrop(
    past.filter((each) => each.fieldId === fieldId),
    crop,
  )

/** The goals of every year that was asked for. */
export type Goals = ReadonlyMap<number, readonly YieldGoal[]>

/** The yield that plans count on for a crop on a field in a year; undefined where the farmer has set none. */
export function goalOf(
  goals: Goals,
  { fieldId, crop, year }: { readonly fieldId: string; readonly crop: string; readonly year: number },
): GoalContent | undefined {
  const found = goals.get(year)?.find((goal) => goal.fieldId === fieldId && goal.crop === crop)
  return found && { perHa: found.perHa, unit: found.unit }
}

/** Tonnes a hectare of a goal; null for pieces, which have no weight. */
export function tonnesPerHa({ perHa, unit }: GoalContent): number | null {
  if (unit === 'tk') return null
  return unit === 't' ? perHa : exact(perHa / 1000)
}

export interface CropTotal {
  /** Hectares with a goal that has a weight, 2 decimals; and without any goal. */
  readonly area: number
  readonly withoutGoal: number
  /** Tonnes with 3 decimals: the sum of what the fields are to give, each rounded. */
  readonly tonnes: number
  /** t/ha with 2 decimals; null where nothing has a weight. */
  readonly perHa: number | null
  /** Goals whose unit has no weight, by unit. */
  readonly unweighed: readonly { readonly unit: string; readonly amount: number }[]
  /** Euros; null without a price. */
  readonly value: number | null
}

/** Tonnes and value of a crop over its fields. What has no weight is named, and never 0. */
export function totalOf(
  fields: readonly { readonly area: number; readonly goal: GoalContent | undefined }[],
  tonnePrice: number | null,
): CropTotal {
  const weighed: { area: number; tonnes: number }[] = []
  const pieces = new Map<string, number>()
  let withoutGoal = 0
  for (const { area, goal } of fields) {
    const perHa = goal && tonnesPerHa(goal)
    if (!goal) withoutGoal += area
    else if (perHa == null) pieces.set(goal.unit, exact((pieces.get(goal.unit) ?? 0) + area * goal.perHa))
    else weighed.push({ area, tonnes: roundTo(exact(area * perHa), 3) })
  }
  const tonnes = roundTo(exact(weighed.reduce((sum, part) => sum + part.tonnes, 0)), 3)
  return {
    area: roundTo(exact(weighed.reduce((sum, part) => sum + part.area, 0)), 2),
    withoutGoal: roundTo(exact(withoutGoal), 2),
    tonnes,
    perHa: perHectare(weighed),
    unweighed: [...pieces].map(([unit, amount]) => ({ unit, amount: roundTo(amount, 2) })),
    value: tonnePrice === null ? null : roundTo(exact(tonnes * tonnePrice), 2),
  }
}
