/** The plan of a farm as it is stored, with the fields that it is over. */
import type { PlanFacts, PlannedYears } from '@vagu/core/rotation/plan'
import type { PlannedContent } from '@vagu/core/rotation/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { type FieldOfPlan, readFieldsOfPlan } from '../fields/of-plan.ts'
import { readKsm } from '../settings/read-ksm.ts'
import { keepingRows } from '../db/kept.ts'
import { storedCells } from './stored.ts'

const cellRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('planned_crop')
    .select(['field_id', 'year', 'document', 'document_version'])
    .where('account_id', '=', accountId),
)

/** Plans of a farm's fields by crop year. */
export type Planned = ReadonlyMap<string, PlannedYears>

type CellRow = Awaited<ReturnType<typeof cellRows>>[number]

/** The plans of a farm: the same map as long as all cells say the same. */
const plannedOf = keepingRows({
  isSame: (a: CellRow, b) =>
    a.field_id === b.field_id &&
    a.year === b.year &&
    a.document_version === b.document_version &&
    a.document === b.document,
  read: (rows): Planned => {
    const planned = new Map<string, Map<number, PlannedContent>>()
    for (const row of rows.filter(storedCells.isReadable)) {
      const content = storedCells.read(row)
      const years = planned.get(row.field_id)
      if (years) years.set(row.year, content)
      else planned.set(row.field_id, new Map([[row.year, content]]))
    }
    return planned
  },
})

/** Every cell of the plan that can be read, by field and crop year. */
export const readPlanned = async (db: Reader, accountId: string): Promise<Planned> =>
  plannedOf(accountId, await cellRows(db, { accountId }))

/** The crop that is planned for each field and year. */
export async function readPlannedCrops(
  db: Reader,
  actor: Actor,
): Promise<{ readonly fieldId: string; readonly year: number; readonly crop: string }[]> {
  return [...(await readPlanned(db, actor.accountId))].flatMap(([fieldId, years]) =>
    [...years].flatMap(([year, { crop }]) => (crop === null ? [] : [{ fieldId, year, crop }])),
  )
}

const active = new WeakMap<readonly FieldOfPlan[], readonly FieldOfPlan[]>()

/** The fields in use among those of a farm: the same list for the same list. */
function activeOf(all: readonly FieldOfPlan[]): readonly FieldOfPlan[] {
  const known = active.get(all) ?? all.filter((field) => field.active)
  active.set(all, known)
  return known
}

/** Facts that a plan is made of: fields in use, what is planned on them, and what the farm is asked. */
export async function readPlanFacts(db: Reader, actor: Actor, isHpk7 = false): Promise<PlanFacts> {
  const thisYear = cropYearOf(dayInTallinn(actor.now))
  const { years: ksmYears, isOrganic } = await readKsm(db, actor)
  const fields = activeOf(await readFieldsOfPlan(db, actor.accountId))
  const planned = await readPlanned(db, actor.accountId)
  return { fields, planned, terms: { thisYear, ksmYears, isHpk7 }, isOrganic }
}
