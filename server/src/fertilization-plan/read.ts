/** The fertilization plan of a farm as it is answered: what is stored, and the facts that it is calculated from. */
import { NO_FIELD_PLAN, reckonField } from '@vagu/core/fertilization-plan/field-plan'
import { amountsOf, basisOf, marksOf, totalsOf } from '@vagu/core/fertilization-plan/marks'
import type {
  FertilizationPlan,
  FieldPlan,
  PlanFacts,
  PlannedField,
} from '@vagu/core/fertilization-plan/schema'
import { areaOfYear, isInUse, nameOfYear, nitrateZoneOf, otherCropsOf } from '@vagu/core/fields/rules'
import { isArable } from '@vagu/core/rotation/farm'
import { cropAt, NO_PLAN, type PlannedYears } from '@vagu/core/rotation/plan'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf, seasonOf } from '@vagu/core/time/season'
import { hectaresOf, areaUnits } from '@vagu/core/units/rounding'
import { goalOf, measureOfCrop, measureOfField, perHectare, tonnesPerHa } from '@vagu/core/yield-goals/rules'
import type { PastYield, YieldGoal } from '@vagu/core/yield-goals/schema'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { readPlanned } from '../rotation/read.ts'
import { PAST_YEARS, readGoals, readYields } from '../yield-goals/read.ts'
import { type FieldOfPlan, readFieldsOfPlan } from '../fields/of-plan.ts'
import { readGiven } from './given.ts'
import { readManureBefore } from './manure-before.ts'
import { orphansOf } from './orphans.ts'
import { readSoil } from './soil.ts'
import { storedPlans } from './stored.ts'

const planRows = prepared((db, { accountId, year }: { accountId: string; year: number }) =>
  db
    .selectFrom('fertilization_plan')
    .select(['field_id', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('year', '=', year),
)

/** The stored plans of a crop year, by the fields' ids. */
export async function readPlans(
  db: Reader,
  of: { readonly accountId: string; readonly year: number },
): Promise<Map<string, FieldPlan>> {
  const rows = await planRows(db, { accountId: of.accountId, year: of.year })
  return new Map(
    rows
      .filter(storedPlans.isReadable)
      .map((row) => [
        row.field_id,
        { ...storedPlans.read(row), fieldId: row.field_id, updatedAt: row.updated_at },
      ]),
  )
}

/** A plan without the jobs that are no longer those of its field and year. */
function withLivingJobs(plan: FieldPlan, given: PlanFacts['given']): FieldPlan {
  const living = new Set(given.map(({ jobId }) => jobId))
  const fertilizations = plan.fertilizations.map((application) => ({
    ...application,
    jobEventIds: application.jobEventIds.filter((id) => living.has(id)),
  }))
  return { ...plan, fertilizations }
}

interface Crops {
  readonly planned: ReadonlyMap<string, PlannedYears>
  readonly thisYear: number
  readonly cropOf: (field: FieldOfPlan, year: number) => string | null
}

/** The crop of each field in any year: of the book where it is known, else of the plan. */
export async function readCrops(db: Reader, actor: Actor): Promise<Crops> {
  const planned = await readPlanned(db, actor.accountId)
  const thisYear = cropYearOf(dayInTallinn(actor.now))
  const cropOf = (field: FieldOfPlan, year: number) =>
    cropAt(field, planned.get(field._id) ?? NO_PLAN, { year, thisYear }).crop
  return { planned, thisYear, cropOf }
}

interface Yields {
  readonly goals: readonly YieldGoal[]
  readonly past: ReadonlyMap<string, readonly PastYield[]>
  /** The mean of a crop on all fields of the farm. */
  readonly meanOf: (crop: string) => number | null
}

/** Means of crops, each calculated when it is first asked for. */
function cropMeans(before: readonly PastYield[]): Yields['meanOf'] {
  const known = new Map<string, number | null>()
  return (crop) => {
    const mean = known.has(crop) ? known.get(crop) : measureOfCrop(before, crop)?.mean
    known.set(crop, mean ?? null)
    return mean ?? null
  }
}

/**
 * The goal, the mean of the years before, and what was harvested, t/ha. A crop comes back to a field seldom: where the field
 * has no year of its own, the mean is that of the crop on the whole farm.
 */
function yieldsOf(
  { goals, past, meanOf }: Yields,
  of: { fieldId: string; crop: string | null; year: number },
) {
  const { fieldId, crop, year } = of
  if (crop === null) return { goal: null, meanYield: null, harvest: null }
  const goal = goalOf(new Map([[year, goals]]), { fieldId, crop, year })
  const own = (past.get(fieldId) ?? []).filter((each) => each.crop === crop)
  const harvested = own.filter((each) => each.year === year && each.tonnes !== null)
  const before = own.filter((each) => each.year < year)
  return {
    goal: goal ? tonnesPerHa(goal) : null,
    meanYield: measureOfField(before, { fieldId, crop })?.mean ?? meanOf(crop),
    harvest: perHectare(harvested.map(({ tonnes, area }) => ({ tonnes: tonnes ?? 0, area }))),
  }
}

/** Crops of the year before, each once. */
const predecessorsOf = (field: FieldOfPlan, year: number, cropOf: Crops['cropOf']): string[] => {
  const main = cropOf(field, year - 1)
  const others = otherCropsOf(field, year - 1).map(({ crop }) => crop)
  return [...new Set([...(main === null ? [] : [main]), ...others])]
}

const plannedField = (facts: PlanFacts, stored: FieldPlan | undefined): PlannedField => {
  const plan = stored === undefined ? null : withLivingJobs(stored, facts.given)
  const reckoned = reckonField(facts, plan ?? NO_FIELD_PLAN)
  const marks = marksOf(facts, plan ?? NO_FIELD_PLAN, reckoned)
  return {
    fieldId: facts.fieldId,
    facts,
    plan,
    marks,
    basis: basisOf(facts, plan ?? NO_FIELD_PLAN, reckoned),
    amounts: amountsOf(reckoned),
    ...totalsOf(reckoned),
  }
}

interface Wanted {
  readonly year: number
  /** All fields where left out. */
  readonly fieldIds?: ReadonlySet<string> | undefined
}

/** Facts of each field that is one in the crop year. */
async function factsOf(db: Reader, actor: Actor, { year, fields }: { year: number; fields: FieldOfPlan[] }) {
  const of = { accountId: actor.accountId, year }
  const today = dayInTallinn(actor.now)
  const { end } = seasonOf(year)
  const byId = new Map(fields.map((field) => [field._id, field]))
  const crops = await readCrops(db, actor)
  const soilOf = await readSoil(db, actor.accountId, today < end ? today : end)
  const givenOf = await readGiven(db, of, (id, at) =>
    areaOfYear(byId.get(id) ?? { area: 0, yearInfo: [] }, at),
  )
  const goals = await readGoals(db, of)
  const yields = await readYields(
    db,
    { accountId: actor.accountId, from: year - PAST_YEARS, to: year },
    fields,
  )
  const past = Map.groupBy(yields, ({ fieldId }) => fieldId)
  const meanOf = cropMeans(yields.filter((each) => each.year < year))
  return {
    cropOf: crops.cropOf,
    of: (field: FieldOfPlan): PlanFacts => {
      const crop = crops.cropOf(field, year)
      return {
        fieldId: field._id,
        fieldName: nameOfYear(field, year),
        area: areaOfYear(field, year),
        crop,
        nitrateZone: nitrateZoneOf(field, year),
        undersown: otherCropsOf(field, year).flatMap((other) =>
          other.use === 'UNDERSOWN' ? [other.crop] : [],
        ),
        predecessors: predecessorsOf(field, year, crops.cropOf),
        ...yieldsOf({ goals, past, meanOf }, { fieldId: field._id, crop, year }),
        ...soilOf(field._id),
        ...givenOf(field._id),
      }
    },
  }
}

const isArableLand = ({ yearInfo }: FieldOfPlan, year: number, crop: string | null): boolean => {
  const landUse = yearInfo.find((info) => info.year === year)?.landUse
  return landUse == null ? isArable(crop) : landUse === 'ARABLE' || landUse === 'FALLOW'
}

/** The plan of a crop year, of some fields or of all. */
export async function readPlan(
  db: Reader,
  actor: Actor,
  { year, fieldIds }: Wanted,
): Promise<FertilizationPlan> {
  const all = await readFieldsOfPlan(db, actor.accountId)
  const inUse = all.filter((field) => isInUse(field, year))
  const plans = await readPlans(db, { accountId: actor.accountId, year })
  const facts = await factsOf(db, actor, { year, fields: inUse })
  const arable = inUse.filter((field) => isArableLand(field, year, facts.cropOf(field, year)))
  const wanted = inUse.filter(({ _id }) => fieldIds?.has(_id) ?? true)
  return {
    userId: actor.userId,
    year,
    manureBefore: await readManureBefore(db, actor.accountId, year),
    arableArea: hectaresOf(arable.reduce((sum, field) => sum + areaUnits(areaOfYear(field, year)), 0)),
    fields: wanted.map((field) => plannedField(facts.of(field), plans.get(field._id))),
    orphans: await orphansOf(db, actor.accountId, { all, inUse, plans, fieldIds }),
  }
}
