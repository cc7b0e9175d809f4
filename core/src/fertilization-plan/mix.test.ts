import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestMix, type MixInput, type MixProduct } from './mix.ts'

type Percent = readonly [N: number, P: number, K: number]
const product = (id: string, [N, P, K]: Percent, price: number | null): MixProduct => ({
  id,
  perUnit: { N: N / 100, P: P / 100, K: K / 100 },
  manureN: 0,
  price,
  available: null,
  maxRate: null,
})
const AN = product('AN', [34.4, 0, 0], 38)
const urea = product('karbamiid', [46.2, 0, 0], 45)
const NPK = product('NPK', [5, 4.36, 16.6], 48)
const input = (products: readonly MixProduct[], change: Partial<MixInput> = {}): MixInput => ({
  products,
  need: { N: 100, P: 0, K: 0 },
  manureNLeft: null,
  nitrogenLeft: null,
  ...change,
})

describe('the cheapest mix', () => {
  it('takes the nitrogen that costs least', () => {
    expect(cheapestMix(input([AN, urea]))?.parts).toEqual([{ id: 'karbamiid', rate: 216.5 }])
  })
  it('of 60 kg of nitrogen is 174.4 kg of AN', () => {
    const need = { N: 60, P: 0, K: 0 }
    expect(cheapestMix(input([AN], { need }))?.parts).toEqual([{ id: 'AN', rate: 174.4 }])
  })
  it('takes no more than there is', () => {
    const mix = cheapestMix(input([AN, { ...urea, available: 100 }]))
    expect(mix?.parts).toEqual([
      { id: 'AN', rate: 156.4 },
      { id: 'karbamiid', rate: 100 },
    ])
  })
  it('fills potassium without too much nitrogen', () => {
    const mix = cheapestMix(input([AN, NPK], { need: { N: 102.5, P: 8, K: 34.28 } }))
    expect(mix?.given.K).toBeGreaterThanOrEqual(34.2)
    expect(mix?.given.N).toBeCloseTo(102.5, 0)
  })
  it('stays below the limits of the law', () => {
    const slurry: MixProduct = {
      ...product('läga', [0, 0, 0], 0),
      perUnit: { N: 1.4, P: 0.7, K: 2 },
      manureN: 3.6,
    }
    const need = { N: 100, P: 20, K: 60 }
    const rateOf = (change: Partial<MixInput>) =>
      cheapestMix(input([slurry, AN], { need, ...change }))?.parts.find(({ id }) => id === 'läga')?.rate
    expect(rateOf({})).toBeGreaterThan(20)
    expect(rateOf({ manureNLeft: 36 })).toBe(10)
    const mix = cheapestMix(input([slurry, AN], { need, nitrogenLeft: 80 }))
    expect(mix?.given.N).toBeCloseTo(80, 0)
  })
  it('leaves out what has no price, and says so', () => {
    const mix = cheapestMix(input([AN, { ...urea, price: null }]))
    expect(mix).toMatchObject({ unpriced: ['karbamiid'], parts: [{ id: 'AN' }] })
  })
  it('looks for the lightest where no price is known', () => {
    const mix = cheapestMix(
      input([
        { ...AN, price: null },
        { ...urea, price: null },
      ]),
    )
    expect(mix).toMatchObject({ cost: null, parts: [{ id: 'karbamiid', rate: 216.5 }] })
  })
  it('is none where nothing is needed or at hand', () => {
    expect(cheapestMix(input([]))).toBeUndefined()
    expect(cheapestMix(input([AN], { need: { N: 0, P: 0, K: 0 } }))).toBeUndefined()
    expect(cheapestMix(input([{ ...AN, available: 0 }]))).toBeUndefined()
  })
  it('never passes stock or limits, whatever is asked', () => {
    const each = fc.record({
      N: fc.integer({ min: 0, max: 46 }),
      P: fc.integer({ min: 0, max: 20 }),
      K: fc.integer({ min: 0, max: 50 }),
      price: fc.option(fc.integer({ min: 0, max: 100 })),
      available: fc.option(fc.integer({ min: 0, max: 500 })),
    })
    const need = fc.record({ N: fc.integer({ min: 0, max: 200 }), P: fc.nat(60), K: fc.nat(150) })
    fc.assert(
      fc.property(fc.array(each, { maxLength: 8 }), need, fc.option(fc.nat(170)), (rows, asked, most) => {
        const products = rows.map(({ N, P, K, price, available }, index) => ({
          ...product(`${index}`, [N, P, K], price),
          available,
        }))
        const mix = cheapestMix(input(products, { need: asked, nitrogenLeft: most }))
        for (const { id, rate } of mix?.parts ?? []) {
          expect(rate).toBeLessThanOrEqual((products[Number(id)]?.available ?? Infinity) + 0.05)
          expect(rate).toBeGreaterThan(0)
        }
        if (most !== null && mix) expect(mix.given.N).toBeLessThanOrEqual(most + 0.05 * 46 * rows.length)
      }),
    )
  })
})
