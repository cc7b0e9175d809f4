/** Yields of a crop year by crop and field: against the goal and the five years before, and how far the harvest is. */
import { roundTo, sumAreas } from '../units/rounding.ts'
import {
  measureOfCrop,
  measureOfField,
  perHectare,
  tonnesPerHa,
  totalOf,
  type YieldMeasure,
} from '../yield-goals/rules.ts'
import type { GoalContent, PastYield, YieldGoal } from '../yield-goals/schema.ts'
import { cropPerHa, mainKindOf } from './rules.ts'
import type { FieldYield, KindYield, YieldOverview } from './schema.ts'

/** Per cent of what was expected, below which a yield is low and above which it is high. Our own, advisory. */
export const CLASS_BOUNDS = { low: 90, high: 105 } as const
export const YIELD_CLASSES = ['LOW', 'EXPECTED', 'HIGH'] as const
export type YieldClass = (typeof YIELD_CLASSES)[number]

export interface Expectation {
  /** t/ha */
  readonly perHa: number
  /** The farmer's goal, or the mean of the five years before where he set none. */
  readonly basis: 'GOAL' | 'MEAN'
}

export interface Judged {
  /** t/ha with 2 decimals, at the standard moisture; null where nothing was weighed or there is no area. */
  readonly perHa: number | null
  readonly expected: Expectation | undefined
  /** Whole per cent of what was expected. */
  readonly percent: number | undefined
  readonly yieldClass: YieldClass | undefined
  /** Beyond half or double of the median of the five years before: marked, and counted all the same. */
  readonly isOutlier: boolean
  readonly measure: YieldMeasure | undefined
}

export interface FieldOutcome extends Judged {
  readonly given: FieldYield
  readonly main: KindYield | undefined
  readonly goal: GoalContent | undefined
}

type Unweighed = KindYield['unweighed']
export interface CropOutcome extends Judged {
  readonly crop: string
  /** Hectares with 2 decimals. */
  readonly area: number
  readonly harvestedArea: number
  /** Whole per cent of the area; 100 only when all is harvested. */
  readonly harvestedPercent: number
  readonly fields: readonly FieldOutcome[]
  /** Tonnes with 3 decimals: at the standard moisture, and as weighed; null while nothing was weighed. */
  readonly tonnes: number | null
  readonly weighedTonnes: number | null
  readonly standardPct: number | null
  /** Tonnes of which nobody measured the moisture, where the crop has a standard. */
  readonly unmeasured: number
  /** Tonnes a hectare that were counted on, over the fields that have a goal; null without. */
  readonly goalPerHa: number | null
  readonly unweighed: Unweighed
  /** Fields that were harvested, of which nobody told the yield. */
  readonly waiting: readonly FieldOutcome[]
  readonly unharvested: readonly FieldOutcome[]
  /** Fields with a yield and without an area: they are in the tonnes, and in no yield a hectare. */
  readonly withoutArea: readonly FieldOutcome[]
}

export interface FarmOutcome {
  readonly crops: readonly CropOutcome[]
  readonly area: number
  readonly harvestedArea: number
  readonly harvestedPercent: number
  readonly fields: number
  readonly harvestedFields: number
}

export function yieldClassOf(percent: number | undefined): YieldClass | undefined {
  if (percent === undefined) return undefined
  if (percent < CLASS_BOUNDS.low) return 'LOW'
  return percent > CLASS_BOUNDS.high ? 'HIGH' : 'EXPECTED'
}

function judge(
  perHa: number | null,
  goal: number | null,
  measure: YieldMeasure | undefined,
): Omit<Judged, 'perHa' | 'measure'> {
  const expected: Expectation | undefined =
    goal !== null
      ? { perHa: goal, basis: 'GOAL' }
      : measure && measure.mean > 0
        ? { perHa: measure.mean, basis: 'MEAN' }
        : undefined
  const share = perHa === null || expected === undefined ? undefined : (perHa / expected.perHa) * 100
  return {
    expected,
    percent: share === undefined ? undefined : Math.round(share),
    yieldClass: yieldClassOf(share === undefined ? undefined : roundTo(share, 6)),
    isOutlier:
      perHa !== null && measure !== undefined && (perHa < measure.median / 2 || perHa > measure.median * 2),
  }
}

function outcomeOf(given: FieldYield, goals: readonly YieldGoal[], past: readonly PastYield[]): FieldOutcome {
  const { fieldId, crop } = given
  const main = mainKindOf(given)
  const found = goals.find((goal) => goal.fieldId === fieldId && goal.crop === crop)
  const goal = found && { perHa: found.perHa, unit: found.unit }
  const measure = measureOfField(past, { fieldId, crop })
  const perHa =
    main?.standardTonnes == null ? null : perHectare([{ area: main.area, tonnes: main.standardTonnes }])
  return { given, main, goal, perHa, measure, ...judge(perHa, goal ? tonnesPerHa(goal) : null, measure) }
}

/** Hundreds only when all is there: 99.6 % are 99. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : part >= whole ? 100 : Math.floor((part / whole) * 100)

const sumOf = (values: readonly number[]): number =>
  roundTo(
    values.reduce((sum, value) => sum + value, 0),
    3,
  )

function unweighedOf(fields: readonly FieldOutcome[]): Unweighed {
  const units = Map.groupBy(
    fields.flatMap(({ main }) => main?.unweighed ?? []),
    ({ unit }) => unit,
  )
  return [...units].map(([unit, parts]) => ({ unit, amount: sumOf(parts.map(({ amount }) => amount)) }))
}

function cropOutcome(crop: string, fields: readonly FieldOutcome[], past: readonly PastYield[]): CropOutcome {
  const weighed = fields.flatMap(({ main }) => (main?.standardTonnes == null ? [] : [main]))
  const perHa = cropPerHa(fields.map(({ given }) => given))
  const measure = measureOfCrop(past, crop)
  const goalPerHa = totalOf(
    fields.map(({ given: { area }, goal }) => ({ area, goal })),
    null,
  ).perHa
  const [area, harvestedArea] = [
    sumAreas(fields.map(({ given }) => given.area)),
    sumAreas(fields.map(({ given }) => given.harvestedArea)),
  ]
  const isHarvested = ({ given }: FieldOutcome): boolean => given.harvestedArea > 0 || given.kinds.length > 0
  return {
    crop,
    area: roundTo(area, 2),
    harvestedArea: roundTo(harvestedArea, 2),
    harvestedPercent: fields.every(({ given }) => given.isHarvested) ? 100 : percentOf(harvestedArea, area),
    fields,
    tonnes: weighed.length === 0 ? null : sumOf(weighed.map(({ standardTonnes }) => standardTonnes ?? 0)),
    weighedTonnes: weighed.length === 0 ? null : sumOf(weighed.map(({ tonnes }) => tonnes ?? 0)),
    standardPct: weighed.find(({ standardPct }) => standardPct !== null)?.standardPct ?? null,
    unmeasured: sumOf(weighed.map(({ standardPct, unmeasured }) => (standardPct === null ? 0 : unmeasured))),
    goalPerHa,
    unweighed: unweighedOf(fields),
    waiting: fields.filter((field) => isHarvested(field) && field.main === undefined),
    unharvested: fields.filter((field) => !isHarvested(field)),
    withoutArea: fields.filter(({ main }) => main?.standardTonnes != null && main.area === 0),
    perHa,
    measure,
    ...judge(perHa, goalPerHa, measure),
  }
}

/** Crops of the year, the one on most land first; the fields of each in the order of the farm. */
export function farmOutcome({ fields, goals, past }: YieldOverview): FarmOutcome {
  const outcomes = fields.map((given) => outcomeOf(given, goals, past))
  const area = sumAreas(fields.map((given) => given.area))
  const harvestedArea = sumAreas(fields.map((given) => given.harvestedArea))
  const harvested = fields.filter(({ isHarvested }) => isHarvested).length
  return {
    crops: [...Map.groupBy(outcomes, ({ given }) => given.crop)]
      .map(([crop, own]) => cropOutcome(crop, own, past))
      .toSorted((a, b) => b.area - a.area),
    area: roundTo(area, 2),
    harvestedArea: roundTo(harvestedArea, 2),
    harvestedPercent: harvested === fields.length ? 100 : percentOf(harvestedArea, area),
    fields: fields.length,
    harvestedFields: harvested,
  }
}
