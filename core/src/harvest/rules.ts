/**
 * Yield of a field in a crop year: the one calculation that yields, goals, the balance of nitrogen and profit stand on.
 * Jobs of the category harvest, done or running, in the field's crop year.
 */
import { cropByKey, YIELD_TYPES } from '../crops/table.ts'
import { areaOfYear, type FieldYears, mainCropOf } from '../fields/rules.ts'
import type { MainCrop } from '../fields/schema.ts'
import { areaUnits, roundTo, sumAreas } from '../units/rounding.ts'
import { perHectare } from '../yield-goals/rules.ts'
import { atMoisture, standardMoistureOf } from './moisture.ts'
import type { FieldYield, KindYield } from './schema.ts'

/** A done or running job of the category harvest. Area in hectares. */
export interface HarvestJob {
  readonly job: string
  readonly area: number
  readonly yieldType: string | null
  readonly unit: string | null
  /** In `unit`; null where nothing was told. */
  readonly amount: number | null
  /** Null where nothing was told, or nobody knows what the unit weighs. */
  readonly kilograms: number | null
  readonly moisturePct: number | null
}

export interface HarvestField extends Omit<FieldYears, 'name'> {
  readonly _id: string
}

interface Weighed {
  readonly yield?: number | null | undefined
  readonly yieldUnit?: string | null | undefined
  readonly yieldUnitWeight?: number | null | undefined
}
const KILOGRAMS: ReadonlyMap<string, number> = new Map(Object.entries({ t: 1000, kg: 1, g: 0.001 }))

/** Weight of a yield, kilograms; null where nothing was brought in, or the weight of a unit is unknown. */
export function kilogramsOf(job: Weighed): number | null {
  const weight = KILOGRAMS.get(job.yieldUnit ?? '') ?? job.yieldUnitWeight
  return job.yield == null || weight == null ? null : job.yield * weight
}

/** Whole fields may differ from what was worked by the rounding of a shape: the last per cent counts as all. */
const WHOLE_FROM = 0.99

/** Whether work has covered a field. */
export const isWhole = (worked: number, area: number): boolean =>
  worked > 0 && areaUnits(worked) >= areaUnits(area) * WHOLE_FROM

/** A field is harvested as far as the one kind of work that got furthest: baling what was cut is no second harvest. */
export function harvestedOf(area: number, jobs: readonly Pick<HarvestJob, 'job' | 'area'>[]): number {
  const byJob = new Map<string, number>()
  for (const job of jobs) byJob.set(job.job, sumAreas([byJob.get(job.job) ?? 0, job.area]))
  return Math.min(area, Math.max(0, ...byJob.values()))
}

/** Kind of yield that a crop is grown for. */
export const mainTypeOf = ({ crop, yieldType }: MainCrop): string =>
  yieldType ?? YIELD_TYPES[cropByKey(crop)?.harvest ?? 'grain']

const tonnesOf = (kilograms: number): number => roundTo(kilograms / 1000, 3)
const sumOf = <T>(parts: readonly T[], value: (part: T) => number): number =>
  parts.reduce((sum, part) => sum + value(part), 0)

/** Kilograms as they would be at the standard moisture; those of which nobody measured it count as they were weighed. */
const standardKilograms = ({ kilograms, moisturePct }: HarvestJob, standard: number | null): number =>
  kilograms === null || moisturePct === null || standard === null
    ? (kilograms ?? 0)
    : atMoisture(kilograms, moisturePct, standard)

interface Measured extends Pick<HarvestJob, 'kilograms' | 'moisturePct'> {
  readonly crop: string
  readonly yieldType: string
}
/** A load by whole kilograms at its crop's standard moisture; undefined where nobody measured it, or there is no standard. */
export function standardLoadOf({ kilograms, moisturePct, crop, yieldType }: Measured) {
  const standardPct = standardMoistureOf(crop, yieldType)?.pct
  if (kilograms === null || moisturePct === null || standardPct === undefined) return undefined
  const dry = roundTo(atMoisture(kilograms, moisturePct, standardPct), 0)
  return { kilograms: dry, weighed: { tonnes: tonnesOf(kilograms), moisturePct, standardPct } }
}

function unweighedOf(jobs: readonly HarvestJob[]): KindYield['unweighed'] {
  const units = Map.groupBy(
    jobs.filter(({ kilograms, amount }) => kilograms === null && amount !== null),
    ({ unit }) => unit ?? '',
  )
  return [...units].map(([unit, own]) => ({
    unit,
    amount: roundTo(
      sumOf(own, (job) => job.amount ?? 0),
      3,
    ),
  }))
}

/** Hectares that what was weighed comes from: several cuts of a field are its area once. */
function weighedAreaOf(area: number, weighed: readonly HarvestJob[]): number {
  const worked = sumAreas(weighed.map((job) => job.area))
  return isWhole(worked, area) ? area : Math.min(area, worked)
}

interface OfCrop {
  readonly area: number
  readonly crop: string
  readonly mainType: string
}

function kindOf(yieldType: string, jobs: readonly HarvestJob[], { area, crop, mainType }: OfCrop): KindYield {
  const weighed = jobs.filter(({ kilograms }) => kilograms !== null)
  const measured = weighed.filter(({ moisturePct }) => moisturePct !== null)
  const standard = standardMoistureOf(crop, yieldType)?.pct ?? null
  const kilograms = sumOf(weighed, (job) => job.kilograms ?? 0)
  const ofMeasured = sumOf(measured, (job) => job.kilograms ?? 0)
  const water = sumOf(measured, (job) => (job.kilograms ?? 0) * (job.moisturePct ?? 0))
  return {
    yieldType,
    isMain: yieldType === mainType,
    area: weighedAreaOf(area, weighed),
    tonnes: weighed.length === 0 ? null : tonnesOf(kilograms),
    standardTonnes:
      weighed.length === 0 ? null : tonnesOf(sumOf(weighed, (job) => standardKilograms(job, standard))),
    standardPct: standard,
    moisturePct: ofMeasured === 0 ? null : roundTo(water / ofMeasured, 1),
    unmeasured: tonnesOf(roundTo(kilograms - ofMeasured, 6)),
    unweighed: unweighedOf(jobs),
  }
}

/** The yield of a field's main crop in a crop year; undefined where it has none. */
export function fieldYield(
  field: Omit<HarvestField, 'active'>,
  year: number,
  jobs: readonly HarvestJob[],
): FieldYield | undefined {
  const main = mainCropOf(field, year)
  if (!main) return undefined
  const [area, mainType] = [areaOfYear(field, year), mainTypeOf(main)]
  const told = jobs.filter(({ amount }) => amount !== null)
  const kinds = Map.groupBy(told, (job) => job.yieldType ?? mainType)
  const harvested = harvestedOf(area, jobs)
  return {
    fieldId: field._id,
    year,
    crop: main.crop,
    yieldType: mainType,
    area,
    harvestedArea: harvested,
    isHarvested: isWhole(harvested, area),
    kinds: [...kinds]
      .map(([yieldType, own]) => kindOf(yieldType, own, { area, crop: main.crop, mainType }))
      .toSorted((a, b) => Number(b.isMain) - Number(a.isMain)),
    jobsWithoutYield: jobs.length - told.length,
  }
}

/** The part of a field's yield that its crop is grown for. */
export const mainKindOf = ({ kinds }: Pick<FieldYield, 'kinds'>): KindYield | undefined =>
  kinds.find(({ isMain }) => isMain)

/**
 * Yield a hectare of a crop: its tonnes over the hectares that they came from, never the mean of its fields. Tonnes a hectare
 * with 2 decimals, at the standard moisture; null where nothing was weighed, or of no area.
 */
export const cropPerHa = (fields: readonly Pick<FieldYield, 'kinds'>[]): number | null =>
  perHectare(
    fields.flatMap((field) => {
      const { area = 0, standardTonnes = null } = mainKindOf(field) ?? {}
      return standardTonnes === null || area === 0 ? [] : [{ area, tonnes: standardTonnes }]
    }),
  )
