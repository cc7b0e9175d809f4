import { describe, expect, it } from 'vitest'
import type { FieldDraft, YearInfo } from '../fields/schema.ts'
import { bringsNewest, mergeImported } from './merge.ts'

const stored = (...yearInfo: YearInfo[]) => ({
  name: 'Jõe',
  code: '',
  priaCode: '1',
  externalId: '100',
  area: 10,
  yearInfo,
})
const draft = (year: number, more: Partial<FieldDraft> = {}): FieldDraft => ({
  name: 'Põld 1',
  code: '67350880620',
  priaCode: '2',
  externalId: '200',
  area: 11,
  yearInfo: [{ year, area: 11, mainCrop: { crop: 'kaer' } }],
  ...more,
})

describe('an import into a field', () => {
  it('keeps the name and area of the farmer and fills the year', () =>
    expect(mergeImported(stored(), draft(2026))).toEqual({
      name: 'Jõe',
      code: '67350880620',
      priaCode: '2',
      externalId: '200',
      area: 10,
      yearInfo: [{ year: 2026, area: 11, mainCrop: { crop: 'kaer' } }],
    }))
  it('keeps what the farmer wrote in that year, and other years', () => {
    const known = [
      { year: 2026, area: 9, notes: 'märg', seasonStart: '2025-08-20' },
      { year: 2025, area: 8 },
    ]
    expect(mergeImported(stored(...known), draft(2026)).yearInfo).toEqual([
      { year: 2025, area: 8 },
      { year: 2026, area: 11, notes: 'märg', seasonStart: '2025-08-20', mainCrop: { crop: 'kaer' } },
    ])
  })
  it('of an earlier year leaves the newer numbers alone, and fills those that were missing', () =>
    expect(mergeImported(stored({ year: 2026, area: 9 }), draft(2024))).toMatchObject({
      code: '67350880620',
      priaCode: '1',
      externalId: '100',
    }))
  it('without crop or numbers takes none away', () => {
    const known = { year: 2026, mainCrop: { crop: 'rukis' }, externalId: '100' }
    const empty = draft(2026, {
      code: '',
      priaCode: '',
      externalId: '',
      yearInfo: [{ year: 2026, area: 11, mainCrop: null }],
    })
    expect(mergeImported(stored(known), empty)).toMatchObject({
      priaCode: '1',
      externalId: '100',
      yearInfo: [{ year: 2026, area: 11, mainCrop: { crop: 'rukis' }, externalId: '100' }],
    })
  })
  it('twice is the same as once', () => {
    const once = mergeImported(stored(), draft(2026))
    expect(mergeImported(once, draft(2026))).toEqual(once)
  })
})

describe('the shape of an import', () => {
  it('is taken unless a later year is settled', () => {
    expect(bringsNewest(stored(), draft(2026))).toBe(true)
    expect(bringsNewest(stored({ year: 2026, area: 9 }), draft(2026))).toBe(true)
    expect(bringsNewest(stored({ year: 2027, area: 9 }), draft(2026))).toBe(false)
    expect(bringsNewest(stored({ year: 2027, externalId: '3' }), draft(2026))).toBe(false)
  })
  it('is taken although a later year is planned', () => {
    expect(bringsNewest(stored({ year: 2027, mainCrop: { crop: 'kaer' } }), draft(2026))).toBe(true)
  })
})
