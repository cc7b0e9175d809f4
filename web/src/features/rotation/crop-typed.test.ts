import { expect, test } from 'vitest'
import { cropByLetters, pastedCrop } from './crop-typed.ts'

test('two letters are a crop, small or large', () => {
  expect([cropByLetters('tn'), cropByLetters('HE'), cropByLetters('T')]).toEqual([
    'talinisu',
    'poldhernes',
    undefined,
  ])
})
test.each([
  ['Talinisu', 'talinisu'],
  [' tr ', 'taliraps'],
  ['hernes', 'poldhernes'],
  ['', null],
  ['kuukapsas', undefined],
])('%j is pasted as %s', (text, crop) => expect(pastedCrop(text)).toBe(crop))
