import { describe, expect, test } from 'vitest'
import { type Authorisation, lapseAt, lapseText } from './authorisation.ts'

const textAt = (authorisation: Authorisation, day: string) => {
  const lapse = lapseAt(authorisation, day)
  return lapse && lapseText('vahendi', lapse)
}

describe('an authorisation that has ended', () => {
  test.each<[string, Authorisation, string]>([
    [
      'names the last day of using up',
      { validUntil: '2024-12-31', useUpUntil: '2025-12-31' },
      'vahendi luba lõppes 31.12.2024; varusid tohtis kasutada kuni 31.12.2025',
    ],
    [
      'has no time for using up',
      { validUntil: '2024-12-31', useUpUntil: '2024-12-31' },
      'vahendi luba lõppes 31.12.2024',
    ],
    [
      'has one that ended before',
      { validUntil: '2024-12-31', useUpUntil: '2024-06-30' },
      'vahendi luba lõppes 31.12.2024',
    ],
    [
      'names nothing but the time for using up',
      { validUntil: null, useUpUntil: '2025-12-31' },
      'vahendi luba lõppes 31.12.2025',
    ],
  ])('%s', (_, authorisation, text) => {
    expect(textAt(authorisation, '2026-06-30')).toBe(text)
  })

  test.each([
    ['2011-06-13', undefined],
    ['2011-06-14', { isUnsure: false, until: '2012-12-14' }],
  ])('on %s, around the day from which the regulation applies', (validUntil, lapse) => {
    const found = lapseAt({ validUntil, useUpUntil: null }, '2013-01-01')
    expect(found).toEqual(lapse && expect.objectContaining(lapse))
  })
})

test('an authorisation without any end covers every day', () => {
  expect(lapseAt({ validUntil: null, useUpUntil: null }, '2999-12-31')).toBeUndefined()
})
