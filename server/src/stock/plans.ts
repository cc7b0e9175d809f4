/** Plans that will take materials: open jobs, and applications of the fertilization plan that no job stands for. */
import { totalOf } from '@vagu/core/fertilization-plan/application'
import { linksOf } from '@vagu/core/fertilization-plan/rules'
import type { FieldPlan } from '@vagu/core/fertilization-plan/schema'
import { areaOfYear, isInUse, nameOfYear } from '@vagu/core/fields/rules'
import { MaterialType } from '@vagu/core/materials/schema'
import type { Plan } from '@vagu/core/stock/item'
import { yearOf } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { type FieldOfPlan, readFieldsOfPlan } from '../fertilization-plan/fields.ts'
import { readGiven } from '../fertilization-plan/given.ts'
import { readPlans } from '../fertilization-plan/read.ts'
import type { Naming } from './materials.ts'

export interface NamedPlan {
  readonly naming: Naming
  readonly plan: Plan
}

/** Crop years that are open on a day: in autumn the calendar year's own and the one that has begun. */
const yearsOn = (day: string): readonly number[] => [...new Set([yearOf(day), cropYearOf(day)])]

const jobRows = prepared((db, { accountId, from, to }: { accountId: string; from: number; to: number }) =>
  db
    .selectFrom('job_material')
    .select(['job_id', 'field_id', 'crop_year', 'kind', 'name', 'requisite_id', 'total_amount', 'total_unit'])
    .where('account_id', '=', accountId)
    .where('status', 'in', ['DRAFT', 'PLANNED'])
    .where('crop_year', '>=', from)
    .where('crop_year', '<=', to)
    .orderBy('day')
    .orderBy('job_id'),
)

type NameOf = (fieldId: string, year: number) => string

async function plansOfJobs(
  db: Reader,
  { accountId }: Actor,
  { years, nameOf }: { years: readonly number[]; nameOf: NameOf },
): Promise<NamedPlan[]> {
  const rows = await jobRows(db, { accountId, from: Math.min(...years), to: Math.max(...years) })
  return rows.map((row) => ({
    naming: { requisiteId: row.requisite_id, type: MaterialType.parse(row.kind), name: row.name },
    plan: {
      source: 'JOB',
      jobId: row.job_id,
      fieldId: row.field_id,
      fieldName: nameOf(row.field_id, row.crop_year),
      year: row.crop_year,
      amount: row.total_amount,
      unit: row.total_unit,
    },
  }))
}

interface OfYear {
  readonly year: number
  readonly fields: ReadonlyMap<string, FieldOfPlan>
}

async function plansOfYear(db: Reader, actor: Actor, { year, fields }: OfYear): Promise<NamedPlan[]> {
  const of = { accountId: actor.accountId, year }
  const planned = [...(await readPlans(db, of)).values()].filter(
    ({ fieldId, fertilizations }) => fields.has(fieldId) && fertilizations.length > 0,
  )
  if (planned.length === 0) return []
  const givenOf = await readGiven(db, of, (id, at) =>
    areaOfYear(fields.get(id) ?? { area: 0, yearInfo: [] }, at),
  )
  return planned.flatMap(({ fieldId, fertilizations, isSand }: FieldPlan): NamedPlan[] => {
    const field = fields.get(fieldId)
    if (!field || !isInUse(field, year)) return []
    const links = linksOf(fertilizations, givenOf(fieldId).given)
    const withJob = new Set([...links.done, ...links.applicationOf.values()])
    const ground = { area: areaOfYear(field, year), isSand }
    return fertilizations
      .filter((application) => !withJob.has(application))
      .map((application) => ({
        naming: { requisiteId: application.requisiteId, type: 'fertilizer', name: application.name },
        plan: {
          source: 'FERTILIZATION_PLAN',
          jobId: null,
          fieldId,
          fieldName: nameOfYear(field, year),
          year,
          amount: totalOf(application, ground),
          unit: application.unit.replace('/ha', ''),
        },
      }))
  })
}

/** Everything that is planned on a day for the crop years that are open then. */
export async function readPlannedUses(db: Reader, actor: Actor, day: string): Promise<NamedPlan[]> {
  const years = yearsOn(day)
  const all = await readFieldsOfPlan(db, actor.accountId)
  const fields = new Map(all.map((field) => [field._id, field]))
  const nameOf: NameOf = (id, year) => {
    const field = fields.get(id)
    return field ? nameOfYear(field, year) : ''
  }
  const plans = await plansOfJobs(db, actor, { years, nameOf })
  for (const year of years) plans.push(...(await plansOfYear(db, actor, { year, fields })))
  return plans
}
