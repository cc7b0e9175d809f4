import { describe, expect, it } from 'vitest'
import {
  cutText,
  formatDay,
  formatDays,
  formatForEditing,
  formatNumber,
  formatQuantity,
  formatWhole,
} from './format.ts'

describe('numbers', () => {
  it.each([
    [0, '0'],
    [1.5, '1,5'],
    [1.005, '1,01'],
    [12345.678, '12\u00A0345,68'],
    [-1234567.8, '-1\u00A0234\u00A0567,8'],
    [999.99, '999,99'],
    [-2.345, '-2,35'],
    [-0.001, '0'],
    [null, '-'],
    [undefined, '-'],
    [Number.NaN, '-'],
  ])('%s is written %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
  it('keeps the decimals asked for', () => {
    expect(formatNumber(184.3456, 3)).toBe('184,346')
    expect(formatNumber(1249.123456, 6)).toBe('1\u00A0249,123456')
  })
  it('parts the thousands of a whole number', () => {
    expect([0, 999, 1000, 1234567.4, -1234].map(formatWhole)).toEqual([
      '0',
      '999',
      '1\u00A0000',
      '1\u00A0234\u00A0567',
      '-1\u00A0234',
    ])
  })
  it('keeps the unit on the same line, and none for nothing', () => {
    expect(formatQuantity(12.5, 'ha')).toBe('12,5\u00A0ha')
    expect(formatQuantity(null, 'ha')).toBe('-')
  })
  it('shows every stored digit while editing', () => {
    expect(formatForEditing(12.3456)).toBe('12,3456')
    expect(formatForEditing(0.0001)).toBe('0,0001')
    expect(formatForEditing(null)).toBe('')
  })
})

describe('days', () => {
  it('are DD.MM.YYYY', () => {
    expect(formatDay('2026-05-07')).toBe('07.05.2026')
    expect(formatDay(null)).toBe('-')
    expect(formatDay('2026-02-31')).toBe('-')
  })
  it('are one, a range, or open', () => {
    expect(formatDays('2026-05-07', '2026-05-07')).toBe('07.05.2026')
    expect(formatDays('2026-05-07', '2026-05-09')).toBe('07.05.2026 – 09.05.2026')
    expect(formatDays('2026-05-07', null)).toBe('07.05.2026 - ...')
  })
})

describe('a text that is too long', () => {
  it.each([
    ['', 5, ''],
    ['viis!', 5, 'viis!'],
    ['kuus!!', 5, 'kuus…'],
    ['üks kaks', 5, 'üks…'],
    ['üks\nkaks', 20, 'üks kaks'],
  ])('%j is cut to %i letters', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut)
  })
})
