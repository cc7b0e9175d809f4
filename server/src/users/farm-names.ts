import type { LinkedUser } from '@vagu/core/users/schema'
import type { Reader } from '../db/schema.ts'
import { storedAccounts } from './stored.ts'

/** Farms that a user belongs to, by company name. */
export async function farmsOf(db: Reader, userId: string): Promise<LinkedUser[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['account.account_id', 'document', 'document_version'])
    .where('membership.user_id', '=', userId)
    .execute()
  const farms = rows.map((row) => ({
    _id: row.account_id,
    companyName: storedAccounts.read(row).company.name,
  }))
  return farms.toSorted(
    (a, b) => a.companyName.localeCompare(b.companyName, 'et') || a._id.localeCompare(b._id),
  )
}
