import { expect, test } from 'vitest'
import { CATEGORY, DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { checkWorkAmount, isRateOfWork, workUnitsOf } from './work-amount.ts'

const errorOf = (
  amount: number | null,
  unit: 'm' | 't' | 'ha' | null,
  units: readonly ('m' | 't' | 'ha')[],
) => checkWorkAmount({ amount, unit }, units).map(({ path, code }) => `${path} ${code}`)

test('an amount and a unit of the job are let through', () => {
  expect(errorOf(120, 'm', ['m', 'ha'])).toEqual([])
  expect(errorOf(null, null, [])).toEqual([])
})
test.each([
  [null, 'm', ['m'], ['amount required']],
  [5, null, ['m'], ['unit required']],
  [5, 'ha', ['m'], ['unit unitNotOfJob']],
  [null, null, ['t'], ['amount required', 'unit required']],
  [5, null, [], ['amount amountNotOfJob']],
  [5, 'm', [], ['amount amountNotOfJob', 'unit unitNotOfJob']],
] as const)('%s %s where %j is allowed: %j', (...[amount, unit, units, expected]) => {
  expect(errorOf(amount, unit, units)).toEqual(expected)
})

test('jobs of land improvement and heaps of manure are measured, each in its own units, and no others', () => {
  const measured: readonly string[] = [CATEGORY.landImprovement, CATEGORY.manureHeap]
  for (const category of DEFAULT_JOB_CATEGORIES)
    for (const job of category.jobs) {
      const units = workUnitsOf(category, job)
      expect(units.length > 0, job.name).toBe(measured.includes(category.key))
      expect(units.includes('t'), job.name).toBe(category.key === CATEGORY.manureHeap)
    }
})
test.each(['own-1', 'constructor'])(
  "a farm's own job %s of land improvement may be measured in any unit",
  (key) => {
    expect(workUnitsOf({ key: CATEGORY.landImprovement }, { key })).toEqual(['m', 'ha', 'm3/m', 'tk', 'km'])
  },
)
test('only cubic metres a metre are a rate', () => {
  expect(isRateOfWork('m3/m')).toBe(true)
  expect(isRateOfWork('m')).toBe(false)
  expect(isRateOfWork(null)).toBe(false)
})
