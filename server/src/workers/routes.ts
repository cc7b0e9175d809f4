import { AppError } from '@vagu/core/errors'
import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/workers/contract'
import { checkWorkerEdit } from '@vagu/core/workers/rules'
import { Worker } from '@vagu/core/workers/schema'
import { addNamed, changeNamed, listNamed } from '../db/named.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import * as named from '../history/named-handlers.ts'
import { read, type Route, write } from '../http/call.ts'
import { type WorkerDocument, WORKERS } from './stored.ts'
import { requireUser } from './user.ts'

const kind = WORKERS

async function assertValid(before: WorkerDocument, after: WorkerDocument): Promise<void> {
  const fields = checkWorkerEdit(before, after)
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export const workerRoutes: readonly Route[] = [
  read(contract.listWorkers, ({ db, actor }) => listNamed(db, actor, kind)),
  write(contract.addWorker, async ({ tx, actor, body }) => {
    const { _id, ...content } = body
    await requireUser(tx, actor, { _id, userId: body.userId })
    return addNamed(tx, actor, { kind, draft: body, content })
  }),
  write(contract.changeWorker, ({ tx, actor, params, body }) => {
    const { updatedAt: seen, ...content } = body
    return changeNamed(tx, actor, {
      kind,
      id: params.id,
      content,
      seen,
      judge: async (before) => {
        if (before.userId !== content.userId)
          await requireUser(tx, actor, { _id: before._id, userId: content.userId })
        await assertValid(before, content)
      },
    })
  }),
  write(contract.deleteWorker, named.deleteHandler(kind)),
  write(contract.restoreWorker, named.restoreHandler(kind)),
  read(contract.listDeletedWorkers, ({ db, actor, query }) =>
    listDeletedNamed(db, actor, { kind, after: query, factsOf: () => ({}) }),
  ),
  read(contract.listWorkerVersions, named.versionsHandler(kind, versionOf(Worker))),
  write(contract.restoreWorkerVersion, named.restoreVersionHandler(kind)),
]
