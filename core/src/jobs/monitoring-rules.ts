/** Rules for a row of monitoring in a job; shapes are the schema's. */
import type { FieldError } from '../errors.ts'
import { type MonitoringEntry, isCounted, NOTHING_FOUND } from '../monitoring/schema.ts'
import { fieldError } from '../validation.ts'

/** An amount of 0 is none: a clean field is "nothing found". */
export function checkMonitoringEntry({ inspectionType, target, amount }: MonitoringEntry): FieldError[] {
  if (target === NOTHING_FOUND && inspectionType === 'SUNDMUSED') return [fieldError('target', 'wrongType')]
  return isCounted(inspectionType, target) && !amount ? [fieldError('amount', 'required')] : []
}

/** The wrong places of a job's monitoring: `inspections.0.amount`. */
export const checkMonitoring = (inspections: readonly MonitoringEntry[]): FieldError[] =>
  inspections.flatMap((entry, index) =>
    checkMonitoringEntry(entry).map((error) => ({ ...error, path: `inspections.${index}.${error.path}` })),
  )
