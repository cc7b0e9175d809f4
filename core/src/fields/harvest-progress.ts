/** How far the harvest is, crop by crop: what harvest jobs have covered of the fields, and what came of it. */
import { cropByKey, YIELD_TYPES } from '../crops/table.ts'
import { areaOfYear, type FieldYears, isInUse, mainCropOf } from './rules.ts'
import type { MainCrop } from './schema.ts'
import { areaUnits, hectaresOf, roundTo, sumAreas } from '../units/rounding.ts'
import type { CropHarvest } from '../harvest/schema.ts'

export interface HarvestField extends Omit<FieldYears, 'name'> {
  readonly _id: string
}
/** A done or running job of the category harvest in the crop year. */
export interface HarvestJob {
  readonly fieldId: string
  readonly job: string
  readonly area: number
  readonly yield?: number | null | undefined
  readonly yieldUnit?: string | null | undefined
  readonly yieldType?: string | null | undefined
  readonly yieldUnitWeight?: number | null | undefined
}

/** Whole fields may differ from what was worked by the rounding of a shape: the last per cent counts as all. */
const WHOLE_FROM = 0.99

const KILOGRAMS: ReadonlyMap<string, number> = new Map(Object.entries({ t: 1000, kg: 1, g: 0.001 }))

/** Weight of a yield, kilograms; null where nothing was brought in, or the weight of a unit is unknown. */
export function kilogramsOf(job: Pick<HarvestJob, 'yield' | 'yieldUnit' | 'yieldUnitWeight'>): number | null {
  const weight = KILOGRAMS.get(job.yieldUnit ?? '') ?? job.yieldUnitWeight
  return job.yield == null || weight == null ? null : job.yield * weight
}

/** Tonnes of a job's yield when it is the one that the crop is grown for; 0 else. */
const tonnesOf = (job: HarvestJob, mainType: string): number =>
  job.yieldType === mainType ? (kilogramsOf(job) ?? 0) / 1000 : 0

/** A field is harvested as far as the one kind of work that got furthest: baling what was cut is no second harvest. */
function harvestedOf(area: number, jobs: readonly HarvestJob[]): number {
  const byJob = new Map<string, number>()
  for (const job of jobs) byJob.set(job.job, sumAreas([byJob.get(job.job) ?? 0, job.area]))
  return Math.min(area, Math.max(0, ...byJob.values()))
}

const mainTypeOf = ({ crop, yieldType }: MainCrop): string =>
  yieldType ?? YIELD_TYPES[cropByKey(crop)?.harvest ?? 'grain']

interface Sum {
  readonly areas: number[]
  readonly harvested: number[]
  whole: number
  tonnes: number
}

/** Crops of the active fields, the largest first. Crops that stay on the field are left out. */
export function harvestProgress(
  fields: readonly HarvestField[],
  jobs: readonly HarvestJob[],
  year: number,
): CropHarvest[] {
  const byField = Map.groupBy(jobs, ({ fieldId }) => fieldId)
  const crops = new Map<string, Sum>()
  for (const field of fields) {
    const crop = mainCropOf(field, year)
    if (!isInUse(field, year) || !crop || mainTypeOf(crop) === YIELD_TYPES.none) continue
    const sum = crops.get(crop.crop) ?? { areas: [], harvested: [], whole: 0, tonnes: 0 }
    const [area, done] = [areaOfYear(field, year), byField.get(field._id) ?? []]
    const harvested = harvestedOf(area, done)
    sum.areas.push(area)
    sum.harvested.push(harvested)
    if (harvested > 0 && areaUnits(harvested) >= areaUnits(area) * WHOLE_FROM) sum.whole += 1
    for (const job of done) sum.tonnes += tonnesOf(job, mainTypeOf(crop))
    crops.set(crop.crop, sum)
  }
  return [...crops]
    .map(([crop, { areas, harvested, whole, tonnes }]) => ({
      crop,
      area: sumAreas(areas),
      harvestedArea: hectaresOf(areaUnits(sumAreas(harvested))),
      fields: areas.length,
      harvestedFields: whole,
      tonnes: tonnes > 0 ? roundTo(tonnes, 3) : null,
    }))
    .toSorted((a, b) => b.area - a.area)
}
