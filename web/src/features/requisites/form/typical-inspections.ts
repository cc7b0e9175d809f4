/** What jobs with a chemical usually look for: kinds and targets, nothing counted. */
import { typeOfSubtype } from '@vagu/core/inspections/rules'
import type { Requisite } from '@vagu/core/requisites/schema'
import {
  emptyInspection,
  type InspectionForm,
  isUntouched,
  withType,
} from '../../../entities/inspections/inspection-form.ts'

type TypicalInspection = Requisite['inspections'][number]

export const typicalRowOf = ({ inspectionType, target }: TypicalInspection, key: string): InspectionForm => ({
  ...emptyInspection(key, inspectionType),
  isTypeChosen: true,
  target,
})

/** A new row looks for what the chemical works on. */
export const newTypicalRow = (key: string, subtype: string | null | undefined): InspectionForm =>
  emptyInspection(key, typeOfSubtype(subtype) ?? null)

/** Rows with a type, as they are stored; one that nobody touched is not. */
export const typicalOf = (rows: readonly InspectionForm[]): TypicalInspection[] =>
  rows.flatMap((row) =>
    row.inspectionType === null || isUntouched(row)
      ? []
      : [{ inspectionType: row.inspectionType, target: row.target }],
  )

/** The rows after the chemical's subtype has changed: a single one follows it, several are the farmer's own choice. */
export function followSubtype(
  rows: readonly InspectionForm[],
  before: string | null | undefined,
  after: string | null | undefined,
): readonly InspectionForm[] {
  const type = typeOfSubtype(after)
  const [only] = rows
  if (before === after || type === undefined || only === undefined || rows.length > 1) return rows
  return [withType(only, type)]
}
