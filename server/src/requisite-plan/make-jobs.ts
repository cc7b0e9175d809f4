/** Planned jobs that are made of lines of the requisite plan: one for each use that nothing stands for yet. */
import { AppError, type FieldError } from '@vagu/core/errors'
import { jobOfLine } from '@vagu/core/requisite-plan/job'
import type { MadePlanJobs, PlanJobsWish, RequisitePlan } from '@vagu/core/requisite-plan/schema'
import type { JobDraft } from '@vagu/core/jobs/schema'
import { MAX_PLANNED_LINES, typeOfPlan } from '@vagu/core/requisite-plan/schema'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import { changeRecords } from '../db/records.ts'
import type { Tables, Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { addJobs } from '../jobs/store.ts'
import { REQUISITES } from '../materials/stored.ts'
import { gather } from '../supplies/gather.ts'
import { columnsOfPlan, requirePlans } from './store.ts'
import { planOf, REQUISITE_PLANS } from './stored.ts'

interface Making {
  readonly row: Tables['requisite_plan']
  readonly plan: RequisitePlan
  /** Jobs that stand for it already. */
  readonly before: readonly string[]
  readonly drafts: readonly (JobDraft & { readonly _id: string })[]
  readonly path: string
}

/** Facts that jobs are made with. */
async function readFacts(tx: Writer, actor: Actor, year: number) {
  const { fields, coverage } = await gather(tx, actor, year)
  const materials = await listNamed(tx, actor, REQUISITES)
  return {
    coverage,
    areaOf: new Map(fields.map(({ fieldId, area }) => [fieldId, area])),
    materialOf: new Map(materials.map((material) => [material._id, material])),
  }
}

type Facts = Awaited<ReturnType<typeof readFacts>>

interface Wanted {
  readonly row: Making['row']
  readonly jobIds: readonly string[]
  readonly worker: string | null
  /** Place of the line in the request. */
  readonly path: string
}

function makingOf(
  { row, jobIds, worker, path }: Wanted,
  { coverage, areaOf, materialOf }: Facts,
  newId: () => string,
): Making {
  const plan = planOf(row)
  const area = areaOf.get(plan.fieldId)
  if (area === undefined) throw new AppError('notFound')
  const material = plan.requisiteId === null ? undefined : materialOf.get(plan.requisiteId)
  if (material === undefined && typeOfPlan(plan.type) !== 'material')
    throw new AppError('invalid', { fields: [fieldError(`${path}.planId`, 'unknownMaterial')] })
  const { covered = 0, jobIds: before = [] } = coverage.get(plan._id) ?? {}
  const drafts = Array.from({ length: plan.times - covered }, (_, at) => ({
    ...jobOfLine(plan, { area, material, worker }),
    _id: jobIds[at] ?? newId(),
  }))
  return { row, plan, before, drafts, path }
}

async function link(tx: Writer, actor: Actor, made: readonly Making[]): Promise<void> {
  const changes = made.flatMap(({ row, drafts }) => {
    if (drafts.length === 0) return []
    const document = REQUISITE_PLANS.stored.read(row)
    const jobEventIds = [...document.jobEventIds, ...drafts.map(({ _id }) => _id)]
    return [{ row, columns: columnsOfPlan({ ...document, jobEventIds }) }]
  })
  await changeRecords(tx, actor, { table: 'requisite_plan', noun: 'requisite_plan', changes })
}

/** A wrong place of a job as one of the request: who sprays stands there once. */
function placeIn(made: readonly Making[], error: FieldError): FieldError {
  const [at = '', ...rest] = error.path.split('.')
  const paths = made.flatMap(({ path, drafts }) => drafts.map(() => path))
  const inJob = rest.join('.')
  return { ...error, path: inJob === 'worker' ? inJob : `${paths[Number(at)] ?? ''}.${inJob}` }
}

async function addMade(tx: Writer, actor: Actor, made: readonly Making[]): Promise<void> {
  const drafts = made.flatMap((each) => each.drafts)
  if (drafts.length === 0) return
  try {
    await addJobs(tx, actor, { drafts, form: 'batch' })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const fields = error.fields.map((each) => placeIn(made, each))
    const ofOnePlace = new Map(fields.map((each) => [each.path, each]))
    throw new AppError('invalid', { fields: [...ofOnePlace.values()] })
  }
}

/** Makes planned jobs of lines, all or none, and links them. */
export async function makeJobsOf(
  tx: Writer,
  actor: Actor,
  { year, plans, worker = null }: PlanJobsWish,
): Promise<MadePlanJobs> {
  const rows = await requirePlans(
    tx,
    actor,
    plans.map(({ planId }) => planId),
  )
  if (rows.some((row) => row.year !== year)) throw new AppError('notFound')
  await requireFields(
    tx,
    actor,
    rows.map((row) => row.field_id),
  )
  const facts = await readFacts(tx, actor, year)
  const made = rows.map((row, at) =>
    makingOf({ row, jobIds: plans[at]?.jobIds ?? [], worker, path: `plans.${at}` }, facts, actor.newId),
  )
  const count = made.reduce((sum, { drafts }) => sum + drafts.length, 0)
  if (count > MAX_PLANNED_LINES)
    throw new AppError('invalid', { fields: [fieldError('plans', 'tooManyJobs')] })
  await addMade(tx, actor, made)
  await link(tx, actor, made)
  return {
    jobs: made.flatMap(({ plan, before, drafts: own }) => [
      ...before.map((jobId) => ({ planId: plan._id, jobId, isNew: false })),
      ...own.map(({ _id: jobId }) => ({ planId: plan._id, jobId, isNew: true })),
    ]),
  }
}
