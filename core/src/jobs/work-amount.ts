/** How much was improved or heaped up: in which units a job is measured, and what its amount must be. */
import type { FieldError } from '../errors.ts'
import { CATEGORY } from '../settings/table.ts'
import { fieldError } from '../validation.ts'
import type { WorkUnit } from './schema.ts'

/** The first is the usual one. */
type Units = readonly [WorkUnit, ...WorkUnit[]]

/** For a job that a farm has added itself. */
const ANY_IMPROVEMENT: Units = ['m', 'ha', 'm3/m', 'tk', 'km']

const UNITS_OF_JOB: ReadonlyMap<string, Units> = new Map(
  Object.entries<Units>({
    'ditch-mowing': ['m', 'km', 'ha'],
    'ditch-cleaning': ['m', 'km', 'm3/m'],
    'brush-cutting': ['ha', 'm', 'km'],
    'culvert-repair': ['tk', 'm'],
    'drain-repair': ['m', 'km', 'tk'],
  }),
)

interface Keyed {
  readonly key: string
}

/** Units that a job may be measured in, the usual one first; none for a job that is not measured. */
export function workUnitsOf(category: Keyed, job: Keyed): readonly WorkUnit[] {
  if (category.key === CATEGORY.manureHeap) return ['t']
  return category.key === CATEGORY.landImprovement ? (UNITS_OF_JOB.get(job.key) ?? ANY_IMPROVEMENT) : []
}

/** Cubic metres a metre is the same on every field, however the work is shared among them. */
export const isRateOfWork = (unit: WorkUnit | null): boolean => unit === 'm3/m'

interface Work {
  readonly amount?: number | null | undefined
  readonly unit?: WorkUnit | null | undefined
}

/** The wrong places (`amount`, `unit`); that an amount is positive is the schema's. */
export function checkWorkAmount({ amount, unit }: Work, units: readonly WorkUnit[]): FieldError[] {
  const isNeeded = units.length > 0
  const wrongAmount = isNeeded && amount == null ? [fieldError('amount', 'required')] : []
  const foreign = !isNeeded && amount != null ? [fieldError('amount', 'amountNotOfJob')] : []
  const missingUnit = isNeeded && unit == null ? [fieldError('unit', 'required')] : []
  const wrongUnit = unit != null && !units.includes(unit) ? [fieldError('unit', 'unitNotOfJob')] : []
  return [...wrongAmount, ...foreign, ...missingUnit, ...wrongUnit]
}
