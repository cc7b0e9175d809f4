/** Records for tests, right in every part: a test names the part that it is about, and no stranger's test breaks when a record gets another. */
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { Worker } from '@vagu/core/workers/schema'
import { newId } from '../lib/new-id.ts'
import { emptyForm, type JobForm } from '../entities/job-form/model/job-form.ts'

export const fieldOf = (name: string, area: number, yearInfo: Field['yearInfo'] = []): Field => ({
  _id: newId(),
  active: true,
  code: '',
  name,
  area,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-01T08:00:00.000Z',
  yearInfo,
})

export const categories = DEFAULT_JOB_CATEGORIES
export const categoryNamed = (key: string) => {
  const found = categories.find((category) => category.key === key)
  if (!found) throw new Error(`no category ${key}`)
  return found
}

export const formOn = (fields: readonly Field[], changes: Partial<JobForm> = {}): JobForm => ({
  ...emptyForm(
    '2026-06-15',
    fields.map(({ _id }) => _id),
  ),
  ...changes,
})

export const jobOn = (field: Field, changes: Partial<Job> = {}): Job => ({
  _id: newId(),
  fieldId: field._id,
  fieldName: field.name,
  workerName: null,
  isFertilizing: false,
  status: 'DONE',
  jobCategory: { key: 'harvest', name: 'Koristus' },
  job: { key: 'harvesting', name: 'Koristus' },
  area: field.area,
  date: '2026-06-15',
  endDate: '2026-06-15',
  notes: '',
  labels: [],
  requisites: [],
  inspections: [],
  herding: [],
  images: [],
  createdAt: '2026-06-15T08:00:00.000Z',
  updatedAt: '2026-06-15T08:00:00.000Z',
  ...changes,
})

/** A worker as stored; what the schema has a default for need not be said. */
export const aWorker = (change: Partial<Worker> = {}): Worker =>
  Worker.parse({ _id: newId(), name: 'Mari Kask', updatedAt: '2026-05-01T08:00:00.000Z', ...change })

/** Somebody who may work with plant-protection products. */
export const aCertifiedWorker = (change: Partial<Worker> = {}): Worker =>
  aWorker({ chemicalCertification: true, chemicalWorkerLicenceEndDate: '2035-01-01', ...change })
