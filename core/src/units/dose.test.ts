import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type DoseUnit, doseUnitOf, rateExceeds, rateOf } from './dose.ts'
import { APPLICATION_UNITS, isPerHectare } from './schema.ts'

const area = (quantity: 'volume' | 'mass' | 'count', perHectare: number): DoseUnit => ({
  kind: 'area',
  quantity,
  perHectare,
})
const weight = { kind: 'weight' } as const
const other = { kind: 'other' } as const

/** The units of dose in the plant-protection register, edition of 24.05.2026. */
const REGISTER_UNITS: readonly (readonly [string, DoseUnit])[] = [
  ['l/ha', area('volume', 1)],
  ['ml/ha', area('volume', 0.001)],
  ['kg/ha', area('mass', 1)],
  ['g/ha', area('mass', 0.001)],
  ['g/m2', area('mass', 10)],
  ['g/100 m2', area('mass', 0.1)],
  ['ml/m2', area('volume', 10)],
  ['ml/10m2', area('volume', 1)],
  ['ml/100 m2', area('volume', 0.1)],
  ['ml/330 m2', area('volume', 10 / 330)],
  ['l/10 m2', area('volume', 1000)],
  ['l/100 m2', area('volume', 100)],
  ['tabletti/ha', area('count', 1)],
  ['dosaatorit hektari kohta', area('count', 1)],
  ['l/t', weight],
  ['ml/t', weight],
  ['l/tonn seemet', weight],
  ['l/100 kg seemet', weight],
  ['g/kg seemet', weight],
  ['mL/100 kg mugulaid', weight],
  ['g PH3/t', weight],
  ['%', other],
  ['%-line lahus', other],
  ['g/m3', other],
  ['kg/m3', other],
  ['l/m3', other],
  ['g PH3/m3', other],
  ['tabletti/m3', other],
  ['kuulikest/m3', other],
  ['plaati/m³', other],
  ['linti/m³', other],
  ['g/1000 taime', other],
  ['kg/1000 taime kohta', other],
  ['ml/100 l vett', other],
  ['ml/10 l vett', other],
  ['l/0,6 l vee kohta', other],
  ['g/l', other],
  ['g/urg', other],
  ['ml/10cm', other],
]

describe('units of dose', () => {
  test.each(REGISTER_UNITS)('%s', (text, meaning) => {
    const unit = doseUnitOf(text)
    expect(unit?.kind).toBe(meaning.kind)
    if (unit?.kind !== 'area' || meaning.kind !== 'area') return
    expect(unit.quantity).toBe(meaning.quantity)
    expect(unit.perHectare).toBeCloseTo(meaning.perHectare, 12)
  })

  test.each([
    ['dosaatorit/ha', 'area'],
    ['kg/m2', 'area'],
    ['ml/10 m2', 'area'],
    ['l/m2', 'area'],
    ['g/t', 'weight'],
    ['ml/kg', 'weight'],
    ['l/100 kg', 'weight'],
    ['g PH3/m3', 'other'],
    ['ml/10 l', 'other'],
    ['g/100 l', 'other'],
    ['l/0,6 l', 'other'],
    ['kg/1000 taime', 'other'],
    ['ml/10 cm', 'other'],
  ])('%s, as the importer spells it, is of the kind %s', (text, kind) => {
    expect(doseUnitOf(text)?.kind).toBe(kind)
  })

  test.each([' L/HA ', 'l / ha', 'l/1 ha'])('%j is written in another way', (text) => {
    expect(doseUnitOf(text)).toEqual(area('volume', 1))
  })

  test('g/m² is g/m2', () => {
    expect(doseUnitOf('g/m²')).toEqual(area('mass', 10))
  })

  test.each(['', 'l', 'pange/ha', 'l/aiamaa', 'ha', '/ha', 'l/0 m2', 'constructor/ha'])(
    '%j is not known',
    (text) => {
      expect(doseUnitOf(text)).toBeUndefined()
    },
  )

  const snapshot = resolve(import.meta.dirname, '../../../../shared/domain/ppp_products.json')
  const Snapshot = z.object({
    products: z.array(z.object({ usages: z.array(z.object({ doseUnit: z.string() })) })),
  })
  test.runIf(existsSync(snapshot))('every unit of the whole register is in the table above', () => {
    const { products } = Snapshot.parse(JSON.parse(readFileSync(snapshot, 'utf8')))
    const units = new Set(products.flatMap(({ usages }) => usages.map(({ doseUnit }) => doseUnit)))
    expect([...units].toSorted()).toEqual(REGISTER_UNITS.map(([text]) => text).toSorted())
  })
})

describe('amounts on a hectare', () => {
  test.each(APPLICATION_UNITS)('%s of a job converts', (unit) => {
    const whole = rateOf(6, unit, 3)?.perHectare ?? Number.NaN
    const half = rateOf(3, unit, 3)?.perHectare ?? Number.NaN
    expect(whole).toBeCloseTo(2 * half, 9)
    const onTwice = rateOf(6, unit, 6)?.perHectare ?? Number.NaN
    expect(onTwice).toBeCloseTo(isPerHectare(unit) ? whole : half, 9)
  })

  test.each([
    [250, 'ml/ha', { quantity: 'volume', perHectare: 0.25 }],
    [12, 'l', { quantity: 'volume', perHectare: 1.2 }],
    [2, 't/ha', { quantity: 'mass', perHectare: 2000 }],
    [1, 'm3', { quantity: 'volume', perHectare: 100 }],
    [50, 'tk', { quantity: 'count', perHectare: 5 }],
    [0, 'l/ha', { quantity: 'volume', perHectare: 0 }],
  ])('%d %s on 10 ha', (amount, unit, rate) => {
    expect(rateOf(amount, unit, 10)).toEqual(rate)
  })

  test.each([
    [1, 'pange', 10],
    [1, 'l/t', 10],
    [1, 'l', 0],
    [1, 'constructor', 1],
  ])('%d %s on %d ha cannot be told', (amount, unit, hectares) => {
    expect(rateOf(amount, unit, hectares)).toBeUndefined()
  })

  test('the error of binary fractions is no excess, the billionth part of a litre is', () => {
    expect(rateExceeds(0.1 + 0.2, 0.3)).toBe(false)
    expect(rateExceeds(0.3, 0.3)).toBe(false)
    expect(rateExceeds(0.300_000_001, 0.3)).toBe(true)
    expect(rateExceeds(0.3, 0.300_000_001)).toBe(false)
  })
})
