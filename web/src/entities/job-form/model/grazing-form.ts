/** Animals on a field as the form holds them: a row that is not filled yet is for a schema to refuse. */
import { daysOfJob } from '@vagu/core/jobs/grazing-rules'
import type { Grazing, Job } from '@vagu/core/jobs/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { splitByWeight } from '@vagu/core/units/rounding'
import { z } from 'zod'
import { newId } from '../../../lib/new-id.ts'

export const GrazingForm = z.object({
  key: z.string(),
  /** Key of the table or the farmer's own words; '' while there is none. */
  animalType: z.string(),
  amount: z.number().nullable(),
  days: z.number().nullable(),
  /** Until then the days follow those of the job. */
  areDaysTyped: z.boolean(),
  /** On all fields together. */
  hoursPerDay: z.number().nullable(),
})
export type GrazingForm = z.infer<typeof GrazingForm>

/** A row as typed. */
export type GrazingInput = Omit<GrazingForm, 'key' | 'areDaysTyped'>

export const emptyGrazing = (): GrazingForm => ({
  key: newId(),
  animalType: '',
  amount: null,
  days: null,
  areDaysTyped: false,
  hoursPerDay: null,
})

export const isUntouched = ({ animalType, amount, areDaysTyped, hoursPerDay }: GrazingForm): boolean =>
  animalType === '' && amount === null && !areDaysTyped && hoursPerDay === null

/** The rows of a stored job. Days that are those of the job go on following them. */
export function storedGrazingOf(job: Job): GrazingForm[] {
  const lasts = daysOfJob({ ...job, today: dayInTallinn(new Date(job.updatedAt)) })
  return job.herding.map((row) => ({ ...row, key: newId(), areDaysTyped: row.days !== lasts }))
}
/** The same animals once more: for how long is another matter. */
export const repeatedGrazing = ({ herding }: Job): GrazingForm[] =>
  herding.map(({ animalType, amount }) => ({ ...emptyGrazing(), animalType, amount }))

/** Days that are taken out follow the job again. */
export const typeDays = (row: GrazingForm, days: number | null): GrazingForm => ({
  ...row,
  days,
  areDaysTyped: days !== null,
})

export const inputOf = ({ key: _key, areDaysTyped: _typed, ...row }: GrazingForm): GrazingInput => row

/** Hours keep 4 decimals when they are shared among the fields. */
const sharesOf = (hours: number | null, areas: readonly number[]): (number | null)[] =>
  hours === null || Number.isNaN(hours) || hours < 0 || areas.length === 1
    ? areas.map(() => hours)
    : splitByWeight(hours, areas, 4)

/** The rows of each field: as many animals and days, the hours shared by area. */
export function grazingOfFields(rows: readonly GrazingForm[], areas: readonly number[]): GrazingInput[][] {
  const shares = rows.map(({ hoursPerDay }) => sharesOf(hoursPerDay, areas))
  return areas.map((_, index) =>
    rows.map((row, at) => ({ ...inputOf(row), hoursPerDay: shares[at]?.[index] ?? null })),
  )
}

export const isWhole = (row: GrazingInput): row is Grazing =>
  [row.amount, row.days, row.hoursPerDay].every((value) => value !== null && Number.isFinite(value))

/** For checks that hold numbers against others: one that is missing is held against nothing. */
export const withNumbers = ({ animalType, amount, days, hoursPerDay }: GrazingInput): Grazing => ({
  animalType,
  amount: amount ?? Number.NaN,
  days: days ?? Number.NaN,
  hoursPerDay: hoursPerDay ?? Number.NaN,
})
