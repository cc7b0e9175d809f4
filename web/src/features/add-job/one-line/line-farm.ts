/** The farm of the form as a line is read against it. */
import { mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { LineFarm, LineField } from '@vagu/core/job-line/line'
import { materialLabel } from '@vagu/core/materials/label'
import type { Material } from '@vagu/core/materials/schema'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import { oneLineText } from './text.ts'

const fieldFor =
  (year: number) =>
  (field: Field): LineField => ({
    id: field._id,
    name: nameOfYear(field, year),
    codes: [field.priaCode, field.code].filter((code) => code !== '' && code !== '0'),
    crop: mainCropOf(field, year)?.crop ?? null,
  })

/** The farm in a crop year; `registerNames` are products that it may not have yet. */
export const lineFarm = (farm: FarmSnapshot, year: number, registerNames: readonly string[]): LineFarm => ({
  fields: farm.fields.filter(({ active }) => active).map(fieldFor(year)),
  categories: farm.categories,
  materials: farm.requisites.map((requisite) => {
    const { _id: id, name, type, unit, subtype } = requisite
    return { id, name, label: materialLabel(requisite), type, unit, subtype }
  }),
  workers: farm.workers.map(({ _id, name }) => ({ id: _id, name })),
  registerNames,
})

const firstWord = (name: string | undefined): string | undefined => name?.split(' ')[0]
const MAX_LETTERS = 14
const isShort = (name: string): boolean => name.length <= MAX_LETTERS && !/^\d/.test(name)
const firstChemical = (requisites: readonly Material[]): string | undefined =>
  requisites.find(({ type }) => type === 'chemical')?.name

/** A line such as the farmer could write, of his own names. */
export function exampleLine({ fields, requisites, workers }: LineFarmNames): string {
  const names = fields.filter(({ active, name }) => active && isShort(name)).map(({ name }) => name)
  return oneLineText.example({
    fields: names.slice(0, 2),
    product: firstWord(firstChemical(requisites)),
    worker: firstWord(workers[0]?.name),
  })
}
type LineFarmNames = Pick<FarmSnapshot, 'fields' | 'requisites' | 'workers'>
