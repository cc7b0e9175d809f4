import { describe, expect, test } from 'vitest'
import { reckonField } from './field-plan.ts'
import { limePlan, limeRate } from './lime.ts'
import { sampleApplication, sampleFacts, sampleId, samplePlan } from './sample.ts'

const lime = (change: object = {}) =>
  sampleApplication({
    name: 'Põlevkivituhk',
    subtype: 'FERTILIZER_LIMESTONE',
    fertilizerKind: null,
    limeType: 'POLEVKIVITUHK',
    nutrient: null,
    amount: 4,
    unit: 't/ha',
    ...change,
  })
const planOf = (need: number | null, ...limes: ReturnType<typeof lime>[]) => {
  const { applications } = reckonField(sampleFacts(), samplePlan(...limes))
  return limePlan(need, applications, 12.4)
}

test.each([
  { need: 4, value: 75, rate: 5.33, turns: 1 },
  { need: 4, value: 130, rate: 3.08, turns: 1 },
  { need: 6, value: 100, rate: 6, turns: 1 },
  { need: 6.01, value: 100, rate: 6.01, turns: 2 },
  { need: 10, value: 55, rate: 18.18, turns: 4 },
])('$need t of carbonate are so much of a lime of $value %', ({ need, value, rate, turns }) =>
  expect(limeRate(need, value)).toEqual({ rate, turns }),
)

describe('lime of a plan', () => {
  test('counts by its neutralising value, and leaves what lacks', () => {
    expect(planOf(4, lime())).toEqual({ planned: 3, left: 1, unknown: [] })
    expect(planOf(4, lime({ unit: 'kg/ha', amount: 4000 }))).toEqual({ planned: 3, left: 1, unknown: [] })
    expect(planOf(4, lime({ area: 6.2 }))).toEqual({ planned: 1.5, left: 2.5, unknown: [] })
  })
  test('lacks nothing where nobody has told a need, and other fertilizers are none', () => {
    expect(planOf(null, lime())).toEqual({ planned: 3, left: null, unknown: [] })
    expect(planOf(2, sampleApplication())).toEqual({ planned: 0, left: 2, unknown: [] })
  })
  test('names limes whose value nobody knows, and those that are measured in litres', () => {
    expect(
      planOf(4, lime({ limeType: null }), lime({ _id: sampleId('00a9'), unit: 'm3/ha', name: 'Vedel lubi' }))
        .unknown,
    ).toEqual(['Põlevkivituhk', 'Vedel lubi'])
  })
})
