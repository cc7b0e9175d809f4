/** Writes hours worked. What is paid is frozen until its mark is taken back. */
import { AppError } from '@vagu/core/errors'
import type { WorkTime, WorkTimeChange, WorkTimeDocument, WorkTimeDraft } from '@vagu/core/work-times/schema'
import type { Actor } from '../db/actor.ts'
import { addNamed, changeNamed, deleteNamed, restoreNamed, type RecordOf } from '../db/named.ts'
import { findRows, rejectIfNewer, requireRow } from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { WORKERS } from '../workers/stored.ts'
import { requireOwn, requireOwnDeletion, type Viewer } from './own.ts'
import { readAround, workTimeOf } from './read.ts'
import { documentOf, WORK_TIMES } from './stored.ts'

const kind = WORK_TIMES
const { stored } = kind
const table = 'work_time'

/** An entry as the wire has it, after it was written. */
async function answered(tx: Writer, actor: Actor, record: RecordOf<WorkTimeDocument>): Promise<WorkTime> {
  const { _id: id, updatedAt: updated_at, ...document } = record
  return workTimeOf(document, { id, updated_at }, await readAround(tx, actor))
}

/** Rate of a worker now; refuses one who is not there, or is gone. */
async function rateOf(tx: Writer, { accountId }: Actor, workerId: string): Promise<number | null> {
  const row = await requireRow(tx, 'worker', { accountId, id: workerId })
  return WORKERS.stored.read(row).hourlyRate
}

async function requireJobs(tx: Writer, { accountId }: Actor, ids: readonly string[]): Promise<void> {
  const rows = await findRows(tx, 'job_event', { accountId, ids })
  if (rows.filter(({ deleted_at }) => deleted_at === null).length < ids.length) throw new AppError('notFound')
}

type Names = Pick<WorkTimeDocument, 'jobEventIds' | 'fieldIds'>
const NO_NAMES: Names = { jobEventIds: [], fieldIds: [] }

/** Workers, jobs and fields that an entry names must be there; those that it named before may be gone since. */
async function requireNamed(tx: Writer, actor: Actor, { now, before }: { now: Names; before: Names }) {
  const added = (own: readonly string[], known: readonly string[]) => own.filter((id) => !known.includes(id))
  await requireJobs(tx, actor, added(now.jobEventIds, before.jobEventIds))
  await requireFields(tx, actor, added(now.fieldIds, before.fieldIds))
}

const seesMoney = ({ role }: Viewer): boolean => role !== 'worker'

export async function addWorkTime(tx: Writer, viewer: Viewer, draft: WorkTimeDraft): Promise<WorkTime> {
  const { actor } = viewer
  const { _id: _own, hourlyRate, ...content } = draft
  const current = await rateOf(tx, actor, content.workerId)
  await requireOwn(tx, viewer, content.workerId)
  await requireNamed(tx, actor, { now: content, before: NO_NAMES })
  const rate = hourlyRate !== undefined && seesMoney(viewer) ? hourlyRate : current
  const record = await addNamed(tx, actor, { kind, draft, content: documentOf(content, rate) })
  return answered(tx, actor, record)
}

interface Named {
  readonly id: string
  /** Version that the client last saw. */
  readonly seen?: string | undefined
}

/** The stored entry, which must be the viewer's to write, and not paid. */
async function requireOpen(tx: Writer, viewer: Viewer, { id, seen }: Named): Promise<WorkTimeDocument> {
  const row = await requireRow(tx, table, { accountId: viewer.actor.accountId, id })
  const before = stored.read(row)
  await requireOwn(tx, viewer, before.workerId)
  if (before.status === 'PAID') throw new AppError('paid')
  const { updated_at: updatedAt } = row
  rejectIfNewer(row, seen, () => ({ ...before, _id: id, updatedAt }))
  return before
}

/** The rate of a changed entry: as it says, else its own; of another worker that one's. */
async function changedRate(
  tx: Writer,
  viewer: Viewer,
  { before, change }: { before: WorkTimeDocument; change: WorkTimeChange },
): Promise<number | null> {
  if (change.hourlyRate !== undefined && seesMoney(viewer)) return change.hourlyRate
  if (change.workerId === before.workerId) return before.hourlyRate
  return rateOf(tx, viewer.actor, change.workerId)
}

export async function changeWorkTime(
  tx: Writer,
  viewer: Viewer,
  { id, change }: { id: string; change: WorkTimeChange },
): Promise<WorkTime> {
  const { actor } = viewer
  const before = await requireOpen(tx, viewer, { id })
  if (change.workerId !== before.workerId) {
    await requireRow(tx, 'worker', { accountId: actor.accountId, id: change.workerId })
    await requireOwn(tx, viewer, change.workerId)
  }
  await requireNamed(tx, actor, { now: change, before })
  const { updatedAt: seen, hourlyRate: _sent, ...rest } = change
  const content = documentOf(rest, await changedRate(tx, viewer, { before, change }))
  return answered(tx, actor, await changeNamed(tx, actor, { kind, id, seen, content }))
}

export async function deleteWorkTime(tx: Writer, viewer: Viewer, named: Named): Promise<undefined> {
  await requireOpen(tx, viewer, named)
  await deleteNamed(tx, viewer.actor, { table, id: named.id })
}

export async function restoreWorkTime(tx: Writer, viewer: Viewer, id: string): Promise<WorkTime> {
  const [row] = await findRows(tx, table, { accountId: viewer.actor.accountId, ids: [id] })
  if (row) await requireOwn(tx, viewer, row.worker_id)
  if (row?.deleted_at != null) await requireOwnDeletion(tx, viewer, { noun: table, id })
  return answered(tx, viewer.actor, await restoreNamed(tx, viewer.actor, { kind, id }))
}
