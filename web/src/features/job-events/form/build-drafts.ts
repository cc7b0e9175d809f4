/** From the form to the wire: one job per field, what was typed in all split over the fields by area. */
import { areaOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { JobEventDraft } from '@vagu/core/job-events/schema'
import type { JobCategory } from '@vagu/core/settings/schema'
import { isDay } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { splitByWeight, sumAreas } from '@vagu/core/units/rounding'
import { inspectionsOf } from '../../../farm/inspections/inspection-form.ts'
import { jobMaterialOf } from '../../../farm/materials/material-form.ts'
import type { JobForm } from './job-form.ts'

type FormField = Pick<Field, '_id' | 'area' | 'yearInfo'>

/** A job as typed: a schema has still to refuse what is missing or wrong. */
export type DraftInput = Omit<JobEventDraft, 'area' | 'date' | '_id'> & {
  readonly _id: string
  readonly area: number | null
  readonly date: string | null
}

/** The crop year that the job falls into on a field; undefined while there is no day. */
export function cropYearOn(form: JobForm, field: Pick<Field, 'yearInfo'>): number | undefined {
  if (form.status === 'PLANNED') return form.plannedYear ?? undefined
  return form.date !== null && isDay(form.date) ? cropYearOf(form.date, field.yearInfo) : undefined
}

/** What the field measures in the year of the job, hectares. */
export function wholeAreaOf(form: JobForm, field: FormField): number {
  const year = cropYearOn(form, field)
  return year === undefined ? field.area : areaOfYear(field, year)
}

/** What is worked of the field: as typed, else the whole. */
export const areaOf = (form: JobForm, field: FormField): number | null =>
  field._id in form.areas ? (form.areas[field._id] ?? null) : wholeAreaOf(form, field)

const knownArea = (area: number | null): number => (area !== null && area > 0 ? area : 0)

/** Hectares that are worked in all; what is missing or wrong counts as nothing. */
export const totalAreaOf = (form: JobForm, fields: readonly FormField[]): number =>
  sumAreas(fields.map((field) => knownArea(areaOf(form, field))))

export function categoryOf(form: JobForm, categories: readonly JobCategory[]) {
  const category = categories.find(({ key }) => key === form.category)
  return { category, job: category?.jobs.find(({ key }) => key === form.job) }
}

const sharesOf = (total: number | null, areas: readonly number[], decimals: number): (number | null)[] =>
  total === null || Number.isNaN(total) ? areas.map(() => total) : splitByWeight(total, areas, decimals)

/** One job per chosen field, in their order. Areas in hectares; yields keep 3 decimals, materials 4. */
export function draftInputsOf(
  form: JobForm,
  fields: readonly FormField[],
  categories: readonly JobCategory[],
): DraftInput[] {
  const { category, job } = categoryOf(form, categories)
  const areas = fields.map((field) => knownArea(areaOf(form, field)))
  const yields = sharesOf(form.harvest.yield, areas, 3)
  const totals = form.materials.map(({ amount }) => sharesOf(amount.value, areas, 4))
  const works = sharesOf(form.work.amount, areas, 3)
  const hasHarvest = form.harvest.yield !== null
  return fields.map((field, index) => ({
    _id: form.ids[field._id] ?? '',
    fieldId: field._id,
    status: form.status,
    jobCategory: { key: form.category, name: category?.name ?? '' },
    job: { key: form.job, name: job?.name ?? '' },
    jobVariant: form.jobVariant,
    area: areaOf(form, field),
    date: form.date,
    endDate: form.endDate,
    startTime: form.startTime,
    plannedYear: form.plannedYear,
    worker: form.worker,
    notes: form.notes,
    labels: form.labels,
    requisites: form.materials.map((material, at) => jobMaterialOf(material, totals[at]?.[index] ?? null)),
    growthStage: form.growthStage,
    fertilization: form.fertilization,
    inspections: inspectionsOf(form.inspections),
    herding: form.herding,
    batchId: form.batchId,
    amount: works[index] ?? null,
    unit: form.work.unit,
    soilSampler: form.soilSampler.trim() || null,
    images: form.images,
    customFieldArea: form.customFieldArea,
    ...(hasHarvest ? { ...form.harvest, yield: yields[index] ?? null } : {}),
  }))
}
