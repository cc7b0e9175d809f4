import * as contract from '@vagu/core/fertilization-plan/contract'
import { type PlanChange, PlanDocument, type PlannedField } from '@vagu/core/fertilization-plan/schema'
import { versionOf } from '@vagu/core/history/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { Unchanged } from '../db/unchanged.ts'
import { requireFields } from '../fields/store.ts'
import { requireEver } from '../history/entries.ts'
import { readVersions } from '../history/named-versions.ts'
import { read, type Route, write } from '../http/call.ts'
import { JsonText } from '../http/json-text.ts'
import { makeJobs } from './make-jobs.ts'
import { readPlan } from './read.ts'
import { changePlans, PLAN_NOUN, recordOf } from './store.ts'

const unchanged = new Unchanged<JsonText>()

interface Asked {
  readonly year: number
  readonly fieldId?: string | undefined
}

async function getPlan(db: Reader, actor: Actor, { year, fieldId }: Asked): Promise<JsonText> {
  if (fieldId !== undefined) await requireFields(db, actor, [fieldId])
  const fieldIds = fieldId === undefined ? undefined : new Set([fieldId])
  return new JsonText(JSON.stringify(await readPlan(db, actor, { year, fieldIds })))
}

async function change(tx: Writer, actor: Actor, body: PlanChange): Promise<PlannedField[]> {
  await changePlans(tx, actor, body)
  const fieldIds = new Set(body.fields.map(({ fieldId }) => fieldId))
  return (await readPlan(tx, actor, { year: body.year, fieldIds })).fields
}

export const fertilizationPlanRoutes: readonly Route[] = [
  read(contract.getFertilizationPlan, ({ db, actor, query, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${JSON.stringify(query)} ${dayInTallinn(actor.now)} ${actor.userId}`,
      answer: () => getPlan(db, actor, query),
    }),
  ),
  write(contract.changeFertilizationPlan, ({ tx, actor, body }) => change(tx, actor, body)),
  read(contract.listPlanVersions, async ({ db, actor, params: { year, fieldId } }) => {
    await requireEver(db, actor, { table: 'field', id: fieldId })
    const shape = versionOf(PlanDocument)
    return readVersions(db, actor, { noun: PLAN_NOUN, id: recordOf(year, fieldId), shape })
  }),
  write(contract.makePlannedJobs, ({ tx, actor, body }) => makeJobs(tx, actor, body)),
]
