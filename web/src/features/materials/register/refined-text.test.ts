import { expect, it } from 'vitest'
import { refinedText } from './refined-text.ts'

it.each([
  ['harvestDelayDays', 56, '56'],
  ['harvestDelayDays', null, 'puudub'],
  ['usageTimes', 0, '0'],
  ['name', 'Prosaro', 'Prosaro'],
  ['subtype', 'PMA_TKV_TOIME_LIIK_KASVUREGULAATOR', 'Kasvuregulaator'],
  ['fertilizerKind', 'ORGANIC_FERTILIZER', 'Orgaaniline väetis'],
  ['nutrient', { N: 18, P: 20.07, K: null }, 'N 18, P 20,07'],
  ['nutrient', {}, 'puudub'],
  ['ingredients', [{ name: 'Glüfosaat', code: 'GLYFOSAAT' }], 'Glüfosaat'],
  ['ingredients', [], 'puudub'],
] as const)('%s %j is read as %s', (key, value, text) => {
  expect(refinedText(key, value)).toBe(text)
})
