/** Changes of stored jobs: as wholes, or of their status and days alone. All or none, and judged once. */
import type { JobEdit } from '@vagu/core/jobs/edit-rules'
import type { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job, JobChange, JobRewrite } from '@vagu/core/jobs/schema'
import type { Products } from '@vagu/core/registers/products'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { followHarvests } from '../fields/follow-harvests.ts'
import { followJobs } from '../soil-samples/of-jobs.ts'
import { storedJobs } from '../job-store/stored.ts'
import { updateJobRows } from '../job-store/write.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { assertBrought, type Form, nameDraft, pathsOf, requireNothingWorse } from './checks.ts'
import { columnsOf, type Document, documentOf, jobOf, withDates } from './record.ts'
import { onEndedFields, requireWithinLives } from './ended-fields.ts'
import { findRegister } from './register.ts'
import { findReferences } from './references.ts'
import { requireDistinct, requireSeen, type Row, touchedBy } from './rows.ts'

interface Work {
  readonly changes: readonly { readonly row: Row; readonly document: Document }[]
  readonly products: Products
  readonly fields: ReadonlyMap<string, Pick<FieldFacts, 'name' | 'yearInfo'>>
}

/** Writes what jobs become; their fields are judged anew as they were and as they are. */
export async function storeChanges(tx: Writer, actor: Actor, work: Work): Promise<Job[]> {
  const { products, fields } = work
  const changes = work.changes.map(({ row, document }) => {
    const seasons = fields.get(document.fieldId)?.yearInfo ?? []
    const { model_of: _sealed, ...columns } = columnsOf(document, { products, seasons })
    return { row, columns }
  })
  const after = await updateJobRows(tx, actor, changes)
  const before = work.changes.map(({ row }) => row)
  const documents = [...before.map(storedJobs.read), ...work.changes.map(({ document }) => document)]
  await recomputeWarnings(tx, actor, touchedBy([...before, ...after], documents))
  await followHarvests(tx, actor, [...before, ...after])
  return after.map((row) => jobOf(row, fields.get(row.field_id)?.name ?? ''))
}

interface Edits extends Work {
  readonly fields: ReadonlyMap<string, FieldFacts>
  readonly pathOf: (place: number, path: string) => string
}

/** Writes what a farmer made of jobs; the soil samples that they brought follow them. */
async function storeEdits(tx: Writer, actor: Actor, work: Edits): Promise<Job[]> {
  const written = work.changes.map(({ row: { id }, document: { fieldId } }, place) => ({
    id,
    fieldId,
    path: work.pathOf(place, 'fieldId'),
  }))
  const ended = await onEndedFields(tx, actor, { jobs: written, fields: work.fields })
  const jobs = await storeChanges(tx, actor, work)
  await requireWithinLives(tx, actor, ended)
  await followJobs(
    tx,
    actor,
    work.changes.map(({ row, document }) => ({ id: row.id, before: storedJobs.read(row), after: document })),
  )
  return jobs
}

/** Jobs as they are stored, beside what they become. */
export const editsOf = (
  before: readonly JobEdit['before'][],
  after: readonly JobEdit['after'][],
): JobEdit[] => before.flatMap((job, i) => (after[i] ? [{ before: job, after: after[i] }] : []))

/** Changes jobs as wholes. */
export async function changeJobs(
  tx: Writer,
  actor: Actor,
  work: {
    readonly changes: readonly JobRewrite[]
    readonly form: Form
    /** Whether another book told of them: they may lack what a farmer must say. */
    readonly areBrought?: boolean
  },
): Promise<Job[]> {
  const expected = work.changes.map(({ _id: id, updatedAt }) => ({ id, updatedAt }))
  requireDistinct(
    expected.map(({ id }) => id),
    (place) => `${place}._id`,
  )
  const stored = await requireSeen(tx, actor, expected)
  const drafts = work.changes.map(({ _id: _own, updatedAt: _seen, ...draft }) => draft)
  const before = stored.map(({ job }) => job)
  const pathOf = pathsOf(work.form)
  const references = await findReferences(tx, actor, { drafts, before, pathOf })
  if (work.areBrought) for (const draft of drafts) assertBrought(draft, references)
  else requireNothingWorse(editsOf(before, drafts), references, pathOf)
  const register = await findRegister(tx, drafts)
  const changes = stored.flatMap(({ row, job }, i) => {
    const draft = drafts[i]
    if (draft === undefined) return []
    return [{ row, document: documentOf(register.complete(draft, job), nameDraft(draft, references, job)) }]
  })
  return storeEdits(tx, actor, { changes, products: register.products, fields: references.fields, pathOf })
}

export async function changeJob(
  tx: Writer,
  actor: Actor,
  { id, change, areBrought = false }: { id: string; change: JobChange; areBrought?: boolean },
): Promise<Job> {
  const [job] = await changeJobs(tx, actor, { changes: [{ ...change, _id: id }], form: 'one', areBrought })
  if (job === undefined) throw new Error('the job that was just changed is not there')
  return job
}

/** Changes status and days; all else stays, and may lack what it lacked before. */
export async function changeJobDates(
  tx: Writer,
  actor: Actor,
  expected: readonly JobDatesChange[],
): Promise<Job[]> {
  const ids = expected.map(({ jobId }) => jobId)
  requireDistinct(ids, (place) => `${place}.jobId`)
  const stored = await requireSeen(
    tx,
    actor,
    expected.map(({ jobId: id, updatedAt }) => ({ id, updatedAt })),
  )
  const pairs = stored.flatMap(({ row, job: before }, i) => {
    const change = expected[i]
    return change === undefined ? [] : [{ row, before, document: withDates(row, change) }]
  })
  const drafts = pairs.map(({ document }) => document)
  const before = pairs.map((pair) => pair.before)
  const pathOf = pathsOf('batch')
  const references = await findReferences(tx, actor, { drafts, before, pathOf })
  requireNothingWorse(editsOf(before, drafts), references, pathOf)
  const { products } = await findRegister(tx, drafts)
  return storeEdits(tx, actor, { changes: pairs, products, fields: references.fields, pathOf })
}
