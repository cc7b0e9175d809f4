import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'

/** Names of the farm's fields by their ids, deleted ones included. */
export async function fieldNames(db: Reader, actor: Actor): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'name'])
    .where('account_id', '=', actor.accountId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
