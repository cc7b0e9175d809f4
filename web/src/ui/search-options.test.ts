import { expect, it } from 'vitest'
import { isNewName, searchOptions } from './search-options.ts'

const options = ['Äke', 'Oder', 'Kaer', 'Talioder', 'Rukis'].map((label) => ({ value: label, label }))
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

it('sorts by the Estonian alphabet', () => {
  expect(labels(searchOptions(options, '').others)).toEqual(['Kaer', 'Oder', 'Rukis', 'Talioder', 'Äke'])
})
it('puts what begins with the query first', () => {
  expect(labels(searchOptions(options, 'ODER').others)).toEqual(['Oder', 'Talioder'])
})
it('puts recent choices before all, in their order', () => {
  const found = searchOptions(options, '', ['Rukis', 'Kaer'])
  expect(labels(found.recent)).toEqual(['Rukis', 'Kaer'])
  expect(labels(found.others)).toEqual(['Oder', 'Talioder', 'Äke'])
})
it('says how many more there are', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ value: `${index}`, label: `põld ${index}` }))
  expect(searchOptions(many, 'põld').hidden).toBe(40)
})
it('knows a new name, whatever the case and the spaces', () => {
  expect(isNewName(options, ' tali  oder')).toBe(true)
  expect(isNewName(options, ' TALIODER ')).toBe(false)
  expect(isNewName(options, ' ')).toBe(false)
})
