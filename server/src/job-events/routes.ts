import * as batches from '@vagu/core/job-events/batch-contract'
import * as contract from '@vagu/core/job-events/contract'
import { read, type Route, write } from '../http/call.ts'
import { listFieldEvents, listLastAdded } from './lists.ts'
import { listJobEvents } from './query.ts'
import * as store from './store.ts'

export const jobEventRoutes: readonly Route[] = [
  write(contract.addJobEvent, ({ tx, who, body }) => store.addJobEvent(tx, who, body)),
  write(contract.addJobEvents, ({ tx, who, body }) =>
    store.addJobEvents(tx, who, { drafts: body, form: 'batch' }),
  ),
  write(contract.changeJobEvent, ({ tx, who, params, body }) =>
    store.changeJobEvent(tx, who, { id: params.id, change: body }),
  ),
  write(contract.deleteJobEvent, ({ tx, who, params }) =>
    store.deleteJobEvent(tx, who, params.id).then(() => undefined),
  ),
  write(contract.restoreJobEvent, ({ tx, who, params }) => store.restoreJobEvent(tx, who, params.id)),
  read(contract.getJobEvent, ({ db, who, params }) => store.getJobEvent(db, who, params.id)),
  read(contract.listLastAdded, ({ db, who }) => listLastAdded(db, who)),
  read(batches.listJobEvents, ({ db, who, query }) => listJobEvents(db, who, query)),
  read(contract.listFieldEvents, ({ db, who, params }) => listFieldEvents(db, who, params)),
]
