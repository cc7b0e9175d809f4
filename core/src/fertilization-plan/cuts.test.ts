import { describe, expect, test } from 'vitest'
import { cutsPlan, isCutOften, needByCut } from './cuts.ts'
import { reckonField } from './field-plan.ts'
import { sampleApplication, sampleFacts, sampleGiven, sampleId, samplePlan } from './sample.ts'

const facts = (change: Parameters<typeof sampleFacts>[0] = {}) =>
  sampleFacts({ crop: 'korreliste_rohumaa', goal: 20, predecessors: [], organicLastYear: 0, ...change })
const [first, second] = [1, 2].map((cut) =>
  sampleApplication({ _id: sampleId(`00b${cut}`), cut, amount: 100 }),
)

describe('a need by cuts', () => {
  test.each([
    [250, 3, [83.33, 83.33, 83.34]],
    [100, 1, [100]],
    [0, 2, [0, 0]],
    [0.01, 3, [0, 0, 0.01]],
  ])('of %s kg in %s parts', (need, cuts, parts) => expect(needByCut(need, cuts)).toEqual(parts))
  test('is asked of grass alone', () => {
    expect(['korreliste_rohumaa', 'talinisu', null].map(isCutOften)).toEqual([true, false, false])
  })
})

describe('the plan by cuts', () => {
  if (!first || !second) throw new Error('two cuts')
  test('is none until somebody says how often the field is cut', () => {
    expect(cutsPlan({}, reckonField(facts(), samplePlan(first)))).toBeUndefined()
  })
  test('has what is planned beside the need of each cut, and names what is for none', () => {
    const plan = { ...samplePlan(first, second, sampleApplication({ amount: 10 })), cuts: 2 }
    const reckoned = reckonField(facts(), { ...plan, overrideN: { kg: 100, reason: 'kava' } })
    expect(cutsPlan(plan, reckoned)).toEqual({
      cuts: [
        { cut: 1, need: 50, given: 0, planned: 34.4, left: 15.6 },
        { cut: 2, need: 50, given: 0, planned: 34.4, left: 15.6 },
      ],
      ofNoCut: 3.44,
    })
  })
  test('counts a job with the cut of the application that it stands for, once', () => {
    const plan = { ...samplePlan({ ...first, jobEventIds: [sampleId('00e1')] }), cuts: 1 }
    const reckoned = reckonField(facts({ given: [sampleGiven({ wholeN: 30 })] }), plan)
    expect(cutsPlan(plan, reckoned)?.cuts).toMatchObject([{ given: 30, planned: 0 }])
  })
  test('leaves what is for a cut that is none any more without one, and an unknown need unknown', () => {
    const plan = { ...samplePlan(second), cuts: 1 }
    const reckoned = reckonField(facts({ goal: null }), plan)
    expect(cutsPlan(plan, reckoned)).toEqual({
      cuts: [{ cut: 1, need: null, given: 0, planned: 0, left: null }],
      ofNoCut: 34.4,
    })
  })
})
