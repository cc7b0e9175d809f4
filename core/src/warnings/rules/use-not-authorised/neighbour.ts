/**
 * About the day on which crop years change the field bears the crop of the one or the other: rape is sown before it,
 * potatoes are lifted after it.
 */
import { mainCropOf } from '../../../fields/rules.ts'
import { daysBetween } from '../../../time/day.ts'
import { seasonOf } from '../../../time/season.ts'
import { cropYearOfEvent, type EventFacts, type FieldFacts } from '../../facts.ts'
import { fieldUsesOf } from '../../lib/register/product-uses.ts'
import type { ProductInJob } from '../../lib/register/register-use.ts'
import { CHANGING_DAYS } from './limits.ts'

export interface Neighbour {
  readonly year: number
  readonly crop: string
}

/** The crop year that ends or begins close by; none for a planned job, which has no day. */
function yearBeside(event: EventFacts, field: FieldFacts): number | undefined {
  if (event.status === 'PLANNED') return undefined
  const year = cropYearOfEvent(event, field)
  const { start, end } = seasonOf(year, field.yearInfo)
  const days = CHANGING_DAYS.at(event.date)?.value ?? 0
  if (daysBetween(event.date, end) < days) return year + 1
  return daysBetween(start, event.date) < days ? year - 1 : undefined
}

/** The neighbouring year's crop, when the product may be used in it. */
export function allowedBeside({ event, product }: ProductInJob, field: FieldFacts): Neighbour | undefined {
  const year = yearBeside(event, field)
  const crop = year === undefined ? undefined : mainCropOf(field, year)?.crop
  if (year === undefined || crop === undefined) return undefined
  return fieldUsesOf(product, crop).uses.length > 0 ? { year, crop } : undefined
}
