import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Day, YearInPath } from '../time/schema.ts'
import { Job, JobChange, JobDraft, MAX_JOBS_SAVED } from './schema.ts'

const params = z.object({ id: Id })

export const addJob = endpoint('POST', '/job-events', {
  summary: 'Records a job on one field',
  needs: 'enter',
  writes: ['jobs'],
  body: JobDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: Job,
})
export const addJobs = endpoint('POST', '/job-events/batch', {
  summary: 'Records a job on several fields, all or none',
  needs: 'enter',
  writes: ['jobs'],
  body: z.array(JobDraft).min(1, 'required').max(MAX_JOBS_SAVED, 'tooLarge'),
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: z.array(Job),
})
export const changeJob = endpoint('PUT', '/job-events/{id}', {
  summary: 'Changes a job; 409 with the stored one when `updatedAt` is older',
  needs: 'enter',
  writes: ['jobs'],
  params,
  body: JobChange,
  refuses: ['conflict'],
  reply: Job,
})
export const deleteJob = endpoint('DELETE', '/job-events/{id}', {
  summary: 'Deletes a job; it can be restored',
  needs: 'enter',
  writes: ['jobs'],
  params,
  reply: Nothing,
})
export const restoreJob = endpoint('POST', '/job-events/{id}/restore', {
  summary: 'Brings a deleted job back',
  needs: 'enter',
  writes: ['jobs'],
  params,
  reply: Job,
})
export const getJob = endpoint('GET', '/job-events/{id}', {
  summary: 'One job',
  params,
  reply: Job,
})
export const listLastAdded = endpoint('GET', '/job-events/lastAdded', {
  summary: 'The 30 jobs added last, newest first',
  reply: z.array(Job),
})
export const listFieldJobs = endpoint('GET', '/fields/{fieldId}/{year}/events', {
  summary: "A field's jobs of one crop year, newest first, with the days on which its season starts and ends",
  params: z.object({ fieldId: Id, year: YearInPath }),
  reply: z.object({ jobEvents: z.array(Job), seasonStart: Day, seasonEnd: Day }),
})
