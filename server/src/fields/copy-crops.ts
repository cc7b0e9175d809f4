/** The crops of one season carried to another. */
import { withCopiedCrops } from '@vagu/core/fields/copy-crops'
import type { CropCopy } from '@vagu/core/fields/list-schema'
import { seasonOf } from '@vagu/core/time/season'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { JsonText } from '../http/json-text.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { activeIds } from './seasons.ts'
import { storedFields } from './stored.ts'
import { listFields, rewriteFields, type StoredField } from './store.ts'

/** Copies crops to a crop year, on the named fields or on every active one; answers those that changed. */
export async function copyCrops(
  tx: Writer,
  actor: Actor,
  { year, from, fieldIds, overwrites }: CropCopy & { readonly year: number },
): Promise<JsonText> {
  const copied = (stored: StoredField): StoredField => {
    const yearInfo = withCopiedCrops(stored, { year, from, overwrites })
    return yearInfo === undefined ? stored : { ...stored, yearInfo }
  }
  const ids = fieldIds ?? (await activeIds(tx, actor))
  const rows = await rewriteFields(tx, actor, new Map(ids.map((id) => [id, copied])))
  const days = rows.flatMap((row) => {
    const { start, end } = seasonOf(year, storedFields.read(row).yearInfo)
    return [start, end]
  })
  if (rows.length > 0) await recomputeWarnings(tx, actor, { fieldIds: rows.map(({ id }) => id), days })
  return listFields(tx, actor, { withShapes: false, ids: new Set(rows.map(({ id }) => id)) })
}
