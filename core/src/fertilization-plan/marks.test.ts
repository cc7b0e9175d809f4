import { describe, expect, it } from 'vitest'
import { NO_FIELD_PLAN, type PlanOfField, reckonField } from './field-plan.ts'
import { timeframeOf } from './rules.ts'
import { amountsOf, basisOf, isSandy, marksOf, totalsOf } from './marks.ts'
import { sampleApplication, sampleFacts, samplePlan } from './sample.ts'
import type { PlanFacts, PlanMark } from './schema.ts'

const marks = (facts: Partial<PlanFacts>, plan: Partial<PlanOfField> = {}): PlanMark[] => {
  const all = sampleFacts(facts)
  const whole = { ...NO_FIELD_PLAN, ...plan }
  return marksOf(all, whole, reckonField(all, whole))
}
const applications = (...changes: readonly object[]) => ({
  fertilizations: changes.map((change) => sampleApplication(change)),
})
const old = { value: 46, grade: 'medium', date: '2019-10-01', isExpired: true } as const

describe('a plan of a field', () => {
  it.each<[string, Parameters<typeof marks>, readonly PlanMark[]]>([
    ['with all that it needs', [{}, { crop: 'talinisu' }], []],
    ['whose field has another crop now', [{ crop: 'kaer' }, { crop: 'talinisu' }], ['cropChanged']],
    ['whose field has no crop any more', [{ crop: null }, { crop: 'talinisu' }], ['noCrop', 'cropChanged']],
    ['without a goal', [{ goal: null }, {}], ['noGoal']],
    ['with a goal of its own', [{ goal: null }, { goalYield: 5 }], []],
    ['without a sample', [{ phosphorus: null, potassium: null }, {}], ['noSample']],
    ['with one figure alone', [{ phosphorus: null }, {}], []],
    ['with an old sample', [{ phosphorus: old }, {}], ['sampleExpired']],
    ['on peat', [{ texture: 't' }, {}], ['peat']],
    ['with a crop sown under', [{ undersown: ['punane_ristik'] }, {}], ['undersown']],
    ['with a fertilizer that nobody knows', [{}, applications({ nutrient: null })], ['noContent']],
    ['with a fertilizer without nitrogen', [{}, applications({ nutrient: { N: 0, P: 20, K: 0 } })], []],
    ['in litres', [{}, applications({ unit: 'l/ha' })], ['litres']],
    [
      'with slurry in cubic metres',
      [{}, applications({ fertilizerKind: 'ORGANIC_FERTILIZER', organicType: 'VEDELSONNIK', unit: 'm3/ha' })],
      [],
    ],
    ['for more than the field has', [{}, applications({ area: 12.5 })], ['areaAbove']],
    ['for as much as it has', [{}, applications({ area: 12.4 })], []],
  ])('%s', (_, of, expected) => expect(marks(...of)).toEqual(expected))

  it('of grass asks which cut several applications are for', () => {
    const grass = { crop: 'korreliste_rohumaa', predecessors: [] }
    const second = { _id: '01890a5d-ac96-774b-bcce-b302099100a9' }
    expect(marks(grass, applications({}, second))).toEqual(['cuts'])
    expect(marks(grass, applications({ cut: 1 }, { ...second, cut: 2 }))).toEqual([])
    expect(marks(grass, applications({}))).toEqual([])
    expect(marks({}, applications({}, second))).toEqual([])
  })
  it('tells its needs to other programs', () => {
    const facts = sampleFacts()
    const plan = { ...samplePlan(), overrideK: { kg: 30, reason: 'varu' } }
    expect(totalsOf(reckonField(facts, plan))).toEqual({
      totalN: 140,
      totalP: 17.04,
      totalK: 34.28,
      adjustedTotalN: 102.5,
      adjustedTotalP: 17.04,
      adjustedTotalK: 30,
    })
  })
  it('tells the lines of its nitrogen and its whole amounts to other programs', () => {
    const facts = sampleFacts()
    const cut = { kg: 10, reason: 'põud' }
    const plan = { ...samplePlan(sampleApplication({ overlapPercentage: 3 })), predecessorCut: cut }
    const reckoned = reckonField(facts, plan)
    expect(basisOf(facts, plan, reckoned)).toEqual({
      goalYield: 6,
      baseN: 120,
      yieldN: 20,
      foodWheatN: 0,
      predecessorN: -30,
      predecessorCut: cut,
      manureAfterN: -7.5,
    })
    expect(amountsOf(reckoned).map(({ totalAmount }) => totalAmount)).toEqual([3448.44])
    const unknown = { ...facts, crop: null }
    expect(basisOf(unknown, plan, reckonField(unknown, plan)).baseN).toBeNull()
  })
})

it('sand is what the laboratory calls so', () =>
  expect(['l', 'sl', null].map((texture) => isSandy({ texture }))).toEqual([true, false, false]))

it.each([
  ['2026-07-31', 'SUMMER'],
  ['2026-08-01', 'AUTUMN'],
  ['2026-11-30', 'AUTUMN'],
  ['2026-12-01', 'SPRING'],
  ['2027-05-31', 'SPRING'],
  ['2027-06-01', 'SUMMER'],
])('%s is in %s', (day, season) => expect(timeframeOf(day)).toBe(season))
