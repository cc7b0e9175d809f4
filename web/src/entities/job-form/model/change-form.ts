/** Consequences of a choice in the form. Pure steps: each takes the form as it is and answers it as it becomes. */
import { applyEnd, applyStart, applyStatus, type JobDates, planFor } from '@vagu/core/jobs/dates'
import type { JobStatus } from '@vagu/core/jobs/schema'
import type { MaterialType } from '@vagu/core/materials/schema'
import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { isDay } from '@vagu/core/time/day'
import type { SeasonStarts } from '@vagu/core/time/season'
import { splitByWeight } from '@vagu/core/units/rounding'
import type { Field } from '@vagu/core/fields/schema'
import { emptyMaterial, isNamed, type MaterialForm } from '../../materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { wholeAreaOf } from './build-drafts.ts'
import { withGrazing } from './grazing-steps.ts'
import { withoutPlace } from './heap-form.ts'
import type { Block, JobForm } from './job-form.ts'
import { addMonitoringEntry, followChemical, withMonitoring } from './monitoring.ts'
import { withWorkUnit } from './work-form.ts'

export interface FormCalendar {
  readonly today: string
  readonly starts: readonly SeasonStarts[]
}

const MATERIAL_TYPES = ['chemical', 'seed', 'fertilizer', 'material'] as const

/** The materials that the job type asks for at once; the category "other" only offers them. */
const requiredTypes = (category: string, job: JobType): MaterialType[] =>
  category === CATEGORY.other ? [] : MATERIAL_TYPES.filter((type) => job.requires.includes(type)).slice(0, 1)

function withMaterials(form: JobForm, job: JobType): MaterialForm[] {
  const named = form.materials.filter(isNamed)
  const missing = requiredTypes(form.category, job).filter(
    (type) => !named.some((material) => material.facts.type === type),
  )
  return [...named, ...missing.map((type) => emptyMaterial(type, newId()))]
}

export function chooseJob(form: JobForm, job: JobType): JobForm {
  const chosen = { ...form, job: job.key, jobVariant: form.job === job.key ? form.jobVariant : null }
  const withRows = withMonitoring({ ...chosen, materials: withMaterials(chosen, job) }, job)
  return followChemical(withWorkUnit(withGrazing(withRows, job), job), form)
}

/** A category with one job brings it along. */
export function chooseCategory(form: JobForm, category: JobCategory): JobForm {
  const jobs = category.jobs.filter((job) => job.visible)
  const chosen = { ...form, category: category.key, job: '', jobVariant: null }
  const only = jobs.length === 1 ? jobs[0] : undefined
  if (only) return chooseJob(chosen, only)
  const named = { ...chosen, materials: form.materials.filter(isNamed) }
  return withGrazing(withMonitoring(named, undefined), undefined)
}

/** The days as the steps of core take them; where none is known yet, it is today. */
const datesOf = (form: JobForm, today: string): JobDates => ({
  status: form.status,
  date: form.date !== null && isDay(form.date) ? form.date : today,
  endDate: form.endDate,
  plannedYear: form.plannedYear,
})

export const chooseStatus = (form: JobForm, status: JobStatus, calendar: FormCalendar): JobForm => ({
  ...form,
  ...applyStatus(datesOf(form, calendar.today), status, calendar),
})
export const choosePlannedYear = (form: JobForm, year: number, today: string): JobForm => ({
  ...form,
  ...planFor(datesOf(form, today), year),
})
export function chooseStart(form: JobForm, date: string | null): JobForm {
  if (date === null || form.date === null)
    return { ...form, date, endDate: form.endDate === form.date ? date : form.endDate }
  return { ...form, ...applyStart({ ...datesOf(form, form.date), date: form.date }, date) }
}
/** A done job of one day, as the quick choices set it. */
export const chooseDay = (form: JobForm, day: string): JobForm => ({
  ...form,
  date: day,
  endDate: form.status === 'IN_PROGRESS' ? null : day,
})
export const chooseEnd = (form: JobForm, endDate: string | null): JobForm =>
  form.date === null
    ? { ...form, endDate }
    : { ...form, ...applyEnd({ ...datesOf(form, form.date), date: form.date }, endDate) }

/** An end that was taken out is that of a job of one day; one that goes on is said to, and of one that went on the end is asked for. */
export const closeEnd = (form: JobForm): JobForm =>
  form.endDate === null &&
  form.stored?.status !== 'IN_PROGRESS' &&
  (form.status === 'DONE' || form.status === 'DRAFT')
    ? { ...form, endDate: form.date }
    : form

/** A stack's place lies on the first field, where it was marked; another one has not got it. */
const heapAfter = ({ heap, fieldIds }: JobForm, [first]: readonly string[]): JobForm['heap'] =>
  first === fieldIds[0] ? heap : withoutPlace(heap)

/** One selection stands behind list, map and typing; a field chosen again has its area of before. */
export function chooseFields(form: JobForm, fieldIds: readonly string[]): JobForm {
  const areas = Object.fromEntries(
    Object.entries(form.areas).filter(([fieldId]) => fieldIds.includes(fieldId)),
  )
  return { ...form, fieldIds: [...new Set(fieldIds)], areas, heap: heapAfter(form, fieldIds) }
}
/** The field of a stored job: the record goes along, its area is the new field's. */
export const moveToField = (form: JobForm, fieldId: string): JobForm => ({
  ...form,
  fieldIds: [fieldId],
  areas: {},
  heap: heapAfter(form, [fieldId]),
  ids: form.eventId === null ? {} : { [fieldId]: form.eventId },
})

/** An area that is typed back to the whole is no longer typed: it follows the year of the job, unless a kind of area does. */
export function typeArea(form: JobForm, field: Field, area: number | null): JobForm {
  const { [field._id]: _old, ...others } = form.areas
  const isWhole = form.customFieldArea === null && area === wholeAreaOf(form, field)
  return { ...form, areas: isWhole ? others : { ...others, [field._id]: area } }
}

/** A total that is typed is split over the fields by what they measure. */
export function typeTotalArea(form: JobForm, fields: readonly Field[], total: number | null): JobForm {
  if (total === null || Number.isNaN(total)) return form
  const parts = splitByWeight(
    total,
    fields.map((field) => wholeAreaOf(form, field)),
    4,
  )
  return fields.reduce((changed, field, index) => typeArea(changed, field, parts[index] ?? null), form)
}

const withOpened = (form: JobForm, block: Block): JobForm => ({
  ...form,
  opened: [...new Set([...form.opened, block])],
})
export const openBlock = (form: JobForm, block: Block): JobForm => {
  const opened = withOpened(form, block)
  return block === 'inspections' ? addMonitoringEntry(opened) : opened
}
export const addMaterial = (form: JobForm, type: MaterialType): JobForm => ({
  ...form,
  materials: [...form.materials, emptyMaterial(type, newId())],
})
export const changeMaterial = (form: JobForm, next: MaterialForm): JobForm => {
  const materials = form.materials.map((material) => (material.key === next.key ? next : material))
  return followChemical({ ...form, materials }, form)
}
export const removeMaterial = (form: JobForm, key: string): JobForm =>
  followChemical({ ...form, materials: form.materials.filter((material) => material.key !== key) }, form)
