import { describe, expect, it } from 'vitest'
import { CALCULATORS } from './calculators.ts'

const calculate = (key: string, typed: Readonly<Record<string, number>>) => {
  const found = CALCULATORS.find((each) => each.key === key)
  return Object.fromEntries((found?.results ?? []).map(({ key: name, of }) => [name, of(typed)]))
}

describe('the calculators', () => {
  it('of a tank: 2000 l at 200 l/ha is 10 ha, at 1.5 l/ha 15 l of product; 25 ha are 2.5 tanks', () =>
    expect(calculate('tank', { tank: 2000, water: 200, norm: 1.5, area: 25 })).toEqual({
      perTankArea: 10,
      perTank: 15,
      tanks: 2.5,
      total: 37.5,
    }))
  it('of seed: 400 kernels of 45 g a thousand that germinate to 90 % are 200 kg/ha', () =>
    expect(calculate('seed', { plants: 400, weight: 45, germination: 90, area: 10 })).toEqual({
      norm: 200,
      total: 2000,
    }))
  it('of seed know no germination above 100 %', () =>
    expect(calculate('seed', { plants: 400, weight: 45, germination: 101, area: 10 })).toEqual({}))
  it('of nutrients: 200 kg/ha of 34.4 % are 68.8 kg/ha', () => {
    const { perHa, total } = calculate('nutrients', { norm: 200, content: 34.4, area: 10 })
    expect(perHa).toBeCloseTo(68.8)
    expect(total).toBeCloseTo(688)
  })
  it('of oxides: 20 % of P2O5 are 8.728 % of P, 30 % of K2O 24.9 % of K', () =>
    expect(calculate('oxides', { p: 20, k: 30 })).toEqual({ P: 8.728, K: 24.9 }))
  it('say nothing while something is missing or zero divides', () => {
    expect(calculate('tank', { tank: 2000, norm: 1 })).toEqual({})
    expect(calculate('tank', { tank: 2000, water: 0, norm: 1, area: 2 })).toEqual({ tanks: 0, total: 2 })
  })
})
