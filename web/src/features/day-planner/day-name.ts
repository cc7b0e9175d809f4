import { formatDay } from '../../lib/format.ts'
import { dayPlannerText } from './text.ts'
import { weekdayOf } from './week.ts'

const WITHOUT_YEAR = 5

/** `esmaspäev 04.05.2026`. */
export const dayName = (day: string): string => `${dayPlannerText.weekdays[weekdayOf(day)]} ${formatDay(day)}`

/** `E`. */
export const weekdayShort = (day: string): string => dayPlannerText.weekdaysShort[weekdayOf(day)] ?? ''

/** `04.05`. */
export const dayOfMonth = (day: string): string => formatDay(day).slice(0, WITHOUT_YEAR)
