import { describe, expect, test } from 'vitest'
import { CROPS } from '../crops/table.ts'
import { VARIETIES } from '../seeds/varieties.ts'
import { materialKey } from '../materials/schema.ts'
import { LIME_FERTILIZERS } from './lime.ts'
import { ANIMALS, animalOf } from './livestock.ts'
import { MINERAL_FERTILIZERS, PHOSPHORUS_IN_OXIDE, POTASSIUM_IN_OXIDE } from './mineral.ts'
import { ORGANIC_FERTILIZERS, organicByKey, SEWAGE_SLUDGE } from './organic.ts'
import { isAdvisory } from './schema.ts'
import { fertilizerByName } from './table.ts'

const isUnique = (list: readonly string[]) => new Set(list.map(materialKey)).size === list.length
const everyone = [...ORGANIC_FERTILIZERS, ...LIME_FERTILIZERS, ...MINERAL_FERTILIZERS, ...ANIMALS]

test('the tables are whole, and each row names its source', () => {
  expect(ORGANIC_FERTILIZERS).toHaveLength(11)
  expect(LIME_FERTILIZERS).toHaveLength(7)
  expect(MINERAL_FERTILIZERS.length).toBeGreaterThanOrEqual(30)
  expect(ANIMALS).toHaveLength(22)
  expect(VARIETIES).toHaveLength(50)
  expect([...everyone, ...VARIETIES].filter(({ source, name }) => !source || name.trim() !== name)).toEqual(
    [],
  )
})

test('keys and names stand once', () => {
  for (const table of [ORGANIC_FERTILIZERS, LIME_FERTILIZERS, ANIMALS])
    expect(isUnique(table.map(({ key }) => key)) && isUnique(table.map(({ name }) => name))).toBe(true)
  const fertilizers = [...ORGANIC_FERTILIZERS, ...LIME_FERTILIZERS, ...MINERAL_FERTILIZERS]
  expect(isUnique(fertilizers.map(({ name }) => name))).toBe(true)
  expect(isUnique(VARIETIES.map(({ name, crop }) => `${crop} ${name}`))).toBe(true)
})

test('every variety is of a crop of the crop table', () => {
  const known = new Set(CROPS.map(({ key }) => key))
  expect(VARIETIES.filter(({ crop }) => !known.has(crop))).toEqual([])
})

describe('organic fertilizers', () => {
  test.each([
    ['VEDELSONNIK', true, true],
    ['VIRTS', true, true],
    ['DIGESTAAT', true, true],
    ['POOLVEDELSONNIK', false, true],
    ['TAHESONNIK', false, true],
    ['SUGAVALLAPANUSONNIK', false, true],
    ['LINNUSONNIK', false, true],
    ['KOMPOST', false, false],
    ['SILOMAHL', false, false],
    [SEWAGE_SLUDGE, false, false],
    ['MUU_ORGAANILINE', false, false],
  ])('%s: liquid %s, manure %s', (key, isLiquid, isManure) => {
    expect(organicByKey(key)).toMatchObject({ isLiquid, isManure })
  })

  test('what is liquid is measured in cubic metres', () => {
    expect(ORGANIC_FERTILIZERS.filter(({ isLiquid, unit }) => isLiquid && unit !== 'm3')).toEqual([])
  })

  test.each([null, undefined, '', 'vedelsonnik'])('%j is no kind', (key) => {
    expect(organicByKey(key)).toBeUndefined()
  })

  test.each(ORGANIC_FERTILIZERS)('$name holds what such a thing can hold', (fertilizer) => {
    const { nutrient, firstYearNitrogen } = fertilizer
    if (nutrient === null) {
      expect(fertilizer.key).toBe('MUU_ORGAANILINE')
      return
    }
    expect(nutrient.N).toBeGreaterThanOrEqual(2)
    expect(nutrient.N).toBeLessThan(30)
    expect(nutrient.P).toBeLessThan(nutrient.N)
    const [min, max] = firstYearNitrogen ?? [0, 0]
    expect(min).toBeLessThan(max)
    expect(max).toBeLessThanOrEqual(70)
  })
})

describe('mineral fertilizers', () => {
  test('the parts of the elements in the oxides follow from the atomic masses', () => {
    const [phosphorus, potassium, oxygen] = [30.9738, 39.0983, 15.999]
    expect(Math.abs(PHOSPHORUS_IN_OXIDE - (2 * phosphorus) / (2 * phosphorus + 5 * oxygen))).toBeLessThan(
      1e-4,
    )
    expect(Math.abs(POTASSIUM_IN_OXIDE - (2 * potassium) / (2 * potassium + oxygen))).toBeLessThan(1e-4)
  })

  test.each([
    ['DAP 18-46', { N: 18, P: 20.07, K: 0 }],
    ['Kaaliumkloriid KCl 60', { N: 0, P: 0, K: 49.81 }],
    ['NPK 16-16-16', { N: 16, P: 6.98, K: 13.28 }],
    ['Ammooniumnitraat AN 34,4', { N: 34.4, P: 0, K: 0 }],
  ])('%s is counted in elements', (name, nutrient) => {
    expect(MINERAL_FERTILIZERS.find((fertilizer) => fertilizer.name === name)).toMatchObject({ nutrient })
  })

  test.each(MINERAL_FERTILIZERS)('$name holds something, and no more than itself', ({ nutrient }) => {
    const parts = Object.values(nutrient)
    const sum = parts.reduce((a, b) => a + b, 0)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    expect(sum).toBeGreaterThan(10)
    expect(sum).toBeLessThan(75)
  })

  test('a grade in the name is the grade in oxides', () => {
    const graded = MINERAL_FERTILIZERS.flatMap(({ name, nutrient }) => {
      const [, N, P, K] = /^NPK (\d+)-(\d+)-(\d+)$/.exec(name) ?? []
      return N === undefined ? [] : [{ nutrient, grade: [N, P, K].map(Number) }]
    })
    expect(graded.length).toBeGreaterThan(10)
    for (const { nutrient, grade } of graded)
      expect([nutrient.N, nutrient.P / 0.4364, nutrient.K / 0.8301].map(Math.round)).toEqual(grade)
  })
})

test.each(LIME_FERTILIZERS)('$name neutralises, and is advisory', (lime) => {
  expect(lime.neutralisingValue).toBeGreaterThan(50)
  expect(lime.neutralisingValue).toBeLessThan(180)
  expect(lime.nutrient.CaO + lime.nutrient.MgO).toBeLessThan(100)
  expect(isAdvisory(lime)).toBe(true)
})

describe('animals', () => {
  const HOURS = 24 * 365

  test.each(ANIMALS)('$name leaves in a year what such an animal can', ({ perHour, livestockUnits }) => {
    expect(perHour.N * HOURS).toBeGreaterThan(0.3)
    expect(perHour.N * HOURS).toBeLessThan(140)
    expect(perHour.P / perHour.N).toBeGreaterThan(0.15)
    expect(perHour.P / perHour.N).toBeLessThan(0.3)
    expect(livestockUnits).toBeGreaterThan(0)
    expect(livestockUnits).toBeLessThanOrEqual(1)
  })

  test('a dairy cow leaves 135 kg of nitrogen in a year, and is one livestock unit', () => {
    const cow = animalOf('piimalehm')
    expect(Math.round((cow?.perHour.N ?? 0) * HOURS)).toBe(135)
    expect(cow?.livestockUnits).toBe(1)
  })

  test.each(['piimalehm', 'Piimalehm', '  PIIMALEHM '])('%j is found', (text) => {
    expect(animalOf(text)?.key).toBe('piimalehm')
  })

  test.each(['', 'lehm', 'Põder'])('%j is not', (text) => {
    expect(animalOf(text)).toBeUndefined()
  })
})

test('a fertilizer is found by its name, whatever the case and the spaces', () => {
  expect(fertilizerByName(' dap  18-46')).toMatchObject({ name: 'DAP 18-46', kind: 'MINERAL_FERTILIZER' })
  expect(fertilizerByName('Klinkritolm')).toMatchObject({ limeType: 'KLINKRITOLM', organicType: null })
  expect(fertilizerByName('Vedelsõnnik')).toMatchObject({ limeType: null, organicType: 'VEDELSONNIK' })
  expect([fertilizerByName('DAP'), fertilizerByName('')]).toEqual([undefined, undefined])
})
