/** Rules for the shape of a field; form and server ask the same. */
import { addedErrors } from '../edits.ts'
import type { FieldError } from '../errors.ts'
import type { MapData } from '../geo/schema.ts'
import { shapeErrorOf } from '../geo/valid-shape.ts'
import { fieldError } from '../validation.ts'

interface Shaped {
  readonly mapData?: MapData | null | undefined
}

/** A shape whose lines cross, and one too large to tell. */
function checkShape({ mapData }: Shaped): FieldError[] {
  if (!mapData) return []
  const code = shapeErrorOf(mapData)
  return code === undefined ? [] : [fieldError('mapData', code)]
}

/** Errors of a shape; a stored field keeps the one that it has. */
export function checkFieldShape(field: Shaped, before?: Shaped): FieldError[] {
  const errors = checkShape(field)
  if (errors.length === 0 || !before) return errors
  return addedErrors({ record: field, errors }, { record: before, errors: checkShape(before) })
}
