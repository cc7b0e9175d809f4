import { describe, expect, test } from 'vitest'
import { judgeSupport } from './support-rules.ts'
import { farmShares, type PlanFacts, type PlanField } from './plan.ts'
import type { PlannedContent } from './schema.ts'
import { suggest } from './suggest.ts'

const CROPS = ['talinisu', 'suvioder', 'taliraps', 'poldhernes', 'kaer']
const cropAt = (index: number): string => CROPS[index % CROPS.length] ?? ''
const farmOf = (count: number): PlanField[] =>
  Array.from({ length: count }, (_, i) => ({
    _id: `f${i}`,
    area: 5 + (i % 7),
    active: true,
    yearInfo: [2023, 2024, 2025, 2026].map((year, k) => ({ year, mainCrop: { crop: cropAt(i + k) } })),
  }))
const factsOf = (
  fields: readonly PlanField[],
  planned: ReadonlyMap<string, ReadonlyMap<number, PlannedContent>> = new Map(),
): PlanFacts => ({
  fields,
  planned,
  terms: { thisYear: 2026, ksmYears: [2026], isHpk7: false },
  isOrganic: false,
})
const wish = { from: 2027, to: 2031, seed: 7 }

describe('a suggestion', () => {
  test('fills every empty cell, each with its reasons', () => {
    const cells = suggest(factsOf(farmOf(20)), wish)
    expect(cells).toHaveLength(100)
    expect(cells.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })
  test('is the same for the same seed', () => {
    const facts = factsOf(farmOf(20))
    expect(suggest(facts, wish)).toEqual(suggest(facts, wish))
  })
  test('leaves what stands, what is locked and what is past', () => {
    const planned = new Map([
      [
        'f0',
        new Map([
          [2027, { crop: 'mais', locked: false }],
          [2028, { crop: null, locked: true }],
        ]),
      ],
    ])
    const cells = suggest(factsOf(farmOf(1), planned), { ...wish, from: 2020 })
    expect(cells.map(({ year }) => year)).toEqual([2029, 2030, 2031])
  })
  test('never brings a fourth cereal year under the support', () => {
    const facts = factsOf(farmOf(30))
    const cells = suggest(facts, wish)
    for (const { _id, yearInfo } of facts.fields) {
      const crops = new Map(yearInfo.map(({ year, mainCrop }) => [year, mainCrop?.crop ?? '']))
      for (const { fieldId, year, crop } of cells) if (fieldId === _id) crops.set(year, crop)
      expect(judgeSupport(crops, { from: 2027, to: 2031 })).toEqual([])
    }
  })
  test.each([
    [false, 15],
    [true, 20],
  ])('brings as many legumes as the support asks for, organic: %s', (isOrganic, least) => {
    // peas have been a tenth of the land, and would stay it
    const fields = farmOf(30).map((field, i) => ({
      ...field,
      yearInfo: field.yearInfo.map(({ year, mainCrop }) => ({
        year,
        mainCrop: mainCrop?.crop === 'poldhernes' && i % 2 ? { crop: 'kaer' } : mainCrop,
      })),
    }))
    const facts = { ...factsOf(fields), isOrganic }
    const cells = suggest(facts, wish)
    const planned = Map.groupBy(cells, ({ fieldId }) => fieldId)
    const shares = farmShares(
      {
        ...facts,
        planned: new Map(
          [...planned].map(([id, own]) => [
            id,
            new Map(own.map(({ year, crop }) => [year, { crop, locked: false }])),
          ]),
        ),
      },
      [2027, 2028, 2029, 2030, 2031],
    )
    for (const { legumes } of shares) expect(legumes.share).toBeGreaterThanOrEqual(least)
    const told = cells.find(({ crop }) => crop === 'poldhernes')?.reasons ?? []
    expect(told.some((reason) => reason.includes(`KSM toetus nõuab ${least} %`))).toBe(true)
  })
  test('leaves a cell empty rather than break the support', () => {
    const yearInfo = [2024, 2025, 2026].map((year) => ({ year, mainCrop: { crop: 'kaer' } }))
    const [field] = farmOf(1)
    const facts = factsOf(field ? [{ ...field, yearInfo }] : [])
    expect(suggest(facts, { ...wish, to: 2027, crops: [{ crop: 'rukis', share: 100 }] })).toEqual([])
  })
  test('keeps permanent grass and a young stand of clover', () => {
    const [field] = farmOf(1)
    const standing = (crop: string) =>
      factsOf(field ? [{ ...field, yearInfo: [{ year: 2026, mainCrop: { crop } }] }] : [])
    expect(suggest(standing('rohttaimed'), wish).map(({ crop }) => crop)).toEqual(
      Array.from({ length: 5 }, () => 'rohttaimed'),
    )
    const crops = [{ crop: 'kaer', share: 100 }]
    expect(suggest(standing('punane_ristik'), { ...wish, crops }).map(({ crop }) => crop)).toEqual([
      'punane_ristik',
      'punane_ristik',
      'punane_ristik',
      'kaer',
      'kaer',
    ])
  })
  test('comes near the wished shares', () => {
    const facts = factsOf(farmOf(40))
    const cells = suggest(facts, wish)
    const areas = new Map(facts.fields.map(({ _id, area }) => [_id, area]))
    const hectares = (list: typeof cells) =>
      list.reduce((sum, { fieldId }) => sum + (areas.get(fieldId) ?? 0), 0)
    for (const crop of CROPS) {
      const share = hectares(cells.filter((cell) => cell.crop === crop)) / hectares(cells)
      expect(Math.abs(share - 0.2)).toBeLessThan(0.06)
    }
  })
})
