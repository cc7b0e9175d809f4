/** How the land of a crop year divides, of one farm or of all that somebody owns. */
import type { AreaScope, Land } from '@vagu/core/fields/land-schema'
import { type FarmLand, landOfFarms } from '@vagu/core/fields/totals'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { storedSettings } from '../settings/stored.ts'
import { storedAccounts } from '../users/stored.ts'
import { storedFields } from './stored.ts'

const fieldsInUse = prepared((db, { accountIds }: { accountIds: readonly string[] }) =>
  db
    .selectFrom('field')
    .select(['id', 'account_id', 'name', 'document', 'document_version'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .where('active', '=', 1),
)

/** The farm on the screens, and those that the user owns: a farm in which he only works or looks is told of by itself. */
async function farmsIn(db: Reader, { accountId, userId }: Actor, scope: AreaScope): Promise<string[]> {
  if (scope === 'ONLY_THIS_ACCOUNT_AREA') return [accountId]
  const owned = await db
    .selectFrom('membership')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .execute()
  const ids = owned.map((row) => row.account_id)
  return ids.includes(accountId) ? ids : [accountId]
}

/** Several farms count together only for who owns the one on the screens too. */
export async function getLand(
  db: Reader,
  actor: Actor,
  { year, scope }: { readonly year: number; readonly scope: AreaScope },
): Promise<Land> {
  const accountIds = await farmsIn(db, actor, scope)
  const [accounts, settings, fields] = await Promise.all([
    db.selectFrom('account').selectAll().where('account_id', 'in', accountIds).execute(),
    db.selectFrom('settings').selectAll().where('account_id', 'in', accountIds).execute(),
    fieldsInUse(db, { accountIds }),
  ])
  const groupsOf = new Map(
    settings.map((row) => [row.account_id, storedSettings.read(row).fieldGroups ?? []] as const),
  )
  const farms = accounts.map((account): FarmLand => ({
    accountId: account.account_id,
    companyName: storedAccounts.read(account).company.name,
    groups: groupsOf.get(account.account_id) ?? [],
    fields: fields
      .filter((row) => row.account_id === account.account_id)
      .map((row) => ({ ...storedFields.read(row), _id: row.id, name: row.name, active: true })),
  }))
  return landOfFarms(farms, year)
}
