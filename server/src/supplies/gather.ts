/** Needs of a farm in a crop year, field by field: jobs, the fertilization plan and the requisite plan, counted once. */
import { timeframeOf } from '@vagu/core/fertilization-plan/rules'
import { areaOfYear, isInUse, nameOfYear } from '@vagu/core/fields/rules'
import { MaterialType } from '@vagu/core/materials/schema'
import type { FieldToPlan, OrphanedLines, RequisitePlan } from '@vagu/core/requisite-plan/schema'
import { countField, type Coverage, type Need, type UseInJob } from '@vagu/core/supplies/needs'
import { baseUnitOf, partsOf, partsOfUse } from '@vagu/core/supplies/quantities'
import { widestSeason } from '@vagu/core/time/season'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { type FieldOfPlan, readFieldsOfPlan } from '../fields/of-plan.ts'
import { orphanedFields } from '../fertilization-plan/orphans.ts'
import { readCrops, readPlans } from '../fertilization-plan/read.ts'
import { planOf, REQUISITE_PLANS } from '../requisite-plan/stored.ts'

const lineRows = prepared((db, { accountId, year }: { accountId: string; year: number }) =>
  db
    .selectFrom('requisite_plan')
    .select(['id', 'document', 'document_version', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('year', '=', year)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
)

const materialRows = prepared(
  (db, { accountId, year, from, to }: { accountId: string; year: number; from: string; to: string }) =>
    db
      .selectFrom('job_material')
      .select([
        'job_id',
        'field_id',
        'day',
        'status',
        'kind',
        'name',
        'requisite_id',
        'is_dressing',
        'amount',
        'unit',
        'total_amount',
        'total_unit',
        'area',
      ])
      .where('account_id', '=', accountId)
      .where('crop_year', '=', year)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('job_id')
      .orderBy('place')
      .orderBy('is_dressing'),
)
type MaterialRow = Awaited<ReturnType<typeof materialRows>>[number]

/** A dressing is so much per tonne of seed: its amount in all stands beside it. */
function partsIn(row: MaterialRow): number | null {
  if (row.is_dressing === 0) return partsOfUse(row)
  const unit = baseUnitOf(row.total_unit)
  return unit === undefined || row.total_amount === null ? null : partsOf(row.total_amount, unit)
}

function useOf(row: MaterialRow): UseInJob {
  const isPlanned = row.status === 'PLANNED' || row.status === 'DRAFT'
  const parts = partsIn(row)
  return {
    jobId: row.job_id,
    fieldId: row.field_id,
    day: row.day,
    isPlanned,
    timeframe: row.status === 'PLANNED' ? null : timeframeOf(row.day),
    type: MaterialType.parse(row.kind),
    name: row.name,
    requisiteId: row.requisite_id,
    parts,
    unit: parts === null ? undefined : baseUnitOf(row.is_dressing === 0 ? row.unit : row.total_unit),
    area: row.area,
  }
}

/** Fields of the farm beside those that are one in a crop year. */
interface Land {
  readonly all: readonly FieldOfPlan[]
  readonly inUse: readonly FieldOfPlan[]
}

export interface Gathered {
  /** In the order of the farm. */
  readonly fields: readonly FieldToPlan[]
  readonly lines: readonly RequisitePlan[]
  readonly needs: readonly Need[]
  /** By the lines' ids. */
  readonly coverage: ReadonlyMap<string, Coverage>
  readonly orphans: readonly OrphanedLines[]
  /** Fertilization plans of fields that are none in the year any more. */
  readonly orphanedPlans: number
  readonly hasFertilizationPlan: boolean
}

async function readLand(db: Reader, actor: Actor, year: number): Promise<Land> {
  const all = await readFieldsOfPlan(db, actor.accountId)
  return { all, inUse: all.filter((field) => isInUse(field, year)) }
}

async function orphansOf(
  db: Reader,
  actor: Actor,
  of: {
    readonly land: Land
    readonly lines: readonly RequisitePlan[]
    readonly coverage: ReadonlyMap<string, Coverage>
    readonly year: number
  },
): Promise<OrphanedLines[]> {
  const { land, lines, coverage, year } = of
  const byField = Map.groupBy(lines, ({ fieldId }) => fieldId)
  const byId = new Map(land.all.map((field) => [field._id, field]))
  const fieldIds = [...byField.keys()]
  const orphaned = await orphanedFields(db, actor.accountId, { ...land, fieldIds })
  return orphaned.map((orphan) => {
    const field = byId.get(orphan.fieldId)
    const plans = (byField.get(orphan.fieldId) ?? []).map((plan) => ({
      ...plan,
      timesDone: coverage.get(plan._id)?.done ?? 0,
    }))
    return { ...orphan, area: field ? areaOfYear(field, year) : 0, plans }
  })
}

/** Needs of a crop year; of jobs on fields that are none in it any more too, for they were done. */
export async function gather(db: Reader, actor: Actor, year: number): Promise<Gathered> {
  const { accountId } = actor
  const land = await readLand(db, actor, year)
  const { cropOf } = await readCrops(db, actor)
  const plans = await readPlans(db, { accountId, year })
  const lines = (await lineRows(db, { accountId, year }))
    .filter(REQUISITE_PLANS.stored.isReadable)
    .map(planOf)
  const { start: from, end: to } = widestSeason(year)
  const uses = (await materialRows(db, { accountId, year, from, to })).map(useOf)
  const [usesOf, linesOf] = [
    Map.groupBy(uses, ({ fieldId }) => fieldId),
    Map.groupBy(lines, ({ fieldId }) => fieldId),
  ]
  const fields = land.inUse.map((field) => ({
    fieldId: field._id,
    fieldName: nameOfYear(field, year),
    area: areaOfYear(field, year),
    crop: cropOf(field, year),
  }))
  const counted = fields.map(({ fieldId, area }) =>
    countField({
      fieldId,
      area,
      uses: usesOf.get(fieldId) ?? [],
      applications: plans.get(fieldId)?.fertilizations ?? [],
      lines: linesOf.get(fieldId) ?? [],
    }),
  )
  const living = new Set(fields.map(({ fieldId }) => fieldId))
  const planned = [...plans.values()].filter(({ fertilizations }) => fertilizations.length > 0)
  // on a field that is none any more only what jobs use is needed; its lines wait for the farmer
  const elsewhere = [...usesOf].flatMap(([fieldId, own]) =>
    living.has(fieldId)
      ? []
      : [countField({ fieldId, area: 0, uses: own, applications: [], lines: linesOf.get(fieldId) ?? [] })],
  )
  const left = new Map(elsewhere.flatMap(({ coverage }) => [...coverage]))
  const used = elsewhere.flatMap(({ needs }) => needs.filter(({ source }) => source === 'job'))
  return {
    fields,
    lines: lines.filter(({ fieldId }) => living.has(fieldId)),
    needs: [...counted.flatMap(({ needs }) => needs), ...used],
    coverage: new Map(counted.flatMap(({ coverage }) => [...coverage])),
    orphans: await orphansOf(db, actor, { land, lines, coverage: left, year }),
    orphanedPlans: planned.filter(({ fieldId }) => !living.has(fieldId)).length,
    hasFertilizationPlan: planned.length > 0,
  }
}
