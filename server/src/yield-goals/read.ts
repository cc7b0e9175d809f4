/** Yields that are counted on, and what the fields gave before. */
import { cropByKey, YIELD_TYPES } from '@vagu/core/crops/table'
import { areaOfYear, isInUse, mainCropOf } from '@vagu/core/fields/rules'
import { cropAt, NO_PLAN, type PlanField } from '@vagu/core/rotation/plan'
import { CATEGORY } from '@vagu/core/settings/table'
import { roundTo } from '@vagu/core/units/rounding'
import type { PastYield, YieldPlan } from '@vagu/core/yield-goals/schema'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { readPlanFacts } from '../rotation/read.ts'
import { storedGoals, storedPrices } from './stored.ts'

/** Years before that are told. */
export const PAST_YEARS = 5

type OfYear = { readonly accountId: string; readonly year: number }

const goalRows = prepared((db, { accountId, year }: OfYear) =>
  db
    .selectFrom('yield_goal')
    .select(['field_id', 'crop', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('year', '=', year),
)
const priceRows = prepared((db, { accountId, year }: OfYear) =>
  db
    .selectFrom('crop_price')
    .select(['crop', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('year', '=', year),
)
/** Harvests by field, crop year, kind and unit. */
const harvestRows = prepared(
  (
    db,
    { accountId, from, to, category }: Omit<OfYear, 'year'> & { from: number; to: number; category: string },
  ) =>
    db
      .selectFrom('job_event')
      .select((select) => [
        'field_id',
        'crop_year',
        'yield_type',
        'yield_unit',
        select.fn.sum<number | string | null>('yield_kg').as('kilograms'),
        select.fn
          .sum<number | string | null>(
            select.case().when('yield_kg', 'is', null).then(select.ref('yield_amount')).else(0).end(),
          )
          .as('unweighed'),
      ])
      .where('account_id', '=', accountId)
      .where('category_key', '=', category)
      .where('deleted_at', 'is', null)
      .where('status', 'in', ['DONE', 'IN_PROGRESS'])
      .where('crop_year', '>=', from)
      .where('crop_year', '<=', to)
      .where('yield_amount', 'is not', null)
      .groupBy(['field_id', 'crop_year', 'yield_type', 'yield_unit']),
)

/** Goals that are set for a crop year. */
export async function readGoals(db: Reader, of: OfYear): Promise<YieldPlan['goals']> {
  const rows = await goalRows(db, of)
  return rows.filter(storedGoals.isReadable).flatMap((row) => {
    const { perHa, unit } = storedGoals.read(row)
    return perHa === null ? [] : [{ fieldId: row.field_id, crop: row.crop, perHa, unit }]
  })
}

async function readPrices(db: Reader, of: OfYear): Promise<YieldPlan['prices']> {
  const rows = await priceRows(db, of)
  return rows.filter(storedPrices.isReadable).flatMap((row) => {
    const { tonnePrice } = storedPrices.read(row)
    return tonnePrice === null ? [] : [{ crop: row.crop, tonnePrice }]
  })
}

type HarvestRow = Awaited<ReturnType<typeof harvestRows>>[number]

/** Yield that a field gave in a year, of the type that its main crop is grown for. */
function pastOf(field: PlanField, year: number, rows: readonly HarvestRow[]): PastYield[] {
  const main = mainCropOf(field, year)
  if (!main) return []
  const type = main.yieldType ?? YIELD_TYPES[cropByKey(main.crop)?.harvest ?? 'grain']
  const own = rows.filter((row) => row.yield_type === type)
  if (own.length === 0) return []
  const kilograms = own.flatMap((row) => (row.kilograms === null ? [] : [Number(row.kilograms)]))
  const unweighed = own.flatMap((row) =>
    Number(row.unweighed ?? 0) > 0
      ? [{ unit: row.yield_unit ?? '', amount: roundTo(Number(row.unweighed), 3) }]
      : [],
  )
  const tonnes =
    kilograms.length === 0 ? null : roundTo(kilograms.reduce((sum, each) => sum + each, 0) / 1000, 3)
  return [{ fieldId: field._id, year, crop: main.crop, area: areaOfYear(field, year), tonnes, unweighed }]
}

/** Yields of fields in some crop years, of the kind that their main crops are grown for. */
export async function readYields(
  db: Reader,
  { accountId, from, to }: { readonly accountId: string; readonly from: number; readonly to: number },
  fields: readonly PlanField[],
): Promise<PastYield[]> {
  const asked = { accountId, from, to, category: CATEGORY.harvest }
  const byField = Map.groupBy(await harvestRows(db, asked), ({ field_id }) => field_id)
  return fields.flatMap((field) =>
    [...Map.groupBy(byField.get(field._id) ?? [], ({ crop_year }) => crop_year)].flatMap(([past, rows]) =>
      pastOf(field, past, rows),
    ),
  )
}

/** The plan of yields of a crop year. */
export async function readYieldPlan(db: Reader, actor: Actor, year: number): Promise<YieldPlan> {
  const of = { accountId: actor.accountId, year }
  const { fields, planned, terms } = await readPlanFacts(db, actor)
  return {
    year,
    fields: fields.flatMap((field) => {
      const { crop } = cropAt(field, planned.get(field._id) ?? NO_PLAN, { year, thisYear: terms.thisYear })
      if (crop === null || !isInUse(field, year)) return []
      return [{ fieldId: field._id, crop, area: areaOfYear(field, year) }]
    }),
    goals: await readGoals(db, of),
    prices: await readPrices(db, of),
    past: await readYields(db, { accountId: actor.accountId, from: year - PAST_YEARS, to: year - 1 }, fields),
  }
}
