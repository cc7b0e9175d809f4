import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { YearInPath } from '../time/schema.ts'
import { FertilizationPlan, PlanChange, PlanDocument, PlannedField, PlanQuery } from './schema.ts'
import { JobsWish, MadeJobs } from './wire.ts'

export const getFertilizationPlan = endpoint('GET', '/fertilization-plans', {
  summary:
    'The fertilization plan of a crop year, of every field or of one: what each needs, what is planned, what jobs have given, and the facts that all of it is calculated from. Kilograms of the element per hectare',
  query: PlanQuery,
  refuses: ['notFound'],
  reply: FertilizationPlan,
})
export const changeFertilizationPlan = endpoint('PUT', '/fertilization-plans', {
  summary:
    'Replaces the plans of the fields that are sent, all or none; others stay. A 409 brings the stored plans of those that somebody else has changed. Answers the fields that were sent',
  writes: ['fertilizationPlans'],
  body: PlanChange,
  refuses: ['notFound', 'conflict'],
  reply: z.array(PlannedField),
})
export const listPlanVersions = endpoint('GET', '/fertilization-plans/{year}/{fieldId}/history', {
  summary:
    "Who changed a field's plan of a crop year, when and how: the last 200 changes, newest first; also of a deleted field. A state is taken again by replacing the plan with it",
  params: z.object({ year: YearInPath, fieldId: Id }),
  reply: z.array(versionOf(PlanDocument)),
})
export const makePlannedJobs = endpoint('POST', '/fertilization-plans/jobs', {
  summary:
    'Makes planned jobs of applications, all or none. One that has a job already keeps it, so that a request sent twice makes each job once',
  writes: ['fertilizationPlans', 'jobs'],
  body: JobsWish,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: MadeJobs,
})
