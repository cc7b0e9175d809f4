import { describe, expect, it } from 'vitest'
import { mayNotBeUsed, validityLines } from './validity.ts'

const product = { validUntil: '2026-06-30', useUpUntil: '2027-06-30' }

describe('until when a product may be used', () => {
  it.each([
    [
      '2026-06-30',
      ['Registreering kehtib kuni 30.06.2026.', 'Varusid tohib ära kasutada kuni 30.06.2027.'],
      false,
    ],
    [
      '2026-07-01',
      ['Registreering lõppes 30.06.2026.', 'Varusid tohib ära kasutada kuni 30.06.2027.'],
      false,
    ],
    [
      '2027-06-30',
      ['Registreering lõppes 30.06.2026.', 'Varusid tohib ära kasutada kuni 30.06.2027.'],
      false,
    ],
    [
      '2027-07-01',
      ['Registreering lõppes 30.06.2026.', 'Varusid tohtis ära kasutada kuni 30.06.2027.'],
      true,
    ],
  ] as const)('on %s', (today, lines, isOver) => {
    expect(validityLines(product, today)).toEqual(lines)
    expect(mayNotBeUsed(product, today)).toBe(isOver)
  })
  it('without a time to use it up it ends with its authorisation', () => {
    const ended = { validUntil: '2026-06-30', useUpUntil: null }
    expect(validityLines(ended, '2026-07-01')).toEqual(['Registreering lõppes 30.06.2026.'])
    expect(mayNotBeUsed(ended, '2026-07-01')).toBe(true)
    expect(mayNotBeUsed(ended, '2026-06-30')).toBe(false)
  })
  it('says so where the register names no end', () => {
    const endless = { validUntil: null, useUpUntil: null }
    expect(validityLines(endless, '2026-07-01')).toEqual(['Registreeringu lõppu ei ole registris märgitud.'])
    expect(mayNotBeUsed(endless, '2026-07-01')).toBe(false)
  })
})
