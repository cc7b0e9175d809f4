import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Instant } from '../time/schema.ts'
import {
  PaidMark,
  PaidPeriod,
  PaidPeriodReceipt,
  WorkTime,
  WorkTimeChange,
  WorkTimeDraft,
  WorkTimeQuery,
  WorkTimeStatus,
} from './schema.ts'

const params = z.object({ id: Id })

export const listWorkTimes = endpoint('GET', '/work-times', {
  summary: 'Hours worked, by year and worker, the oldest first; a worker reads his own alone',
  query: WorkTimeQuery,
  reply: z.array(WorkTime),
})
export const getLastWorkTime = endpoint('GET', '/work-times/last-added', {
  summary: 'The entry that was added last, of a worker where one is named; null without any',
  query: z.object({ workerId: Id.optional() }),
  reply: WorkTime.nullable(),
})
export const addWorkTime = endpoint('POST', '/work-times', {
  summary: "Adds hours worked, with the worker's rate of now; a worker adds his own alone",
  needs: 'enter',
  writes: ['workTimes'],
  body: WorkTimeDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: WorkTime,
})
export const changeWorkTime = endpoint('PUT', '/work-times/{id}', {
  summary: 'Changes an entry that is not paid; it keeps its rate',
  needs: 'enter',
  writes: ['workTimes'],
  params,
  body: WorkTimeChange,
  refuses: ['conflict', 'paid'],
  reply: WorkTime,
})
export const deleteWorkTime = endpoint('DELETE', '/work-times/{id}', {
  summary: 'Deletes an entry that is not paid; it can be restored. With `updatedAt` only what was seen',
  needs: 'enter',
  writes: ['workTimes'],
  params,
  query: z.object({ updatedAt: Instant.optional() }),
  refuses: ['conflict', 'paid'],
  reply: Nothing,
})
export const restoreWorkTime = endpoint('POST', '/work-times/{id}/restore', {
  summary: 'Brings a deleted entry back; a worker what he deleted himself',
  needs: 'enter',
  writes: ['workTimes'],
  params,
  reply: WorkTime,
})
export const toggleWorkTimePaid = endpoint('POST', '/work-times/{id}/toggle-paid', {
  summary: 'Marks an entry as paid, or takes the mark back: as `status` says, without it the other way round',
  writes: ['workTimes'],
  params,
  body: PaidMark,
  reply: z.object({ newStatus: WorkTimeStatus }),
})
export const payWorkPeriod = endpoint('POST', '/workers/{workerId}/paid-work-period', {
  summary:
    'Marks the unpaid entries of a worker in a period as paid, and tells how many; nothing is left the second time',
  writes: ['workTimes'],
  params: z.object({ workerId: Id }),
  body: PaidPeriod,
  reply: PaidPeriodReceipt,
})

export const listDeletedWorkTimes = deletedOf(
  '/work-times',
  'entries of hours worked',
  DeletedRecord.extend({ workerName: z.string(), minutes: z.int() }),
)
export const listWorkTimeVersions = versionsOf('/work-times', 'entry of hours worked', versionOf(WorkTime))
export const restoreWorkTimeVersion = restoreVersionOf('/work-times', 'entry of hours worked', {
  record: WorkTime,
  writes: ['workTimes'],
  refuses: ['paid'],
})
