/** The worked figures of the supplies usage plan. */
import { describe, expect, it } from 'vitest'
import { endingOf } from './authorisation.ts'
import { costOf, purchaseOf } from './purchase.ts'
import { amountIn, baseUnitOf, partsOf, partsOfUse } from './quantities.ts'

const NOTHING = { left: 0, reserve: 0, balance: 0, ordered: 0, pack: null }
const kg = (amount: number) => partsOf(amount, 'kg')
const l = (amount: number) => partsOf(amount, 'l')

describe('what is to be bought', () => {
  it('is 1,500 kg in three bags where 1,040 of 27,540 are lacking', () => {
    const bought = purchaseOf({ ...NOTHING, left: kg(27_540), balance: kg(26_500), pack: kg(500) })
    expect(bought).toEqual({ lacking: kg(1040), packs: 3, amount: kg(1500), over: kg(460) })
  })
  it('is 25 l where 24.15 are lacking, and 0.85 are left', () => {
    const bought = purchaseOf({ ...NOTHING, left: l(31.75), balance: l(7.6), pack: l(5) })
    expect(bought).toEqual({ lacking: l(24.15), packs: 5, amount: l(25), over: l(0.85) })
  })
  it('takes no pack more for what is just full', () =>
    expect(purchaseOf({ ...NOTHING, left: kg(1000), pack: kg(500) }).packs).toBe(2))
  it('counts the reserve, and what is ordered', () => {
    const bought = purchaseOf({ ...NOTHING, left: kg(100), reserve: kg(50), ordered: kg(120), pack: kg(25) })
    expect(bought).toMatchObject({ lacking: kg(30), packs: 2 })
  })
  it('is nothing where enough is there', () =>
    expect(purchaseOf({ ...NOTHING, left: kg(100), balance: kg(101), pack: kg(500) })).toEqual({
      lacking: 0,
      packs: 0,
      amount: 0,
      over: 0,
    }))
  it('does not ask for what was used without being entered once more', () =>
    expect(purchaseOf({ ...NOTHING, left: kg(100), balance: kg(-40) }).lacking).toBe(kg(100)))
  it('is what is lacking where nobody said the size of a pack', () =>
    expect(purchaseOf({ ...NOTHING, left: kg(7) })).toEqual({
      lacking: kg(7),
      packs: null,
      amount: kg(7),
      over: 0,
    }))
})

describe('an amount in whole parts', () => {
  it.each([
    [{ amount: 200, unit: 'kg/ha', area: 12.4 }, kg(2480)],
    [{ amount: 270, unit: 'kg/ha', area: 12.4, overlapPercentage: 3 }, kg(3448.44)],
    [{ amount: 1.5, unit: 't/ha', area: 0.3333 }, kg(499.95)],
    [{ amount: 2.5, unit: 'l/ha', area: 12.7 }, l(31.75)],
    [{ amount: 20, unit: 'g/ha', area: 7.35, times: 2 }, 294],
    // 1.005 l is 1005 ml and no less, as it is written
    [{ amount: 1.005, unit: 'l/ha', area: 1 }, 1005],
    // 0.0005 kg on a hectare is half a gram, which is rounded up
    [{ amount: 0.0005, unit: 'kg/ha', area: 1 }, 1],
    [{ amount: 40, unit: 'kg', area: 99, times: 3 }, kg(120)],
    [{ amount: 12, unit: 'tk', area: 1 }, 12_000],
    [{ amount: null, unit: 'kg/ha', area: 1 }, null],
    [{ amount: 3, unit: null, area: 1 }, null],
    [{ amount: 3, unit: 'kg/t', area: 1 }, null],
  ] as const)('%j', (use, parts) => expect(partsOfUse(use)).toBe(parts))
  it('is told in any unit of its measure', () => {
    expect([amountIn(1_234_567, 't'), amountIn(1_234_567, 'kg'), amountIn(5, 'ml')]).toEqual([
      1.234_567, 1234.567, 5,
    ])
  })
  it('keeps its sign', () => expect(amountIn(kg(-352), 'kg')).toBe(-352))
  it('knows no unit that no material has', () => expect(baseUnitOf('tükk/ha')).toBeUndefined())
})

describe('the price of an amount', () => {
  it.each([
    [1500, 0.36, 54_000],
    [3, 0.335, 101],
    [1, 0.005, 1],
    [1, 0.004_999, 0],
    [24.15, 18.5, 44_678],
  ])('%d units at %d € are %d cents', (amount, price, cents) => expect(costOf(amount, price)).toBe(cents))
  it('is not known without the price of a unit', () => expect(costOf(5, null)).toBeNull())
  it('is nothing for what is free', () => expect(costOf(5, 0)).toBe(0))
})

describe('an authorisation beside the season of a use', () => {
  const spring = { timeframe: 'SPRING', year: 2027, today: '2026-11-20' } as const
  it.each([
    [null, null],
    ['2026-11-30', 'authorisationEnds'],
    ['2026-12-01', 'authorisationEndsSoon'],
    ['2027-05-30', 'authorisationEndsSoon'],
    ['2027-05-31', null],
  ])('until %s: %s', (until, ending) => expect(endingOf(until, spring)).toBe(ending))
  it('has ended once the day is past, within the season too', () =>
    expect(endingOf('2027-03-01', { ...spring, today: '2027-03-02' })).toBe('authorisationEnds'))
  it('judges a use of which nobody knows the season by the whole crop year', () => {
    expect(endingOf('2026-12-31', { ...spring, timeframe: null })).toBe('authorisationEndsSoon')
    expect(endingOf('2026-11-01', { ...spring, timeframe: null })).toBe('authorisationEnds')
  })
})
