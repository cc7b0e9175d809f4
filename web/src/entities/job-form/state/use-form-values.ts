import type { Job } from '@vagu/core/jobs/schema'
import { isDay } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { useMemo } from 'react'
import { today } from '../../../lib/today.ts'
import { recentSamplers, recentTargets, recentWorkers, usualMachines } from '../../jobs/last-used.ts'
import { categoryOf, totalAreaOf } from '../model/build-drafts.ts'
import type { FarmSnapshot } from '../../farm/farm.ts'
import type { FormErrors } from '../model/find-errors.ts'
import type { FormState } from './form-context.ts'
import type { JobForm } from '../model/job-form.ts'
import { shownBlocks } from '../model/shown-blocks.ts'

interface FormInput {
  readonly form: JobForm
  readonly update: FormState['update']
  readonly errors: FormErrors
  readonly farm: FarmSnapshot
  readonly recent: readonly Job[]
  readonly isFieldLocked: boolean
  readonly editSeason: FormState['editSeason']
  /** The crop year that the screens are about: a day without a year falls into it. */
  readonly globalYear: number
}

function formYear({ status, plannedYear, date }: JobForm): number {
  if (status === 'PLANNED' && plannedYear !== null) return plannedYear
  return cropYearOf(date !== null && isDay(date) ? date : today())
}

/** Everything that the blocks read, made of the form and the farm. */
export function useFormValues(input: FormInput): FormState {
  const { form, update, errors, farm, recent, isFieldLocked, editSeason, globalYear } = input
  const { fields, categories, customAreas } = farm
  const chosen = useMemo(() => {
    const byId = new Map(fields.map((field) => [field._id, field]))
    return form.fieldIds.flatMap((id) => byId.get(id) ?? [])
  }, [fields, form.fieldIds])
  const season = useMemo(
    () => ({ year: globalYear, starts: chosen[0]?.yearInfo ?? [] }),
    [globalYear, chosen],
  )
  const ofLate = useMemo(
    () => ({
      recentWorkerIds: recentWorkers(recent),
      usualMachines: usualMachines(recent),
      recentTargets: recentTargets(recent),
      recentSamplers: recentSamplers(recent),
    }),
    [recent],
  )
  return useMemo(() => {
    const { category, job } = categoryOf(form, categories)
    const area = totalAreaOf(form, chosen, customAreas)
    const year = formYear(form)
    const shown = shownBlocks(form, job)
    const ofForm = { form, update, errors, farm, isFieldLocked, editSeason, chosen, area, year, season }
    return { ...ofForm, ...ofLate, category, job, shown }
  }, [form, update, errors, farm, isFieldLocked, editSeason, categories, customAreas, chosen, season, ofLate])
}
