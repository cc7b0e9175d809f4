import type { FieldFacts } from '@vagu/core/warnings/facts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { storedFields } from '../fields/stored.ts'
import { fieldFactsOf } from './facts.ts'

/** The fields in use. */
export async function readActiveFields(db: Reader, actor: Actor): Promise<FieldFacts[]> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('active', '=', 1)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.filter(storedFields.isReadable).map(fieldFactsOf)
}
