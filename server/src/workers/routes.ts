import { AppError } from '@vagu/core/errors'
import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/workers/contract'
import { checkWorkerEdit } from '@vagu/core/workers/rules'
import { Worker } from '@vagu/core/workers/schema'
import { addNamed, changeNamed, deleteNamed, listNamed, restoreNamed } from '../db/named.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import { listNamedVersions, restoreNamedVersion } from '../history/named-versions.ts'
import { read, type Route, write } from '../http/call.ts'
import { type WorkerDocument, WORKERS } from './stored.ts'

const kind = WORKERS

async function requireSound(before: WorkerDocument, after: WorkerDocument): Promise<void> {
  const fields = checkWorkerEdit(before, after)
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export const workerRoutes: readonly Route[] = [
  read(contract.listWorkers, ({ db, who }) => listNamed(db, who, kind)),
  write(contract.addWorker, ({ tx, who, body }) => {
    const { _id: _own, ...content } = body
    return addNamed(tx, who, { kind, draft: body, content })
  }),
  write(contract.changeWorker, ({ tx, who, params, body }) => {
    const { updatedAt: seen, ...content } = body
    return changeNamed(tx, who, {
      kind,
      id: params.id,
      content,
      seen,
      judge: (before) => requireSound(before, content),
    })
  }),
  write(contract.deleteWorker, ({ tx, who, params }) =>
    deleteNamed(tx, who, { ...kind, id: params.id }).then(() => undefined),
  ),
  write(contract.restoreWorker, ({ tx, who, params }) => restoreNamed(tx, who, { kind, id: params.id })),
  read(contract.listDeletedWorkers, ({ db, who }) =>
    listDeletedNamed(db, who, { kind, factsOf: () => ({}) }),
  ),
  read(contract.listWorkerVersions, ({ db, who, params }) =>
    listNamedVersions(db, who, { kind, id: params.id, shape: versionOf(Worker) }),
  ),
  write(contract.restoreWorkerVersion, ({ tx, who, params: by }) =>
    restoreNamedVersion(tx, who, {
      kind,
      by,
      change: (later, content) => changeNamed(tx, later, { kind, id: by.id, content, seen: undefined }),
    }),
  ),
]
