/** Forms of stored jobs: one that is edited, and one that is done once more. */
import type { Job } from '@vagu/core/jobs/schema'
import { asRate } from '../../materials/amount.ts'
import { storedMaterialOf } from '../../materials/material-form.ts'
import { storedMonitoringEntryOf } from '../../monitoring/monitoring-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { repeatedGrazing, storedGrazingOf } from './grazing-form.ts'
import { storedHarvestOf } from './harvest-form.ts'
import { repeatedHeap } from './heap-form.ts'
import { formAfterSave, type JobForm } from './job-form.ts'
import { repeatedMonitoring } from './monitoring.ts'

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
  machine: job.machine ?? null,
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
  soilSamples: job.soilSamples ?? null,
  images: job.images,
  customFieldArea: job.customFieldArea ?? null,
  harvest: storedHarvestOf(job),
  opened: [],
})

/** The same job once more, today: what was measured that day is not taken along, and its materials are for any fields. */
export function repeatOf(job: Job, today: string, fieldIds: readonly string[]): JobForm {
  const form = formAfterSave(formOf(job))
  return {
    ...form,
    fieldIds: [...fieldIds],
    areas: {},
    materials: form.materials.map((each) => ({ ...each, amount: asRate(each.amount, job.area) })),
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
    harvest: { ...storedHarvestOf(job), yield: null },
  }
}
