/** Usual targets of jobs with a chemical: kinds and targets, nothing counted. */
import { typeOfSubtype } from '@vagu/core/monitoring/rules'
import type { Material } from '@vagu/core/materials/schema'
import {
  emptyMonitoringEntry,
  type MonitoringForm,
  isUntouched,
  withType,
} from '../../../entities/monitoring/monitoring-form.ts'

type TypicalMonitoringEntry = Material['inspections'][number]

export const typicalRowOf = (
  { inspectionType, target }: TypicalMonitoringEntry,
  key: string,
): MonitoringForm => ({
  ...emptyMonitoringEntry(key, inspectionType),
  isTypeChosen: true,
  target,
})

/** A new row looks for what the chemical works on. */
export const newTypicalRow = (key: string, subtype: string | null | undefined): MonitoringForm =>
  emptyMonitoringEntry(key, typeOfSubtype(subtype) ?? null)

/** Rows with a type, as they are stored; one that nobody touched is not. */
export const typicalOf = (rows: readonly MonitoringForm[]): TypicalMonitoringEntry[] =>
  rows.flatMap((row) =>
    row.inspectionType === null || isUntouched(row)
      ? []
      : [{ inspectionType: row.inspectionType, target: row.target }],
  )

/** The rows after the chemical's subtype has changed: a single one follows it, several are the farmer's own choice. */
export function followSubtype(
  rows: readonly MonitoringForm[],
  before: string | null | undefined,
  after: string | null | undefined,
): readonly MonitoringForm[] {
  const type = typeOfSubtype(after)
  const [only] = rows
  if (before === after || type === undefined || only === undefined || rows.length > 1) return rows
  return [withType(only, type)]
}
