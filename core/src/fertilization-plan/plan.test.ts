/** The worked figures of the fertilization plan. */
import { describe, expect, it } from 'vitest'
import { nitrogenBalance } from './balance.ts'
import { roundTo } from '../units/rounding.ts'
import { givenBy, sufficiencyOf, totalAmount, wheatParts } from './given.ts'
import { limeRate } from './lime.ts'
import { manureAfterNitrogen, type Spreading, usableNitrogen } from './manure.ts'
import { needFor, type NeedInput } from './need.ts'

const winterWheat: NeedInput = {
  crop: 'talinisu',
  goal: 6,
  isStrawTaken: false,
  foodWheatN: null,
  predecessors: ['poldhernes'],
  predecessorCut: null,
  // 25 t/ha of solid manure with 6 kg a tonne
  organicLastYear: 150,
  phosphorus: 'medium',
  potassium: 'large',
}
const NPK = { kind: 'mineral', percent: { N: 5, P: 4.36, K: 16.6 } } as const
const AN = { kind: 'mineral', percent: { N: 34.4, P: 0, K: 0 } } as const

describe('winter wheat of 6 t after peas, with solid manure last year', () => {
  const { N, P, K } = needFor(winterWheat)
  it('needs 102.5 kg of nitrogen, told line by line', () => {
    expect(N.lines.map(({ key, kg }) => [key, kg])).toEqual([
      ['base', 120],
      ['yield', 20],
      ['predecessor', -30],
      ['manureAfter', -7.5],
    ])
    expect([N.total, N.adjusted]).toEqual([140, 102.5])
  })
  it('needs what it takes along, by the class of the soil', () => {
    expect(P.adjusted).toBe(17.04)
    expect(K.adjusted).toBe(34.28)
    expect(K.lines.map(({ key, kg }) => [key, kg])).toEqual([
      ['removal', 27.42],
      ['class', 6.86],
    ])
  })
  it('gets its nitrogen in three parts', () => expect(wheatParts(102.5)).toEqual([41, 30.8, 30.7]))
  it('is given enough by 200 kg of NPK and 270 kg of AN', () => {
    const npk = givenBy(NPK, 200)
    const an = givenBy(AN, 270)
    expect(npk).toEqual({ N: 10, P: 8.72, K: 33.2, wholeN: 10 })
    expect(npk.N + an.N).toBe(102.88)
    expect(roundTo((102.88 / 102.5) * 100, 1)).toBe(100.4)
    expect(sufficiencyOf(102.88, 102.5)).toBe('enough')
    expect(sufficiencyOf(8.72, 17.04)).toBe('lacking')
    expect(sufficiencyOf(33.2, 34.28)).toBe('enough')
  })
  it.each([
    [89.94, 'lacking'],
    [89.95, 'enough'],
    [90, 'enough'],
    [105, 'enough'],
    [105.06, 'tooMuch'],
  ])('of which %d of 100 kg are given is told as %s', (given, told) =>
    expect(sufficiencyOf(given, 100)).toBe(told),
  )
  it('takes 2,480 and 3,348 kg on 12.4 ha, with an overlap of 3 % 3,448.44', () => {
    expect(totalAmount(200, 12.4, 0)).toBe(2480)
    expect(totalAmount(270, 12.4, 0)).toBe(3348)
    expect(totalAmount(270, 12.4, 3)).toBe(3448.44)
  })
})

describe('spring barley of 4.5 t with 25 m3 of cattle slurry, worked in in spring', () => {
  const { N } = needFor({ ...winterWheat, crop: 'suvioder', goal: 4.5, predecessors: [], organicLastYear: 0 })
  const spreading = { organicType: 'VEDELSONNIK', timeframe: 'SPRING', isWorkedIn: true } as const
  const usable = usableNitrogen(spreading)
  const slurry = (usablePercent: number) =>
    givenBy({ kind: 'organic', perUnit: { N: 3.6, P: 0.68, K: 2.1 }, usablePercent }, 25)
  it('lacks 60 kg of nitrogen, by the upper reading 42', () => {
    expect(N.adjusted).toBe(96)
    expect(usable).toMatchObject({ percent: 40, upTo: 60 })
    expect(96 - slurry(40).N).toBe(60)
    expect(96 - slurry(60).N).toBe(42)
  })
  it('is given phosphorus, potassium and the whole nitrogen for the balance', () => {
    expect(slurry(40)).toEqual({ N: 36, P: 17, K: 52.5, wholeN: 90 })
  })
})

describe('need', () => {
  const nitrogen = (change: Partial<NeedInput>) => needFor({ ...winterWheat, ...change }).N
  it('follows a cereal by two tonnes at most', () => {
    expect(nitrogen({ goal: 9 }).total).toBe(160)
    expect(nitrogen({ goal: 1 }).total).toBe(80)
  })
  it('follows another crop by 30 % of its norm at most', () => {
    expect(nitrogen({ crop: 'kartul', goal: 27.5, predecessors: [] }).total).toBe(110)
    expect(nitrogen({ crop: 'kartul', goal: 100, predecessors: [] }).total).toBe(130)
  })
  it('of a legume is nothing, and credits do not make it less', () =>
    expect(nitrogen({ crop: 'poldhernes' })).toMatchObject({ total: 0, adjusted: 0 }))
  it('is never below 0', () =>
    expect(nitrogen({ crop: 'tatar', goal: 1, organicLastYear: 500 }).adjusted).toBe(0))
  it('counts 40 kg of the crops before at most, the manure beside them', () => {
    const { lines, adjusted } = nitrogen({ predecessors: ['poldhernes', 'punane_ristik'] })
    expect(lines.find(({ key }) => key === 'predecessor')?.kg).toBe(-40)
    expect(adjusted).toBe(92.5)
  })
  it('counts as much less of the crops before as the farmer says, never below nothing', () => {
    expect(nitrogen({ predecessorCut: { kg: 10, reason: 'nõrk hernes' } }).adjusted).toBe(112.5)
    expect(nitrogen({ predecessorCut: { kg: 99, reason: 'nõrk hernes' } }).adjusted).toBe(132.5)
  })
  it('names predecessors of which nothing is known', () =>
    expect(needFor({ ...winterWheat, predecessors: ['kanep'] }).unknownPredecessors).toEqual(['kanep']))
  it('of wheat for food is as much more as the farmer says, of no other crop', () => {
    expect(nitrogen({ foodWheatN: 30 }).adjusted).toBe(132.5)
    expect(nitrogen({ crop: 'rukis', foodWheatN: 30, goal: 4 }).total).toBe(60)
  })
  it('is missing, not 0, where something is not known', () => {
    expect(nitrogen({ crop: null }).missing).toEqual(['crop'])
    expect(nitrogen({ goal: null }).missing).toEqual(['goal'])
    expect(nitrogen({ crop: 'kanep' }).missing).toEqual(['norm'])
    const { P, K } = needFor({ ...winterWheat, phosphorus: null, potassium: null })
    expect([P.missing, K.missing, P.adjusted]).toEqual([['phosphorusClass'], ['potassiumClass'], null])
  })
  it('counts straw that is taken off', () =>
    expect(needFor({ ...winterWheat, isStrawTaken: true, potassium: 'medium' }).K.adjusted).toBe(52.32))
})

describe('nitrogen of manure', () => {
  const percent = (organicType: string, timeframe: Spreading['timeframe'], more: Partial<Spreading> = {}) =>
    usableNitrogen({ organicType, timeframe, isWorkedIn: false, ...more })?.percent
  it('can be used by kind, season, soil and working in', () => {
    expect(percent('VEDELSONNIK', 'SPRING')).toBe(35)
    expect(percent('VEDELSONNIK', 'SPRING', { isWorkedIn: true })).toBe(40)
    expect(percent('VEDELSONNIK', 'AUTUMN')).toBe(25)
    expect(percent('VEDELSONNIK', 'AUTUMN', { isSand: true })).toBe(5)
    expect(percent('VEDELSONNIK', 'SPRING', { slurryOf: 'pig' })).toBe(50)
    expect(percent('TAHESONNIK', 'SPRING')).toBe(10)
    expect(percent('TAHESONNIK', 'SPRING', { isWorkedIn: true })).toBe(15)
    expect(percent('LINNUSONNIK', 'SPRING')).toBe(30)
    expect(percent('LINNUSONNIK', 'SPRING', { isWorkedIn: true })).toBe(40)
    expect(percent('VIRTS', 'SPRING')).toBe(50)
    expect(percent('MUU_ORGAANILINE', 'SPRING')).toBeUndefined()
  })
  it('comes by 5 % in the next year', () => expect(manureAfterNitrogen(150)).toBe(7.5))
})

describe('balance of nitrogen', () => {
  const wheat = { crop: 'talinisu', mineral: 102.88, organic: 0, fixation: null, harvest: 6.258 }
  it('is what came in less what went out', () => {
    expect(nitrogenBalance(wheat)).toEqual({ isKnown: true, in: 102.88, out: 125.16, balance: -22.28 })
    expect(
      nitrogenBalance({ crop: 'suvioder', mineral: 59.86, organic: 90, fixation: null, harvest: 4.5 }),
    ).toMatchObject({ balance: 73.36 })
  })
  it('is not known before the harvest, and of a legume before its fixation is', () => {
    expect(nitrogenBalance({ ...wheat, harvest: null })).toEqual({ isKnown: false, missing: ['harvest'] })
    expect(nitrogenBalance({ ...wheat, crop: 'poldhernes' })).toEqual({
      isKnown: false,
      missing: ['fixation'],
    })
    expect(nitrogenBalance({ ...wheat, crop: 'kanep' })).toEqual({ isKnown: false, missing: ['removal'] })
  })
})

describe('lime', () => {
  it('is reckoned by its neutralising value', () => {
    expect(limeRate(4, 75)).toEqual({ rate: 5.33, turns: 1 })
    expect(limeRate(8, 75)).toEqual({ rate: 10.67, turns: 2 })
  })
})
