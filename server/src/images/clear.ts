/**
 * The weekly clearing of photos. One that no job has ever named, 30 days after it was sent, is deleted; the bytes of
 * one that was deleted 30 days ago are removed. A photo that a job named once stays: the job's history shows it.
 */
import { DAY_MS } from '@vagu/core/time/spans'
import type { Reader, Writer } from '../db/schema.ts'
import { liftJobs } from '../job-store/lift.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { endTask, readTask, takeLock, type Task, underLock } from '../registers/task.ts'
import { everNamed, type ImageRef, keysOf } from './store.ts'

export interface ClearNeeds extends Pick<Ports, 'db' | 'engine' | 'log' | 'now' | 'photos'> {
  /** Another text in every program. */
  readonly holder: string
  readonly stop: AbortSignal
}
export interface Cleared {
  /** Photos that nothing names, deleted now. */
  readonly deleted: number
  /** Photos that were deleted long ago, whose bytes are gone now. */
  readonly removed: number
}

export const CLEARING = 'photo-clearing'
const EVERY = 7 * DAY_MS
const GRACE = 30 * DAY_MS
/** Most photos that one look-up names. */
const PART = 500

/** Photos of one account that have waited long enough for a job. */
const waiting = async (db: Reader, accountId: string, before: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('image')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('is_kept', '=', 0)
    .where('created_at', '<', before)
    .limit(PART)
    .execute()
  return rows.map(({ id }) => id)
}

async function mark(tx: Writer, accountId: string, work: { ids: string[]; as: object }): Promise<void> {
  if (work.ids.length === 0) return
  await tx
    .updateTable('image')
    .set(work.as)
    .where('account_id', '=', accountId)
    .where('id', 'in', work.ids)
    .execute()
}

/** Keeps for good what a job names, and deletes the rest. A job that is being saved waits, or is seen. */
const judge = (needs: ClearNeeds, accountId: string, at: { now: Date; before: string }): Promise<number> =>
  needs.db.transaction().execute(async (tx) => {
    if (needs.engine === 'postgres') await awaitTurn(tx, accountId)
    const ids = await waiting(tx, accountId, at.before)
    const named = await everNamed(tx, { accountId }, ids)
    const { kept = [], lost = [] } = Object.groupBy(ids, (id) => (named.has(id) ? 'kept' : 'lost'))
    await mark(tx, accountId, { ids: kept, as: { is_kept: 1 } })
    await mark(tx, accountId, { ids: lost, as: { deleted_at: at.now.toISOString() } })
    return lost.length
  })

async function deleteUnnamed(needs: ClearNeeds, at: { now: Date; before: string }): Promise<number> {
  const accounts = await needs.db
    .selectFrom('image')
    .select('account_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .where('is_kept', '=', 0)
    .where('created_at', '<', at.before)
    .execute()
  let count = 0
  for (const { account_id: accountId } of accounts) {
    needs.stop.throwIfAborted()
    count += await judge(needs, accountId, at)
  }
  return count
}

/** The bytes first: a row without bytes would never be looked for again. */
async function remove(needs: ClearNeeds, ref: ImageRef): Promise<void> {
  for (const key of keysOf(ref)) await needs.photos.remove(key)
  await needs.db
    .deleteFrom('image')
    .where('account_id', '=', ref.accountId)
    .where('id', '=', ref.id)
    .execute()
}

async function removeDeleted(needs: ClearNeeds, before: string): Promise<number> {
  const rows = await needs.db
    .selectFrom('image')
    .select(['account_id', 'id'])
    .where('deleted_at', '<', before)
    .execute()
  for (const { account_id: accountId, id } of rows) {
    needs.stop.throwIfAborted()
    await remove(needs, { accountId, id })
  }
  return rows.length
}

async function run(needs: ClearNeeds, now: Date): Promise<Cleared> {
  const before = new Date(now.getTime() - GRACE).toISOString()
  // an older program beside this one notes no photos: what its jobs name is noted first
  await liftJobs(needs)
  const removed = await removeDeleted(needs, before)
  return { deleted: await deleteUnnamed(needs, { now, before }), removed }
}

/** Clears when a week has passed and no other program does it; a run that breaks off is repeated at the next look. */
export async function clearPhotos(needs: ClearNeeds): Promise<Cleared | 'notDue'> {
  const task: Task = { name: CLEARING, holder: needs.holder }
  const seen = await readTask(needs.db, CLEARING)
  const now = needs.now()
  if (seen.lastRunAt !== null && now.getTime() - Date.parse(seen.lastRunAt) < EVERY) return 'notDue'
  if (!(await takeLock(needs.db, task, { now, seen }))) return 'notDue'
  return underLock(needs, task, async () => {
    const cleared = await run(needs, now)
    await endTask(needs.db, task, { now: needs.now(), result: JSON.stringify(cleared) })
    if (cleared.deleted + cleared.removed > 0) needs.log.info(cleared, 'photos were cleared away')
    return cleared
  })
}
