import type { Job, JobDraft } from '@vagu/core/jobs/schema'
import { eventFactsWith } from '@vagu/core/warnings/facts'
import { asksOtherWork } from '@vagu/core/warnings/reach'
import { followHarvests } from '../fields/follow-harvests.ts'
import { followJobs } from '../soil-samples/of-jobs.ts'
import { insertJobRows } from '../job-store/write.ts'
import { fingerprint, fingerprints } from '../db/fingerprint.ts'
import { findRepeated, requireRow } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { assertBrought, type Form, nameDraft, pathsOf, assertValid } from './checks.ts'
import { columnsOf, documentOf, jobText } from './record.ts'
import { onEndedFields, requireWithinLives } from './ended-fields.ts'
import { findRegister } from './register.ts'
import { findFields, findReferences, type References } from './references.ts'
import { oneOf, requireDistinct, type Row, touchedBy } from './rows.ts'
import { sharedFacts, sharingMaterials } from './shared-materials.ts'

export const getJob = async (db: Reader, actor: Actor, id: string): Promise<Job> =>
  oneOf(db, actor, await requireRow(db, 'job_event', { accountId: actor.accountId, id }))

interface NewJob {
  readonly id: string
  /** Where its field stands in what was sent. */
  readonly path: string
  readonly fingerprint: string
  readonly draft: JobDraft
}

/** JSON of a job, with its id. */
type JobText = readonly [id: string, text: string]

/** Stores jobs that are not there yet, with their journal and warnings. */
async function addNew(
  tx: Writer,
  actor: Actor,
  work: { newJobs: readonly NewJob[]; references: References },
): Promise<JobText[]> {
  const { newJobs, references } = work
  const register = await findRegister(
    tx,
    newJobs.map(({ draft }) => draft),
  )
  const materialsOf = sharedFacts()
  const additions = newJobs.map(({ id, path, fingerprint: seal, draft: { _id: _own, ...draft } }) => {
    const document = documentOf(register.complete(draft), nameDraft(draft, references))
    const seasons = references.fields.get(document.fieldId)?.yearInfo ?? []
    const event = eventFactsWith(id, document, materialsOf(document.requisites))
    const columns = columnsOf(document, { products: register.products, seasons, event })
    return { id, path, fingerprint: seal, document, columns, event }
  })
  const { fields: known, ksm } = references
  const written = additions.map(({ id, path, document: { fieldId } }) => ({ id, fieldId, path }))
  const ended = await onEndedFields(tx, actor, { jobs: written, fields: known })
  await insertJobRows(tx, actor, additions)
  const touched = touchedBy(
    additions.map(({ id, columns }) => ({ ...columns, id })),
    additions.map(({ document }) => document),
  )
  const protectionDays = () =>
    additions.flatMap(({ columns: { day, limit_day: limit, reach_day: reach } }) => [day, limit ?? reach])
  const asksOtherWorkOf = () => additions.some(({ event }) => asksOtherWork(event, register.products))
  const events = new Map(additions.map(({ id, event }) => [id, event]))
  await recomputeWarnings(tx, actor, {
    ...touched,
    protectionDays,
    asksOtherWork: asksOtherWorkOf,
    events,
    known,
    ksm,
  })
  await followHarvests(
    tx,
    actor,
    additions.map(({ columns }) => columns),
  )
  await requireWithinLives(tx, actor, ended)
  await followJobs(
    tx,
    actor,
    additions.map(({ id, document }) => ({ id, after: document })),
  )
  const at = actor.now.toISOString()
  return additions.map(({ id, columns }) => {
    const row = { ...columns, id, created_at: at, updated_at: at }
    return [id, jobText(row, references.fields.get(row.field_id)?.name ?? '')]
  })
}

/** Jobs that are stored, as JSON; refuses with `notFound` when a field is not there. */
async function textsOf(db: Reader, actor: Actor, rows: readonly Row[]): Promise<JobText[]> {
  const fields = await findFields(db, actor, new Set(rows.map((row) => row.field_id)))
  return rows.map((row) => [row.id, jobText(row, fields.get(row.field_id)?.name ?? '')])
}

/** Stores a job that another book told of, with an id of its own; it may lack what a farmer must say. */
export async function addBroughtJob(
  tx: Writer,
  actor: Actor,
  { _id: id, ...draft }: JobDraft & { readonly _id: string },
): Promise<void> {
  const references = await findReferences(tx, actor, { drafts: [draft], pathOf: pathsOf('one') })
  assertBrought(draft, references)
  const newJob = { id, path: 'fieldId', fingerprint: fingerprint(draft), draft }
  await addNew(tx, actor, { newJobs: [newJob], references })
}

/** Stores jobs, all or none, and answers their JSON; what a repeated request names is answered as it is stored. */
export async function addJobs(
  tx: Writer,
  actor: Actor,
  work: { drafts: readonly JobDraft[]; form: Form },
): Promise<string[]> {
  const { form } = work
  const drafts = sharingMaterials(work.drafts)
  requireDistinct(
    drafts.map(({ _id }) => _id),
    (place) => `${place}._id`,
  )
  const seals = fingerprints(drafts)
  const newJobs = drafts.map((draft, i): NewJob => ({
    id: draft._id ?? actor.newId(),
    path: pathsOf(form)(i, 'fieldId'),
    fingerprint: seals[i] ?? fingerprint(draft),
    draft,
  }))
  const named = newJobs.filter(({ draft }) => draft._id !== undefined)
  const stored = await findRepeated(tx, actor, { table: 'job_event', records: named })
  const again = await textsOf(tx, actor, [...stored.values()])
  if (again.length === newJobs.length) return inOrder(newJobs, again)
  const references = await findReferences(tx, actor, { drafts, pathOf: pathsOf(form) })
  assertValid(drafts, references, form)
  const missing = newJobs.filter(({ id }) => !stored.has(id))
  return inOrder(newJobs, [...again, ...(await addNew(tx, actor, { newJobs: missing, references }))])
}

function inOrder(newJobs: readonly NewJob[], texts: readonly JobText[]): string[] {
  const byId = new Map(texts)
  return newJobs.flatMap(({ id }) => byId.get(id) ?? [])
}

export async function addJob(tx: Writer, actor: Actor, draft: JobDraft): Promise<string> {
  const [job] = await addJobs(tx, actor, { drafts: [draft], form: 'one' })
  if (job === undefined) throw new Error('the job that was just stored is not there')
  return job
}
