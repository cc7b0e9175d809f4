import type { MaterialFacts } from '@vagu/core/materials/schema'
import { materialsText } from './text.ts'

/** The restrictions of a material in one line; empty where none is known. */
export function restrictionSummary(facts: Omit<MaterialFacts, 'name'>): string {
  const { workDelayDays, harvestDelayDays, usageTimes, safetyArea, safetyWaterArea } = facts
  const parts = [
    workDelayDays !== null && materialsText.work(workDelayDays),
    harvestDelayDays !== null && materialsText.harvest(harvestDelayDays),
    usageTimes !== null && materialsText.times(usageTimes),
    safetyArea !== null && materialsText.area(safetyArea),
    safetyWaterArea !== null && materialsText.water(safetyWaterArea),
  ]
  return parts.filter(Boolean).join(', ')
}
