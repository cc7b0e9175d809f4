import { expect, test } from 'vitest'
import { CROPS, YIELD_TYPES } from '../crops/table.ts'
import { roundTo } from '../units/rounding.ts'
import { atMoisture, standardMoistureOf } from './moisture.ts'

test('ten tonnes at 18.5 % are 9.477 t at 14 %', () => {
  expect(roundTo(atMoisture(10, 18.5, 14), 3)).toBe(9.477)
})
test('what is as dry as the standard stays as it is, and what is drier weighs more', () => {
  expect(atMoisture(10, 14, 14)).toBe(10)
  expect(roundTo(atMoisture(10, 12, 14), 3)).toBe(10.233)
})
test.each([
  ['talinisu', 'Terad', 14],
  ['kaer', 'Terad', 14],
  ['tatar', 'Terad', 14],
  ['mais', 'Terad', 14],
  ['poldhernes', 'Terad', 14],
  ['taliraps', 'Seemned', 9],
  ['olilina', 'Seemned', 9],
  ['talinisu', 'Põhk', undefined],
  ['mais', 'Haljasmass', undefined],
  ['punane_ristik', 'Seemned', undefined],
  ['kartul', 'Köögiviljad', undefined],
  ['of another list', 'Terad', undefined],
])('%s, %s: standard %s', (crop, yieldType, pct) => {
  expect(standardMoistureOf(crop, yieldType)?.pct).toBe(pct)
})
test('every crop grown for grain has a standard; of those grown for seed these have none', () => {
  const without = CROPS.filter((crop) => !standardMoistureOf(crop.key, YIELD_TYPES[crop.harvest]))
  expect(without.filter(({ harvest }) => harvest === 'grain')).toEqual([])
  expect(without.filter(({ harvest }) => harvest === 'seed').map(({ key }) => key)).toEqual([
    'moon',
    'muu_oli_kiukultuur',
    'koomen',
  ])
})
