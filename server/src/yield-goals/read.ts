/** Yields that are counted on, and what the fields gave before. */
import { areaOfYear, isInUse } from '@vagu/core/fields/rules'
import { cropAt, NO_PLAN, type PlanField } from '@vagu/core/rotation/plan'
import type { PastYield, YieldPlan } from '@vagu/core/yield-goals/schema'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { type OfYears, pastYieldOf, readFieldYields } from '../harvest/read.ts'
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
/** Goals that are set for a crop year. */
export async function readGoals(db: Reader, of: OfYear): Promise<YieldPlan['goals']> {
  const rows = await goalRows(db, of)
  return rows.filter(storedGoals.isReadable).flatMap((row) => {
    const { perHa, unit } = storedGoals.read(row)
    return perHa === null ? [] : [{ fieldId: row.field_id, crop: row.crop, perHa, unit }]
  })
}

/** Prices of a tonne that a crop year counts with. */
export async function readPrices(db: Reader, of: OfYear): Promise<YieldPlan['prices']> {
  const rows = await priceRows(db, of)
  return rows.filter(storedPrices.isReadable).flatMap((row) => {
    const { tonnePrice } = storedPrices.read(row)
    return tonnePrice === null ? [] : [{ crop: row.crop, tonnePrice }]
  })
}

/** Yields of fields in some crop years, of the kind that their main crops are grown for. */
export const readYields = async (
  db: Reader,
  of: OfYears,
  fields: readonly PlanField[],
): Promise<PastYield[]> => (await readFieldYields(db, of, fields)).flatMap(pastYieldOf)

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
