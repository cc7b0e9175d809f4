/** Rules for a row of monitoring in a job; shapes are the schema's. */
import type { FieldError } from '../errors.ts'
import { isOfOtherType, type TypeOfTarget } from '../monitoring/rules.ts'
import { type MonitoringEntry, isCounted, NOTHING_FOUND } from '../monitoring/schema.ts'
import { fieldError } from '../validation.ts'

/** Targets of the table go with their type alone; an amount of 0 is none: a clean field is "nothing found". */
function checkEntry(entry: MonitoringEntry, typeOfTarget: TypeOfTarget | undefined): FieldError[] {
  const { inspectionType, target, amount } = entry
  if (target === NOTHING_FOUND && inspectionType === 'SUNDMUSED') return [fieldError('target', 'wrongType')]
  if (isOfOtherType(entry, typeOfTarget)) return [fieldError('target', 'targetOfOtherType')]
  return isCounted(inspectionType, target) && !amount ? [fieldError('amount', 'required')] : []
}

/** The wrong places of a job's monitoring: `inspections.0.amount`. */
export const checkMonitoring = (
  inspections: readonly MonitoringEntry[],
  typeOfTarget?: TypeOfTarget,
): FieldError[] =>
  inspections.flatMap((entry, index) =>
    checkEntry(entry, typeOfTarget).map((error) => ({
      ...error,
      path: `inspections.${index}.${error.path}`,
    })),
  )
