import { describe, expect, test } from 'vitest'
import { betterCrops } from './judge.ts'
import { cellsOf, cropAt, farmShares, firstPlannedYear, type PlanField, shownYears, yearsOf } from './plan.ts'
import type { PlannedContent } from './schema.ts'

const terms = { thisYear: 2026, ksmYears: [2026], isHpk7: false }
const among = ['talinisu', 'suvioder', 'kaer', 'poldhernes', 'taliraps']

const field = (crops: Readonly<Record<number, string>>, more: Partial<PlanField> = {}): PlanField => ({
  _id: 'a',
  area: 10,
  active: true,
  yearInfo: Object.entries(crops).map(([year, crop]) => ({ year: Number(year), mainCrop: { crop } })),
  ...more,
})
const plan = (crops: Readonly<Record<number, string | null>>): Map<number, PlannedContent> =>
  new Map(Object.entries(crops).map(([year, crop]) => [Number(year), { crop, locked: false }]))

const judged = (past: Readonly<Record<number, string>>, planned: Readonly<Record<number, string>>) =>
  cellsOf(field(past), plan(planned), { terms, from: 2023, to: 2031, among }).flatMap(({ year, conflicts }) =>
    conflicts.map(({ kind, limit, found, nextYear }) => [year, kind, limit, found, nextYear]),
  )

describe('a cell', () => {
  test('of rape three years after rape: two years lie between, four are asked; the next is 2028', () => {
    const cells = judged({ 2023: 'taliraps', 2024: 'suvioder', 2025: 'kaer' }, { 2026: 'taliraps' })
    expect(cells).toContainEqual([2026, 'RETURN', 4, 2, 2028])
    expect(cells).toContainEqual([2026, 'KSM_RETURN', 3, 2, 2027])
  })
  test('of crucifers counts the family together', () => {
    expect(judged({ 2025: 'valge_sinep' }, { 2027: 'taliraps' })).toContainEqual([2027, 'RETURN', 4, 1, 2030])
  })
  test('of a fourth cereal year, winter and spring together, breaks the support', () => {
    const cells = judged({ 2024: 'talinisu', 2025: 'suvioder', 2026: 'kaer' }, { 2027: 'rukis' })
    expect(cells.filter(([, kind]) => kind === 'KSM_ROW')).toEqual([[2027, 'KSM_ROW', 3, 4, 2028]])
  })
  test('is not held against the support where nobody takes it', () => {
    const cells = cellsOf(
      field({ 2024: 'talinisu', 2025: 'suvioder', 2026: 'kaer' }),
      plan({ 2027: 'rukis' }),
      { terms: { ...terms, ksmYears: [] }, from: 2027, to: 2027, among },
    )
    expect(cells[0]?.conflicts.filter(({ level }) => level === 'RULE')).toEqual([])
  })
  test('is judged by HPK 7 only where it is asked for', () => {
    const facts = field({ 2024: 'mais', 2025: 'mais', 2026: 'mais' })
    const kinds = (isHpk7: boolean) =>
      cellsOf(facts, plan({ 2027: 'mais' }), {
        terms: { ...terms, isHpk7 },
        from: 2027,
        to: 2027,
        among,
      }).flatMap(({ conflicts }) => conflicts.map(({ kind }) => kind))
    expect(kinds(false)).toEqual([])
    expect(kinds(true)).toEqual(['CROP_ROW'])
  })
  test('of wheat after wheat says what is left of the best yield', () => {
    expect(judged({ 2025: 'talinisu' }, { 2026: 'talinisu' })).toEqual([
      [2026, 'POOR_PREDECESSOR', 90, 65, 2027],
    ])
  })
  test('of history is not judged, and the one of this year only while it is no book', () => {
    const twice = { 2024: 'taliraps', 2025: 'taliraps' }
    expect(judged(twice, {})).toEqual([])
    expect(judged({ ...twice, 2026: 'taliraps' }, {})).toEqual([])
    expect(judged(twice, { 2026: 'taliraps' })).toContainEqual([2026, 'RETURN', 4, 0, 2030])
  })
  test('of a crop that breaks the year after it is told there', () => {
    expect(judged({}, { 2027: 'olilina', 2028: 'talinisu' })).toEqual([[2028, 'PREDECESSOR', 0, 0, 2029]])
  })
  test('offers up to three crops that do better', () => {
    const crops = new Map([
      [2024, 'poldhernes'],
      [2025, 'taliraps'],
      [2026, 'taliraps'],
    ])
    expect(betterCrops(crops, { year: 2026, among, terms })).toEqual(['talinisu', 'suvioder', 'kaer'])
  })
})

describe('what stands in a cell', () => {
  const at = (year: number, book: string | null, planned: string | null) =>
    cropAt(field(book === null ? {} : { [year]: book }), plan({ [year]: planned }), { year, thisYear: 2026 })
  test.each([
    [
      'a past year is as the book says',
      { year: 2025, book: 'kaer', planned: 'talinisu', crop: 'kaer', source: 'ACTUAL' },
    ],
    [
      'a plan of a past year is no history',
      { year: 2025, book: null, planned: 'talinisu', crop: null, source: 'PLANNED' },
    ],
    ['this year too', { year: 2026, book: 'kaer', planned: 'talinisu', crop: 'kaer', source: 'ACTUAL' }],
    [
      'this year is planned until it is in the book',
      { year: 2026, book: null, planned: 'talinisu', crop: 'talinisu', source: 'PLANNED' },
    ],
    [
      'a later year is as planned',
      { year: 2027, book: 'kaer', planned: 'talinisu', crop: 'talinisu', source: 'PLANNED' },
    ],
    [
      'a later year that was accepted',
      { year: 2027, book: 'kaer', planned: 'kaer', crop: 'kaer', source: 'ACTUAL' },
    ],
    [
      'a later year without a plan',
      { year: 2027, book: 'kaer', planned: null, crop: 'kaer', source: 'ACTUAL' },
    ],
  ])('%s', (_, { year, book, planned, crop, source }) => {
    expect(at(year, book, planned)).toEqual({ crop, source })
  })
  test('beside the main crop stand the others of its year', () => {
    const many = field(
      {},
      {
        yearInfo: [
          {
            year: 2026,
            mainCrop: { crop: 'suvioder' },
            otherCrops: [{ crop: 'punane_ristik', use: 'UNDERSOWN' }],
          },
        ],
      },
    )
    const cells = cellsOf(many, new Map(), { terms, from: 2026, to: 2026, among })
    expect(cells.map(({ crop, cropUse }) => [crop, cropUse])).toEqual([
      ['suvioder', 'MAIN'],
      ['punane_ristik', 'UNDERSOWN'],
    ])
  })
})

describe('the years', () => {
  test('begin to be planned with this one, until most fields have their crop', () => {
    const [bare, sown] = [field({}), field({ 2026: 'kaer' })]
    expect(firstPlannedYear([bare, bare, sown], 2026)).toBe(2026)
    expect(firstPlannedYear([bare, sown], 2026)).toBe(2027)
    expect(firstPlannedYear([], 2026)).toBe(2026)
    expect(shownYears([sown], 2026)).toEqual({ from: 2024, to: 2031 })
  })
  test('of a field that is not one in a year count for nothing', () => {
    const facts = {
      fields: [field({ 2026: 'kaer' }, { firstYear: 2026 }), field({ 2026: 'kaer' }, { active: false })],
      planned: new Map(),
      terms,
      isOrganic: false,
    }
    expect(farmShares(facts, [2025, 2026]).map(({ area }) => area)).toEqual([0, 10])
  })
  test('are summed in every year of a span', () => {
    const facts = { fields: [field({ 2025: 'kaer' })], planned: new Map(), terms, isOrganic: false }
    expect(yearsOf({ from: 2025, to: 2026 })).toEqual([2025, 2026])
    expect(yearsOf({ from: 2026, to: 2025 })).toEqual([])
    expect(farmShares(facts, [2025, 2026]).map(({ crops }) => crops)).toEqual([
      [{ crop: 'kaer', area: 10, share: 100 }],
      [],
    ])
  })
})
