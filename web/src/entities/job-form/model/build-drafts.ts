/** From the form to the wire: one job per field, what was typed in all split over the fields by area. */
import { areaOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { CustomArea } from '@vagu/core/custom-areas/schema'
import { isHeaping, isSoilSampling } from '@vagu/core/jobs/job-kinds'
import type { JobDraft } from '@vagu/core/jobs/schema'
import type { JobCategory } from '@vagu/core/settings/schema'
import { isDay } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { splitByWeight, sumAreas } from '@vagu/core/units/rounding'
import { monitoringOf } from '../../monitoring/monitoring-form.ts'
import { jobMaterialOf } from '../../materials/material-form.ts'
import { kindAreaOf } from './custom-area-form.ts'
import { harvestOfFields, measureOf } from './harvest-form.ts'
import { type GrazingInput, grazingOfFields } from './grazing-form.ts'
import { heapOn } from './heap-form.ts'
import type { JobForm } from './job-form.ts'
import { unitsOf, workOfFields } from './work-form.ts'

type FormField = Pick<Field, '_id' | 'area' | 'yearInfo'>

/** Lists of the farm by which the jobs of a form are named and measured. */
export interface FarmLists {
  readonly categories: readonly JobCategory[]
  readonly customAreas: readonly CustomArea[]
}

/** A job as typed: a schema has still to refuse what is missing or wrong. */
export type DraftInput = Omit<JobDraft, 'area' | 'date' | '_id' | 'herding'> & {
  readonly _id: string
  readonly area: number | null
  readonly date: string | null
  readonly herding: GrazingInput[]
}

/** Parts of the form that the area of a job goes by. */
type Measured = Pick<JobForm, 'status' | 'date' | 'plannedYear' | 'customFieldArea'>

/** The crop year that the job falls into on a field; undefined while there is no day. */
export function cropYearOn(
  form: Omit<Measured, 'customFieldArea'>,
  field: Pick<Field, 'yearInfo'>,
): number | undefined {
  if (form.status === 'PLANNED') return form.plannedYear ?? undefined
  return form.date !== null && isDay(form.date) ? cropYearOf(form.date, field.yearInfo) : undefined
}

/** Area of the field in the year of the job, hectares. */
export function wholeAreaOf(form: Omit<Measured, 'customFieldArea'>, field: FormField): number {
  const year = cropYearOn(form, field)
  return year === undefined ? field.area : areaOfYear(field, year)
}

/** Hectares of the field where nobody types any: of the chosen kind, else the whole. */
function usualAreaOf(form: Measured, field: FormField, kinds: readonly CustomArea[]): number {
  const ofKind = kindAreaOf(form, { fieldId: field._id, year: cropYearOn(form, field) }, kinds)
  return ofKind ?? wholeAreaOf(form, field)
}

/** Whether the area is the one of a stored job that was the usual one of its field: then nobody has typed it. */
function isStoredUsual({ stored, areas }: JobForm, field: FormField, kinds: readonly CustomArea[]): boolean {
  if (stored?.fieldId !== field._id || areas[field._id] !== stored.area) return false
  const { status, date, plannedYear = null, customFieldArea = null } = stored
  return stored.area === usualAreaOf({ status, date, plannedYear, customFieldArea }, field, kinds)
}

/** Worked area of the field: as typed, else its usual area, which follows field, kind and year. */
export const areaOf = (form: JobForm, field: FormField, kinds: readonly CustomArea[] = []): number | null =>
  field._id in form.areas && !isStoredUsual(form, field, kinds)
    ? (form.areas[field._id] ?? null)
    : usualAreaOf(form, field, kinds)

const knownArea = (area: number | null): number => (area !== null && area > 0 ? area : 0)

/** Hectares that are worked in all; what is missing or wrong counts as nothing. */
export const totalAreaOf = (
  form: JobForm,
  fields: readonly FormField[],
  kinds: readonly CustomArea[] = [],
): number => sumAreas(fields.map((field) => knownArea(areaOf(form, field, kinds))))

export function categoryOf(form: JobForm, categories: readonly JobCategory[]) {
  const category = categories.find(({ key }) => key === form.category)
  return { category, job: category?.jobs.find(({ key }) => key === form.job) }
}

const sharesOf = (total: number | null, areas: readonly number[], decimals: number): (number | null)[] =>
  total === null || Number.isNaN(total) ? areas.map(() => total) : splitByWeight(total, areas, decimals)

/** Members of the job that are alike on every field. */
const sharedOf = (form: JobForm, { category, job }: ReturnType<typeof categoryOf>) => ({
  status: form.status,
  jobCategory: { key: form.category, name: category?.name ?? '' },
  job: { key: form.job, name: job?.name ?? '' },
  jobVariant: form.jobVariant,
  // The year of a plan is chosen; its placeholder day does not tell one.
  date: form.status === 'PLANNED' && form.plannedYear === null ? null : form.date,
  endDate: form.endDate,
  startTime: form.startTime,
  plannedYear: form.plannedYear,
  worker: form.worker,
  machine: form.machine,
  notes: form.notes,
  labels: form.labels,
  growthStage: form.growthStage,
  windSpeed: form.windSpeed,
  airTemperature: form.airTemperature,
  fertilization: form.fertilization,
  heap: category && job && isHeaping(category, job) ? heapOn(form.heap, form.fieldIds) : null,
  inspections: monitoringOf(form.inspections),
  batchId: form.batchId,
  soilSampler: form.soilSampler.trim() || null,
  soilSamples: job && isSoilSampling(job) ? form.soilSamples : null,
  images: form.images,
  customFieldArea: form.customFieldArea,
})

/** One job per chosen field, in their order. Areas in hectares; yields keep 3 decimals, materials 4. */
export function draftInputsOf(
  form: JobForm,
  fields: readonly FormField[],
  { categories, customAreas }: FarmLists,
): DraftInput[] {
  const found = categoryOf(form, categories)
  const worked = fields.map((field) => areaOf(form, field, customAreas))
  const areas = worked.map(knownArea)
  const totals = form.materials.map(({ amount }) => sharesOf(amount.value, areas, 4))
  const works = workOfFields(form.work, unitsOf(found.category, found.job), areas)
  const herding = grazingOfFields(form.herding, areas)
  const [first] = fields
  const measure = measureOf(form.harvest, fields, first && cropYearOn(form, first))
  const harvests = harvestOfFields(form.harvest, measure, areas)
  const shared = sharedOf(form, found)
  return fields.map((field, index) => ({
    ...shared,
    _id: form.ids[field._id] ?? '',
    fieldId: field._id,
    area: worked[index] ?? null,
    requisites: form.materials.map((material, at) => jobMaterialOf(material, totals[at]?.[index] ?? null)),
    herding: herding[index] ?? [],
    ...works[index],
    ...harvests[index],
  }))
}
