/** Lists and changes of several jobs at once, and a job's history. */
import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { DELETED_PAGE, DeletedAfter } from '../history-calls.ts'
import { Id } from '../ids/schema.ts'
import { DeletedJob, JobDatesChange, JobQuery, JobIds, JobVersion } from './lists.ts'
import { Job, JobRewrite, MAX_JOBS_AT_ONCE, MAX_JOBS_SAVED } from './schema.ts'

export const listJobs = endpoint('GET', '/job-events', {
  summary: 'Jobs of a crop year, by status, or entered together; newest first',
  query: JobQuery,
  reply: z.array(Job),
})
export const changeJobDates = endpoint('PUT', '/job-events/batch', {
  summary: 'Changes status, days and machine of several jobs, all or none',
  needs: 'enter',
  writes: ['jobs'],
  body: z.array(JobDatesChange).min(1, 'required').max(MAX_JOBS_AT_ONCE, 'tooLarge'),
  refuses: ['notFound', 'conflict'],
  reply: z.array(Job),
})
export const changeJobs = endpoint('PUT', '/job-events/together', {
  summary:
    'Changes several jobs as wholes, all or none; 409 with the first that is newer than its `updatedAt`',
  needs: 'enter',
  writes: ['jobs'],
  body: z.array(JobRewrite).min(1, 'required').max(MAX_JOBS_SAVED, 'tooLarge'),
  refuses: ['notFound', 'conflict'],
  reply: z.array(Job),
})
export const deleteJobs = endpoint('POST', '/job-events/batch/delete', {
  summary: 'Deletes several jobs; they can be restored',
  needs: 'enter',
  writes: ['jobs'],
  body: JobIds,
  refuses: ['notFound'],
  reply: Nothing,
})
export const restoreJobs = endpoint('POST', '/job-events/batch/restore', {
  summary: 'Brings several deleted jobs back',
  needs: 'enter',
  writes: ['jobs'],
  body: JobIds,
  refuses: ['notFound'],
  reply: z.array(Job),
})
export const listDeletedJobs = endpoint('GET', '/job-events/deleted', {
  summary: `The ${DELETED_PAGE} jobs deleted last, or next before one, whose field is there, the last first`,
  query: DeletedAfter,
  reply: z.array(DeletedJob),
})
export const listJobVersions = endpoint('GET', '/job-events/{id}/history', {
  summary: 'Who changed a job, when and how; also of a deleted job',
  params: z.object({ id: Id }),
  reply: z.array(JobVersion),
})
export const restoreJobVersion = endpoint('POST', '/job-events/{id}/history/{entryId}', {
  summary: 'Makes a job what it became with that change, as a new change',
  needs: 'enter',
  writes: ['jobs'],
  params: z.object({ id: Id, entryId: Id }),
  reply: Job,
})
