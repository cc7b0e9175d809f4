/** A few records for the tests of the form. */
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { newId } from '../../../lib/new-id.ts'
import { emptyForm, type JobForm } from './job-form.ts'

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
