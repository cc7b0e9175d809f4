/** Seasons that follow the late harvests of their fields. */
import { findRows } from '../db/records.ts'
import type { Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { fieldsToFollow } from './late-harvests.ts'
import { rewriteRows, type StoredField } from './store.ts'
import { storedFields } from './stored.ts'

const asItIs = (stored: StoredField): StoredField => stored

/** Lets the seasons of fields follow harvests and sowings that were written, before and after. */
export async function followHarvests(
  tx: Writer,
  actor: Actor,
  jobs: readonly Pick<Tables['job_event'], 'field_id' | 'category_key'>[],
): Promise<void> {
  const rows = await findRows(tx, 'field', { accountId: actor.accountId, ids: fieldsToFollow(jobs) })
  const living = rows.filter((row) => row.deleted_at === null && storedFields.isReadable(row))
  if (living.length === 0) return
  const changes = new Map(living.map(({ id }) => [id, asItIs]))
  await rewriteRows(tx, actor, { rows: living, changes })
}
