import { yearOf } from '../../../time/day.ts'
import type { EventFacts, FieldFacts, SoilFacts } from '../../facts.ts'
import { calendarYearOf } from '../../lib/fertilizing/nutrient-doses.ts'
import { LARGE_NEED, SAMPLE_YEARS } from './limits.ts'
import { type Sampled, sampledNeed } from './sampled.ts'

/** Whether soil samples prove that the field needs much phosphorus; `unsure` when a part of it is not known. */
export type Need = 'proven' | 'unsure' | 'none'
export interface Proof {
  readonly need: Need
  /** Estonian: what the samples of the field say; '' where there are none. */
  readonly why: string
}

/** Of a sample that is written on the job only the year is known: in the fifth year after it, it may be valid still or not. */
function typedNeed(event: EventFacts): Need {
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

/** A sample written on the job is another than those of the field where it is of a later year. */
const isTypedLater = (event: EventFacts, { newest }: Sampled): boolean =>
  newest !== null && (event.fertilization?.soilSampleYear ?? 0) > yearOf(newest)

function needOn(event: EventFacts, sampled: Sampled): Proof {
  const { says, why } = sampled
  if (says === 'large') return { need: 'proven', why }
  const typed = says === 'other' && !isTypedLater(event, sampled) ? 'none' : typedNeed(event)
  if (typed === 'proven') return { need: 'proven', why: '' }
  if (says === 'unsure') return { need: 'unsure', why }
  return typed === 'unsure' ? { need: 'unsure', why: '' } : { need: 'none', why }
}

/**
 * The field's samples decide where they tell a class and are enough of them, else the sample written on the job. A
 * planned job has no day: what does not hold on the last of its year, but on the first, is not sure.
 */
export function needOf(event: EventFacts, field: FieldFacts, samples: readonly SoilFacts[] = []): Proof {
  if (event.status !== 'PLANNED') return needOn(event, sampledNeed(field, samples, event.date))
  const year = calendarYearOf(event)
  const last = needOn(event, sampledNeed(field, samples, `${year}-12-31`))
  if (last.need === 'proven') return last
  const first = needOn(event, sampledNeed(field, samples, `${year}-01-01`))
  return first.need === 'proven' ? { need: 'unsure', why: '' } : last
}
