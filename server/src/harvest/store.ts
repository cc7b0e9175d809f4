/** The harvest of a crop year: how far it is, and what the fields gave. */
import { harvestProgress, isHarvestedIn } from '@vagu/core/fields/harvest-progress'
import { fieldYield, type HarvestField } from '@vagu/core/harvest/rules'
import type { CropHarvest, YieldOverview } from '@vagu/core/harvest/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readFieldsOfPlan } from '../fields/of-plan.ts'
import { PAST_YEARS, readGoals } from '../yield-goals/read.ts'
import { pastYieldOf, readFieldYields, readHarvestJobs } from './read.ts'

/** Fields as a year has them: those with harvest jobs in it are in use. */
const withHarvested = (fields: readonly HarvestField[], harvested: ReadonlySet<string>): HarvestField[] =>
  fields.map((field) => ({ ...field, active: field.active || harvested.has(field._id) }))

/** How far the harvest of each crop of a year is. */
export async function getHarvestProgress(
  db: Reader,
  { accountId }: Actor,
  year: number,
): Promise<CropHarvest[]> {
  const jobs = await readHarvestJobs(db, { accountId, from: year, to: year })
  const fields = withHarvested(
    await readFieldsOfPlan(db, accountId),
    new Set(jobs.map(({ fieldId }) => fieldId)),
  )
  return harvestProgress(fields, jobs, year)
}

/** Yields of each field in a year, with the goals and the five years before. */
export async function getYieldOverview(
  db: Reader,
  { accountId }: Actor,
  year: number,
): Promise<YieldOverview> {
  const fields = await readFieldsOfPlan(db, accountId)
  const yields = await readFieldYields(db, { accountId, from: year - PAST_YEARS, to: year }, fields)
  const ofYear = new Map(yields.filter((each) => each.year === year).map((each) => [each.fieldId, each]))
  return {
    year,
    fields: withHarvested(fields, new Set(ofYear.keys()))
      .filter((field) => isHarvestedIn(field, year))
      .flatMap((field) => ofYear.get(field._id) ?? fieldYield(field, year, []) ?? []),
    goals: await readGoals(db, { accountId, year }),
    past: yields.filter((each) => each.year < year).flatMap(pastYieldOf),
  }
}
