import { expect, it } from 'vitest'
import { amountText, balanceText, changeText, priceText, roughText } from './amount-text.ts'

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

it('parts thousands, keeps a gram of a kilogram, and shows nothing as nothing', () => {
  expect(plain(amountText(26_500, 'kg'))).toBe('26 500 kg')
  expect(plain(amountText(1.3645, 'l'))).toBe('1,365 l')
  expect(plain(amountText(-1234.5, 'm3'))).toBe('-1 234,5 m³')
  expect(plain(amountText(0, null))).toBe('0')
  expect(amountText(null, 'kg')).toBe('-')
})
it('shows what there is as what is free of it', () => {
  expect([balanceText(4.502, 'l'), roughText(4.502, 'l')].map(plain)).toEqual(['4,5 l', '4,5 l'])
  expect(plain(balanceText(19_677.5, 'l'))).toBe('19 677,5 l')
})
it('shows a change with its sign', () => {
  expect(plain(changeText(1648, 'kg'))).toBe('+1 648 kg')
  expect(plain(changeText(-352, 'kg'))).toBe('-352 kg')
  expect(plain(changeText(0, 'kg'))).toBe('0 kg')
  expect(changeText(null, 'kg')).toBe('-')
})
it('shows a mean price with four decimals', () => {
  expect(plain(priceText(0.361905, 'kg'))).toBe('0,3619 €/kg')
  expect(plain(priceText(1234.5, 't'))).toBe('1 234,5 €/t')
  expect(priceText(null, 'kg')).toBe('-')
})
