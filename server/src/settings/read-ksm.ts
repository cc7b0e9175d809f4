import { type Ksm, NO_KSM } from '@vagu/core/settings/schema'
import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'

/** The years of the KSM support: rules ask them with every job that is saved. */
export async function readKsm(db: Reader, who: Who): Promise<Ksm> {
  const row = await db
    .selectFrom('settings')
    .select('document')
    .where('account_id', '=', who.accountId)
    .executeTakeFirst()
  return (JSON.parse(row?.document ?? '{}') as { readonly ksm?: Ksm }).ksm ?? NO_KSM
}
