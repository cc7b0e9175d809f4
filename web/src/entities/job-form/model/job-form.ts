/** The job form as data: it is kept as JSON while unsaved, and only its own functions change it. */
import { CustomAreaRef } from '@vagu/core/custom-areas/schema'
import { Job, JobStatus, WorkUnit } from '@vagu/core/jobs/schema'
import { z } from 'zod'
import { MonitoringForm, storedMonitoringEntryOf } from '../../monitoring/monitoring-form.ts'
import { asRate } from '../../materials/amount.ts'
import { MaterialForm, storedMaterialOf } from '../../materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { FertilizationForm } from './fertilization-form.ts'
import { HeapForm, repeatedHeap } from './heap-form.ts'
import { HarvestForm, NO_HARVEST, storedHarvestOf } from './harvest-form.ts'
import { GrazingForm, repeatedGrazing, storedGrazingOf } from './grazing-form.ts'
import { repeatedMonitoring } from './monitoring.ts'

/** Blocks that a job type may ask for, and that the farmer may open for any job. */
export const BLOCKS = [
  'inspections',
  'worker',
  'startTime',
  'growthStage',
  'weather',
  'yield',
  'note',
  'labels',
  'image',
] as const
export type Block = (typeof BLOCKS)[number]

export const JobForm = z.object({
  /** The stored job that is edited, and when it was last changed; null for new ones. */
  eventId: z.string().nullable(),
  updatedAt: z.string().nullable(),
  /** As it is stored: what it has it may keep. */
  stored: Job.nullable().default(null),
  /** The record of each field, named once per form fill: a repeated save finds what it made the first time. */
  ids: z.record(z.string(), z.string()),
  batchId: z.string(),
  fieldIds: z.array(z.string()),
  /** Areas that were typed; a field that is missing here is worked as a whole. */
  areas: z.record(z.string(), z.number().nullable()),
  category: z.string(),
  job: z.string(),
  jobVariant: z.string().nullable(),
  status: JobStatus,
  /** A day, nothing, or a text that is no day. */
  date: z.string().nullable(),
  endDate: z.string().nullable(),
  startTime: z.string().nullable(),
  plannedYear: z.number().nullable(),
  materials: z.array(MaterialForm),
  worker: z.string().nullable(),
  notes: z.string(),
  labels: z.array(z.string()),
  growthStage: z.number().nullable(),
  /** m/s and °C; a form that another version kept knows none. */
  windSpeed: z.number().nullable().default(null),
  airTemperature: z.number().nullable().default(null),
  fertilization: FertilizationForm.nullable(),
  heap: HeapForm.nullable().default(null),
  inspections: z.array(MonitoringForm),
  herding: z.array(GrazingForm),
  /** How much was improved or heaped up. */
  work: z.object({ amount: z.number().nullable(), unit: WorkUnit.nullable() }),
  soilSampler: z.string(),
  images: z.array(z.string()),
  customFieldArea: CustomAreaRef.nullable(),
  harvest: HarvestForm,
  opened: z.array(z.enum(BLOCKS)),
})
export type JobForm = z.infer<typeof JobForm>

const NO_WORK = { amount: null, unit: null } as const

export const emptyForm = (today: string, fieldIds: readonly string[] = []): JobForm => ({
  eventId: null,
  updatedAt: null,
  stored: null,
  ids: {},
  batchId: newId(),
  fieldIds: [...fieldIds],
  areas: {},
  category: '',
  job: '',
  jobVariant: null,
  status: 'DONE',
  date: today,
  endDate: today,
  startTime: null,
  plannedYear: null,
  materials: [],
  worker: null,
  notes: '',
  labels: [],
  growthStage: null,
  windSpeed: null,
  airTemperature: null,
  fertilization: null,
  heap: null,
  inspections: [],
  herding: [],
  work: { ...NO_WORK },
  soilSampler: '',
  images: [],
  customFieldArea: null,
  harvest: { ...NO_HARVEST },
  opened: [],
})

/** A form in which no job was begun is about today, whenever it was opened; one kept for more such jobs stays. */
export const ofToday = (form: JobForm, today: string): JobForm =>
  form.category !== '' || form.date === today ? form : { ...form, date: today, endDate: today }

/** Whether two forms are the same job; the names of its records do not count. */
export const isSameJob = (one: JobForm, other: JobForm): boolean =>
  JobForm.keyof().options.every((key) => key === 'ids' || Object.is(one[key], other[key]))

/** The same form for another save: what is in it stays, the records are new ones. */
export const withNewIds = (form: JobForm): JobForm => ({
  ...form,
  eventId: null,
  updatedAt: null,
  stored: null,
  ids: {},
  batchId: newId(),
  materials: form.materials.map((material) => ({ ...material, key: newId() })),
})

/** The form for more such jobs: a saved material is one of the farm's from now on, photos stay with their job. */
export function formAfterSave(form: JobForm): JobForm {
  const materials = form.materials.map((material) =>
    material.isNew ? { ...material, requisiteId: material.key, isNew: false } : material,
  )
  return withNewIds({ ...form, materials, images: [] })
}

/** The record of a field, named when it is first needed. */
export const withIds = (form: JobForm): JobForm => {
  const missing = form.fieldIds.filter((fieldId) => form.ids[fieldId] === undefined)
  if (missing.length === 0) return form
  return { ...form, ids: { ...form.ids, ...Object.fromEntries(missing.map((id) => [id, newId()])) } }
}

/** A stored job, to be edited. */
export const formOf = (job: Job): JobForm => ({
  eventId: job._id,
  updatedAt: job.updatedAt,
  stored: job,
  ids: { [job.fieldId]: job._id },
  batchId: job.batchId ?? newId(),
  fieldIds: [job.fieldId],
  areas: { [job.fieldId]: job.area },
  category: job.jobCategory.key,
  job: job.job.key,
  jobVariant: job.jobVariant ?? null,
  status: job.status,
  date: job.date,
  endDate: job.endDate,
  startTime: job.startTime ?? null,
  plannedYear: job.plannedYear ?? null,
  materials: job.requisites.map((material) => storedMaterialOf(material, newId())),
  worker: job.worker ?? null,
  notes: job.notes,
  labels: job.labels,
  growthStage: job.growthStage ?? null,
  windSpeed: job.windSpeed ?? null,
  airTemperature: job.airTemperature ?? null,
  fertilization: job.fertilization ?? null,
  heap: job.heap ?? null,
  inspections: job.inspections.map((stored) => storedMonitoringEntryOf(stored, newId())),
  herding: storedGrazingOf(job),
  work: { amount: job.amount ?? null, unit: job.unit ?? null },
  soilSampler: job.soilSampler ?? '',
  images: job.images,
  customFieldArea: job.customFieldArea ?? null,
  harvest: storedHarvestOf(job),
  opened: [],
})

/** Another job's material for any fields. */
const forAnyFields = (material: MaterialForm, area: number): MaterialForm => ({
  ...material,
  amount: asRate(material.amount, area),
})

/** The same job once more, today: what was measured that day is not taken along. */
export const repeatOf = (job: Job, today: string, fieldIds: readonly string[]): JobForm => ({
  ...withNewIds(formOf(job)),
  fieldIds: [...fieldIds],
  areas: {},
  materials: job.requisites.map((material) => forAnyFields(storedMaterialOf(material, newId()), job.area)),
  status: 'DONE',
  date: today,
  endDate: today,
  startTime: null,
  plannedYear: null,
  growthStage: null,
  windSpeed: null,
  airTemperature: null,
  heap: repeatedHeap(job.heap),
  inspections: repeatedMonitoring(job),
  herding: repeatedGrazing(job),
  work: { amount: null, unit: job.unit ?? null },
  images: [],
  harvest: { ...storedHarvestOf(job), yield: null },
})
