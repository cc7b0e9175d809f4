/** Sulphur of a plan, kg/ha. Advice: materials keep no sulphur, so only fertilizers of the table are counted, by their names. */
import { cropByKey } from '../crops/table.ts'
import { sulphurPercent } from '../nutrients/table.ts'
import { roundTo } from '../units/rounding.ts'
import type { ReckonedApplication } from './field-plan.ts'
import { sulphurOf } from './norms.ts'

export interface SulphurPlan {
  /** Least and most that the crop needs. */
  readonly need: readonly [number, number]
  readonly planned: number
  /** Fertilizers whose sulphur is not known. */
  readonly unknown: readonly string[]
}

const KILOGRAMS = { 'kg/ha': 1, 'l/ha': 1, 't/ha': 1000, 'm3/ha': 1000 } as const

/** Sulphur of a crop; undefined where the crop is not known. */
export function sulphurPlan(
  cropKey: string | null,
  applications: readonly ReckonedApplication[],
  hectares: number,
): SulphurPlan | undefined {
  const crop = cropKey === null ? undefined : cropByKey(cropKey)
  if (!crop) return undefined
  const unknown: string[] = []
  let planned = 0
  for (const { application } of applications) {
    const content = sulphurPercent(application.name)
    const share = hectares > 0 ? Math.min(application.area ?? hectares, hectares) / hectares : 0
    if (content === undefined) unknown.push(application.name)
    else planned += (application.amount * KILOGRAMS[application.unit] * share * content) / 100
  }
  return { need: sulphurOf(crop.rotationGroup), planned: roundTo(planned, 2), unknown }
}
