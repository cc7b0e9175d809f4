import type { MonitoringType } from './schema.ts'

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
