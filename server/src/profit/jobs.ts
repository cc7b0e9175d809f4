/** Jobs that a year pays for, what they used, and what they brought in. */
import type { ProfitHarvest, ProfitJob, ProfitUse } from '@vagu/core/profit/facts'
import { CATEGORY } from '@vagu/core/settings/table'
import { widestSeason } from '@vagu/core/time/season'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'

type OfYear = { readonly accountId: string; readonly year: number }
type OfSeason = OfYear & { readonly start: string; readonly end: string }
type OfYears = { readonly accountId: string; readonly from: number; readonly to: number }

const seasonOf = ({ accountId, year }: OfYear): OfSeason => {
  const { start, end } = widestSeason(year)
  return { accountId, year, start, end }
}

const SOWING: readonly string[] = [CATEGORY.sowing, CATEGORY.undersowing]
const DONE: ReadonlySet<string> = new Set(['DONE', 'IN_PROGRESS'])

/** Jobs that are not deleted, by their days. */
const jobsOfFarm = (db: Reader, accountId: string) =>
  db.selectFrom('job_event').where('account_id', '=', accountId).where('deleted_at', 'is', null)

const jobsOfSeason = (db: Reader, { accountId, year, start, end }: OfSeason) =>
  jobsOfFarm(db, accountId).where('day', '>=', start).where('day', '<=', end).where('crop_year', '=', year)

const harvestsOfSeason = (db: Reader, season: OfSeason) =>
  jobsOfSeason(db, season)
    .where('category_key', '=', CATEGORY.harvest)
    .where('status', 'in', [...DONE])
    .where('yield_amount', 'is not', null)

const JOB_COLUMNS = [
  'id',
  'field_id',
  'crop_year',
  'day',
  'status',
  'category_key',
  'job_key',
  'area',
] as const

/** Jobs of a crop year; the days that it may hold are what the index knows. */
const jobRows = prepared((db, season: OfSeason) =>
  jobsOfSeason(db, season).select(JOB_COLUMNS).orderBy('day').orderBy('id'),
)
/** Harvests of a crop year and what they brought in: few of its jobs have that to tell. */
const harvestRows = prepared((db, season: OfSeason) =>
  harvestsOfSeason(db, season)
    .select(['id', 'field_id', 'day'])
    .select(['yield_amount', 'yield_unit', 'yield_type', 'yield_kg', 'yield_moisture'])
    .orderBy('day')
    .orderBy('id'),
)
const materialRows = prepared((db, { accountId, year }: OfYear) =>
  db
    .selectFrom('job_material')
    .select(['job_id', 'kind', 'name', 'requisite_id', 'total_amount', 'total_unit'])
    .select(['place', 'is_dressing'])
    .where('account_id', '=', accountId)
    .where('crop_year', '=', year)
    .orderBy('job_id')
    .orderBy('place')
    .orderBy('is_dressing'),
)
/** Sowings of the years before, which a stand or the next crop pays for. */
const sowingRows = prepared((db, { accountId, from, to }: OfYears) =>
  jobsOfFarm(db, accountId)
    .select(JOB_COLUMNS)
    .where('crop_year', '>=', from)
    .where('crop_year', '<=', to)
    .where('category_key', 'in', SOWING)
    .orderBy('day')
    .orderBy('id'),
)
const sownRows = prepared((db, { accountId, from, to }: OfYears) =>
  db
    .selectFrom('job_material')
    .innerJoin('job_event', (join) =>
      join
        .onRef('job_event.account_id', '=', 'job_material.account_id')
        .onRef('job_event.id', '=', 'job_material.job_id'),
    )
    .select(['job_material.job_id', 'job_material.kind', 'job_material.name', 'job_material.requisite_id'])
    .select(['job_material.total_amount', 'job_material.total_unit'])
    .select(['job_material.place', 'job_material.is_dressing'])
    .where('job_event.account_id', '=', accountId)
    .where('job_event.crop_year', '>=', from)
    .where('job_event.crop_year', '<=', to)
    .where('job_event.category_key', 'in', SOWING)
    .where('job_event.deleted_at', 'is', null)
    .orderBy('job_material.job_id')
    .orderBy('job_material.place')
    .orderBy('job_material.is_dressing'),
)
const lastRows = prepared((db, season: OfSeason) =>
  harvestsOfSeason(db, season)
    .select((select) => ['field_id', 'yield_type', select.fn.max('day').as('day')])
    .groupBy(['field_id', 'yield_type']),
)

type JobRow = Awaited<ReturnType<typeof sowingRows>>[number]
type HarvestRow = Awaited<ReturnType<typeof harvestRows>>[number]
type UseRow = Awaited<ReturnType<typeof materialRows>>[number]

const KINDS: readonly ProfitUse['kind'][] = ['seed', 'fertilizer', 'chemical', 'material']
const useOf = (row: UseRow): ProfitUse => ({
  kind: KINDS.find((kind) => kind === row.kind) ?? 'material',
  name: row.name,
  requisiteId: row.requisite_id,
  amount: row.total_amount,
  unit: row.total_unit,
  place: row.place,
  isDressing: row.is_dressing === 1,
})
const NO_USES: readonly ProfitUse[] = []

function jobsOf(rows: readonly JobRow[], uses: readonly UseRow[]): ProfitJob[] {
  const byJob = Map.groupBy(uses, ({ job_id }) => job_id)
  return rows.map((row) => ({
    _id: row.id,
    fieldId: row.field_id,
    cropYear: row.crop_year,
    day: row.day,
    isDone: DONE.has(row.status),
    categoryKey: row.category_key,
    jobKey: row.job_key,
    area: row.area,
    uses: byJob.get(row.id)?.map(useOf) ?? NO_USES,
  }))
}

/** A harvest as its job tells it; a kind that nobody named is the one that the crop is grown for. */
export type ToldHarvest = Omit<ProfitHarvest, 'yieldType'> & { readonly yieldType: string | null }

const harvestsOf = (rows: readonly HarvestRow[]): ToldHarvest[] =>
  rows.flatMap((row) =>
    row.yield_amount !== null
      ? [
          {
            jobId: row.id,
            fieldId: row.field_id,
            day: row.day,
            yieldType: row.yield_type,
            amount: row.yield_amount,
            unit: row.yield_unit ?? '',
            kilograms: row.yield_kg,
            moisturePct: row.yield_moisture,
          },
        ]
      : [],
  )

/** Finds the last day on which the kind of yield that a field's crop is grown for was brought in. */
export type LastHarvest = (fieldId: string, yieldType: string) => string | null

/** Last days of harvest in a crop year. */
export async function readLastHarvests(db: Reader, of: OfYear): Promise<LastHarvest> {
  const rows = await lastRows(db, seasonOf(of))
  const days = new Map(rows.map(({ field_id, yield_type, day }) => [`${field_id} ${yield_type ?? ''}`, day]))
  return (fieldId, yieldType) => {
    const told = [days.get(`${fieldId} ${yieldType}`), days.get(`${fieldId} `)]
    return (
      told
        .flatMap((day) => day ?? [])
        .toSorted()
        .at(-1) ?? null
    )
  }
}

/** Jobs of a crop year, and the sowings of the years from `sownFrom` on; of none where it is the year itself. */
export async function readJobs(
  db: Reader,
  { accountId, year, sownFrom }: OfYear & { readonly sownFrom: number },
): Promise<{ readonly jobs: readonly ProfitJob[]; readonly harvests: readonly ToldHarvest[] }> {
  const of = { accountId, year }
  const season = seasonOf(of)
  const jobs = jobsOf(await jobRows(db, season), await materialRows(db, of))
  const harvests = harvestsOf(await harvestRows(db, season))
  if (sownFrom >= year) return { jobs, harvests }
  const before = { accountId, from: sownFrom, to: year - 1 }
  const sown = jobsOf(await sowingRows(db, before), await sownRows(db, before))
  return { jobs: [...sown, ...jobs], harvests }
}
