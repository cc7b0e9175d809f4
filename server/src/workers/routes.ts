import { AppError } from '@vagu/core/errors'
import * as contract from '@vagu/core/workers/contract'
import { checkWorkerEdit } from '@vagu/core/workers/rules'
import type { Worker } from '@vagu/core/workers/schema'
import { addNamed, changeNamed, deleteNamed, listNamed, restoreNamed } from '../db/named.ts'
import { read, type Route, write } from '../http/call.ts'

const table = 'worker'

type Facts = Omit<Worker, '_id' | 'updatedAt'>

async function requireSound(before: Facts, after: Facts): Promise<void> {
  const fields = checkWorkerEdit(before, after)
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export const workerRoutes: readonly Route[] = [
  read(contract.listWorkers, ({ db, who }) => listNamed(db, who, table)),
  write(contract.addWorker, ({ tx, who, body }) => addNamed(tx, who, { table, draft: body })),
  write(contract.changeWorker, ({ tx, who, params, body }) =>
    changeNamed(tx, who, {
      table,
      id: params.id,
      change: body,
      judge: (before) => requireSound(before, body),
    }),
  ),
  write(contract.deleteWorker, ({ tx, who, params }) =>
    deleteNamed(tx, who, { table, id: params.id }).then(() => undefined),
  ),
  write(contract.restoreWorker, ({ tx, who, params }) => restoreNamed(tx, who, { table, id: params.id })),
]
