import { expect, it } from 'vitest'
import { inUnit, needsDensity, unitOfMaterial } from './units.ts'

it('turns weights and volumes into one another, by the density only across', () => {
  expect(inUnit(26.5, { from: 't', to: 'kg', density: null })).toBe(26_500)
  expect(inUnit(250, { from: 'ml', to: 'l', density: null })).toBe(0.25)
  expect(inUnit(10, { from: 'l', to: 'kg', density: 1.28 })).toBe(12.8)
  expect(inUnit(12.8, { from: 'kg', to: 'l', density: 1.28 })).toBe(10)
  expect(inUnit(10, { from: 'l', to: 'kg', density: null })).toBeUndefined()
  expect(inUnit(10, { from: 'tk', to: 'kg', density: 1.28 })).toBeUndefined()
  expect(inUnit(10, { from: 'pudel', to: 'kg', density: 1 })).toBeUndefined()
})
it('needs a density between a weight and a volume alone', () => {
  expect(needsDensity('kg', 'l')).toBe(true)
  expect(needsDensity('m3', 'g')).toBe(true)
  expect(needsDensity('kg', 't')).toBe(false)
  expect(needsDensity('tk', 'l')).toBe(false)
  expect(needsDensity(null, 'l')).toBe(false)
})
it('measures a material as its usual rate does, else as its kind', () => {
  const kind = { subtype: null, fertilizerKind: null }
  expect(unitOfMaterial({ ...kind, type: 'chemical', unit: 'g/ha' })).toBe('g')
  expect(unitOfMaterial({ ...kind, type: 'chemical', unit: null })).toBe('l')
  expect(unitOfMaterial({ ...kind, type: 'fertilizer', unit: null })).toBe('kg')
})
