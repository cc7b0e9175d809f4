import { expect, it } from 'vitest'
import { Letters } from './letters.ts'

/** Letters of which each is as wide as its size. */
const letters = new Letters({
  id: 'F1',
  font: { hasGlyphForCodePoint: () => true },
  encode: () => [['0001'], [{ advanceWidth: 1000 }]],
  ref: () => ({ data: {}, end: () => {} }),
})

it('breaks a text between words, and keeps their space for who copies or hears it', () =>
  expect(letters.lines('vedelsõnnik põllule', 1, 12)).toEqual(['vedelsõnnik ', 'põllule']))
it('breaks a word that is wider than its column, and adds no space to it', () =>
  expect(letters.lines('Kivi Lillemetsa', 1, 6)).toEqual(['Kivi ', 'Lillem', 'etsa']))
it('goes on with the next word behind the end of a broken one', () =>
  expect(letters.lines('Lillemetsa on', 1, 8)).toEqual(['Lillemet', 'sa on']))
