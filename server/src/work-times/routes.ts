import * as contract from '@vagu/core/work-times/contract'
import { read, type Route, write } from '../http/call.ts'
import { listDeletedTimes, listTimeVersions, restoreTimeVersion } from './history.ts'
import { seenBy } from './own.ts'
import { payPeriod, togglePaid } from './paying.ts'
import { readLastAdded, workTimesText } from './read.ts'
import { addWorkTime, changeWorkTime, deleteWorkTime, restoreWorkTime } from './store.ts'

export const workTimeRoutes: readonly Route[] = [
  read(contract.listWorkTimes, async ({ db, actor, session: { role }, query }) =>
    workTimesText(db, actor, { query, seen: await seenBy(db, { actor, role }) }),
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
  write(contract.deleteWorkTime, ({ tx, actor, session: { role }, params, query: { updatedAt: seen } }) =>
    deleteWorkTime(tx, { actor, role }, { id: params.id, seen }),
  ),
  write(contract.restoreWorkTime, ({ tx, actor, session: { role }, params }) =>
    restoreWorkTime(tx, { actor, role }, params.id),
  ),
  read(contract.listDeletedWorkTimes, ({ db, actor, session: { role }, query }) =>
    listDeletedTimes(db, { actor, role }, query),
  ),
  read(contract.listWorkTimeVersions, ({ db, actor, session: { role }, params }) =>
    listTimeVersions(db, { actor, role }, params.id),
  ),
  write(contract.restoreWorkTimeVersion, ({ tx, actor, session: { role }, params }) =>
    restoreTimeVersion(tx, { actor, role }, params),
  ),
  write(contract.toggleWorkTimePaid, ({ tx, actor, params, body }) =>
    togglePaid(tx, actor, { id: params.id, wanted: body?.status }),
  ),
  write(contract.payWorkPeriod, ({ tx, actor, params, body }) =>
    payPeriod(tx, actor, { workerId: params.workerId, period: body }),
  ),
]
