/**
 * Plans that will take materials: open jobs that no other job has done, applications of the fertilization plan that no job stands
 * for, and lines of the requisite plan that neither stands for. Which of them stand is counted as the supplies do.
 */
import { totalOf } from '@vagu/core/fertilization-plan/application'
import type { FieldPlan } from '@vagu/core/fertilization-plan/schema'
import { areaOfYear, isInUse, nameOfYear } from '@vagu/core/fields/rules'
import { typedKey } from '@vagu/core/materials/known'
import { MaterialType } from '@vagu/core/materials/schema'
import type { Plan } from '@vagu/core/stock/item'
import type { Need, NeedSource } from '@vagu/core/supplies/needs'
import { amountIn } from '@vagu/core/supplies/quantities'
import { yearOf } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { type FieldOfPlan, readFieldsOfPlan } from '../fields/of-plan.ts'
import { readPlans } from '../fertilization-plan/read.ts'
import { gather } from '../supplies/gather.ts'
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

/** Crop years, of those asked for, that have a line of the requisite plan. */
const lineYears = prepared((db, { accountId, from, to }: { accountId: string; from: number; to: number }) =>
  db
    .selectFrom('requisite_plan')
    .select('year')
    .distinct()
    .where('account_id', '=', accountId)
    .where('year', '>=', from)
    .where('year', '<=', to)
    .where('deleted_at', 'is', null),
)

type NameOf = (fieldId: string, year: number) => string
type OpenNeed = Need & { readonly year: number }

/** Whether a plan is still to be done. */
type IsOpen = (plan: { source: NeedSource; recordId: string } & Pick<Naming, 'type' | 'name'>) => boolean
const keyOf = ({ source, recordId, ...named }: Parameters<IsOpen>[0]): string =>
  `${source}|${recordId}|${typedKey(named)}`

/** Needs that are still to be done, with their crop year. */
async function readOpen(db: Reader, actor: Actor, years: readonly number[]): Promise<OpenNeed[]> {
  const open: OpenNeed[] = []
  for (const year of years)
    for (const need of (await gather(db, actor, year)).needs) if (!need.isDone) open.push({ ...need, year })
  return open
}

/** Lines of the requisite plan, each as often as nothing stands for it. */
const plansOfLines = (open: readonly OpenNeed[], nameOf: NameOf): NamedPlan[] =>
  open.flatMap(({ source, fieldId, year, parts, unit = null, ...naming }) => {
    if (source !== 'requisitePlan') return []
    const amount = parts === null || unit === null ? null : amountIn(parts, unit)
    const place = { fieldId, fieldName: nameOf(fieldId, year), year }
    return [{ naming, plan: { source: 'REQUISITE_PLAN', jobId: null, ...place, amount, unit } }]
  })

type JobRow = Awaited<ReturnType<typeof jobRows>>[number]

interface Asked {
  readonly nameOf: NameOf
  readonly isOpen: IsOpen
}

function plansOfJobs(rows: readonly JobRow[], { nameOf, isOpen }: Asked): NamedPlan[] {
  return rows.flatMap((row): NamedPlan[] => {
    const naming = { requisiteId: row.requisite_id, type: MaterialType.parse(row.kind), name: row.name }
    if (!isOpen({ ...naming, source: 'job', recordId: row.job_id })) return []
    const plan: Plan = {
      source: 'JOB',
      jobId: row.job_id,
      fieldId: row.field_id,
      fieldName: nameOf(row.field_id, row.crop_year),
      year: row.crop_year,
      amount: row.total_amount,
      unit: row.total_unit,
    }
    return [{ naming, plan }]
  })
}

interface OfYear {
  readonly year: number
  readonly fields: ReadonlyMap<string, FieldOfPlan>
  readonly isOpen: IsOpen
}

function plansOfYear(plans: readonly FieldPlan[], { year, fields, isOpen }: OfYear): NamedPlan[] {
  return plans.flatMap(({ fieldId, fertilizations, isSand }: FieldPlan): NamedPlan[] => {
    const field = fields.get(fieldId)
    if (!field || !isInUse(field, year)) return []
    const ground = { area: areaOfYear(field, year), isSand }
    return fertilizations.flatMap((application): NamedPlan[] => {
      const { _id: recordId, requisiteId, name, unit } = application
      const naming = { requisiteId, type: 'fertilizer', name } as const
      if (!isOpen({ ...naming, source: 'fertilizationPlan', recordId })) return []
      const plan: Plan = {
        source: 'FERTILIZATION_PLAN',
        jobId: null,
        fieldId,
        fieldName: nameOfYear(field, year),
        year,
        amount: totalOf(application, ground),
        unit: unit.replace('/ha', ''),
      }
      return [{ naming, plan }]
    })
  })
}

/** Everything that is planned on a day for the crop years that are open then. A year without a plan is not counted. */
export async function readPlannedUses(db: Reader, actor: Actor, day: string): Promise<NamedPlan[]> {
  const years = yearsOn(day)
  const { accountId } = actor
  const asked = { accountId, from: Math.min(...years), to: Math.max(...years) }
  const rows = await jobRows(db, asked)
  const lined = new Set((await lineYears(db, asked)).map(({ year }) => year))
  const planned: FieldPlan[][] = []
  for (const year of years) planned.push([...(await readPlans(db, { accountId, year })).values()])
  const withPlans = years.filter(
    (year, at) =>
      lined.has(year) || rows.some((row) => row.crop_year === year) || (planned[at]?.length ?? 0) > 0,
  )
  if (withPlans.length === 0) return []
  const all = await readFieldsOfPlan(db, accountId)
  const fields = new Map(all.map((field) => [field._id, field]))
  const nameOf: NameOf = (id, year) => {
    const field = fields.get(id)
    return field ? nameOfYear(field, year) : ''
  }
  const open = await readOpen(db, actor, withPlans)
  const openKeys = new Set(open.map(keyOf))
  const isOpen: IsOpen = (plan) => openKeys.has(keyOf(plan))
  return [
    ...plansOfJobs(rows, { nameOf, isOpen }),
    ...years.flatMap((year, at) => plansOfYear(planned[at] ?? [], { year, fields, isOpen })),
    ...plansOfLines(open, nameOf),
  ]
}
