import { areaUnits } from '../units/rounding.ts'

interface Kept {
  readonly safetyArea: number | null
}
const isKept = ({ safetyArea }: Kept): boolean => (safetyArea ?? 0) > 0

/**
 * A material with a safety area may not be used on the whole field: the job's area must be below the field's area in
 * that crop year. Hectares; compared as whole numbers of 0.0001 ha. Both the check that blocks saving and the
 * warning of the same name ask here.
 */
export const breaksSafetyArea = (
  job: { readonly area: number; readonly materials: readonly Kept[] },
  fieldArea: number,
): boolean => job.materials.some(isKept) && areaUnits(job.area) >= areaUnits(fieldArea)
