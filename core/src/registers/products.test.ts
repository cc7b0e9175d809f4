import { describe, expect, test } from 'vitest'
import { sampleProduct } from '../warnings/sample.ts'
import { productsFrom, type RegisterEdition } from './products.ts'

const edition = (since: string, until: string | null, product: Parameters<typeof sampleProduct>[0]) =>
  ({ since, until, product: sampleProduct(product) }) satisfies RegisterEdition

describe('a product by its name', () => {
  const redigo = edition('2026-01-01', null, { number: '633', name: 'Redigo  Pro' })

  test('is found without regard to case and spaces', () => {
    expect(productsFrom([redigo]).byName(' redigo PRO')?.number).toBe('633')
  })

  test('is not found by a part of it, nor by nothing', () => {
    expect(productsFrom([redigo]).byName('Redigo')).toBeUndefined()
    expect(productsFrom([redigo]).byName('')).toBeUndefined()
    expect(productsFrom([]).byName('Redigo Pro')).toBeUndefined()
  })

  test('is told as it last stood, whatever the order of the editions, even when it is gone from the newest', () => {
    const older = edition('2024-01-01', '2025-01-01', { name: 'Puhis', validUntil: '2024-12-31' })
    const last = edition('2025-01-01', '2026-01-01', { name: 'Puhis', validUntil: '2025-12-31' })
    expect(productsFrom([last, older]).byName('Puhis')?.validUntil).toBe('2025-12-31')
  })

  test('is found by a name that it bore before, as it is now', () => {
    const before = edition('2024-01-01', '2025-01-01', { name: 'Vana nimi', validUntil: '2024-12-31' })
    const now = edition('2025-01-01', null, { name: 'Uus nimi', validUntil: '2030-12-31' })
    expect(productsFrom([before, now]).byName('Vana nimi')).toBe(now.product)
  })

  test('goes to who bears the name, not to who bore it and may be used longer', () => {
    const before = edition('2024-01-01', '2025-01-01', { number: '1', name: 'Puhis' })
    const renamed = edition('2025-01-01', null, { number: '1', name: 'Uus nimi', validUntil: null })
    const bearer = edition('2025-01-01', null, { number: '2', name: 'Puhis', validUntil: '2026-01-01' })
    expect(productsFrom([before, renamed, bearer]).byName('Puhis')?.number).toBe('2')
  })

  test.each([
    ['the longer authorisation', { validUntil: '2025-12-31' }, { validUntil: '2026-12-31' }],
    [
      'the longer time for using it up',
      { validUntil: '2026-01-01' },
      { validUntil: '2025-12-31', useUpUntil: '2026-12-31' },
    ],
    ['no end at all', { validUntil: '2030-12-31' }, { validUntil: null }],
  ])('of several of one name it is the one with %s', (_, shorter, longer) => {
    const a = edition('2026-01-01', null, { number: '1', name: 'Puhis', ...shorter })
    const b = edition('2026-01-01', null, { number: '2', name: 'puhis', ...longer })
    expect(productsFrom([a, b]).byName('Puhis')?.number).toBe('2')
    expect(productsFrom([b, a]).byName('Puhis')?.number).toBe('2')
  })
})
