/** Steps of the form over its rows of animals, and what is wrong with them. */
import { checkGrazingHours, daysOfJob, type JobDays } from '@vagu/core/jobs/grazing-rules'
import { isGrazing } from '@vagu/core/jobs/job-kinds'
import { Grazing } from '@vagu/core/jobs/schema'
import type { JobType } from '@vagu/core/settings/schema'
import { check } from '@vagu/core/validation'
import { z } from 'zod'
import { emptyGrazing, type GrazingForm, inputOf, isUntouched } from './grazing-form.ts'
import type { JobForm } from './job-form.ts'

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
/**
 * Errors of the rows as they were typed, before hours are shared among fields. Those of a stored job are on one field
 * and may stay as they are: the rules look at them beside what is stored.
 */
export function grazingErrors(form: JobForm, today: string): { path: string; message: string }[] {
  const checked = check(z.object({ herding: z.array(Grazing) }), { herding: form.herding.map(inputOf) })
  const hours = form.stored === null ? checkGrazingHours(form.herding, daysOf(form, today)) : []
  return [...(checked.ok ? [] : checked.errors), ...hours]
}
