/** The job form as data: it is kept as JSON while unsaved, and only its own functions change it. */
import { CustomAreaRef } from '@vagu/core/custom-areas/schema'
import { Job, JobStatus, WorkUnit } from '@vagu/core/jobs/schema'
import { z } from 'zod'
import { MonitoringForm } from '../../monitoring/monitoring-form.ts'
import { MaterialForm, withoutTreated } from '../../materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { FertilizationForm } from './fertilization-form.ts'
import { HeapForm, withoutPlace } from './heap-form.ts'
import { HarvestForm, NO_HARVEST } from './harvest-form.ts'
import { GrazingForm } from './grazing-form.ts'

/** Blocks that a job type may ask for, and that the farmer may open for any job. */
export const BLOCKS = [
  'inspections',
  'worker',
  'machine',
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
  /** A form that another version kept knows none. */
  machine: z.string().nullable().default(null),
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
  /** On each field; a form that another version kept knows none. */
  soilSamples: z.number().nullable().default(null),
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
  machine: null,
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
  soilSamples: null,
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

/**
 * The form for more such jobs: a saved material is one of the farm's from now on; photos, a stack's place, and when and by whom a
 * seed was dressed stay with their job.
 */
export function formAfterSave(form: JobForm): JobForm {
  const materials = form.materials.map((material) => ({
    ...withoutTreated(material),
    ...(material.isNew && { requisiteId: material.key, isNew: false }),
  }))
  return withNewIds({ ...form, materials, images: [], heap: withoutPlace(form.heap) })
}

/** The record of a field, named when it is first needed. */
export const withIds = (form: JobForm): JobForm => {
  const missing = form.fieldIds.filter((fieldId) => form.ids[fieldId] === undefined)
  if (missing.length === 0) return form
  return { ...form, ids: { ...form.ids, ...Object.fromEntries(missing.map((id) => [id, newId()])) } }
}
