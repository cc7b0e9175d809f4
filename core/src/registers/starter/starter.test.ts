import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readRestriction } from '../files/restriction.ts'
import { readUnit } from '../files/units.ts'
import { RegisterProduct } from '../products.ts'
import { STARTER_EDITION, STARTER_PRODUCTS } from './starter.ts'

const byName = (name: string) => STARTER_PRODUCTS.find((product) => product.name === name)

describe('the starter register', () => {
  test.each(STARTER_PRODUCTS)('$name is whole', (product) => {
    expect(RegisterProduct.parse(product)).toEqual(product)
    expect(product.kinds.length).toBeGreaterThan(0)
    expect(product.ingredients.every(({ name, code }) => name && /^[a-z0-9_]+$/.test(code))).toBe(true)
    expect(product.ingredients.length).toBeGreaterThan(0)
    expect(product.uses.length).toBeGreaterThan(0)
    for (const use of product.uses) {
      expect(use.doseMin).toBeGreaterThan(0)
      expect(use.doseMax).toBeGreaterThanOrEqual(use.doseMin ?? Number.NaN)
      expect(readUnit(use.doseUnit ?? '')).toBe(use.doseUnit)
      for (const figure of [
        use.harvestDelayDays,
        use.workDelayDays,
        use.timesMax,
        use.intervalDays,
        use.waterBufferM,
      ])
        expect(figure ?? 1).toBeGreaterThan(0)
    }
  })

  test('says of a product once what its uses have in common', () => {
    for (const { uses } of STARTER_PRODUCTS) {
      const figures = uses.map(({ crops: _crops, cropNames: _names, ...rest }) => JSON.stringify(rest))
      expect(new Set(figures).size).toBe(figures.length)
    }
  })

  test('holds more than a hundred products of every kind, each once', () => {
    expect(STARTER_PRODUCTS.length).toBeGreaterThan(110)
    expect(new Set(STARTER_PRODUCTS.map(({ number }) => number)).size).toBe(STARTER_PRODUCTS.length)
    expect(new Set(STARTER_PRODUCTS.map(({ name }) => name.toLowerCase())).size).toBe(STARTER_PRODUCTS.length)
    expect(new Set(STARTER_PRODUCTS.map(({ chemicalSubtype }) => chemicalSubtype)).size).toBe(5)
  })

  test.each([
    'talinisu',
    'taliraps',
    'poldhernes',
    'polduba',
    'kartul',
    'mais',
    'suhkrupeet',
    'korreliste_rohumaa',
  ])('holds several products for %s', (crop) => {
    const products = STARTER_PRODUCTS.filter(({ uses }) => uses.some(({ crops }) => crops.includes(crop)))
    expect(products.length).toBeGreaterThan(4)
  })

  test('tells the uses of a product apart by crop', () => {
    const uses = byName('Prosaro')?.uses ?? []
    const of = (crop: string) => uses.filter(({ crops }) => crops.includes(crop))
    expect(of('talinisu')).toMatchObject([
      { doseMin: 0.75, doseMax: 1, harvestDelayDays: 35, waterBufferM: 10 },
    ])
    expect(of('taliraps')).toMatchObject([{ doseMin: 1, doseMax: 1, harvestDelayDays: 56, timesMax: 2 }])
    expect(of('kartul')).toEqual([])
  })

  test('holds work delays by use', () => {
    const delays = STARTER_PRODUCTS.filter(({ uses }) =>
      uses.some(({ workDelayDays }) => workDelayDays !== null),
    )
    expect(delays.length).toBe(9)
    const ofAgil = (crop: string) =>
      byName('Agil 100 EC')?.uses.filter(({ cropNames }) => cropNames.includes(crop)) ?? []
    expect(ofAgil('Taliraps').map(({ workDelayDays }) => workDelayDays)).toEqual([1, 1, 1])
    expect(ofAgil('Köömen').map(({ workDelayDays }) => workDelayDays)).toEqual([null])
  })

  test('holds what is dangerous to bees by its label, outdoors only', () => {
    const uses = byName('Karate Zeon 5 CS')?.uses ?? []
    expect(
      uses.map(({ place, isDangerousToBees }) => isDangerousToBees === (place === 'field')),
    ).not.toContain(false)
    expect(uses.length).toBeGreaterThan(1)
    expect(byName('Prosaro')?.uses.some(({ isDangerousToBees }) => isDangerousToBees)).toBe(false)
  })
})

const snapshot = resolve(import.meta.dirname, '../../../../../shared/domain/ppp_products.json')
const Snapshot = z.object({
  restrictions: z.record(z.string(), z.string()),
  products: z.array(
    z.object({
      regNo: z.string(),
      name: z.string(),
      chemicalSubtype: z.string().optional(),
      ingredients: z.array(z.object({ name: z.string(), code: z.string() })),
      formulation: z.string(),
      holder: z.string(),
      registered: z.string(),
      validUntil: z.string(),
      certificateRequired: z.boolean(),
      usages: z.array(
        z.object({
          crops: z.array(z.string()),
          place: z.string(),
          doseMin: z.number(),
          doseMax: z.number(),
          doseUnit: z.string(),
          harvestDelayDays: z.number().optional(),
          timesMax: z.number().optional(),
          intervalMinDays: z.number().optional(),
          restriction: z.string().optional(),
        }),
      ),
    }),
  ),
})
const PLACES: Readonly<Record<string, string>> = {
  Avamaa: 'field',
  Kasvuhoone: 'greenhouse',
  Siseruumid: 'indoors',
}
const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test.runIf(existsSync(snapshot))('every row agrees with the register, crop by crop', () => {
  const { products, restrictions } = Snapshot.parse(JSON.parse(readFileSync(snapshot, 'utf8')))
  const registered = new Map(products.map((product) => [product.regNo, product]))
  expect(STARTER_EDITION).toBe('2026-05-24')
  for (const product of STARTER_PRODUCTS) {
    const official = registered.get(product.number)
    expect(official, product.name).toBeDefined()
    expect(product).toMatchObject({
      name: oneSpace(official?.name ?? ''),
      chemicalSubtype: official?.chemicalSubtype ?? null,
      ingredients: official?.ingredients,
      formulation: official?.formulation,
      holder: oneSpace(official?.holder ?? ''),
      registeredOn: official?.registered,
      validUntil: official?.validUntil,
      needsCertificate: official?.certificateRequired,
    })
    const ours = product.uses.flatMap((use) =>
      use.cropNames.map((crop) => {
        const { place, doseMin, doseMax, doseUnit, harvestDelayDays, timesMax, intervalDays } = use
        const { waterBufferM, neighbourBufferM, residentialBufferM, hasBufferTable } = use
        const figures = [place, doseMin, doseMax, doseUnit, harvestDelayDays, timesMax, intervalDays]
        return [crop, ...figures, waterBufferM, neighbourBufferM, residentialBufferM, hasBufferTable].join(
          '|',
        )
      }),
    )
    const theirs = official?.usages.map((use) => {
      const read = readRestriction(restrictions[use.restriction ?? ''] ?? '')
      const { place, doseMin, doseMax, doseUnit, harvestDelayDays, timesMax, intervalMinDays } = use
      const { waterBufferM, neighbourBufferM, residentialBufferM, hasBufferTable } = read
      const crop = oneSpace(use.crops[0] ?? '')
      const figures = [
        PLACES[place],
        doseMin,
        doseMax,
        readUnit(doseUnit),
        harvestDelayDays,
        timesMax,
        intervalMinDays,
      ]
      return [crop, ...figures, waterBufferM, neighbourBufferM, residentialBufferM, hasBufferTable].join('|')
    })
    expect(new Set(ours), product.name).toEqual(new Set(theirs))
    const bees = (official?.usages ?? []).filter(
      ({ restriction = '' }) => readRestriction(restrictions[restriction] ?? '').isDangerousToBees,
    )
    for (const use of bees) {
      const crop = oneSpace(use.crops[0] ?? '')
      const same = product.uses.filter(
        ({ cropNames, doseMax, place }) =>
          cropNames.includes(crop) && doseMax === use.doseMax && place === PLACES[use.place],
      )
      expect(
        same.some(({ isDangerousToBees }) => isDangerousToBees),
        `${product.name}: ${crop}`,
      ).toBe(true)
    }
  }
})
