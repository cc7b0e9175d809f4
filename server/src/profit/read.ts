/** The sums of a crop year as they are answered: what is stored of it, and the facts that they are calculated from. */
import { cropByKey, YIELD_TYPES } from '@vagu/core/crops/table'
import { areaOfYear, livesIn, mainCropOf, nameOfYear, otherCropsOf } from '@vagu/core/fields/rules'
import {
  jobTypeKey,
  type ProfitFacts,
  type ProfitField,
  type ProfitHarvest,
  type ProfitJob,
  type ProfitJobType,
  type ProfitStand,
} from '@vagu/core/profit/facts'
import { fieldLines, reportOf } from '@vagu/core/profit/report'
import {
  type CostOverview,
  type FieldLines,
  NOTHING_STORED,
  type PricedJobType,
  STAND_YEARS,
  type StoredOverview,
} from '@vagu/core/profit/schema'
import { cropAt, NO_PLAN } from '@vagu/core/rotation/plan'
import type { JobCategory } from '@vagu/core/settings/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf, widestSeason } from '@vagu/core/time/season'
import type { YieldGoal } from '@vagu/core/yield-goals/schema'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { type FieldOfPlan, readFieldsOfPlan } from '../fields/of-plan.ts'
import { readPlanned } from '../rotation/read.ts'
import { readJobCategories } from '../settings/store.ts'
import { readGoals, readPrices } from '../yield-goals/read.ts'
import { readHours } from './hours.ts'
import { type LastHarvest, readJobs, readLastHarvests, type ToldHarvest } from './jobs.ts'
import { readStockCosts } from './stock-costs.ts'
import { storedOverviews } from './stored.ts'

const overviewRows = prepared(
  (db, { accountId, from, to }: { accountId: string; from: number; to: number }) =>
    db
      .selectFrom('cost_overview')
      .select(['year', 'document', 'document_version'])
      .where('account_id', '=', accountId)
      .where('year', '>=', from)
      .where('year', '<=', to),
)

type OfYear = { readonly accountId: string; readonly year: number }

/** Document of a year, and the stands of the years before that it may still pay for. */
async function readStored(
  db: Reader,
  { accountId, year }: OfYear,
): Promise<{ readonly stored: StoredOverview; readonly stands: ProfitStand[] }> {
  const rows = await overviewRows(db, { accountId, from: year - STAND_YEARS.max + 1, to: year })
  const known = rows
    .filter(storedOverviews.isReadable)
    .map((row) => ({ year: row.year, ...storedOverviews.read(row) }))
  const own = known.find((each) => each.year === year)
  return {
    stored: own
      ? { prices: own.prices, materials: own.materials, entries: own.entries, stands: own.stands }
      : NOTHING_STORED,
    stands: known.flatMap(({ year: sownYear, stands }) => stands.map((stand) => ({ ...stand, sownYear }))),
  }
}

type CropFinder = (field: FieldOfPlan, year: number) => string | null

/** Finds a field's crop: of the book, else of the plan of crops. */
async function readCropFinder(db: Reader, actor: Actor): Promise<CropFinder> {
  const planned = await readPlanned(db, actor.accountId)
  const thisYear = cropYearOf(dayInTallinn(actor.now))
  return (field, year) => cropAt(field, planned.get(field._id) ?? NO_PLAN, { year, thisYear }).crop
}

const CATCH: ReadonlySet<string> = new Set(['CATCH_CROP', 'CATCH_CROP_KSM'])
const hasCatchCrop = (field: FieldOfPlan, year: number): boolean =>
  otherCropsOf(field, year).some(({ use }) => CATCH.has(use))

/** Kind of yield that a field's crop is grown for in a year. */
const yieldTypeOf = (field: FieldOfPlan, year: number, crop: string | null): string =>
  mainCropOf(field, year)?.yieldType ?? YIELD_TYPES[cropByKey(crop ?? '')?.harvest ?? 'grain']

interface FieldFacts {
  readonly year: number
  readonly cropOf: CropFinder
  readonly goals: ReadonlyMap<string, YieldGoal>
  readonly last: { readonly before: LastHarvest; readonly now: LastHarvest }
}
function profitField(field: FieldOfPlan, { year, cropOf, goals, last }: FieldFacts): ProfitField {
  const crop = cropOf(field, year)
  const goal = goals.get(`${field._id} ${crop ?? ''}`)
  const yieldType = yieldTypeOf(field, year, crop)
  const typeBefore = yieldTypeOf(field, year - 1, cropOf(field, year - 1))
  return {
    _id: field._id,
    name: nameOfYear(field, year),
    area: areaOfYear(field, year),
    crop,
    yieldType,
    goal: goal ? { perHa: goal.perHa, unit: goal.unit } : null,
    hasCatchCrop: { before: hasCatchCrop(field, year - 1), now: hasCatchCrop(field, year) },
    lastHarvest: { before: last.before(field._id, typeBefore), now: last.now(field._id, yieldType) },
  }
}

interface Paying {
  readonly year: number
  readonly stands: readonly ProfitStand[]
  readonly fields: readonly FieldOfPlan[]
}
/** Jobs of the year, and of those before it only the sowings that it may pay for. */
function paidFor(jobs: readonly ProfitJob[], { year, stands, fields }: Paying): ProfitJob[] {
  const sown = new Set(stands.map(({ fieldId, sownYear }) => `${fieldId} ${sownYear}`))
  for (const field of fields) if (hasCatchCrop(field, year - 1)) sown.add(`${field._id} ${year - 1}`)
  return jobs.filter(({ cropYear, fieldId }) => cropYear === year || sown.has(`${fieldId} ${cropYear}`))
}

const jobTypesOf = (categories: readonly JobCategory[]): Map<string, ProfitJobType> =>
  new Map(
    categories.flatMap(({ key, jobs }) =>
      jobs.map((job): [string, ProfitJobType] => [
        jobTypeKey(key, job.key),
        {
          name: job.name,
          hectarePrice: job.hectarePrice,
          includesLabour: job.hectarePriceIncludesLabour ?? null,
        },
      ]),
    ),
  )

/** Harvests of fields; what names no kind is of the one that the field's crop is grown for. */
function namedHarvests(told: readonly ToldHarvest[], fields: readonly ProfitField[]): ProfitHarvest[] {
  const types = new Map(fields.map(({ _id, yieldType }) => [_id, yieldType]))
  return told.map((each) => ({ ...each, yieldType: each.yieldType ?? types.get(each.fieldId) ?? '' }))
}

/** Everything that a year's sums are calculated from. */
export async function readFacts(db: Reader, actor: Actor, year: number): Promise<ProfitFacts> {
  const of = { accountId: actor.accountId, year }
  const { stored, stands } = await readStored(db, of)
  const all = await readFieldsOfPlan(db, actor.accountId)
  const hasCatchCrops = all.some((field) => hasCatchCrop(field, year - 1))
  const sownFrom = Math.min(hasCatchCrops ? year - 1 : year, ...stands.map(({ sownYear }) => sownYear))
  const { jobs: known, harvests: told } = await readJobs(db, { ...of, sownFrom })
  const jobs = paidFor(known, { year, stands, fields: all })
  const hours = await readHours(db, actor, { year, jobs })
  const worked = new Set([
    ...jobs.flatMap(({ cropYear, fieldId }) => (cropYear === year ? [fieldId] : [])),
    ...hours.flatMap(({ jobId, fieldId }) => (jobId === null && fieldId !== null ? [fieldId] : [])),
  ])
  const living = all.filter((field) => livesIn(field, year) && (field.active || worked.has(field._id)))
  const goals = await readGoals(db, of)
  // only what was sown behind a harvest asks for its day
  const lastHarvests = async (asked: number): Promise<LastHarvest> =>
    all.some((field) => hasCatchCrop(field, asked))
      ? readLastHarvests(db, { ...of, year: asked })
      : () => null
  const facts = {
    year,
    cropOf: await readCropFinder(db, actor),
    goals: new Map(goals.map((goal) => [`${goal.fieldId} ${goal.crop}`, goal])),
    last: {
      before: await lastHarvests(year - 1),
      now: await lastHarvests(year),
    },
  }
  const prices = await readPrices(db, of)
  const fields = living.map((field) => profitField(field, facts))
  const days = { start: widestSeason(sownFrom).start, end: widestSeason(year).end }
  return {
    year,
    fields,
    jobs,
    harvests: namedHarvests(told, fields),
    hours,
    jobTypes: jobTypesOf(await readJobCategories(db, actor)),
    stored,
    stands,
    plannedPrices: new Map(
      prices.flatMap(({ crop, tonnePrice }) => (tonnePrice === null ? [] : [[crop, tonnePrice] as const])),
    ),
    stockOf: await readStockCosts(db, actor, { ...days, jobs }),
  }
}

/** Types of job that were done or are planned in the year. */
function pricedJobTypes({ jobs, jobTypes, hours, year }: ProfitFacts): PricedJobType[] {
  const withHours = new Set(hours.map(({ jobId }) => jobId))
  const found = new Map<string, PricedJobType>()
  for (const { _id, categoryKey, jobKey, cropYear } of jobs) {
    const key = jobTypeKey(categoryKey, jobKey)
    const type = jobTypes.get(key)
    if (cropYear !== year || !type) continue
    const before = found.get(key)
    const hasHours = withHours.has(_id)
    if (before && (before.hasHours || !hasHours)) continue
    const { name, hectarePrice: price, includesLabour } = type
    found.set(key, { categoryKey, jobKey, name, price, includesLabour, hasHours })
  }
  return [...found.values()]
}

/** The sums of a crop year by field. */
export async function readOverview(db: Reader, actor: Actor, year: number): Promise<CostOverview> {
  const facts = await readFacts(db, actor, year)
  const { rows, unassigned } = reportOf(facts)
  return {
    ...facts.stored,
    year,
    plannedPrices: [...facts.plannedPrices].map(([crop, price]) => ({ crop, price })),
    jobTypes: pricedJobTypes(facts),
    fields: [...rows],
    unassigned: [...unassigned],
  }
}

/** The lines of one field's sums. */
export async function readLines(
  db: Reader,
  actor: Actor,
  { year, fieldId }: { readonly year: number; readonly fieldId: string },
): Promise<FieldLines> {
  return { year, fieldId, lines: fieldLines(await readFacts(db, actor, year), fieldId) }
}
