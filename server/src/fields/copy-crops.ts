/** The crops of one season carried to another. */
import { withCopiedCrops } from '@vagu/core/fields/copy-crops'
import { AppError } from '@vagu/core/errors'
import type { CopiedFields, CropCopy } from '@vagu/core/fields/list-schema'
import { fieldError } from '@vagu/core/validation'
import { documentsBeforeChange } from './last-change.ts'
import { seasonOf } from '@vagu/core/time/season'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { JsonText } from '../http/json-text.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { activeIds } from './seasons.ts'
import { storedFields } from './stored.ts'
import { listFields, requireFields, rewriteFields, type StoredField } from './store.ts'

/** Copies crops to a crop year, on the named fields or on every active one; answers those that changed. */
export async function copyCrops(
  tx: Writer,
  actor: Actor,
  { year, fieldIds, ...copy }: CropCopy & { readonly year: number },
): Promise<JsonText> {
  const copied = (stored: StoredField): StoredField => {
    const yearInfo = withCopiedCrops(stored, { year, ...copy })
    return yearInfo === undefined ? stored : { ...stored, yearInfo }
  }
  const ids = fieldIds ?? (await activeIds(tx, actor))
  return rewriteYear(tx, actor, { year, changes: new Map(ids.map((id) => [id, copied])) })
}

/** Writes fields of which one crop year becomes another, judges its season, and answers those that changed. */
export async function rewriteYear(
  tx: Writer,
  actor: Actor,
  { year, changes }: { year: number; changes: ReadonlyMap<string, (stored: StoredField) => StoredField> },
): Promise<JsonText> {
  const rows = await rewriteFields(tx, actor, changes)
  const days = rows.flatMap((row) => {
    const { start, end } = seasonOf(year, storedFields.read(row).yearInfo)
    return [start, end]
  })
  if (rows.length > 0) await recomputeWarnings(tx, actor, { fieldIds: rows.map(({ id }) => id), days })
  return listFields(tx, actor, { withShapes: false, ids: new Set(rows.map(({ id }) => id)) })
}

/** Makes fields what they were before the copying; refuses once one of them was changed. */
export async function undoCopyCrops(
  tx: Writer,
  actor: Actor,
  { year, fields }: CopiedFields & { readonly year: number },
): Promise<JsonText> {
  const ids = fields.map(({ _id }) => _id)
  const rows = await requireFields(tx, actor, ids)
  const seen = new Map(fields.map(({ _id, updatedAt }) => [_id, updatedAt]))
  const at = fields.map(({ updatedAt }) => updatedAt).toSorted()[0] ?? ''
  const before = await documentsBeforeChange(tx, actor, { rows, at })
  const changes = rows.map((row) => {
    const document = row.updated_at === seen.get(row.id) ? before.get(row.id) : undefined
    if (!document) throw new AppError('invalid', { fields: [fieldError('fields', 'copyChangedSince')] })
    const { yearInfo } = document
    return [row.id, (stored: StoredField) => ({ ...stored, yearInfo })] as const
  })
  return rewriteYear(tx, actor, { year, changes: new Map(changes) })
}
