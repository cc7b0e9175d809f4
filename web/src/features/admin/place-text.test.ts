import { expect, it } from 'vitest'
import { placeText } from './place-text.ts'

it.each([
  ['uses.17', 'Taimekaitsevahendid.kasutusala.csv, rida 17: '],
  ['products', 'Taimekaitsevahendid.csv: '],
  ['file', ''],
  ['', ''],
])('%j is the place %j', (path, text) => {
  expect(placeText(path)).toBe(text)
})
