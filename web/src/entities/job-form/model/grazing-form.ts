/** Animals on a field as the form holds them: a row that is not filled yet is for a schema to refuse. */
import { checkGrazingHours, daysOfJob, type JobDays } from '@vagu/core/jobs/grazing-rules'
import { isGrazing } from '@vagu/core/jobs/job-kinds'
import { Grazing, type Job } from '@vagu/core/jobs/schema'
import type { JobType } from '@vagu/core/settings/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { splitByWeight } from '@vagu/core/units/rounding'
import { check } from '@vagu/core/validation'
import { z } from 'zod'
import { newId } from '../../../lib/new-id.ts'
import type { JobForm } from './job-form.ts'

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

const emptyGrazing = (): GrazingForm => ({
  key: newId(),
  animalType: '',
  amount: null,
  days: null,
  areDaysTyped: false,
  hoursPerDay: null,
})

const isUntouched = ({ animalType, amount, areDaysTyped, hoursPerDay }: GrazingForm): boolean =>
  animalType === '' && amount === null && !areDaysTyped && hoursPerDay === null

/** The rows of a stored job. Days that are those of the job go on following them. */
export function storedGrazingOf(job: Job): GrazingForm[] {
  const lasts = daysOfJob({ ...job, today: dayInTallinn(new Date(job.updatedAt)) })
  return job.herding.map((row) => ({ ...row, key: newId(), areDaysTyped: row.days !== lasts }))
}
/** The same animals once more: for how long is another matter. */
export const repeatedGrazing = ({ herding }: Job): GrazingForm[] =>
  herding.map(({ animalType, amount }) => ({ ...emptyGrazing(), animalType, amount }))

/** A grazing job begins with a row; other work keeps what was filled in. */
export function withGrazing(form: JobForm, job: JobType | undefined): JobForm {
  if (job && isGrazing(job)) return form.herding.length > 0 ? form : addGrazing(form)
  const touched = form.herding.filter((row) => !isUntouched(row))
  return touched.length === form.herding.length ? form : { ...form, herding: touched }
}

const daysOf = ({ status, date, endDate }: JobForm, today: string): JobDays => ({
  status,
  date,
  endDate,
  today,
})

/** Gives the rows whose days nobody typed the days of the job. */
export function followDays(form: JobForm, today: string): JobForm {
  const lasts = daysOfJob(daysOf(form, today)) ?? null
  const isBehind = ({ days, areDaysTyped }: GrazingForm): boolean => !areDaysTyped && days !== lasts
  if (!form.herding.some(isBehind)) return form
  return { ...form, herding: form.herding.map((row) => (isBehind(row) ? { ...row, days: lasts } : row)) }
}

export const addGrazing = (form: JobForm): JobForm => ({
  ...form,
  herding: [...form.herding, emptyGrazing()],
})
export const changeGrazing = (form: JobForm, next: GrazingForm): JobForm => ({
  ...form,
  herding: form.herding.map((row) => (row.key === next.key ? next : row)),
})
/** A grazing job keeps a row to fill in. */
export function removeGrazing(form: JobForm, key: string): JobForm {
  const herding = form.herding.filter((row) => row.key !== key)
  const removed = { ...form, herding }
  return herding.length === 0 && isGrazing({ key: form.job }) ? addGrazing(removed) : removed
}
/** Days that are taken out follow the job again. */
export const typeDays = (row: GrazingForm, days: number | null): GrazingForm => ({
  ...row,
  days,
  areDaysTyped: days !== null,
})

const inputOf = ({ key: _key, areDaysTyped: _typed, ...row }: GrazingForm): GrazingInput => row

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

/**
 * What is wrong with the rows as they were typed, before hours are shared among fields. Those of a stored job are on one
 * field and may stay as they are: the rules look at them beside what is stored.
 */
export function grazingErrors(form: JobForm, today: string): { path: string; message: string }[] {
  const checked = check(z.object({ herding: z.array(Grazing) }), { herding: form.herding.map(inputOf) })
  const hours = form.stored === null ? checkGrazingHours(form.herding, daysOf(form, today)) : []
  return [...(checked.ok ? [] : checked.errors), ...hours]
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
