import * as contract from '@vagu/core/workers/contract'
import { addNamed, changeNamed, deleteNamed, listNamed, restoreNamed } from '../db/named.ts'
import { read, type Route, write } from '../http/call.ts'

const table = 'worker'

export const workerRoutes: readonly Route[] = [
  read(contract.listWorkers, ({ db, who }) => listNamed(db, who, table)),
  write(contract.addWorker, ({ tx, who, body }) => addNamed(tx, who, { table, draft: body })),
  write(contract.changeWorker, ({ tx, who, params, body }) =>
    changeNamed(tx, who, { table, id: params.id, change: body }),
  ),
  write(contract.deleteWorker, ({ tx, who, params }) =>
    deleteNamed(tx, who, { table, id: params.id }).then(() => undefined),
  ),
  write(contract.restoreWorker, ({ tx, who, params }) => restoreNamed(tx, who, { table, id: params.id })),
]
