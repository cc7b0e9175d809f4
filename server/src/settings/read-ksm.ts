import { type Ksm, NO_KSM } from '@vagu/core/settings/schema'
import { EMPTY, storedSettings } from './stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** The row of an account's settings, where it has one. */
export const settingsRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('settings')
    .select(['document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId),
)

/** The years of the KSM support: rules ask them with every job that is saved. */
export async function readKsm(db: Reader, actor: Actor): Promise<Ksm> {
  const [row] = await settingsRows(db, { accountId: actor.accountId })
  return storedSettings.read(row ?? EMPTY).ksm ?? NO_KSM
}
