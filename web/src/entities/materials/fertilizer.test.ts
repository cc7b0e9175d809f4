import { organicByKey } from '@vagu/core/nutrients/organic'
import { describe, expect, it } from 'vitest'
import type { BaseUnit } from './amount.ts'
import {
  inUnits,
  isFromTable,
  nutrientMeasure,
  nutrientUnit,
  unitsFor,
  withKind,
  withOrganicType,
  withSubtype,
} from './fertilizer.ts'
import { newMaterial } from './material-form.ts'
import { withFacts } from './material-props.ts'

const mineral = newMaterial('Väetis', 'fertilizer', 'a')
const organic = withKind(mineral, 'ORGANIC_FERTILIZER')
const rate = (value: number | null, unit: BaseUnit) => ({ master: 'rate', value, unit }) as const
const kindOf = (key: string) => {
  const kind = organicByKey(key)
  if (!kind) throw new Error(`no kind ${key}`)
  return kind
}

describe('units', () => {
  it('are those of the kind, and the old one goes', () => {
    expect(unitsFor(mineral.facts)).toEqual(['kg', 't', 'g', 'l'])
    expect(organic.amount.unit).toBe('t')
    expect(unitsFor(organic.facts)).toEqual(['t', 'm3'])
    expect(withSubtype(organic, 'FERTILIZER_LIMESTONE').facts.fertilizerKind).toBe('MINERAL_FERTILIZER')
    expect(unitsFor(newMaterial('Vahend', 'chemical', 'b').facts)).toContain('ml')
  })
  it('never turn 200 kg into 200 t', () => {
    expect(inUnits(rate(200, 'kg'), ['t', 'm3'])).toEqual(rate(0.2, 't'))
    expect(inUnits(rate(30, 'm3'), ['m3'])).toEqual(rate(30, 'm3'))
    expect(inUnits(rate(300, 'l'), ['t', 'm3'])).toEqual(rate(0.3, 'm3'))
    expect(inUnits(rate(20, 't'), ['m3'])).toEqual(rate(null, 'm3'))
    expect(inUnits(rate(0, 'kg'), ['t'])).toEqual(rate(0, 't'))
  })
  it('say per what an organic one holds its nutrients', () => {
    expect(nutrientUnit(mineral)).toBe('%')
    expect(nutrientUnit(organic)).toBe('kg/t')
    expect(nutrientMeasure(organic)).toBe('kg/t või kg/m3')
    expect(nutrientUnit({ ...organic, amount: rate(30, 'm3') })).toBe('kg/m³')
  })
})

describe('the register of fertilizers', () => {
  it('has mineral ones at first, manure not, and lime is a variant of its own', () => {
    const variant = ({ facts }: typeof mineral) => facts.subtypeVariant
    expect(variant(mineral)).toBe('VAETIS_REGISTRIST')
    expect(variant(organic)).toBe('VAETIS_MUU')
    expect(variant(withSubtype(organic, 'FERTILIZER_LIMESTONE'))).toBe('LUBIVAETIS')
    expect(variant(withSubtype(withSubtype(organic, 'FERTILIZER_LIMESTONE'), 'FERTILIZER'))).toBe(
      'VAETIS_REGISTRIST',
    )
    expect(variant(withKind(organic, 'MINERAL_FERTILIZER'))).toBe('VAETIS_REGISTRIST')
  })
})

describe('the kind of organic fertilizer', () => {
  const slurry = kindOf('VEDELSONNIK')
  const filled = withOrganicType(organic, slurry, undefined)
  it('fills in what it usually holds, and its unit', () => {
    expect(filled.facts).toMatchObject({ organicType: 'VEDELSONNIK', nutrient: { ...slurry.nutrient } })
    expect(filled.amount.unit).toBe('m3')
    expect(isFromTable(filled.facts.nutrient, slurry.nutrient)).toBe(true)
  })
  it("leaves the farmer's own figure alone, a 0 too", () => {
    const own = { ...filled, facts: { ...filled.facts, nutrient: { ...filled.facts.nutrient, N: 0 } } }
    expect(isFromTable(own.facts.nutrient, slurry.nutrient)).toBe(false)
    const solid = withOrganicType(own, kindOf('TAHESONNIK'), slurry)
    expect(solid.facts.nutrient).toMatchObject({ N: 0, P: 1.4, K: 7.8 })
  })
  it('takes its figures back where only the farmer can say', () => {
    const other = withOrganicType(filled, kindOf('MUU_ORGAANILINE'), slurry)
    expect(other.facts.nutrient).toMatchObject({ N: null, P: null, K: null })
    expect(isFromTable(other.facts.nutrient, null)).toBe(false)
  })
  it('goes with the kind, and its figures too: they are no per cent', () => {
    const again = withKind(filled, 'MINERAL_FERTILIZER', slurry)
    expect(again.facts).toMatchObject({ organicType: null, nutrient: { N: null, P: null, K: null } })
    const own = withFacts(mineral, { nutrient: { N: 34.4 } })
    expect(withSubtype(own, 'FERTILIZER').facts.nutrient).toEqual({ N: 34.4 })
  })
})
