/** Rows of monitoring as a choice in the form changes them. */
import { typeOfSubtype } from '@vagu/core/monitoring/rules'
import type { MonitoringType } from '@vagu/core/monitoring/schema'
import type { Job } from '@vagu/core/jobs/schema'
import type { JobType } from '@vagu/core/settings/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import {
  emptyMonitoringEntry,
  type MonitoringForm,
  isUntouched,
  withType,
} from '../../monitoring/monitoring-form.ts'
import { newId } from '../../../lib/new-id.ts'
import type { JobForm } from './job-form.ts'

type Chemical = { readonly type: string; readonly subtype?: string | null | undefined }
const firstSubtype = (materials: readonly Chemical[]) =>
  materials.find(({ type }) => type === 'chemical')?.subtype
const subtypeOf = ({ materials }: JobForm) => firstSubtype(materials.map(({ facts }) => facts))

/** The type that a new row begins with, from the first chemical. */
const usualType = (form: JobForm): MonitoringType | null => typeOfSubtype(subtypeOf(form)) ?? null

/** Another kind of first chemical gives a single row its type. */
export function followChemical(form: JobForm, before: JobForm): JobForm {
  const [only, ...others] = form.inspections
  const type = usualType(form)
  if (!only || others.length > 0 || !type || subtypeOf(form) === subtypeOf(before)) return form
  return { ...form, inspections: [withType(only, type)] }
}

export const addMonitoringEntry = (form: JobForm): JobForm => ({
  ...form,
  inspections: [...form.inspections, emptyMonitoringEntry(newId(), usualType(form))],
})
export const changeMonitoringEntry = (form: JobForm, next: MonitoringForm): JobForm => ({
  ...form,
  inspections: form.inspections.map((row) => (row.key === next.key ? next : row)),
})
export const removeMonitoringEntry = (form: JobForm, key: string): JobForm => ({
  ...form,
  inspections: form.inspections.filter((row) => row.key !== key),
})

/** A job that asks for monitoring begins with an empty row; another one does not keep it. */
export function withMonitoring(form: JobForm, job: JobType | undefined): JobForm {
  const isRequired = job?.requires.includes('inspections') ?? false
  if (isRequired) return form.inspections.length === 0 ? addMonitoringEntry(form) : form
  const touched = form.inspections.filter((row) => !isUntouched(row))
  return touched.length === form.inspections.length ? form : { ...form, inspections: touched }
}

/** The rows of a job that is done once more: what was seen then says nothing of today. */
export const repeatedMonitoring = (job: Job): MonitoringForm[] =>
  job.jobCategory.key === CATEGORY.plantProtection || job.inspections.length > 0
    ? [emptyMonitoringEntry(newId(), typeOfSubtype(firstSubtype(job.requisites)) ?? null)]
    : []
