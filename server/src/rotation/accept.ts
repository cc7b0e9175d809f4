/** Planned crops that become the main crops of a crop year, by the same writing as every change of fields. */
import { withAcceptedCrop } from '@vagu/core/rotation/accept'
import type { YearAcceptance } from '@vagu/core/rotation/schema'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { rewriteYear } from '../fields/copy-crops.ts'
import { activeIds } from '../fields/seasons.ts'
import { requireFields, type StoredField } from '../fields/store.ts'
import type { JsonText } from '../http/json-text.ts'
import { readPlannedCrops } from './read.ts'

export async function acceptYear(
  tx: Writer,
  actor: Actor,
  { year, fieldIds, overwrite }: YearAcceptance & { readonly year: number },
): Promise<JsonText> {
  await requireFields(tx, actor, [...(fieldIds ?? []), ...overwrite])
  const inUse = new Set(await activeIds(tx, actor))
  const asked = fieldIds && new Set(fieldIds)
  const crops = (await readPlannedCrops(tx, actor)).filter(
    (cell) => cell.year === year && inUse.has(cell.fieldId) && asked?.has(cell.fieldId) !== false,
  )
  const changes = new Map(
    crops.map(({ fieldId, crop }) => [
      fieldId,
      (stored: StoredField): StoredField => {
        const yearInfo = withAcceptedCrop(stored, { year, crop, overwrites: overwrite.includes(fieldId) })
        return yearInfo === undefined ? stored : { ...stored, yearInfo }
      },
    ]),
  )
  return rewriteYear(tx, actor, { year, changes })
}
