/** Consequences for a row of monitoring of the chemical, of its type and of its target. */
import { type MonitoringType, NOTHING_FOUND } from './schema.ts'
import type { Bounds } from './table.ts'

const TYPE_OF_ACTION: readonly (readonly [action: string, type: MonitoringType])[] = [
  ['FUNGITSIID', 'TAIMEHAIGUSED'],
  ['HERBITSIID', 'UMBROHUD'],
  ['INSEKTITSIID', 'KAHJURID'],
]

/**
 * Type of target of a chemical subtype (PMA_TKV_TOIME_LIIK_...); undefined for growth regulators and others.
 */
export function typeOfSubtype(subtype: string | null | undefined): MonitoringType | undefined {
  const action = subtype?.toUpperCase() ?? ''
  return TYPE_OF_ACTION.find(([name]) => action.endsWith(name))?.[1]
}

/**
 * Target after the type of its row has changed. No target stands in the lists of two types, so only "nothing
 * found" remains, where the new type has it.
 */
export const targetInType = (target: string | null, type: MonitoringType): string | null =>
  target === NOTHING_FOUND && type !== 'SUNDMUSED' ? target : null

/** An amount on the step within the bounds; `random` lies in [0, 1). Only ever a suggestion. */
export function suggestAmount({ lower, upper, step }: Bounds, random: number): number {
  const steps = Math.floor((upper - lower) / step)
  return lower + Math.floor(random * (steps + 1)) * step
}

/** Type of a target of the table; undefined for the farmer's own words. The table is large, so who checks brings it. */
export type TypeOfTarget = (target: string) => MonitoringType | undefined

interface Row {
  readonly inspectionType: MonitoringType
  readonly target: string
}
/** Whether the table has the target of a row under another type. */
export function isOfOtherType(
  { inspectionType, target }: Row,
  typeOfTarget: TypeOfTarget | undefined,
): boolean {
  const type = typeOfTarget?.(target)
  return type !== undefined && type !== inspectionType
}
