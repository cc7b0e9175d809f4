import { expect, it } from 'vitest'
import { placeText } from './place-text.ts'

it('has five decimals of every degree, whatever they are', () => {
  expect(placeText({ lat: 58.5749, lng: 26.2858 })).toBe('58,57490; 26,28580')
  expect(placeText({ lat: 58.577471, lng: 26 })).toBe('58,57747; 26,00000')
})
