/** Seasons that follow the late harvests of their fields. */
import { findRows } from '../db/records.ts'
import type { Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { fieldsToFollow } from './late-harvests.ts'
import { rewriteFields, type StoredField } from './store.ts'

const asItIs = (stored: StoredField): StoredField => stored

/**
 * Lets the seasons of fields follow harvests and sowings that were written, before and after; where a season moved, all
 * jobs of the field are judged anew.
 */
export async function followHarvests(
  tx: Writer,
  actor: Actor,
  jobs: readonly Pick<Tables['job_event'], 'field_id' | 'category_key'>[],
): Promise<void> {
  const rows = await findRows(tx, 'field', { accountId: actor.accountId, ids: fieldsToFollow(jobs) })
  const living = rows.filter((row) => row.deleted_at === null)
  if (living.length === 0) return
  const moved = await rewriteFields(tx, actor, new Map(living.map(({ id }) => [id, asItIs])))
  if (moved.length > 0) await recomputeWarnings(tx, actor, { fieldIds: moved.map(({ id }) => id) })
}
