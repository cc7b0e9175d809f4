/** What a row of monitoring in a job must say; shapes are the schema's. */
import type { FieldError } from '../errors.ts'
import { type Inspection, isCounted, NOTHING_FOUND } from '../inspections/schema.ts'
import { fieldError } from '../validation.ts'

/** An amount of 0 is none: a clean field is "nothing found". */
export function checkInspection({ inspectionType, target, amount }: Inspection): FieldError[] {
  if (target === NOTHING_FOUND && inspectionType === 'SUNDMUSED') return [fieldError('target', 'wrongType')]
  return isCounted(inspectionType, target) && !amount ? [fieldError('amount', 'required')] : []
}

/** The wrong places of a job's monitoring: `inspections.0.amount`. */
export const checkInspections = (inspections: readonly Inspection[]): FieldError[] =>
  inspections.flatMap((inspection, index) =>
    checkInspection(inspection).map((error) => ({ ...error, path: `inspections.${index}.${error.path}` })),
  )
