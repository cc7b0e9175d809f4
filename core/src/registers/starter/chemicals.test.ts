import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { APPLICATION_UNITS } from '../../units/schema.ts'
import { ChemicalDetails } from '../schema.ts'
import { plainLetters } from '../../text/format.ts'
import { chemicalByName } from './chemicals.ts'
import { STARTER_PRODUCTS } from './starter.ts'

const chemicals = STARTER_PRODUCTS.flatMap(({ name }) => chemicalByName(name) ?? [])

describe('the starter register in figures', () => {
  test('knows every product by its name', () => {
    expect(chemicals.map(({ registerNumber }) => registerNumber)).toEqual(
      STARTER_PRODUCTS.map(({ number }) => number),
    )
  })

  test.each(chemicals)('$name is whole', (chemical) => {
    expect(ChemicalDetails.parse(chemical)).toEqual(chemical)
    expect([...APPLICATION_UNITS, 'l/t', 'l/100 kg']).toContain(chemical.maxNormUnit)
    expect(chemical.maxNorm).toBeGreaterThanOrEqual(chemical.minNorm ?? Number.NaN)
    const { harvestDelayDays, workDelayDays, usageTimes, safetyArea } = chemical
    for (const figure of [harvestDelayDays, workDelayDays, usageTimes, safetyArea])
      expect(figure ?? 1).toBeGreaterThan(0)
    expect(chemical).toMatchObject({ isAdvisory: true })
  })

  test('holds a product with waiting days, uses a season and both distances', () => {
    expect(chemicalByName('Callisto 100 SC')).toMatchObject({
      harvestDelayDays: 90,
      usageTimes: 2,
      safetyArea: 15,
      safetyWaterArea: 10,
    })
  })
})

test.each([
  ['Input', 5],
  ['Goltix 700 SC', 1],
  ['Karate Zeon 5 CS', 7],
  ['Callisto 100 SC', null],
  // In greenhouses 9 days, in the open none.
  ['Kaiso 50 EG', null],
])('the work delay of %s is %s', (name, days) => {
  expect(chemicalByName(name)?.workDelayDays).toBe(days)
})

describe('looking for a product', () => {
  test.each(['Axial 50 EC', 'axial 50 ec', '  AXIAL  50 EC '])('%j finds it by name', (name) => {
    expect(chemicalByName(name)?.registerNumber).toBe('334')
  })

  test('a part of a name is not the name', () => {
    expect(chemicalByName('Axial')).toBeUndefined()
  })
})

test.each([
  ['Meksüülklokvintotseet', 'meksuulklokvintotseet'],
  ['2,4-D', '2_4_d'],
  ['Mefenpüür-dietüül', 'mefenpuur_dietuul'],
])('the code of %s is %s', (name, code) => {
  expect(plainLetters(name)).toBe(code)
})

const snapshot = resolve(import.meta.dirname, '../../../../../shared/domain/ppp_products.json')
const Snapshot = z.object({
  products: z.array(
    z.object({
      regNo: z.string(),
      name: z.string(),
      chemicalSubtype: z.string().optional(),
      ingredients: z.array(z.object({ name: z.string() })),
      minNorm: z.number().nullable(),
      maxNorm: z.number().nullable(),
      harvestDelayDaysMax: z.number().optional(),
      usageTimesMax: z.number().optional(),
    }),
  ),
})

/** Register data of two products, for when the register's snapshot is not at hand. */
const KNOWN: z.infer<typeof Snapshot> = {
  products: [
    {
      regNo: '313',
      name: 'Prosaro',
      chemicalSubtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
      ingredients: [{ name: 'Tebukonasool' }, { name: 'Protiokonasool' }],
      minNorm: 0.75,
      maxNorm: 1,
      harvestDelayDaysMax: 56,
      usageTimesMax: 2,
    },
    {
      regNo: '310',
      name: 'Boxer 800 EC',
      chemicalSubtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
      ingredients: [{ name: 'Prosulfokarb' }],
      minNorm: 3,
      maxNorm: 4,
      usageTimesMax: 1,
    },
  ],
}

test('the figures agree with the register', () => {
  const isThere = existsSync(snapshot)
  const { products } = isThere ? Snapshot.parse(JSON.parse(readFileSync(snapshot, 'utf8'))) : KNOWN
  const registered = new Map(products.map((product) => [product.regNo, product]))
  const checked = chemicals.filter(({ registerNumber }) => registered.has(registerNumber))
  expect(checked.length).toBe(isThere ? chemicals.length : products.length)
  for (const chemical of checked) {
    const product = registered.get(chemical.registerNumber)
    expect({ ...product, chemicalSubtype: product?.chemicalSubtype ?? null }).toMatchObject({
      name: chemical.name,
      chemicalSubtype: chemical.chemicalSubtype,
      ingredients: chemical.ingredients.map(({ name }) => ({ name })),
      minNorm: chemical.minNorm,
      maxNorm: chemical.maxNorm,
    })
    expect(product?.harvestDelayDaysMax ?? null, chemical.name).toBe(chemical.harvestDelayDays)
    expect(product?.usageTimesMax ?? null, chemical.name).toBe(chemical.usageTimes)
  }
})
