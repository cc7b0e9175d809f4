import { expect, test } from 'vitest'
import type { YearInfo } from '../fields/schema.ts'
import { withAcceptedCrop } from './accept.ts'

const accept = (yearInfo: YearInfo[], overwrites = false) =>
  withAcceptedCrop({ yearInfo }, { year: 2027, crop: 'talinisu', overwrites })
const wheat = { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' }

test('an empty year gets the planned crop', () => {
  expect(accept([])).toEqual([{ year: 2027, mainCrop: wheat, mainCropArea: null }])
})
test('what the year holds beside stays', () => {
  expect(accept([{ year: 2027, notes: 'drenaaž' }, { year: 2026 }])).toEqual([
    { year: 2026 },
    { year: 2027, notes: 'drenaaž', mainCrop: wheat, mainCropArea: null },
  ])
})
test('the same crop stays with its variety', () => {
  expect(accept([{ year: 2027, mainCrop: { crop: 'talinisu', variety: 'Skagen' } }], true)).toBeUndefined()
})
test('another crop gives way only where that is wished', () => {
  const rye = [{ year: 2027, mainCrop: { crop: 'rukis' }, mainCropArea: 3 }]
  expect(accept(rye)).toBeUndefined()
  expect(accept(rye, true)).toEqual([{ year: 2027, mainCrop: wheat, mainCropArea: null }])
})
test('a field that has come to an end is left', () => {
  const ended = { yearInfo: [], lastYear: 2026 }
  expect(withAcceptedCrop(ended, { year: 2027, crop: 'talinisu', overwrites: true })).toBeUndefined()
})
