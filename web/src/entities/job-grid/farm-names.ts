/** Names that may stand in the cells of this farm, and how they are found. */
import { inFieldOrder } from '@vagu/core/fields/order'
import { nameOfYear } from '@vagu/core/fields/rules'
import { JOB_STATUSES, type JobStatus } from '@vagu/core/jobs/schema'
import { APPLICATION_UNITS, type ApplicationUnit } from '@vagu/core/units/schema'
import { materialsText } from '../materials/text.ts'
import { machinesText } from '../machines/text.ts'
import { formatQuantity } from '../../lib/format.ts'
import { normalizeText } from '../../ui/search-options.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { jobsText } from '../jobs/text.ts'
import { type FindName, type Named, nameFinder } from './find-name.ts'
import { addJobGridText } from './text.ts'

/** Columns that take one of a list. */
export type NamedColumn = 'status' | 'job' | 'fields' | 'material' | 'unit' | 'worker' | 'machine'
export interface FarmNames {
  readonly lists: Readonly<Record<NamedColumn, readonly Named[]>>
  readonly find: Readonly<Record<NamedColumn, FindName>>
}

interface Labelled extends Named {
  /** Mark that tells it from others of its name. */
  readonly mark: string
}

/** Names that several have get what tells them apart. */
function withUniqueLabels(list: readonly Labelled[]): Named[] {
  const counts = new Map<string, number>()
  for (const { label } of list) counts.set(normalizeText(label), (counts.get(normalizeText(label)) ?? 0) + 1)
  return list.map(({ mark, ...named }) =>
    (counts.get(normalizeText(named.label)) ?? 0) > 1 && mark !== ''
      ? { ...named, label: `${named.label} (${mark})`, also: [...(named.also ?? []), named.label] }
      : named,
  )
}

const fieldsOf = ({ fields }: FarmSnapshot, year: number): Named[] =>
  withUniqueLabels(
    fields
      .filter(({ active }) => active)
      .toSorted(inFieldOrder(year))
      .map((field) => {
        const codes = [field.code, field.priaCode].filter((code) => code !== '' && code !== '0')
        return {
          id: field._id,
          label: nameOfYear(field, year),
          also: [field.name, ...codes, ...(codes.length > 1 ? [codes.join(' ')] : [])],
          mark: codes[0] ?? formatQuantity(field.area, 'ha'),
        }
      }),
  )

export const jobId = (category: string, key: string): string => `${category}/${key}`

const jobsOf = ({ categories }: FarmSnapshot): Named[] =>
  withUniqueLabels(
    categories
      .filter(({ visible }) => visible)
      .flatMap((category) => {
        const jobs = category.jobs.filter(({ visible }) => visible)
        return jobs.map(({ key, name }) => ({
          id: jobId(category.key, key),
          label: name,
          also: [`${category.name} ${name}`, ...(jobs.length === 1 ? [category.name] : [])],
          mark: category.name,
        }))
      }),
  )

const materialsOf = ({ requisites }: FarmSnapshot): Named[] =>
  withUniqueLabels(
    requisites.map(({ _id, name, type }) => ({
      id: _id,
      label: name,
      mark: materialsText.type[type].toLocaleLowerCase('et'),
    })),
  )

/** A machine is also called by its registration mark. */
const machinesOf = ({ machines }: FarmSnapshot): Labelled[] =>
  machines.map(({ _id, name, number, kind }) => ({
    id: _id,
    label: name,
    also: number === '' ? [] : [number],
    mark: number || machinesText.kinds[kind],
  }))

const statuses = JOB_STATUSES.map((status): Named => ({
  id: status,
  label: jobsText.statuses[status],
  also: addJobGridText.statuses[status],
}))
const unitNames: Readonly<Partial<Record<ApplicationUnit, readonly string[]>>> = addJobGridText.units
const units = APPLICATION_UNITS.map((unit): Named => ({ id: unit, label: unit, also: unitNames[unit] ?? [] }))

/** A unit means itself alone: "k" is none of them. */
export const findUnit: FindName = (text) => {
  const needle = normalizeText(text).replaceAll(' ', '')
  const named = units.find(({ label, also = [] }) => label === needle || also.includes(needle))
  return named ? { is: 'one', named } : { is: 'none' }
}

export const isStatus = (id: string): id is JobStatus => JOB_STATUSES.some((status) => status === id)
export const isUnit = (id: string): id is ApplicationUnit => APPLICATION_UNITS.some((unit) => unit === id)

/** The names of the farm in a crop year, ready to be asked for. */
export function farmNames(farm: FarmSnapshot, year: number): FarmNames {
  const workers = farm.workers.map(({ _id, name }) => ({ id: _id, label: name, mark: '' }))
  const lists = {
    status: statuses,
    job: jobsOf(farm),
    fields: fieldsOf(farm, year),
    material: materialsOf(farm),
    unit: units,
    worker: withUniqueLabels(workers),
    machine: withUniqueLabels(machinesOf(farm)),
  }
  return {
    lists,
    find: {
      status: nameFinder(lists.status),
      job: nameFinder(lists.job),
      fields: nameFinder(lists.fields),
      material: nameFinder(lists.material),
      unit: findUnit,
      worker: nameFinder(lists.worker),
      machine: nameFinder(lists.machine),
    },
  }
}
