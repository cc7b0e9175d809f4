import { type Ksm, NO_KSM } from '@vagu/core/settings/schema'
import { EMPTY, storedSettings } from './stored.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** The years of the KSM support: rules ask them with every job that is saved. */
export async function readKsm(db: Reader, actor: Actor): Promise<Ksm> {
  const row = await db
    .selectFrom('settings')
    .select(['document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst()
  return storedSettings.read(row ?? EMPTY).ksm ?? NO_KSM
}
