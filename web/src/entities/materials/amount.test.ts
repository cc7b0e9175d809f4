import { APPLICATION_UNITS } from '@vagu/core/units/schema'
import { expect, it, test } from 'vitest'
import { BASE_UNITS, type LinkedAmount, linkedAmountOf, rateOf, storedUnitOf, totalOf } from './amount.ts'

const rate: LinkedAmount = { unit: 'l', master: 'rate', value: 0.8 }
const total: LinkedAmount = { unit: 'l', master: 'total', value: 100 }

it('follows the area with the one that was not typed', () => {
  expect(totalOf(rate, 184.3333)).toBe(147.4666)
  expect(rateOf(total, 184.3333)).toBe(0.542)
})
it('leaves alone what was typed', () => {
  expect(rateOf(rate, 5)).toBe(0.8)
  expect(totalOf(total, 5)).toBe(100)
})
test.each([0, Number.NaN])('an area of %s tells nothing', (area) => {
  expect(totalOf(rate, area)).toBeNull()
  expect(rateOf(total, area)).toBeNull()
})
it('does not calculate with a text that is no number', () => {
  expect(totalOf({ ...rate, value: Number.NaN }, 10)).toBeNull()
})
it('keeps zero as a value', () => {
  expect(totalOf({ ...rate, value: 0 }, 10)).toBe(0)
})
test.each(APPLICATION_UNITS)('comes back from the wire as it went: %s', (unit) => {
  const linked = linkedAmountOf(3, unit)
  expect(BASE_UNITS).toContain(linked.unit)
  expect(storedUnitOf(linked)).toBe(unit)
})
