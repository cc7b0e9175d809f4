import { describe, expect, test } from 'vitest'
import type { TableFertilizer } from '../nutrients/table.ts'
import type { ChemicalDetails } from '../registers/schema.ts'
import { isRefinable, refinementOf } from './refine.ts'
import { MaterialFacts, type Material } from './schema.ts'

const farms = (facts: object): Material => ({
  ...MaterialFacts.parse({ name: 'Tõrje', type: 'chemical', ...facts }),
  inspections: [],
  _id: '01890a5d-ac96-774b-bcce-b302099a8059',
  amount: 1,
  unit: 'l/ha',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const details = (facts: Partial<ChemicalDetails> = {}): ChemicalDetails => ({
  name: 'Tõrje',
  registerNumber: '0123',
  files: [],
  minNorm: null,
  maxNorm: null,
  minNormUnit: null,
  maxNormUnit: null,
  ingredients: [{ name: 'dikvaat', code: 'dikvaat' }],
  chemicalSubtype: 'fungitsiid',
  workDelayDays: null,
  harvestDelayDays: 35,
  usageTimes: null,
  safetyArea: null,
  safetyWaterArea: null,
  safetyRecord: null,
  validUntil: null,
  useUpUntil: null,
  uses: [],
  restrictions: [],
  edition: { id: '2026-1', day: '2026-01-01' },
  source: 'Register',
  isAdvisory: true,
  ...facts,
})
const refine = (requisite: Material, chemical: ChemicalDetails | undefined) =>
  refinementOf(requisite, { chemical: () => chemical, fertilizer: () => undefined })
const same = {
  registerNumber: '0123',
  subtype: 'fungitsiid',
  ingredients: [{ name: 'dikvaat', code: 'dikvaat' }],
  harvestDelayDays: 35,
}

describe('a chemical', () => {
  test('that the register has otherwise is told part by part', () => {
    const requisite = farms({ ...same, harvestDelayDays: 21, registerNumber: null })
    expect(refine(requisite, details())).toEqual({
      requisite,
      refined: { ...requisite, harvestDelayDays: 35, registerNumber: '0123' },
      isFound: true,
      changed: [
        { key: 'registerNumber', before: null, after: '0123' },
        { key: 'harvestDelayDays', before: 21, after: 35 },
      ],
      source: 'Register',
      isAdvisory: true,
    })
  })

  test('keeps what the register is silent of, and its own way of writing its name', () => {
    const requisite = farms({ ...same, name: 'TÕRJE', usageTimes: 2, safetyArea: 5, workDelayDays: 1 })
    expect(refine(requisite, details({ workDelayDays: 0 }))).toMatchObject({
      refined: requisite,
      changed: [],
    })
  })

  test('with another name of today is renamed', () => {
    expect(refine(farms(same), details({ name: 'Tõrje Pro' })).changed).toEqual([
      { key: 'name', before: 'Tõrje', after: 'Tõrje Pro' },
    ])
  })

  test('that no register has is told so', () => {
    const requisite = farms(same)
    expect(refine(requisite, undefined)).toEqual({
      requisite,
      refined: requisite,
      isFound: false,
      changed: [],
      source: null,
      isAdvisory: false,
    })
  })
})

describe('a fertilizer', () => {
  const row: TableFertilizer = {
    name: 'Karbamiid',
    kind: 'MINERAL_FERTILIZER',
    type: 'FERTILIZER',
    organicType: null,
    limeType: null,
    elements: { N: 46, P: 0, K: null, CaO: null, MgO: null },
    unit: '%',
    source: 'Tabel',
    isAdvisory: false,
  }
  const urea = (facts: object) => farms({ name: 'karbamiid', type: 'fertilizer', ...facts })
  const kind = { subtype: 'FERTILIZER', fertilizerKind: 'MINERAL_FERTILIZER' }
  const changesOf = (facts: object) =>
    refinementOf(urea(facts), { chemical: () => undefined, fertilizer: () => row }).changed

  test('gets its kind and contents', () => {
    expect(changesOf({})).toEqual([
      { key: 'subtype', before: null, after: 'FERTILIZER' },
      { key: 'fertilizerKind', before: null, after: 'MINERAL_FERTILIZER' },
      { key: 'nutrient', before: null, after: { N: 46, P: 0 } },
    ])
  })
  test('is the same whatever the order of its figures, and keeps those that the table lacks', () => {
    expect(changesOf({ ...kind, nutrient: { K: 1, P: 0, N: 46, CaO: null } })).toEqual([])
    expect(changesOf({ ...kind, nutrient: { N: 45, P: 0, K: 1 } })).toEqual([
      { key: 'nutrient', before: { K: 1, N: 45, P: 0 }, after: { K: 1, N: 46, P: 0 } },
    ])
  })
})

test.each([
  ['chemical', 'TKV_REGISTRIST', true],
  ['chemical', 'DESIKANT', true],
  ['chemical', 'MARGAJA', false],
  ['fertilizer', null, true],
  ['seed', null, false],
  ['material', null, false],
])('a %s of variant %s stands in a register: %s', (type, subtypeVariant, expected) => {
  expect(isRefinable(farms({ type, subtypeVariant }))).toBe(expected)
})
