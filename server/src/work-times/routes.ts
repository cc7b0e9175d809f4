import * as contract from '@vagu/core/work-times/contract'
import { read, type Route, write } from '../http/call.ts'
import { seenBy } from './own.ts'
import { payPeriod, togglePaid } from './paying.ts'
import { listWorkTimes, readLastAdded } from './read.ts'
import { addWorkTime, changeWorkTime, deleteWorkTime, restoreWorkTime } from './store.ts'

export const workTimeRoutes: readonly Route[] = [
  read(contract.listWorkTimes, async ({ db, actor, session: { role }, query }) =>
    listWorkTimes(db, actor, { query, seen: await seenBy(db, { actor, role }) }),
  ),
  read(contract.getLastWorkTime, async ({ db, actor, session: { role }, query }) =>
    readLastAdded(db, actor, { workerId: query.workerId, seen: await seenBy(db, { actor, role }) }),
  ),
  write(contract.addWorkTime, ({ tx, actor, session: { role }, body }) =>
    addWorkTime(tx, { actor, role }, body),
  ),
  write(contract.changeWorkTime, ({ tx, actor, session: { role }, params, body }) =>
    changeWorkTime(tx, { actor, role }, { id: params.id, change: body }),
  ),
  write(contract.deleteWorkTime, ({ tx, actor, session: { role }, params }) =>
    deleteWorkTime(tx, { actor, role }, params.id),
  ),
  write(contract.restoreWorkTime, ({ tx, actor, session: { role }, params }) =>
    restoreWorkTime(tx, { actor, role }, params.id),
  ),
  write(contract.toggleWorkTimePaid, ({ tx, actor, params }) => togglePaid(tx, actor, params.id)),
  write(contract.payWorkPeriod, ({ tx, actor, params, body }) =>
    payPeriod(tx, actor, { workerId: params.workerId, period: body }),
  ),
]
