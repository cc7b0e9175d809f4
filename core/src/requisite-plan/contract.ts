import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { YearInPath } from '../time/schema.ts'
import {
  AddedPlans,
  MadePlanJobs,
  PlanBatch,
  PlanIds,
  PlanJobsWish,
  RequisitePlan,
  RequisitePlanChange,
  RequisitePlanDraft,
  RequisitePlanYear,
  SavedTemplate,
  TemplateChange,
} from './schema.ts'

const params = z.object({ id: Id })

export const getRequisitePlan = endpoint('GET', '/requisite-plans/{year}', {
  summary:
    'The requisite plan of a crop year, of every field or of one: what is to be used where, how much of it jobs have done, and the templates of crops',
  params: z.object({ year: YearInPath }),
  query: z.object({ fieldId: Id.optional() }),
  refuses: ['notFound'],
  reply: RequisitePlanYear,
})
export const addRequisitePlan = endpoint('POST', '/requisite-plans', {
  summary: 'Adds a line to the requisite plan: a material on a field in a crop year',
  writes: ['requisitePlans'],
  body: RequisitePlanDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: RequisitePlan,
})
export const addRequisitePlans = endpoint('POST', '/requisite-plans/batch', {
  summary:
    'Adds many lines to the requisite plan, all or none but those whose material the farm has deleted: these are left out and named; again is the same',
  writes: ['requisitePlans'],
  body: PlanBatch,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: AddedPlans,
})
export const changeRequisitePlan = endpoint('PUT', '/requisite-plans/{id}', {
  summary: 'Changes a line of the requisite plan; jobs that were made of it stay linked',
  writes: ['requisitePlans'],
  params,
  body: RequisitePlanChange,
  refuses: ['conflict'],
  reply: RequisitePlan,
})
export const deleteRequisitePlan = endpoint('DELETE', '/requisite-plans/{id}', {
  summary: 'Deletes a line of the requisite plan; jobs that were made of it stay',
  writes: ['requisitePlans'],
  params,
  reply: Nothing,
})
export const deleteRequisitePlans = endpoint('POST', '/requisite-plans/batch/delete', {
  summary: 'Deletes many lines of the requisite plan, all or none',
  writes: ['requisitePlans'],
  body: PlanIds,
  refuses: ['notFound'],
  reply: Nothing,
})
export const restoreRequisitePlans = endpoint('POST', '/requisite-plans/batch/restore', {
  summary: 'Brings deleted lines of the requisite plan back, all or none',
  writes: ['requisitePlans'],
  body: PlanIds,
  refuses: ['notFound'],
  reply: z.array(RequisitePlan),
})
export const changeCropTemplate = endpoint('PUT', '/requisite-templates', {
  summary:
    'Replaces the template of a crop; one without lines is none. A 409 brings the stored one that somebody else has changed; new lines of deleted materials are left out and named',
  writes: ['requisitePlans'],
  body: TemplateChange,
  refuses: ['notFound', 'conflict'],
  reply: SavedTemplate,
})
export const makeJobsOfPlans = endpoint('POST', '/requisite-plans/jobs', {
  summary:
    'Makes planned jobs of lines, one for each use that no job and no fertilizer plan stands for; all or none. A request sent twice makes each job once',
  writes: ['requisitePlans', 'jobs'],
  body: PlanJobsWish,
  isLong: true,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: MadePlanJobs,
})

export const listDeletedRequisitePlans = deletedOf(
  '/requisite-plans/lines',
  'lines of the requisite plan',
  DeletedRecord.extend({ year: z.number(), fieldName: z.string(), amount: z.number(), unit: z.string() }),
)
export const listRequisitePlanVersions = versionsOf(
  '/requisite-plans',
  'line of the requisite plan',
  versionOf(RequisitePlan),
)
export const restoreRequisitePlanVersion = restoreVersionOf(
  '/requisite-plans',
  'line of the requisite plan',
  { record: RequisitePlan, writes: ['requisitePlans'] },
)
