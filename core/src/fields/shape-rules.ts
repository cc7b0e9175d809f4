/** Rules for the shape and the years of a field; form and server ask the same. */
import { addedErrors } from '../edits.ts'
import type { FieldError } from '../errors.ts'
import type { MapData } from '../geo/schema.ts'
import { shapeErrorOf } from '../geo/valid-shape.ts'
import { fieldError } from '../validation.ts'
import type { FieldLife } from './rules.ts'

interface Shaped extends FieldLife {
  readonly mapData?: MapData | null | undefined
}

/** A field lives at least one crop year. */
const checkLife = ({ firstYear, lastYear }: FieldLife): FieldError[] =>
  firstYear != null && lastYear != null && lastYear < firstYear
    ? [fieldError('lastYear', 'lastYearBeforeFirst')]
    : []

/** A shape that is no ground in Estonia, or cannot be told. */
function checkShape({ mapData }: Shaped): FieldError[] {
  if (!mapData) return []
  const code = shapeErrorOf(mapData)
  return code === undefined ? [] : [fieldError('mapData', code)]
}

const checkField = (field: Shaped): FieldError[] => [...checkShape(field), ...checkLife(field)]

/** Errors of a field that its parts alone do not show; a stored field keeps what it has. */
export function checkFieldShape(field: Shaped, before?: Shaped): FieldError[] {
  const errors = checkField(field)
  if (errors.length === 0 || !before) return errors
  return addedErrors({ record: field, errors }, { record: before, errors: checkField(before) })
}
