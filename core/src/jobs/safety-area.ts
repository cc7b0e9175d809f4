import { areaUnits } from '../units/rounding.ts'

/**
 * A material with a safety area may not be used on the whole field: the job's area must be below the field's area in
 * that crop year. Hectares; compared as whole numbers of 0.0001 ha. Both the check that blocks saving and the
 * warning of the same name ask here.
 */
export const breaksSafetyArea = (
  job: { readonly area: number; readonly materials: readonly { readonly safetyArea: number | null }[] },
  fieldArea: number,
): boolean =>
  job.materials.some((material) => (material.safetyArea ?? 0) > 0) &&
  areaUnits(job.area) >= areaUnits(fieldArea)
