/**
 * Columns and rows by which jobs are queried without reading their documents: made from a document, by pure
 * functions.
 */
import { kilogramsOf } from '@vagu/core/harvest/rules'
import { dressingOf, useOf } from '@vagu/core/materials/used'
import type { Use } from '@vagu/core/materials/used'
import { materialKey } from '@vagu/core/materials/schema'
import { yearOf } from '@vagu/core/time/day'
import { cropYearOf, type SeasonStarts } from '@vagu/core/time/season'
import { type MaterialUse, materialUseOf } from '@vagu/core/warnings/facts'
import { hasLimits } from '@vagu/core/warnings/plant-protection'
import { type Expression, sql, type SqlBool } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { type JobDocument, storedJobs } from './stored.ts'

export type JobRow = Tables['job_event']
type MaterialRow = Tables['job_material']
type ImageRow = Tables['job_image']

/** Counted up when the columns or rows are made otherwise; the index of jobs without them names it (migration 0065). */
const MODEL = 3
const MADE_BY = `${MODEL}.${storedJobs.version}`
export const DELETED = `${MADE_BY} deleted`
export const modelOf = (updatedAt: string): string => `${MADE_BY} ${updatedAt}`
/** The same in the words of the database. */
export const modelOfRow = sql<string>`${sql.lit(`${MADE_BY} `)} || updated_at`

/** Jobs whose columns and rows were not made of what they are now. */
export const isWithoutModel: Expression<SqlBool> = sql<SqlBool>`model_of is distinct from (case when deleted_at is null then ${modelOfRow} else ${sql.lit(DELETED)} end)`

/** The crop year that a job counts to; a planned one stands on a day of the calendar year that it is planned for. */
export const cropYearIn = (
  { status, day }: Pick<JobRow, 'status' | 'day'>,
  seasons: readonly SeasonStarts[],
): number => (status === 'PLANNED' ? yearOf(day) : cropYearOf(day, seasons))

/** The columns of a job beside its days; `materials` are its materials as the rules read them, where they are at hand. */
export const modelColumns = (
  job: JobDocument,
  seasons: readonly SeasonStarts[],
  materials: readonly MaterialUse[] = job.requisites.map(materialUseOf),
) => ({
  crop_year: cropYearIn({ status: job.status, day: job.date }, seasons),
  category_key: job.jobCategory.key,
  job_key: job.job.key,
  worker_id: job.worker ?? null,
  batch_id: job.batchId ?? null,
  area: job.area,
  yield_amount: job.yield ?? null,
  yield_unit: job.yieldUnit ?? null,
  yield_type: job.yieldType ?? null,
  yield_kg: kilogramsOf(job),
  yield_moisture: job.moisturePct ?? null,
  has_limits: hasLimits(materials) ? 1 : 0,
})

type OfJob = Pick<JobRow, 'account_id' | 'id' | 'field_id' | 'crop_year' | 'day' | 'status' | 'area'>
type OfMaterial = Pick<MaterialRow, 'place' | 'is_dressing' | 'register_number' | 'batch_no'>

const rowOf = (row: OfJob, use: Use, of: OfMaterial): MaterialRow => ({
  account_id: row.account_id,
  job_id: row.id,
  field_id: row.field_id,
  crop_year: row.crop_year,
  day: row.day,
  status: row.status,
  kind: use.type,
  name: use.name,
  name_key: materialKey(use.name),
  requisite_id: use.requisiteId,
  amount: use.amount,
  unit: use.unit,
  total_amount: use.totalAmount,
  total_unit: use.baseUnit,
  area: row.area,
  ...of,
})

/** The rows of a job's materials and dressings. */
export const materialRows = (row: OfJob, { requisites }: JobDocument): MaterialRow[] =>
  requisites.flatMap((material, place) => {
    const { registerNumber, batchNo } = material
    const numbers = { register_number: registerNumber?.trim() || null, batch_no: batchNo?.trim() || null }
    const own = rowOf(row, useOf(material, row.area), { place, is_dressing: 0, ...numbers })
    const dressing = dressingOf(material, row.area)
    if (dressing === undefined) return [own]
    return [own, rowOf(row, dressing, { place, is_dressing: 1, register_number: null, batch_no: null })]
  })

export const imageRows = (
  { account_id, id: job_id }: Pick<JobRow, 'account_id' | 'id'>,
  images: readonly string[],
): ImageRow[] => images.map((image_id) => ({ account_id, image_id, job_id }))
