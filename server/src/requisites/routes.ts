import * as contract from '@vagu/core/requisites/contract'
import { deleteNamed, listNamed, restoreNamed } from '../db/named.ts'
import { read, type Route, write } from '../http/call.ts'
import { readOverview } from './overview.ts'
import { refineRequisites } from './refine.ts'
import * as store from './store.ts'
import { listUnsaved, saveUnsaved } from './unsaved.ts'

const table = 'requisite'

export const requisiteRoutes: readonly Route[] = [
  read(contract.listRequisites, ({ db, who }) => listNamed(db, who, table)),
  write(contract.addRequisite, ({ tx, who, body }) => store.addRequisite(tx, who, body)),
  write(contract.changeRequisite, ({ tx, who, params, body }) => {
    const { _id: _unused, ...change } = body
    return store.changeRequisite(tx, who, { id: params.id, change })
  }),
  write(contract.deleteRequisite, ({ tx, who, params }) =>
    deleteNamed(tx, who, { table, id: params.id }).then(() => undefined),
  ),
  write(contract.restoreRequisite, ({ tx, who, params }) => restoreNamed(tx, who, { table, id: params.id })),
  read(contract.getRequisitesOverview, ({ db, who, query }) => readOverview(db, who, query)),
  read(contract.listUnsavedRequisites, ({ db, who }) => listUnsaved(db, who)),
  write(contract.saveUnsavedRequisites, ({ tx, who, body }) => saveUnsaved(tx, who, body)),
  read(contract.refineRequisites, ({ db, who, body }) => refineRequisites(db, who, body)),
]
