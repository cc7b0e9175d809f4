/** Until when a sample counts. */
import { monthsAfter, yearOf } from '../time/day.ts'

/** Years for which a sample proves something, by § 161 (9) of the Water Act. */
export const VALID_YEARS = 5
/** Hectares for which one sample is enough. */
export const HECTARES_PER_SAMPLE = 5
/** The day of a year by which the KSM support asks for samples. */
const KSM_DAY = '12-01'

/** The last day on which a sample counts for law: five years to the day, of 29 February the last day of that month. */
export const validUntil = (day: string): string => monthsAfter(day, VALID_YEARS * 12)

export const isValidOn = (sample: { readonly date: string }, day: string): boolean =>
  sample.date <= day && day <= validUntil(sample.date)

/** The day of a year by which what is owed in it must be taken. */
export const ksmDayOf = (year: number): string => `${year}-${KSM_DAY}`

/** The day by which the KSM support asks for the sample to be renewed: 1 December of the fifth year after it. */
export const renewBy = (day: string): string => ksmDayOf(yearOf(day) + VALID_YEARS)

/** Samples that a field needs: one for each 5 ha that are begun. Areas have four decimals. */
export const samplesNeeded = (hectares: number): number =>
  hectares > 0 ? Math.ceil(Math.round(hectares * 10_000) / (HECTARES_PER_SAMPLE * 10_000)) : 0

/** Samples of a field in a year: those that hold beyond it, those that end in it, and what is owed. */
export function samplingOf(area: number, samples: readonly { readonly date: string }[], year: number) {
  const taken = samples.filter(({ date }) => yearOf(date) <= year)
  const kept = taken.filter(({ date }) => yearOf(date) + VALID_YEARS > year).length
  const expiring = taken.filter(({ date }) => yearOf(date) + VALID_YEARS === year).length
  const needed = samplesNeeded(area)
  const lastDate = taken.reduce<string | null>(
    (last, { date }) => (last === null || date > last ? date : last),
    null,
  )
  return { needed, kept, expiring, owed: Math.max(0, needed - kept), lastDate }
}
