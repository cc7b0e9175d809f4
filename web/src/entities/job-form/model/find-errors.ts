/** Every wrong place of the form, by the name of its input; the same checks that the server makes. */
import type { FieldError } from '@vagu/core/errors'
import type { Field } from '@vagu/core/fields/schema'
import { checkJobEdit } from '@vagu/core/jobs/edit-rules'
import { type CheckedJob, checkJobs, type JobCheckFacts } from '@vagu/core/jobs/rules'
import { JobDraft } from '@vagu/core/jobs/schema'
import { messageOf } from '@vagu/core/messages'
import { isDay } from '@vagu/core/time/day'
import { check } from '@vagu/core/validation'
import { fieldAreaAt } from '@vagu/core/warnings/facts'
import { monitoringErrors } from '../../monitoring/monitoring-form.ts'
import { knownChemicals } from '../../materials/known-chemicals.ts'
import { newId } from '../../../lib/new-id.ts'
import type { Sentences } from '../../../ui/stepped-form.tsx'
import { today } from '../../../lib/today.ts'
import type { FarmSnapshot } from '../../farm/farm.ts'
import { cropYearOn, type DraftInput, draftInputsOf, wholeAreaOf } from './build-drafts.ts'
import { withNumbers } from './grazing-form.ts'
import { grazingErrors } from './grazing-steps.ts'
import type { JobForm } from './job-form.ts'

export type FormErrors = Sentences

export const FIELDS_INPUT = 'fields'
export const AREA_INPUT = 'area'
export const areaInput = (fieldId: string): string => `${AREA_INPUT}.${fieldId}`
const NAMES: Readonly<Record<string, string>> = {
  fieldId: FIELDS_INPUT,
  'jobCategory.name': 'jobCategory',
  'job.name': 'job',
  requisites: 'requisites.0.name',
}
/** Faults of a part that has no input of its own stand at the input that chose it. */
const CHOSEN_BY: readonly [RegExp, string][] = [
  [/(\.ingredients)\..*$/, '$1'],
  [/\.requisiteId$/, '.name'],
]

/** The input of a wrong place; `2.worker` of a batch stands at `worker`, `2.area` at the area of the third field. */
export function inputOf(path: string, fieldIds: readonly string[]): string {
  const [, index = '0', rest = path] = /^(\d+)\.(.*)$/.exec(path) ?? []
  if (rest === 'area') return areaInput(fieldIds[Number(index)] ?? '')
  return NAMES[rest] ?? CHOSEN_BY.reduce((name, [part, input]) => name.replace(part, input), rest)
}

/** The first sentence of every input. */
export function errorsByInput(
  errors: readonly Pick<FieldError, 'path' | 'message'>[],
  fieldIds: readonly string[],
): FormErrors {
  const byInput = new Map<string, string>()
  for (const { path, message } of errors) {
    const input = inputOf(path, fieldIds)
    if (!byInput.has(input)) byInput.set(input, message)
  }
  return byInput
}

function factsOf(form: JobForm, farm: FarmSnapshot): JobCheckFacts {
  const byId = new Map(farm.fields.map((field) => [field._id, field]))
  return {
    categories: farm.categories,
    workers: new Map(farm.workers.map((worker) => [worker._id, worker])),
    today: today(),
    customAreas: new Set(farm.customAreas.map(({ id }) => id)),
    chemicals: knownChemicals(farm.requisites, form.materials),
    fieldAreaOf: (job) => {
      const field = byId.get(job.fieldId)
      return field && (isDay(job.date) ? fieldAreaAt(job, field) : wholeAreaOf(form, field))
    },
    fieldLifeOf: (job) => {
      const field = byId.get(job.fieldId)
      if (field === undefined) return undefined
      const year = cropYearOn({ ...job, plannedYear: job.plannedYear ?? null }, field)
      return year === undefined ? undefined : { ...field, year }
    },
  }
}

const checkable = (input: DraftInput) => ({
  ...input,
  area: input.area ?? 0,
  date: input.date ?? '',
  herding: input.herding.map(withNumbers),
})

/** While no field is chosen, the rest is checked as if one were. */
const anyField = (): Field => ({
  _id: newId(),
  active: true,
  code: '',
  name: '',
  area: 1,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '',
  yearInfo: [],
})

/** Errors that the rules find: of a stored job only those that the change makes worse. */
function ruleErrors(form: JobForm, jobs: readonly CheckedJob[], farm: FarmSnapshot): FieldError[] {
  const facts = factsOf(form, farm)
  const [job] = jobs
  if (form.stored === null || job === undefined) return checkJobs(jobs, facts, true)
  return checkJobEdit({ before: form.stored, after: job }, facts)
}

export function findErrors(form: JobForm, chosen: readonly Field[], farm: FarmSnapshot): FormErrors {
  const fields = chosen.length > 0 ? chosen : [anyField()]
  const named = { ...form, ids: Object.fromEntries(fields.map(({ _id }) => [_id, form.ids[_id] ?? newId()])) }
  const inputs = draftInputsOf(named, fields, farm)
  const shape = inputs.flatMap((input, index) => {
    const checked = check(JobDraft, input)
    return checked.ok ? [] : checked.errors.map((error) => ({ ...error, path: `${index}.${error.path}` }))
  })
  const rules = form.job === '' ? [] : ruleErrors(form, inputs.map(checkable), { ...farm, fields })
  const none =
    chosen.length > 0 ? [] : [{ path: 'fieldId', code: 'required', message: messageOf('required') }]
  return errorsByInput(
    [...none, ...monitoringErrors(form.inspections), ...grazingErrors(form, today()), ...shape, ...rules],
    fields.map(({ _id }) => _id),
  )
}

/** The same by the fields that the form has chosen. */
export function findFormErrors(form: JobForm, farm: FarmSnapshot): FormErrors {
  const byId = new Map(farm.fields.map((field) => [field._id, field]))
  const chosen = form.fieldIds.flatMap((id) => byId.get(id) ?? [])
  return findErrors(form, chosen, farm)
}
