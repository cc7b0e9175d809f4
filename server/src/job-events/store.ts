import type { JobEvent, JobEventDraft } from '@vagu/core/job-events/schema'
import { insertJobs } from '../job-store/write.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { findRepeated, requireRow } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { type Form, nameDraft, pathsOf, requireSound } from './checks.ts'
import { columnsOf, documentOf } from './record.ts'
import { findRegister } from './register.ts'
import { findReferences, type References } from './references.ts'
import { jobEventsOf, oneOf, requireDistinct, touchedBy } from './rows.ts'

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
    const seasons = references.fields.get(document.fieldId)?.yearInfo ?? []
    const columns = columnsOf(document, { products: register.products, seasons })
    return { id, fingerprint: seal, document, columns }
  })
  await insertJobs(tx, who, additions)
  const touched = touchedBy(additions.map(({ id, columns }) => ({ ...columns, id })))
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
  requireDistinct(
    drafts.map(({ _id }) => _id),
    (place) => `${place}._id`,
  )
  const asked = drafts.map((draft): Asked => ({
    id: draft._id ?? who.newId(),
    fingerprint: fingerprint(draft),
    draft,
  }))
  const named = asked.filter(({ draft }) => draft._id !== undefined)
  const stored = await findRepeated(tx, who, { table: 'job_event', records: named })
  const again = await jobEventsOf(tx, who, [...stored.values()])
  if (again.length === asked.length) return inOrder(asked, again)
  const references = await findReferences(tx, who, { drafts, pathOf: pathsOf(form) })
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
