/** Yields of fields, read from the columns of harvest jobs. */
import { fieldYield, type HarvestField, type HarvestJob, mainKindOf } from '@vagu/core/harvest/rules'
import type { FieldYield } from '@vagu/core/harvest/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import type { PastYield } from '@vagu/core/yield-goals/schema'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'

export type OfYears = {
  readonly accountId: string
  /** The first and the last crop year. */
  readonly from: number
  readonly to: number
}

const harvestRows = prepared((db, { accountId, from, to, category }: OfYears & { category: string }) =>
  db
    .selectFrom('job_event')
    .select([
      'field_id',
      'crop_year',
      'job_key',
      'area',
      'yield_type',
      'yield_unit',
      'yield_amount',
      'yield_kg',
      'yield_moisture',
    ])
    .where('account_id', '=', accountId)
    .where('category_key', '=', category)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .where('crop_year', '>=', from)
    .where('crop_year', '<=', to),
)
type HarvestRow = Awaited<ReturnType<typeof harvestRows>>[number]

const jobOf = (row: HarvestRow): HarvestJob => ({
  job: row.job_key,
  area: row.area,
  yieldType: row.yield_type,
  unit: row.yield_unit,
  amount: row.yield_amount,
  kilograms: row.yield_kg,
  moisturePct: row.yield_moisture,
})

export interface JobOfYear extends HarvestJob {
  readonly fieldId: string
  readonly year: number
}

/** Done and running harvest jobs of some crop years. */
export async function readHarvestJobs(db: Reader, { accountId, from, to }: OfYears): Promise<JobOfYear[]> {
  const rows = await harvestRows(db, { accountId, from, to, category: CATEGORY.harvest })
  return rows.map((row) => ({ ...jobOf(row), fieldId: row.field_id, year: row.crop_year }))
}

/**
 * Yields of fields in some crop years: tonnes, hectares and what has no weight, by field, crop and kind of yield. Fields
 * without a main crop in a year, and years without a harvest job, are left out.
 */
export async function readFieldYields(
  db: Reader,
  of: OfYears,
  fields: readonly Omit<HarvestField, 'active'>[],
): Promise<FieldYield[]> {
  const byField = Map.groupBy(await readHarvestJobs(db, of), ({ fieldId }) => fieldId)
  return fields.flatMap((field) =>
    [...Map.groupBy(byField.get(field._id) ?? [], ({ year }) => year)].flatMap(
      ([year, jobs]) => fieldYield(field, year, jobs) ?? [],
    ),
  )
}

/** The yield that a crop is grown for, as a measure of later years; none where nothing of it was told. */
export function pastYieldOf(given: FieldYield): PastYield[] {
  const main = mainKindOf(given)
  if (main === undefined) return []
  const { fieldId, year, crop } = given
  const area = main.tonnes === null ? given.area : main.area
  return [{ fieldId, year, crop, area, tonnes: main.standardTonnes, unweighed: main.unweighed }]
}
