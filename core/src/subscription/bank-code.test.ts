import { expect, it } from 'vitest'
import { bankCodeOf, invoiceOf, SAMPLE_SELLER, type Seller } from './invoice.ts'
import { priceOf } from './price.ts'
import { DEFAULT_TERMS } from './terms.ts'

const seller: Seller = { ...SAMPLE_SELLER, name: 'Vagu OÜ', iban: 'EE382200221020145685', bic: 'HABAEE2X' }
const codeOf = (of: Partial<Seller> = {}): string[] =>
  bankCodeOf(
    invoiceOf(DEFAULT_TERMS, {
      number: '2026-00012',
      orderId: '01890a5d-ac96-774b-bcce-b302099a8058',
      day: '2026-03-05',
      seller: { ...seller, ...of },
      company: { name: 'Kask OÜ', code: '12345678', address: { street: 'Kase 1' } },
      email: 'mari@kask.ee',
      orderedArea: 100,
      price: priceOf(DEFAULT_TERMS, { area: 100, isFirstOfYear: true, day: '2026-03-05' }),
    }),
  ).split('\n')

it('holds what EPC069-12 asks for, line by line', () => {
  expect(codeOf()).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'HABAEE2X',
    'Vagu OÜ',
    'EE382200221020145685',
    'EUR248.00',
    '',
    '',
    'Arve 2026-00012, viitenumber 2026000121',
  ])
})
it('has an empty line where the bank needs no address of its own', () =>
  expect(codeOf({ bic: '' })[4]).toBe(''))
it('stays within the bounds of a name, of the explanation and of the code', () => {
  const lines = codeOf({ name: 'Õ'.repeat(200) })
  expect(lines[5]).toBe('Õ'.repeat(70))
  expect(lines[10]?.length).toBeLessThanOrEqual(140)
  expect(new TextEncoder().encode(lines.join('\n')).length).toBeLessThanOrEqual(331)
})
