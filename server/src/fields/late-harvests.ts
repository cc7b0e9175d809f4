/** Harvests and sowings of fields, by which late crops end their season. */
import type { FieldWork } from '@vagu/core/fields/late-harvest'
import { CATEGORY } from '@vagu/core/settings/table'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

const KINDS: ReadonlyMap<string, FieldWork['kind']> = new Map([
  [CATEGORY.harvest, 'harvest'],
  [CATEGORY.sowing, 'sowing'],
])

type Kind = Pick<Tables['job_event'], 'field_id' | 'category_key'>

/** Fields whose seasons may end otherwise when these jobs are written. */
export const fieldsToFollow = (jobs: readonly Kind[]): string[] => [
  ...new Set(jobs.filter((job) => KINDS.has(job.category_key)).map((job) => job.field_id)),
]

/** Done and running harvests and sowings of fields, by field. */
export async function readFieldWork(
  db: Reader,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FieldWork[]>> {
  const work = new Map<string, FieldWork[]>(ids.map((id) => [id, []]))
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const rows = await db
      .selectFrom('job_event')
      .select(['field_id', 'category_key', 'job_key', 'area', 'day', 'end_day'])
      .where('account_id', '=', actor.accountId)
      .where('field_id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .where('category_key', 'in', [...KINDS.keys()])
      .where('status', 'in', ['DONE', 'IN_PROGRESS'])
      .where('deleted_at', 'is', null)
      .execute()
    for (const { field_id, category_key, job_key: job, area, day, end_day: endDay } of rows) {
      const kind = KINDS.get(category_key)
      if (kind) work.get(field_id)?.push({ kind, job, area, day, endDay })
    }
  }
  return work
}
