import type { MaterialFacts } from '@vagu/core/requisites/schema'
import { words } from './text.ts'

/** The restrictions of a material in one line; empty where none is known. */
export function restrictionSummary(facts: Omit<MaterialFacts, 'name'>): string {
  const { workDelayDays, harvestDelayDays, usageTimes, safetyArea, safetyWaterArea } = facts
  const parts = [
    workDelayDays !== null && words.work(workDelayDays),
    harvestDelayDays !== null && words.harvest(harvestDelayDays),
    usageTimes !== null && words.times(usageTimes),
    safetyArea !== null && words.area(safetyArea),
    safetyWaterArea !== null && words.water(safetyWaterArea),
  ]
  return parts.filter(Boolean).join(', ')
}
