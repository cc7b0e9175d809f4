import * as contract from '@vagu/core/requisite-plan/contract'
import type { RequisitePlanYear } from '@vagu/core/requisite-plan/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { requireFields } from '../fields/store.ts'
import { read, type Route, write } from '../http/call.ts'
import { makeJobsOf } from './make-jobs.ts'
import { readRequisitePlan } from './read.ts'
import { addPlan, addPlans, changePlan, changeTemplate, deletePlans, restorePlans } from './store.ts'

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
  write(contract.changeCropTemplate, ({ tx, actor, body }) => changeTemplate(tx, actor, body)),
  write(contract.makeJobsOfPlans, ({ tx, actor, body }) => makeJobsOf(tx, actor, body)),
]
