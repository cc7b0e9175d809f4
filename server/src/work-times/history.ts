/** Deleted hours and earlier states of entries: a worker reads his own alone. */
import type { DeletedAfter } from '@vagu/core/history-calls'
import { type DeletedRecord, versionOf } from '@vagu/core/history/schema'
import { WorkTime } from '@vagu/core/work-times/schema'
import { listEverNamed } from '../db/named.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { requireEver } from '../history/entries.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import { listNamedVersions, restoreNamedVersion } from '../history/named-versions.ts'
import { WORKERS } from '../workers/stored.ts'
import { isSeen, requireOwn, seenBy, type Viewer } from './own.ts'
import { changeWorkTime } from './store.ts'
import { WORK_TIMES } from './stored.ts'

const kind = WORK_TIMES
const TimeVersion = versionOf(WorkTime)
type TimeVersion = ReturnType<(typeof TimeVersion)['parse']>

/** Names of all workers, of deleted ones too, by id. */
async function workerNames(db: Reader, { actor }: Viewer): Promise<ReadonlyMap<string, string>> {
  const workers = await listEverNamed(db, actor.accountId, WORKERS)
  return new Map(workers.map(({ _id, name }) => [_id, name]))
}

/** Deleted entries with the name of their worker and their minutes, the last deleted first. */
export async function listDeletedTimes(
  db: Reader,
  viewer: Viewer,
  after: DeletedAfter,
): Promise<(DeletedRecord & { workerName: string; minutes: number })[]> {
  const names = await workerNames(db, viewer)
  const seen = await seenBy(db, viewer)
  return listDeletedNamed(db, viewer.actor, {
    kind,
    after,
    factsOf: ({ workerId, minutes }) => ({ workerName: names.get(workerId) ?? '', minutes }),
    isShown: ({ workerId }) => isSeen(seen, workerId),
  })
}

interface EntryOf {
  readonly id: string
  readonly entryId: string
}

async function requireOwnEver(db: Reader, viewer: Viewer, id: string): Promise<void> {
  const row = await requireEver(db, viewer.actor, { table: 'work_time', id })
  await requireOwn(db, viewer, row.worker_id)
}

/** States of an entry, newest first. */
export async function listTimeVersions(db: Reader, viewer: Viewer, id: string): Promise<TimeVersion[]> {
  await requireOwnEver(db, viewer, id)
  return listNamedVersions(db, viewer.actor, { kind, id, shape: TimeVersion })
}

/** Makes an entry what it was: unpaid, and with the rate of then. What is paid is refused. */
export async function restoreTimeVersion(tx: Writer, viewer: Viewer, by: EntryOf): Promise<WorkTime> {
  await requireOwnEver(tx, viewer, by.id)
  return restoreNamedVersion(tx, viewer.actor, {
    kind,
    by,
    change: (actor, { name: _name, minutes: _minutes, status: _status, paidAt: _paidAt, ...change }) =>
      changeWorkTime(tx, { ...viewer, actor }, { id: by.id, change }),
  })
}
