/** The requisite plan of a crop year as it is answered. */
import { measureOf, baseUnitOf } from '@vagu/core/supplies/quantities'
import { endingOf } from '@vagu/core/supplies/authorisation'
import type { Material } from '@vagu/core/materials/schema'
import type {
  CropTemplate,
  FieldToPlan,
  LineMark,
  PlannedLine,
  RequisitePlan,
  RequisitePlanYear,
} from '@vagu/core/requisite-plan/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { REQUISITES } from '../materials/stored.ts'
import { gather } from '../supplies/gather.ts'
import { lastDays } from '../supplies/last-days.ts'
import { storedTemplates } from './stored.ts'

const templateRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('requisite_template')
    .select(['crop', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('crop'),
)

/** Templates by crop, without those that were emptied. */
export async function readTemplates(db: Reader, actor: Actor): Promise<CropTemplate[]> {
  const rows = await templateRows(db, { accountId: actor.accountId })
  return rows
    .filter(storedTemplates.isReadable)
    .map((row) => ({ crop: row.crop, ...storedTemplates.read(row), updatedAt: row.updated_at }))
    .filter(({ lines }) => lines.length > 0)
}

const measureIn = (unit: string | null) => {
  const base = baseUnitOf(unit)
  return base === undefined ? undefined : measureOf(base)
}

interface Beside {
  readonly field: FieldToPlan | undefined
  readonly material: Material | undefined
  readonly ending: LineMark | null
}

function marksOf(plan: RequisitePlan, { field, material, ending }: Beside): LineMark[] {
  const [own, planned] = [measureIn(material?.unit ?? null), measureIn(plan.unit)]
  const marks: readonly [LineMark, boolean][] = [
    ['cropChanged', plan.crop !== null && field !== undefined && field.crop !== plan.crop],
    ['notInRegister', material === undefined],
    ['areaAbove', plan.area !== null && field !== undefined && plan.area > field.area],
    ['otherUnit', own !== undefined && own !== planned],
  ]
  return [...(ending === null ? [] : [ending]), ...marks.flatMap(([mark, is]) => (is ? [mark] : []))]
}

interface Wanted {
  readonly year: number
  readonly fieldId?: string | undefined
}

/** The plan of a crop year, of one field or of all. */
export async function readRequisitePlan(
  db: Reader,
  actor: Actor,
  { year, fieldId }: Wanted,
): Promise<RequisitePlanYear> {
  const { fields, lines, coverage, orphans } = await gather(db, actor, year)
  const materials = await listNamed(db, actor, REQUISITES)
  const untilOf = await lastDays(db, materials)
  const byId = new Map(materials.map((material) => [material._id, material]))
  const fieldOf = new Map(fields.map((field) => [field.fieldId, field]))
  const today = dayInTallinn(actor.now)
  const is = (of: { readonly fieldId: string }) => fieldId === undefined || of.fieldId === fieldId
  const plannedLine = (plan: RequisitePlan): PlannedLine => {
    const material = plan.requisiteId === null ? undefined : byId.get(plan.requisiteId)
    const usableUntil = material === undefined ? null : untilOf(material)
    const { covered = 0, done = 0, jobIds = [] } = coverage.get(plan._id) ?? {}
    // What is done may not be used any more: it was.
    const isOpen = done < plan.times
    const ending = isOpen ? endingOf(usableUntil, { timeframe: plan.timeframe, year, today }) : null
    return {
      ...plan,
      name: material?.name ?? plan.name,
      jobEventIds: [...new Set(jobIds)],
      marks: marksOf(plan, { field: fieldOf.get(plan.fieldId), material, ending }),
      usableUntil,
      timesDone: done,
      timesCovered: covered,
    }
  }
  return {
    userId: actor.userId,
    year,
    fields: fields.filter(is),
    plans: lines.filter(is).map(plannedLine),
    orphans: orphans.filter(is),
    templates: await readTemplates(db, actor),
  }
}
