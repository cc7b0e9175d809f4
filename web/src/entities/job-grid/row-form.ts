/** The job form that a row stands for: from here on a row is saved, judged and opened as any other job. */
import { linkedAmountOf } from '../materials/amount.ts'
import { materialOf } from '../materials/material-form.ts'
import {
  changeMaterial,
  chooseCategory,
  chooseFields,
  chooseJob,
  choosePlannedYear,
  typeTotalArea,
} from '../job-form/model/change-form.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { emptyForm, type JobForm } from '../job-form/model/job-form.ts'
import { settle } from '../job-form/model/settle.ts'
import type { GridRow } from './grid-row.ts'
import type { ReadCells, ReadMaterial } from './read-cells.ts'

interface Around {
  readonly read: ReadCells
  readonly farm: FarmSnapshot
  readonly today: string
}
type Step = (form: JobForm, around: Around) => JobForm

const withJob: Step = (form, { read: { jobId }, farm }) => {
  const [category, key] = jobId?.split('/') ?? []
  const found = farm.categories.find((each) => each.key === category)
  const job = found?.jobs.find((each) => each.key === key)
  return found && job ? chooseJob(chooseCategory(form, found), job) : form
}

const withDays: Step = (form, { read, today }) => {
  const { status, date, endDate, plannedYear } = read
  if (status === 'PLANNED')
    return plannedYear === null
      ? { ...form, status, date: null, endDate: null }
      : choosePlannedYear(form, plannedYear, today)
  return { ...form, status, date, endDate: status === 'IN_PROGRESS' ? null : (endDate ?? date) }
}

const withFields: Step = (form, { read: { fieldIds, area }, farm }) => {
  const fields = farm.fields.filter(({ _id }) => fieldIds.includes(_id))
  return typeTotalArea(chooseFields(form, fieldIds), fields, area)
}

/** Where no unit is typed, it is the usual one of the material. */
function withMaterial(form: JobForm, read: ReadMaterial, { farm, at }: { farm: FarmSnapshot; at: number }) {
  const requisite = farm.requisites.find(({ _id }) => _id === read.requisiteId)
  if (!requisite) return form
  const block = form.materials.find(({ facts }) => facts.type === requisite.type && facts.name.trim() === '')
  const usual = materialOf(requisite, block?.key ?? `${form.batchId}-${at}`)
  const amount = linkedAmountOf(read.amount, read.unit ?? requisite.unit)
  const material = {
    ...usual,
    amount: amount.unit === null ? { ...amount, unit: usual.amount.unit } : amount,
  }
  const others = form.materials.filter(({ facts }) => facts.name.trim() !== '')
  const materials = block ? form.materials : [...others, material]
  return changeMaterial({ ...form, materials }, material)
}

const withMaterials: Step = (form, { read, farm }) =>
  read.materials.reduce((now, each, index) => withMaterial(now, each, { farm, at: index + 1 }), form)

const withRest: Step = (form, { read: { workerId, machineId, labels } }) => ({
  ...form,
  worker: workerId,
  machine: machineId,
  labels: [...labels],
})

const STEPS: readonly Step[] = [withJob, withDays, withFields, withMaterials, withRest]

export function formOfRow(row: GridRow, read: ReadCells, { farm, today }: Omit<Around, 'read'>): JobForm {
  const empty = { ...emptyForm(today), date: null, endDate: null }
  const initial: JobForm = { ...empty, batchId: row.batchId, ids: row.ids, notes: row.cells.notes.trim() }
  const filled = STEPS.reduce((form, step) => step(form, { read, farm, today }), initial)
  return settle(empty, filled, { farm, today })
}
