import { expect, it } from 'vitest'
import { areaInput } from '../model/find-errors.ts'
import { inputOfMissing } from './missing-input.ts'

it('leads to the input of the field and of the material', () => {
  expect(inputOfMissing('area', { fieldId: 'f' })).toEqual({ name: areaInput('f') })
  expect(inputOfMissing('nutrient', { fieldId: 'f', material: 2 })?.name).toBe('requisites.2.nutrient.N')
  expect(inputOfMissing('nutrient', { fieldId: 'f' })?.name).toBe('requisites.0.nutrient.N')
})
it('says which block has to be opened', () => {
  expect(inputOfMissing('startTime', { fieldId: 'f' })).toEqual({ name: 'startTime', block: 'startTime' })
})
it('leads nowhere for what the job does not tell', () => {
  expect(inputOfMissing('nitrateZone', { fieldId: 'f' })).toBeUndefined()
})
it('asks whether a running job is done: until then it has no end', () => {
  expect(inputOfMissing('end', { fieldId: 'f' })).toEqual({ name: 'status' })
})
