/** How materials are bought: one record a material, changed from what the client saw. */
import { AppError } from '@vagu/core/errors'
import type { SupplySetting, SupplySettingChange } from '@vagu/core/supplies/schema'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { requireMaterials } from '../requisite-plan/store.ts'
import { storedSupplySettings } from './stored.ts'

const settingRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('supply_setting')
    .select(['requisite_id', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('requisite_id'),
)

export async function readSettings(db: Reader, actor: Actor): Promise<SupplySetting[]> {
  const rows = await settingRows(db, { accountId: actor.accountId })
  return rows.filter(storedSupplySettings.isReadable).map((row) => ({
    ...storedSupplySettings.read(row),
    requisiteId: row.requisite_id,
    updatedAt: row.updated_at,
  }))
}

export async function changeSetting(
  tx: Writer,
  actor: Actor,
  { requisiteId, updatedAt: seen, ...content }: SupplySettingChange,
): Promise<SupplySetting> {
  await requireMaterials(tx, actor, [{ path: 'requisiteId', id: requisiteId }])
  const before = (await readSettings(tx, actor)).find((each) => each.requisiteId === requisiteId)
  const columns = storedSupplySettings.columns(content)
  const { requisiteId: _id, updatedAt: _at, ...stored } = before ?? { requisiteId, updatedAt: '' }
  if (before && JSON.stringify(stored) === columns.document) return before
  if ((before?.updatedAt ?? null) !== seen) throw new AppError('conflict', { stored: before ?? null })
  const updatedAt = actor.now.toISOString()
  await tx
    .insertInto('supply_setting')
    .values({ account_id: actor.accountId, requisite_id: requisiteId, ...columns, updated_at: updatedAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'requisite_id']).doUpdateSet({ ...columns, updated_at: updatedAt }),
    )
    .execute()
  await writeJournal(tx, actor, [
    {
      noun: 'supply-setting',
      recordId: requisiteId,
      action: before ? 'change' : 'create',
      before: before ? JSON.stringify(stored) : null,
      after: columns.document,
    },
  ])
  return { requisiteId, ...content, updatedAt }
}
