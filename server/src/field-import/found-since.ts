import type { FieldError } from '@vagu/core/errors'
import type { Field } from '@vagu/core/fields/schema'
import type { Effort } from '@vagu/core/geo/crossing'
import { gridRings } from '@vagu/core/geo/map-data'
import { fieldError } from '@vagu/core/validation'
import { FieldIndex } from './farm.ts'
import type { SelectedRow } from './selected-rows.ts'
import { matchedFields } from './match.ts'

/**
 * Rows that would be new fields although the farm holds one that they match and that their review did not know: another
 * import, or the farmer himself, was faster. What these same rows made when they were stored before does not count.
 */
export function foundSince(
  rows: readonly SelectedRow[],
  fields: readonly Field[],
  effort: Effort,
): FieldError[] {
  if (rows.every(({ fieldId }) => fieldId !== null)) return []
  const own = new Set(rows.flatMap(({ fieldId, draft }) => (fieldId === null ? (draft._id ?? []) : [])))
  const farm = new FieldIndex(
    fields.filter(({ _id }) => !own.has(_id)),
    effort,
  )
  return rows.flatMap(({ fieldId, draft, seen = [] }, i) => {
    if (fieldId !== null) return []
    const rings = draft.mapData ? gridRings(draft.mapData) : []
    const found = matchedFields({ ...draft, rings }, farm).find(({ field }) => !seen.includes(field._id))
    return found ? fieldError(`rows.${i}`, 'fieldFoundSince', { name: found.field.name }) : []
  })
}
