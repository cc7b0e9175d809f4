/** The plan of a farm as it is stored, with the fields that it is over. */
import { isInUse } from '@vagu/core/fields/rules'
import type { PlanFacts, PlanField } from '@vagu/core/rotation/plan'
import type { PlannedContent } from '@vagu/core/rotation/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { storedFields } from '../fields/stored.ts'
import { inFieldOrder } from '../fields/row-order.ts'
import { readKsm } from '../settings/read-ksm.ts'
import { storedCells } from './stored.ts'

const fieldRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('field')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('active', '=', 1)
    .where('deleted_at', 'is', null)
    .$call(inFieldOrder),
)
const cellRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('planned_crop')
    .select(['field_id', 'year', 'document', 'document_version'])
    .where('account_id', '=', accountId),
)

/** Every cell of the plan that can be read. */
export async function readCells(
  db: Reader,
  accountId: string,
): Promise<{ readonly fieldId: string; readonly year: number; readonly content: PlannedContent }[]> {
  const rows = await cellRows(db, { accountId })
  return rows
    .filter(storedCells.isReadable)
    .map((row) => ({ fieldId: row.field_id, year: row.year, content: storedCells.read(row) }))
}

/** The crop that is planned for each field and year. */
export async function readPlannedCrops(
  db: Reader,
  actor: Actor,
): Promise<{ readonly fieldId: string; readonly year: number; readonly crop: string }[]> {
  return (await readCells(db, actor.accountId)).flatMap(({ fieldId, year, content: { crop } }) =>
    crop === null ? [] : [{ fieldId, year, crop }],
  )
}

async function readFields(db: Reader, accountId: string): Promise<PlanField[]> {
  const rows = await fieldRows(db, { accountId })
  return rows.filter(storedFields.isReadable).map((row) => {
    const { area, yearInfo, firstYear, lastYear } = storedFields.read(row)
    return { _id: row.id, active: true, area, yearInfo, firstYear, lastYear }
  })
}

/** Facts that a plan is made of: fields in use, what is planned on them, and what the farm is asked. */
export async function readPlanFacts(db: Reader, actor: Actor, isHpk7 = false): Promise<PlanFacts> {
  const thisYear = cropYearOf(dayInTallinn(actor.now))
  const { years: ksmYears, isOrganic } = await readKsm(db, actor)
  const fields = await readFields(db, actor.accountId)
  const planned = new Map<string, Map<number, PlannedContent>>()
  for (const { fieldId, year, content } of await readCells(db, actor.accountId)) {
    const years = planned.get(fieldId)
    if (years) years.set(year, content)
    else planned.set(fieldId, new Map([[year, content]]))
  }
  return { fields, planned, terms: { thisYear, ksmYears, isHpk7 }, isOrganic }
}

/** The fields that are one in a year of the plan at least. */
export const livingIn = (facts: PlanFacts, { from, to }: { from: number; to: number }): PlanFacts => ({
  ...facts,
  fields: facts.fields.filter((field) => {
    for (let year = from; year <= to; year += 1) if (isInUse(field, year)) return true
    return false
  }),
})
