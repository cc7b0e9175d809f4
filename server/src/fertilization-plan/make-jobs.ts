/** Planned jobs that are made of applications; one that has a job keeps it. */
import { AppError } from '@vagu/core/errors'
import { NO_FIELD_PLAN, reckonField } from '@vagu/core/fertilization-plan/field-plan'
import { jobOf } from '@vagu/core/fertilization-plan/job'
import type { Application, FieldPlan, PlannedField } from '@vagu/core/fertilization-plan/schema'
import type { JobsWish, MadeJobs, WantedJob } from '@vagu/core/fertilization-plan/wire'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { addJobs } from '../jobs/store.ts'
import { readPlan, readPlans } from './read.ts'
import { writePlans } from './store.ts'

type MadeJob = MadeJobs['jobs'][number]

/** An application with the job that it has, or is to have. */
interface Making extends MadeJob {
  readonly planned: PlannedField
  readonly application: Application
}

/** Job that stands for an application already, made of it or done instead. */
function jobIdOf({ facts, plan }: PlannedField, application: Application): string | undefined {
  const { applications } = reckonField(facts, plan ?? NO_FIELD_PLAN)
  return applications.find((each) => each.application === application)?.jobIds[0]
}

function makingOf(fields: ReadonlyMap<string, PlannedField>, newId: () => string, wanted: WantedJob): Making {
  const { fieldId, applicationId } = wanted
  const planned = fields.get(fieldId)
  const application = planned?.plan?.fertilizations.find(({ _id }) => _id === applicationId)
  if (!planned || !application) throw new AppError('notFound')
  const before = jobIdOf(planned, application)
  const jobId = before ?? wanted.jobId ?? newId()
  return { fieldId, applicationId, jobId, isNew: before === undefined, planned, application }
}

/** Applications of a stored plan with the jobs that were made of them. */
function linked({ fertilizations }: FieldPlan, made: readonly Making[]): Application[] {
  const jobs = new Map(made.map(({ applicationId, jobId }) => [applicationId, jobId]))
  return fertilizations.map((application) => {
    const jobId = jobs.get(application._id)
    if (jobId === undefined) return application
    return { ...application, jobEventIds: [...application.jobEventIds, jobId] }
  })
}

async function link(
  tx: Writer,
  actor: Actor,
  { year, made }: { readonly year: number; readonly made: readonly Making[] },
): Promise<void> {
  const stored = await readPlans(tx, { accountId: actor.accountId, year })
  const replacements = [...Map.groupBy(made, ({ fieldId }) => fieldId)].flatMap(([fieldId, own]) => {
    const before = stored.get(fieldId)
    if (before === undefined) return []
    const { fieldId: _field, updatedAt: _at, ...content } = before
    const after = { ...content, fertilizations: linked(before, own), userId: actor.userId }
    return [{ fieldId, before, after }]
  })
  await writePlans(tx, actor, { year, replacements })
}

/** Makes planned jobs of applications, all or none, and links them. */
export async function makeJobs(
  tx: Writer,
  actor: Actor,
  { year, applications }: JobsWish,
): Promise<MadeJobs> {
  const fieldIds = new Set(applications.map(({ fieldId }) => fieldId))
  await requireFields(tx, actor, [...fieldIds])
  const { fields } = await readPlan(tx, actor, { year, fieldIds })
  const byId = new Map(fields.map((field) => [field.fieldId, field]))
  const making = applications.map((wanted) => makingOf(byId, actor.newId, wanted))
  const made = making.filter(({ isNew }) => isNew)
  const drafts = made.map(({ jobId, fieldId, application, planned }) => ({
    ...jobOf(application, { fieldId, year, area: planned.facts.area }),
    _id: jobId,
  }))
  if (drafts.length > 0) await addJobs(tx, actor, { drafts, form: 'batch' })
  await link(tx, actor, { year, made })
  return {
    jobs: making.map(({ planned: _planned, application: _application, ...job }) => job),
    fields: (await readPlan(tx, actor, { year, fieldIds })).fields,
  }
}
