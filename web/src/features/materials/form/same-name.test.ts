import { expect, it } from 'vitest'
import { materialOf } from '../../../entities/materials/material-form.ts'
import { sampleMaterial } from '../sample.ts'
import { sameNamed } from './same-name.ts'

const stored = sampleMaterial()
const OTHER_ID = '01930000-0000-7000-8000-00000000000b'
const typed = (name: string, key = OTHER_ID) => {
  const material = materialOf(stored, key)
  return { ...material, facts: { ...material.facts, name } }
}

it.each(['Prosaro', 'PROSARO', '  prosaro '])('knows that the farm has %j', (name) => {
  expect(sameNamed([stored], typed(name))).toBe(stored)
})
it('takes no other name, no other type and not the material itself for the same', () => {
  expect(sameNamed([stored], typed('Prosaro 2'))).toBeUndefined()
  expect(sameNamed([stored], typed(''))).toBeUndefined()
  expect(sameNamed([{ ...stored, type: 'material' }], typed('Prosaro'))).toBeUndefined()
  expect(sameNamed([stored], typed('PROSARO', stored._id))).toBeUndefined()
})
