/** Harvest of a job, as the form holds it; kind and unit follow the crop until they are chosen. */
import { mainCropOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { standardMoistureOf } from '@vagu/core/harvest/moisture'
import type { Job } from '@vagu/core/jobs/schema'
import { hasKnownWeight, USUAL_YIELD } from '@vagu/core/jobs/yields'
import { splitByWeight } from '@vagu/core/units/rounding'
import { z } from 'zod'

export const HarvestForm = z.object({
  yield: z.number().nullable(),
  yieldUnit: z.string().nullable(),
  yieldType: z.string().nullable(),
  yieldUnitWeight: z.number().nullable(),
  /** Missing in forms that were kept before it was asked for. */
  moisturePct: z.number().nullable().default(null),
})
export type HarvestForm = z.infer<typeof HarvestForm>

export const NO_HARVEST: HarvestForm = {
  yield: null,
  yieldUnit: null,
  yieldType: null,
  yieldUnitWeight: null,
  moisturePct: null,
}

export const storedHarvestOf = (job: Job): HarvestForm => ({
  yield: job.yield ?? null,
  yieldUnit: job.yieldUnit ?? null,
  yieldType: job.yieldType ?? null,
  yieldUnitWeight: job.yieldUnitWeight ?? null,
  moisturePct: job.moisturePct ?? null,
})

type CropField = Pick<Field, 'yearInfo'>

const cropOf = (fields: readonly CropField[], year: number | undefined) =>
  year === undefined ? undefined : fields.map((field) => mainCropOf(field, year)).find(Boolean)

/** Moisture that the yield is brought to where yields are compared, per cent; undefined for a yield that has none. */
export const standardOf = (
  yieldType: string,
  fields: readonly CropField[],
  year: number | undefined,
): number | undefined => standardMoistureOf(cropOf(fields, year)?.crop ?? '', yieldType)?.pct

/** Kind and unit of the yield: as chosen, else those of the first field's crop of the year, else grain in tonnes. */
export function measureOf(
  harvest: HarvestForm,
  fields: readonly CropField[],
  year: number | undefined,
): { readonly yieldType: string; readonly yieldUnit: string } {
  const crop = cropOf(fields, year)
  return {
    yieldType: harvest.yieldType ?? (crop?.yieldType || USUAL_YIELD.yieldType),
    yieldUnit: harvest.yieldUnit ?? (crop?.yieldUnit || USUAL_YIELD.yieldUnit),
  }
}

/** The yield of each field, shared by area to 3 decimals; nothing where none was typed. */
export function harvestOfFields(
  harvest: HarvestForm,
  measure: ReturnType<typeof measureOf>,
  areas: readonly number[],
): Partial<HarvestForm>[] {
  const total = harvest.yield
  if (total === null) return areas.map(() => ({}))
  const shares = total > 0 && areas.length > 1 ? splitByWeight(total, areas, 3) : areas.map(() => total)
  const yieldUnitWeight = hasKnownWeight(measure.yieldUnit) ? null : harvest.yieldUnitWeight
  const { moisturePct } = harvest
  return areas.map((_, index) => ({
    ...measure,
    yield: shares[index] ?? null,
    yieldUnitWeight,
    ...(moisturePct !== null && { moisturePct }),
  }))
}
