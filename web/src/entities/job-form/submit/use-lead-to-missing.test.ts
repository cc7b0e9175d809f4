import { expect, it } from 'vitest'
import { emptyMaterial } from '../../materials/material-form.ts'
import { materialLacking } from './use-lead-to-missing.ts'

const chemical = emptyMaterial('chemical', 'a')
const withAmount = { ...chemical, amount: { ...chemical.amount, value: 0 } }
const fertilizer = emptyMaterial('fertilizer', 'b')

it('finds the material that lacks what is missing; zero is known', () => {
  expect(materialLacking('amount', [withAmount, chemical])).toBe(1)
  expect(materialLacking('nutrient', [withAmount, fertilizer])).toBe(1)
  expect(materialLacking('register', [fertilizer, chemical])).toBe(1)
})
it('takes the first where none lacks it', () => {
  expect(materialLacking('amount', [withAmount])).toBe(0)
  expect(materialLacking('startTime', [fertilizer, chemical])).toBe(0)
})
