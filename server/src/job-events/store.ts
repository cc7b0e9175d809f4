import type { JobEvent, JobEventChange, JobEventDraft } from '@vagu/core/job-events/schema'
import { fingerprint } from '../db/fingerprint.ts'
import {
  changeRecord,
  deleteRecords,
  findRepeated,
  insertRecords,
  refuseIfNewer,
  requireDeletedRow,
  requireRow,
  restoreRecords,
} from '../db/records.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { recomputeWarnings, type Touched } from '../warnings/store.ts'
import { type Form, nameDraft, requireDistinctIds, requireSound } from './checks.ts'
import { columnsOf, documentOf, jobEventOf } from './record.ts'
import { findRegister } from './register.ts'
import { findFields, findReferences, type References } from './references.ts'

const JOB_EVENT = { table: 'job_event', noun: 'job-event' } as const
type Row = Tables['job_event']
type Stretch = Pick<Row, 'field_id' | 'day' | 'reach_day'>

/** Where fields must be judged anew: the days on which changed jobs bear on others, before and after the change. */
const touchedBy = (stretches: readonly Stretch[]): Touched => ({
  fieldIds: stretches.map((stretch) => stretch.field_id),
  days: stretches.flatMap(({ day, reach_day: reach }) => [day, reach]),
})

/** Rows as the wire has them, in their order. */
async function jobEventsOf(db: Reader, who: Who, rows: readonly Row[]): Promise<JobEvent[]> {
  const fields = await findFields(db, who, new Set(rows.map((row) => row.field_id)))
  return rows.map((row) => jobEventOf(row, fields.get(row.field_id)?.name ?? ''))
}

async function oneOf(db: Reader, who: Who, row: Row): Promise<JobEvent> {
  const fields = await findFields(db, who, new Set([row.field_id]))
  return jobEventOf(row, fields.get(row.field_id)?.name ?? '')
}

export const getJobEvent = async (db: Reader, who: Who, id: string): Promise<JobEvent> =>
  oneOf(db, who, await requireRow(db, 'job_event', { accountId: who.accountId, id }))

interface Asked {
  readonly id: string
  readonly fingerprint: string
  readonly draft: JobEventDraft
}

/** Stores jobs that are not there yet, with their journal and warnings. */
async function addFresh(
  tx: Writer,
  who: Who,
  work: { asked: readonly Asked[]; references: References },
): Promise<JobEvent[]> {
  const { asked, references } = work
  const register = await findRegister(
    tx,
    asked.map(({ draft }) => draft),
  )
  const additions = asked.map(({ id, fingerprint: seal, draft: { _id: _own, ...draft } }) => {
    const document = documentOf(register.complete(draft), nameDraft(draft, references))
    return { id, fingerprint: seal, document, columns: columnsOf(document, register.products) }
  })
  await insertRecords(tx, who, { ...JOB_EVENT, records: additions })
  const touched = touchedBy(additions.map(({ columns }) => columns))
  await recomputeWarnings(tx, who, { ...touched, known: references.fields })
  const at = who.now.toISOString()
  return additions.map(({ id, document }) => {
    const fieldName = references.fields.get(document.fieldId)?.name ?? ''
    return { ...document, _id: id, fieldName, createdAt: at, updatedAt: at }
  })
}

/** Stores jobs, all or none; what a repeated request names is answered as it is stored. */
export async function addJobEvents(
  tx: Writer,
  who: Who,
  work: { drafts: readonly JobEventDraft[]; form: Form },
): Promise<JobEvent[]> {
  const { drafts, form } = work
  requireDistinctIds(drafts)
  const asked = drafts.map((draft): Asked => ({
    id: draft._id ?? who.newId(),
    fingerprint: fingerprint(draft),
    draft,
  }))
  const named = asked.filter(({ draft }) => draft._id !== undefined)
  const stored = await findRepeated(tx, who, { table: 'job_event', records: named })
  const again = await jobEventsOf(tx, who, [...stored.values()])
  if (again.length === asked.length) return inOrder(asked, again)
  const references = await findReferences(tx, who, { drafts })
  requireSound(drafts, references, form)
  const fresh = asked.filter(({ id }) => !stored.has(id))
  return inOrder(asked, [...again, ...(await addFresh(tx, who, { asked: fresh, references }))])
}

function inOrder(asked: readonly Asked[], events: readonly JobEvent[]): JobEvent[] {
  const byId = new Map(events.map((event) => [event._id, event]))
  return asked.flatMap(({ id }) => byId.get(id) ?? [])
}

export async function addJobEvent(tx: Writer, who: Who, draft: JobEventDraft): Promise<JobEvent> {
  const [event] = await addJobEvents(tx, who, { drafts: [draft], form: 'one' })
  if (event === undefined) throw new Error('the job that was just stored is not there')
  return event
}

/** Changes a job; its field and days are judged anew as they were and as they are. */
export async function changeJobEvent(
  tx: Writer,
  who: Who,
  work: { id: string; change: JobEventChange },
): Promise<JobEvent> {
  const row = await requireRow(tx, 'job_event', { accountId: who.accountId, id: work.id })
  const before = await oneOf(tx, who, row)
  const { updatedAt, ...change } = work.change
  refuseIfNewer(row, updatedAt, () => before)
  const references = await findReferences(tx, who, { drafts: [change], before })
  requireSound([change], references, 'one')
  const register = await findRegister(tx, [change])
  const document = documentOf(register.complete(change, before), nameDraft(change, references))
  const columns = columnsOf(document, register.products)
  const after = await changeRecord(tx, who, { ...JOB_EVENT, row, columns })
  await recomputeWarnings(tx, who, touchedBy([row, after]))
  return jobEventOf(after, references.fields.get(after.field_id)?.name ?? '')
}

export async function deleteJobEvent(tx: Writer, who: Who, id: string): Promise<void> {
  const row = await requireRow(tx, 'job_event', { accountId: who.accountId, id })
  await deleteRecords(tx, who, { ...JOB_EVENT, rows: [row] })
  await recomputeWarnings(tx, who, touchedBy([row]))
}

/** Brings a deleted job back; its field must be there. */
export async function restoreJobEvent(tx: Writer, who: Who, id: string): Promise<JobEvent> {
  const row = await requireDeletedRow(tx, 'job_event', { accountId: who.accountId, id })
  const event = await oneOf(tx, who, row)
  await restoreRecords(tx, who, { ...JOB_EVENT, rows: [row] })
  await recomputeWarnings(tx, who, touchedBy([row]))
  return event
}
