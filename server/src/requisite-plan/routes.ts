import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/requisite-plan/contract'
import { RequisitePlan, type RequisitePlanYear } from '@vagu/core/requisite-plan/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { requireFields } from '../fields/store.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import { versionsHandler } from '../history/named-handlers.ts'
import { restoreNamedVersion } from '../history/named-versions.ts'
import { read, type Route, write } from '../http/call.ts'
import { fieldNames } from '../soil-samples/field-names.ts'
import { makeJobsOf } from './make-jobs.ts'
import { readRequisitePlan } from './read.ts'
import { addPlan, addPlans, changePlan, changeTemplate, deletePlans, restorePlans } from './store.ts'
import { REQUISITE_PLANS as kind } from './stored.ts'

const unchanged = new Unchanged<RequisitePlanYear>()

export const requisitePlanRoutes: readonly Route[] = [
  read(
    contract.getRequisitePlan,
    async ({ db, actor, params: { year }, query: { fieldId }, ports: { engine } }) => {
      if (fieldId !== undefined) await requireFields(db, actor, [fieldId])
      return unchanged.ask({
        db,
        engine,
        accountId: actor.accountId,
        key: `${year} ${fieldId ?? ''} ${dayInTallinn(actor.now)} ${actor.userId}`,
        answer: () => readRequisitePlan(db, actor, { year, fieldId }),
      })
    },
  ),
  write(contract.addRequisitePlan, ({ tx, actor, body }) => addPlan(tx, actor, body)),
  write(contract.addRequisitePlans, ({ tx, actor, body }) => addPlans(tx, actor, body.plans)),
  write(contract.changeRequisitePlan, ({ tx, actor, params, body }) => {
    const { updatedAt: seen, _id: _own, ...content } = body
    return changePlan(tx, actor, { id: params.id, content, seen })
  }),
  write(contract.deleteRequisitePlan, ({ tx, actor, params }) => deletePlans(tx, actor, [params.id])),
  write(contract.deleteRequisitePlans, ({ tx, actor, body }) => deletePlans(tx, actor, body.ids)),
  write(contract.restoreRequisitePlans, ({ tx, actor, body }) => restorePlans(tx, actor, body.ids)),
  read(contract.listDeletedRequisitePlans, async ({ db, actor, query }) => {
    const names = await fieldNames(db, actor)
    return listDeletedNamed(db, actor, {
      kind,
      after: query,
      factsOf: ({ year, fieldId, amount, unit }) => ({
        year,
        fieldName: names.get(fieldId) ?? '',
        amount,
        unit,
      }),
    })
  }),
  read(contract.listRequisitePlanVersions, versionsHandler(kind, versionOf(RequisitePlan))),
  write(contract.restoreRequisitePlanVersion, ({ tx, actor, params: by }) =>
    restoreNamedVersion(tx, actor, {
      kind,
      by,
      change: (later, { userId: _user, ...content }) =>
        changePlan(tx, later, { id: by.id, content, seen: undefined }),
    }),
  ),
  write(contract.changeCropTemplate, ({ tx, actor, body }) => changeTemplate(tx, actor, body)),
  write(contract.makeJobsOfPlans, ({ tx, actor, body }) => makeJobsOf(tx, actor, body)),
]
