import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Worker, WorkerChange, WorkerDraft } from './schema.ts'

const params = z.object({ id: Id })

export const listWorkers = endpoint('GET', '/workers', {
  summary: 'All workers of the account',
  reply: z.array(Worker),
})
export const addWorker = endpoint('POST', '/workers', {
  summary: 'Adds a worker',
  writes: ['workers'],
  body: WorkerDraft,
  refuses: ['idTaken', 'deleted'],
  reply: Worker,
})
export const changeWorker = endpoint('PUT', '/workers/{id}', {
  summary: 'Changes a worker',
  writes: ['workers'],
  params,
  body: WorkerChange,
  refuses: ['conflict'],
  reply: Worker,
})
export const deleteWorker = endpoint('DELETE', '/workers/{id}', {
  summary: 'Deletes a worker; jobs keep his name',
  writes: ['workers'],
  params,
  reply: Nothing,
})
export const restoreWorker = endpoint('POST', '/workers/{id}/restore', {
  summary: 'Brings a deleted worker back',
  writes: ['workers'],
  params,
  reply: Worker,
})

export const listDeletedWorkers = deletedOf('/workers', 'workers', DeletedRecord)
export const listWorkerVersions = versionsOf('/workers', 'worker', versionOf(Worker))
export const restoreWorkerVersion = restoreVersionOf('/workers', 'worker', {
  record: Worker,
  writes: ['workers'],
})
