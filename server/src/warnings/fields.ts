import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import type { FieldRow } from './farm.ts'

/** Rows of the fields in use. */
export const readActiveFields = (db: Reader, who: Who): Promise<FieldRow[]> =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'document'])
    .where('account_id', '=', who.accountId)
    .where('active', '=', 1)
    .where('deleted_at', 'is', null)
    .execute()
