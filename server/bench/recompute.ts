/** How long the stored warnings take: after one saved job, and anew for the whole farm. */
import { eventFactsOf } from '@vagu/core/warnings/facts'
import { affectsUntil } from '@vagu/core/warnings/reach'
import { idMaker, type Actor } from '../src/db/actor.ts'
import { storedJobs } from '../src/job-store/stored.ts'
import { recomputeWarnings } from '../src/warnings/store.ts'
import type { Farm } from './cases.ts'
import { time, type Timing } from './measure.ts'

const SAMPLES = 200

const actorOf = ({ client, ports }: Farm): Actor => ({
  accountId: client.accountId,
  userId: client.userId,
  now: ports.now(),
  newId: idMaker(ports.now, ports.random),
})

/** Jobs spread over the farm, each with its field and the days on which it bears on others. */
async function someJobs({ db, client }: Farm) {
  const rows = await db
    .selectFrom('job_event')
    .select(['id', 'field_id', 'document', 'document_version'])
    .where('account_id', '=', client.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const step = Math.max(1, Math.floor(rows.length / SAMPLES))
  return rows
    .filter((_, index) => index % step === 0)
    .map((row) => {
      const event = eventFactsOf({ ...storedJobs.read(row), _id: row.id })
      return { fieldIds: [row.field_id], days: [event.date, affectsUntil(event)] }
    })
}

/** One saved job after the other, as the program does it in the transaction of the change. */
export async function timeOneEvent(farm: Farm): Promise<Timing> {
  const touched = await someJobs(farm)
  const actor = actorOf(farm)
  return time(
    (round) =>
      farm.db
        .transaction()
        .execute((tx) => recomputeWarnings(tx, actor, touched[round % touched.length] ?? { fieldIds: [] })),
    SAMPLES,
  )
}

/** Every field of the farm with its whole history, in one transaction. Milliseconds. */
export async function timeWholeFarm(farm: Farm): Promise<number> {
  const actor = actorOf(farm)
  const rows = await farm.db
    .selectFrom('field')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .execute()
  const start = performance.now()
  await farm.db
    .transaction()
    .execute((tx) => recomputeWarnings(tx, actor, { fieldIds: rows.map(({ id }) => id) }))
  return performance.now() - start
}
