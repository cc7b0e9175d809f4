import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { perHectare } from '../yield-goals/rules.ts'
import { fieldYield, type HarvestJob, mainKindOf } from './rules.ts'

const field = (area: number, crop: string | null = 'talinisu') => ({
  _id: '0194a000-0000-7000-8000-000000000001',
  area,
  yearInfo: [{ year: 2026, mainCrop: crop === null ? null : { crop } }],
})
const job = (change: Partial<HarvestJob> = {}): HarvestJob => ({
  job: 'harvesting',
  area: 10,
  yieldType: 'Terad',
  unit: 't',
  amount: 40,
  kilograms: 40_000,
  moisturePct: null,
  ...change,
})
const ofTonnes = (tonnes: number, change: Partial<HarvestJob> = {}) =>
  job({ amount: tonnes, kilograms: tonnes * 1000, ...change })
const mainOf = (area: number, jobs: readonly HarvestJob[], crop?: string) => {
  const given = fieldYield(field(area, crop), 2026, jobs)
  return given && mainKindOf(given)
}

test('77.6 t on 12.40 ha are 6.26 t/ha', () => {
  const main = mainOf(12.4, [ofTonnes(77.6, { area: 12.4 })])
  expect(main).toMatchObject({ area: 12.4, tonnes: 77.6, standardTonnes: 77.6 })
  expect(perHectare([{ area: main?.area ?? 0, tonnes: main?.standardTonnes ?? 0 }])).toBe(6.26)
})
test('10 t at 18.5 % are 9.477 t at 14 %; what nobody measured counts as weighed', () => {
  const jobs = [ofTonnes(10, { moisturePct: 18.5 }), ofTonnes(5)]
  expect(mainOf(10, jobs)).toMatchObject({
    tonnes: 15,
    standardTonnes: 14.477,
    standardPct: 14,
    moisturePct: 18.5,
    unmeasured: 5,
  })
})
test('the mean moisture goes by weight', () => {
  const jobs = [ofTonnes(30, { moisturePct: 14 }), ofTonnes(10, { moisturePct: 18 })]
  expect(mainOf(10, jobs)).toMatchObject({ moisturePct: 15, unmeasured: 0 })
})
test('a yield without a standard stays as it was weighed', () => {
  const grass = ofTonnes(120, { yieldType: 'Haljasmass', moisturePct: 80 })
  expect(mainOf(10, [grass], 'punane_ristik')).toMatchObject({
    standardTonnes: 120,
    standardPct: null,
    moisturePct: 80,
  })
})

describe('hectares that a yield comes from', () => {
  it.each<[what: string, areas: readonly number[], area: number]>([
    ['two cuts are the area once', [10, 10], 10],
    ['a part is that part', [4], 4],
    ['the last per cent counts as all', [9.9], 10],
    ['less than that does not', [9.89], 9.89],
  ])('%s', (_, areas, area) => {
    expect(
      mainOf(
        10,
        areas.map((worked) => ofTonnes(20, { area: worked })),
      )?.area,
    ).toBe(area)
  })
  it('are those that were weighed, so that a waiting load makes no poor field', () => {
    const jobs = [ofTonnes(24, { area: 4 }), job({ area: 6, amount: null, kilograms: null })]
    const given = fieldYield(field(10), 2026, jobs)
    expect(given).toMatchObject({ harvestedArea: 10, isHarvested: true, jobsWithoutYield: 1 })
    expect(given && mainKindOf(given)).toMatchObject({ area: 4, tonnes: 24 })
  })
})

describe('bad input', () => {
  it('names bales without a weight, and counts them as no zero', () => {
    const bales = job({ unit: 'tk', amount: 40, kilograms: null })
    expect(mainOf(10, [bales, bales])).toMatchObject({
      tonnes: null,
      standardTonnes: null,
      unweighed: [{ unit: 'tk', amount: 80 }],
    })
    expect(mainOf(10, [ofTonnes(12), bales])).toMatchObject({
      tonnes: 12,
      unweighed: [{ unit: 'tk', amount: 40 }],
    })
  })
  it('keeps straw apart from grain', () => {
    const given = fieldYield(field(10), 2026, [ofTonnes(20, { yieldType: 'Põhk', job: 'baling' }), job()])
    expect(given?.kinds.map(({ yieldType, isMain, tonnes }) => [yieldType, isMain, tonnes])).toEqual([
      ['Terad', true, 40],
      ['Põhk', false, 20],
    ])
  })
  it('has nothing of a field that is not harvested, and no yield a hectare of one without an area', () => {
    expect(fieldYield(field(10), 2026, [])).toMatchObject({ harvestedArea: 0, kinds: [] })
    const main = mainOf(0, [ofTonnes(12, { area: 0 })])
    expect(main).toMatchObject({ area: 0, tonnes: 12 })
    expect(perHectare([{ area: main?.area ?? 0, tonnes: main?.tonnes ?? 0 }])).toBeNull()
  })
  it('has none without a main crop', () => {
    expect(fieldYield(field(10, null), 2026, [job()])).toBeUndefined()
  })
})

test('tonnes are the sum of what was weighed, to the gram', () => {
  const grams = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(grams, (loads) => {
      const jobs = loads.map((gram) => job({ unit: 'g', amount: gram, kilograms: gram / 1000 }))
      const sum = loads.reduce((all, gram) => all + BigInt(gram), 0n)
      const kilograms = Number((sum + 500n) / 1000n)
      expect(mainOf(10, jobs)?.tonnes).toBe(kilograms / 1000)
    }),
  )
})
test('moisture keeps the dry matter', () => {
  const load = fc.record({
    tonnes: fc.integer({ min: 1, max: 500 }),
    moisture: fc.integer({ min: 50, max: 300 }),
  })
  fc.assert(
    fc.property(fc.array(load, { minLength: 1, maxLength: 12 }), (loads) => {
      const jobs = loads.map(({ tonnes, moisture }) => ofTonnes(tonnes, { moisturePct: moisture / 10 }))
      // dry matter in thousandths of a tonne, exact; over 86 % of the standard weight
      const dry = loads.reduce((sum, { tonnes, moisture }) => sum + BigInt(tonnes * (1000 - moisture)), 0n)
      const exact = (dry * 1000n * 2n + 860n) / (860n * 2n)
      expect(mainOf(10, jobs)?.standardTonnes).toBe(Number(exact) / 1000)
    }),
  )
})
