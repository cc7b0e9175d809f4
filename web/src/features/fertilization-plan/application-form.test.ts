import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import {
  type ApplicationForm,
  checkApplication,
  formOf,
  isUnusual,
  newApplication,
  productOf,
  unitsOf,
  withProduct,
} from './application-form.ts'

const AN = productOf(
  {
    name: 'AN 34,4',
    subtype: 'FERTILIZER',
    fertilizerKind: 'MINERAL_FERTILIZER',
    nutrient: { N: 34.4, P: 0, K: 0 },
  },
  newId(),
)
const slurry = productOf(
  { name: 'Läga', subtype: 'FERTILIZER', fertilizerKind: 'ORGANIC_FERTILIZER', organicType: 'VEDELSONNIK' },
  null,
)
const form = (more: Partial<ApplicationForm>): ApplicationForm => ({
  ...newApplication(newId()),
  product: AN,
  amount: 270,
  timeframe: 'SPRING',
  ...more,
})
const faultsOf = (more: Partial<ApplicationForm>): readonly string[] => {
  const checked = checkApplication(form(more), 12.4)
  return checked.ok ? [] : checked.errors.map(({ path }) => path)
}

describe('a fertilizer in the plan', () => {
  it('is right with product, rate and time, and becomes the same form again', () => {
    const checked = checkApplication(form({ overlapPercentage: 3 }), 12.4)
    expect(checked).toMatchObject({ ok: true, value: { name: 'AN 34,4', amount: 270, overlapPercentage: 3 } })
    if (checked.ok) expect(formOf(checked.value)).toMatchObject({ product: AN, overlapPercentage: 3 })
  })
  it.each([
    ['without a product', { product: null }, ['name']],
    ['without a rate', { amount: null }, ['amount']],
    ['with a rate of 0', { amount: 0 }, ['amount']],
    ['with a rate below 0', { amount: -5 }, ['amount']],
    ['with a rate that is no number', { amount: Number.NaN }, ['amount']],
    ['with a huge rate', { amount: 2_000_000 }, ['amount']],
    ['without a time', { timeframe: null }, ['timeframe']],
    ['with an overlap below 0', { overlapPercentage: -1 }, ['overlapPercentage']],
    ['with an overlap above the whole', { overlapPercentage: 101 }, ['overlapPercentage']],
    ['on more than the field', { area: 12.5 }, ['area']],
    ['on the whole field', { area: 12.4 }, []],
  ])('%s is told at its place', (_what, more, faults) => expect(faultsOf(more)).toEqual(faults))
})

describe('a product', () => {
  it('is measured in its units, the usual one first', () => {
    expect(unitsOf(AN)[0]).toBe('kg/ha')
    expect(unitsOf(slurry)[0]).toBe('m3/ha')
  })
  it('keeps the rate where it is measured alike, and asks anew where it is not', () => {
    expect(withProduct(form({}), AN).amount).toBe(270)
    expect(withProduct(form({}), slurry)).toMatchObject({ amount: null, unit: 'm3/ha', slurryOf: 'cattle' })
  })
  it('of an unusual rate is asked about', () => {
    expect(isUnusual(form({ amount: 2000 }))).toBe(false)
    expect(isUnusual(form({ amount: 2001 }))).toBe(true)
    expect(isUnusual(form({ amount: 20, unit: 't/ha' }))).toBe(true)
    expect(isUnusual(form({ product: slurry, amount: 25, unit: 'm3/ha' }))).toBe(false)
  })
})
