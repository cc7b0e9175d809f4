import { eventFactsOf } from '@vagu/core/warnings/facts'
import { reachOf } from '@vagu/core/warnings/reach'
import { storedJobs } from '../job-store/stored.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { productsOf } from './products.ts'

async function jobsAfter(tx: Writer, actor: Actor, id: string) {
  const rows = await tx
    .selectFrom('job_event')
    .select(['id', 'reach_day', 'limit_day', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(ROWS_PER_INSERT)
    .execute()
  return rows.map((row) => ({
    ...row,
    event: eventFactsOf({ ...storedJobs.read(row), _id: row.id }),
  }))
}

/**
 * Finds anew how far some jobs of a farm bear on others, those that follow on an id: rules that are new may look
 * further. Returns the last of them, or undefined when no other follows.
 */
export async function refreshReachAfter(tx: Writer, actor: Actor, id: string): Promise<string | undefined> {
  const jobs = await jobsAfter(tx, actor, id)
  const products = await productsOf(
    tx,
    jobs.map(({ event }) => event),
  )
  for (const { id: own, event, ...known } of jobs) {
    const { reach, limit } = reachOf(event, products)
    if (reach === known.reach_day && limit === known.limit_day) continue
    await tx
      .updateTable('job_event')
      .set({ reach_day: reach, limit_day: limit })
      .where('account_id', '=', actor.accountId)
      .where('id', '=', own)
      .execute()
  }
  return jobs.length < ROWS_PER_INSERT ? undefined : jobs.at(-1)?.id
}
