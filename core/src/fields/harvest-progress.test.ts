import { expect, it } from 'vitest'
import { type HarvestField, kilogramsOf } from '../harvest/rules.ts'
import { harvestProgress, type HarvestJob } from './harvest-progress.ts'

const field = (_id: string, area: number, crop: string | null): HarvestField => ({
  _id,
  area,
  active: true,
  yearInfo: [{ year: 2026, mainCrop: crop === null ? null : { crop } }],
})
interface Told {
  readonly job?: string
  readonly yield?: number
  readonly yieldUnit?: string
  readonly yieldType?: string
  readonly yieldUnitWeight?: number
}
const job = (fieldId: string, area: number, told: Told = {}): HarvestJob => ({
  fieldId,
  job: told.job ?? 'harvesting',
  area,
  yieldType: told.yieldType ?? null,
  unit: told.yieldUnit ?? null,
  amount: told.yield ?? null,
  kilograms: kilogramsOf(told),
  moisturePct: null,
})
const grain = { yield: 40, yieldUnit: 't', yieldType: 'Terad' }

it('adds up fields of a crop, the largest crop first', () => {
  const fields = [field('a', 10, 'talinisu'), field('b', 5, 'talinisu'), field('c', 20, 'suviraps')]
  expect(harvestProgress(fields, [job('a', 10, grain), job('b', 2)], 2026)).toEqual([
    {
      crop: 'suviraps',
      area: 20,
      harvestedArea: 0,
      fields: 1,
      harvestedFields: 0,
      tonnes: null,
      perHa: null,
    },
    { crop: 'talinisu', area: 15, harvestedArea: 12, fields: 2, harvestedFields: 1, tonnes: 40, perHa: 4 },
  ])
})
it('never counts more than the field, and different work on it once', () => {
  const jobs = [job('a', 10), job('a', 10, { job: 'baling' }), job('a', 5)]
  expect(harvestProgress([field('a', 10, 'talinisu')], jobs, 2026)).toMatchObject([
    { harvestedArea: 10, harvestedFields: 1 },
  ])
})
it.each([
  [9.9, 1],
  [9.89, 0],
])('takes %d of 10 ha as %d whole fields', (area, whole) => {
  expect(harvestProgress([field('a', 10, 'talinisu')], [job('a', area)], 2026)).toMatchObject([
    { harvestedArea: area, harvestedFields: whole },
  ])
})
it('weighs what has a weight and is what the crop is grown for', () => {
  const jobs = [
    job('a', 1, { yield: 500, yieldUnit: 'kg', yieldType: 'Terad' }),
    job('a', 1, { yield: 4, yieldUnit: 'tk', yieldType: 'Terad', yieldUnitWeight: 250 }),
    job('a', 1, { yield: 3, yieldUnit: 't', yieldType: 'Põhk' }),
    job('a', 1, { yield: 3, yieldUnit: 'tk', yieldType: 'Terad' }),
  ]
  expect(harvestProgress([field('a', 10, 'talinisu')], jobs, 2026)).toMatchObject([{ tonnes: 1.5 }])
})
it('weighs a unit by its own weight, whatever it is called', () => {
  const named = job('a', 1, { yield: 4, yieldUnit: 'valueOf', yieldType: 'Terad', yieldUnitWeight: 250 })
  const jobs = [named, job('a', 1, grain)]
  expect(harvestProgress([field('a', 10, 'talinisu')], jobs, 2026)).toMatchObject([{ tonnes: 41 }])
})
it('leaves out fields that are not in use, without a crop, or whose crop stays', () => {
  const stays = {
    ...field('d', 3, null),
    yearInfo: [{ year: 2026, mainCrop: { crop: 'talinisu', yieldType: 'Jääb põllule' } }],
  }
  const fields = [{ ...field('a', 10, 'talinisu'), active: false }, field('b', 10, null), stays]
  expect(harvestProgress(fields, [job('a', 10)], 2026)).toEqual([])
})
it('takes the crop and the area of the year', () => {
  const changed = {
    ...field('a', 10, null),
    yearInfo: [
      { year: 2025, area: 8, mainCrop: { crop: 'hernes' } },
      { year: 2026, area: 9, mainCrop: { crop: 'talinisu' } },
    ],
  }
  expect(harvestProgress([changed], [], 2026)).toMatchObject([{ crop: 'talinisu', area: 9 }])
  expect(harvestProgress([changed], [], 2024)).toEqual([])
})
