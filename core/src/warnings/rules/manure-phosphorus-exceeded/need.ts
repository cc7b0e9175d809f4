import type { EventFacts } from '../../facts.ts'
import { calendarYearOf } from '../../lib/fertilizing/nutrient-doses.ts'
import { LARGE_NEED, SAMPLE_YEARS } from './limits.ts'

/** Whether a soil sample proves that the field needs much phosphorus; `unsure` when a part of it is not known. */
export type Need = 'proven' | 'unsure' | 'none'

/** Only the year of the sample is known: in the fifth year after it, it may be valid still or not. */
export function needOf(event: EventFacts): Need {
  const details = event.fertilization
  if (!details?.highNutrientN) return 'none'
  const year = calendarYearOf(event)
  const max = LARGE_NEED[details.soilMethod ?? 'MEHLICH3'].at(`${year}-12-31`)?.value ?? 0
  const valid = SAMPLE_YEARS.at(`${year}-12-31`)?.value ?? 0
  if (details.nutrientN !== null && details.nutrientN > max) return 'none'
  if (details.nutrientN === null || details.soilSampleYear === null) return 'unsure'
  const age = year - details.soilSampleYear
  if (age < 0 || age > valid) return 'none'
  return age === valid ? 'unsure' : 'proven'
}
