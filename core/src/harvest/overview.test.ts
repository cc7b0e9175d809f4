import { describe, expect, it, test } from 'vitest'
import type { PastYield, YieldGoal } from '../yield-goals/schema.ts'
import { farmOutcome, yieldClassOf } from './overview.ts'
import { fieldYield, type HarvestJob } from './rules.ts'
import type { FieldYield } from './schema.ts'

const job = (area: number, tonnes: number | null, change: Partial<HarvestJob> = {}): HarvestJob => ({
  job: 'harvesting',
  area,
  yieldType: 'Terad',
  unit: 't',
  amount: tonnes,
  kilograms: tonnes === null ? null : tonnes * 1000,
  moisturePct: null,
  ...change,
})
function given(fieldId: string, area: number, jobs: readonly HarvestJob[]): FieldYield {
  const field = { _id: fieldId, area, yearInfo: [{ year: 2026, mainCrop: { crop: 'talinisu' } }] }
  const found = fieldYield(field, 2026, jobs)
  if (found === undefined) throw new Error('the field has a crop')
  return found
}
const past = (fieldId: string, yields: readonly number[]): PastYield[] =>
  yields.map((perHa, i) => ({
    fieldId,
    year: 2021 + i,
    crop: 'talinisu',
    area: 10,
    tonnes: perHa * 10,
    unweighed: [],
  }))
const outcome = (
  fields: readonly FieldYield[],
  { goals = [], before = [] }: { goals?: YieldGoal[]; before?: PastYield[] } = {},
) => farmOutcome({ year: 2026, fields: [...fields], goals, past: before })
const goal = (fieldId: string, perHa: number, unit: YieldGoal['unit'] = 't'): YieldGoal => ({
  fieldId,
  crop: 'talinisu',
  perHa,
  unit,
})

test('a crop gives its tonnes over its hectares: 5.95, and not the mean of its fields', () => {
  const { crops, area } = outcome([given('a', 12.4, [job(12.4, 77.6)]), given('b', 7.35, [job(7.35, 40)])])
  expect(crops[0]?.fields.map(({ perHa }) => perHa)).toEqual([6.26, 5.44])
  expect(crops[0]).toMatchObject({ perHa: 5.95, tonnes: 117.6, area: 19.75, harvestedPercent: 100 })
  expect(area).toBe(19.75)
})
test('the five years of a field have mean 5.34 and median 5.9', () => {
  const before = past('a', [5.9, 5.4, 3.1, 6.3, 6])
  const [crop] = outcome([given('a', 10, [job(10, 60)])], { before }).crops
  expect(crop?.fields[0]?.measure).toMatchObject({ mean: 5.34, median: 5.9 })
  expect(crop?.measure).toMatchObject({ mean: 5.34, median: 5.9 })
})

describe('a yield is judged', () => {
  it.each([
    [89.9, 'LOW'],
    [90, 'EXPECTED'],
    [105, 'EXPECTED'],
    [105.1, 'HIGH'],
    [undefined, undefined],
  ] as const)('%s per cent: %s', (percent, yieldClass) => {
    expect(yieldClassOf(percent)).toBe(yieldClass)
  })
  it('against the goal, and where there is none against the mean', () => {
    const before = past('a', [5, 5])
    const fields = [given('a', 10, [job(10, 60)])]
    expect(outcome(fields, { before, goals: [goal('a', 6)] }).crops[0]).toMatchObject({
      expected: { perHa: 6, basis: 'GOAL' },
      percent: 100,
      yieldClass: 'EXPECTED',
    })
    expect(outcome(fields, { before }).crops[0]?.fields[0]).toMatchObject({
      expected: { perHa: 5, basis: 'MEAN' },
      percent: 120,
      yieldClass: 'HIGH',
    })
    expect(outcome(fields).crops[0]).toMatchObject({ expected: undefined, yieldClass: undefined })
  })
  it('against no goal in pieces, which have no weight', () => {
    const [crop] = outcome([given('a', 10, [job(10, 60)])], { goals: [goal('a', 40, 'tk')] }).crops
    expect(crop).toMatchObject({ goalPerHa: null, expected: undefined })
  })
  it.each([
    [29.9, true],
    [30, false],
    [120, false],
    [120.1, true],
  ])('%s t on ten hectares, after years of 6 t/ha, as an outlier: %s', (tonnes, isOutlier) => {
    const [crop] = outcome([given('a', 10, [job(10, tonnes)])], { before: past('a', [6, 6, 6]) }).crops
    expect(crop?.fields[0]?.isOutlier).toBe(isOutlier)
  })
})

describe('what is missing is named', () => {
  const bales = job(5, 40, { unit: 'tk', kilograms: null })
  const fields = [
    given('grain', 10, [job(10, 60)]),
    given('bales', 5, [bales]),
    given('waits', 4, [job(4, null)]),
    given('stands', 3, []),
    given('no area', 0, [job(0, 2)]),
  ]
  const [crop] = outcome(fields).crops
  it('and never counted as zero', () => {
    expect(crop).toMatchObject({ tonnes: 62, perHa: 6, unweighed: [{ unit: 'tk', amount: 40 }] })
  })
  it('field by field', () => {
    const idsOf = (of: readonly { given: FieldYield }[] = []) => of.map((each) => each.given.fieldId)
    expect(idsOf(crop?.waiting)).toEqual(['waits'])
    expect(idsOf(crop?.unharvested)).toEqual(['stands'])
    expect(idsOf(crop?.withoutArea)).toEqual(['no area'])
  })
  it('and the progress says how much stands', () => {
    expect(crop).toMatchObject({ area: 22, harvestedArea: 19, harvestedPercent: 86 })
  })
})

test('two harvests and a field that was sown again are its area once, and its main crop', () => {
  const [crop] = outcome([given('a', 10, [job(10, 30), job(10, 25.5)])]).crops
  expect(crop).toMatchObject({ crop: 'talinisu', area: 10, harvestedArea: 10, tonnes: 55.5, perHa: 5.55 })
})
test('moisture: tonnes at the standard, what was weighed beside them, and what nobody measured', () => {
  const [crop] = outcome([given('a', 10, [job(5, 10, { moisturePct: 18.5 }), job(5, 8)])]).crops
  expect(crop).toMatchObject({ tonnes: 17.477, weighedTonnes: 18, standardPct: 14, unmeasured: 8 })
})
test('a harvest is whole only when every field is', () => {
  const almost = [given('a', 200, [job(200, 800)]), given('b', 0.5, [])]
  expect(outcome(almost)).toMatchObject({ harvestedPercent: 99, harvestedFields: 1, fields: 2 })
  expect(outcome([])).toMatchObject({ crops: [], area: 0 })
})
