import { expect, test } from 'vitest'
import { reckonField } from '../fertilization-plan/field-plan.ts'
import {
  sampleApplication as application,
  sampleFacts,
  sampleGiven as job,
  samplePlan as plan,
} from '../fertilization-plan/sample.ts'
import { ownManureBalance, ownManurePerHectare, spreadManure } from './rules.ts'

const cows = { animal: 'piimalehm', count: 40, housedPercent: 80 }

test('what stands in the house can be spread, what grazes stays on the pasture, and both are all there is', () => {
  const { excreted, inHouse, onPasture, toSpread, livestockUnits } = ownManureBalance({
    animals: [cows],
    trades: [],
  })
  expect([excreted.N, inHouse.N, onPasture.N]).toEqual([5403.168, 4322.534, 1080.634])
  expect(toSpread).toEqual(inHouse)
  expect(livestockUnits).toBe(40)
})
test('what was bought comes to it, what was sold goes; more may be sold than there is', () => {
  const trades = [
    { organicType: 'TAHESONNIK', way: 'BOUGHT', amount: 100 },
    { organicType: 'VEDELSONNIK', way: 'SOLD', amount: 500 },
  ] as const
  const { bought, sold, toSpread } = ownManureBalance({ animals: [], trades: [...trades] })
  expect([bought.N, sold.N, toSpread.N]).toEqual([600, 1800, -1200])
})
test('the law counts the pasture too, by the hectare; without land there is no mean', () => {
  const balance = ownManureBalance({ animals: [cows], trades: [] })
  expect(ownManurePerHectare(balance, 50)).toEqual({ N: 108.06, P: 23.83, livestockUnits: 0.8 })
  expect(ownManurePerHectare(balance, 0)).toBeUndefined()
})
test('what is spread is manure that was given or is planned, each once, and neither grazing nor mineral', () => {
  const slurry = application({
    name: 'Läga',
    fertilizerKind: 'ORGANIC_FERTILIZER',
    organicType: 'VEDELSONNIK',
    nutrient: null,
    unit: 'm3/ha',
    amount: 25,
  })
  const facts = {
    ...sampleFacts(),
    area: 10,
    given: [
      job({ origin: 'manure', organicType: 'TAHESONNIK', wholeN: 60, P: 14, K: 78 }),
      job({ origin: 'grazing', wholeN: 40, P: 8, K: 30 }),
    ],
  }
  const row = { facts, reckoned: reckonField(facts, plan(slurry, application({}))) }
  expect(spreadManure([row])).toEqual({ N: 1500, P: 310, K: 1305 })
  expect(spreadManure([])).toEqual({ N: 0, P: 0, K: 0 })
})
