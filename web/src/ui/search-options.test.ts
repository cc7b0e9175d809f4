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

const offered = (label: string, hint?: string) => ({ value: label, label, hint, isOffered: true })
it('puts what is only offered after all that is there', () => {
  const found = searchOptions([offered('Oder Anni'), ...options], 'oder')
  expect(labels(found.others)).toEqual(['Oder', 'Talioder', 'Oder Anni'])
  expect(found.loose).toEqual([])
})
it('does not take an offer for what was typed unless it begins with it', () => {
  const found = searchOptions([offered('Anni', 'Suvioder'), offered('Suvioder Maali')], 'SUVI')
  expect(labels(found.others)).toEqual(['Suvioder Maali'])
  expect(labels(found.loose)).toEqual(['Anni'])
  expect(labels(searchOptions([offered('Linnusõnnik')], 'sõnnik').loose)).toEqual(['Linnusõnnik'])
})
it('finds a name with its hint before it', () => {
  expect(labels(searchOptions([offered('Skagen', 'Talinisu')], 'talinisu sk').loose)).toEqual(['Skagen'])
  expect(searchOptions([offered('Skagen', 'Talinisu')], 'kaer sk').loose).toEqual([])
})
