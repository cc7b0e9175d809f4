import { describe, expect, it } from 'vitest'
import { FERTILIZERS } from '../nutrients/table.ts'
import { detailsOf } from '../registers/details.ts'
import { STARTER_EDITION, STARTER_PRODUCTS } from '../registers/starter/starter.ts'
import { VARIETIES } from '../seeds/varieties.ts'
import { COMMON_CHEMICALS, COMMON_FERTILIZERS } from './common.ts'
import { checkMaterial } from './rules.ts'
import { suggestMaterials } from './suggestions.ts'

const edition = { id: STARTER_EDITION, day: STARTER_EDITION }
const chemicals = STARTER_PRODUCTS.map((product) => detailsOf(product, edition))
const suggested = (crops: string[], today = STARTER_EDITION) =>
  suggestMaterials({ crops, chemicals, varieties: VARIETIES, today })
const namesOf = (crops: string[], type: string, today?: string) =>
  suggested(crops, today).flatMap(({ material }) => (material.type === type ? [material.name] : []))

describe('the common choice', () => {
  it('names products by the number and name that the starter register has', () => {
    const named = new Map(STARTER_PRODUCTS.map(({ number, name }) => [number, name]))
    for (const [number, name] of COMMON_CHEMICALS) expect(named.get(number)).toBe(name)
    expect(new Set(COMMON_CHEMICALS.map(([number]) => number)).size).toBe(COMMON_CHEMICALS.length)
  })
  it('names fertilizers that the table has', () => {
    const named = new Set(FERTILIZERS.map(({ name }) => name))
    for (const name of COMMON_FERTILIZERS) expect(named).toContain(name)
  })
})
describe('suggestions', () => {
  it('are products allowed on one of the crops, with the crops that they are for', () => {
    const found = suggested(['talinisu', 'taliraps'])
    const prosaro = found.find(({ material }) => material.name === 'Prosaro')
    expect(prosaro?.crops).toEqual(['talinisu', 'taliraps'])
    expect(prosaro?.material).toMatchObject({ registerNumber: '313', unit: 'l/ha', amount: null })
    expect(namesOf(['talinisu'], 'chemical')).not.toContain('Butisan Avant')
    expect(namesOf(['taliraps'], 'chemical')).toContain('Butisan Avant')
  })
  it('leave out a product from the day after its authorisation ended', () => {
    const { name, validUntil } = STARTER_PRODUCTS.find(({ number }) => number === '313') ?? {}
    expect(namesOf(['talinisu'], 'chemical', validUntil ?? '')).toContain(name)
    expect(namesOf(['talinisu'], 'chemical', '2031-01-01')).not.toContain(name)
  })
  it('are varieties of the farm’s own crops only', () => {
    expect(namesOf(['kaer'], 'seed')).toContain('Kaer Kalle')
    expect(namesOf(['talinisu'], 'seed')).not.toContain('Kaer Kalle')
    expect(namesOf([], 'seed')).toEqual([])
  })
  it('are everything common where no crop is known', () => {
    expect(namesOf([], 'chemical').length).toBeGreaterThan(namesOf(['talinisu'], 'chemical').length)
  })
  it('say where each comes from, and may be added as they are', () => {
    for (const { material, source } of suggested(['talinisu', 'taliraps', 'kaer', 'poldhernes'])) {
      expect(source).not.toBe('')
      expect(checkMaterial(material, { has: () => false })).toEqual([])
    }
  })
})
