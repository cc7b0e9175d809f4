import { expect, test } from 'vitest'
import { emptyMaterial } from '../../../entities/materials/material-form.ts'
import { formOn } from '../../../testing/builders.ts'
import { isUnchanged } from './is-unchanged.ts'

const material = emptyMaterial('chemical', 'first')
const filled = formOn([], { materials: [material] })

test('what the register fills in is not the farmer’s change', () => {
  const facts = { ...material.facts, harvestDelayDays: 35 }
  expect(isUnchanged(filled, { ...filled, materials: [{ ...material, facts }] })).toBe(true)
})

test.each([
  ['another amount', { materials: [{ ...material, amount: { ...material.amount, value: 2 } }] }],
  ['another material', { materials: [{ ...material, facts: { ...material.facts, name: 'Dash' } }] }],
  ['a note', { notes: 'Tuul oli nõrk.' }],
  ['another day', { date: '2026-06-01' }],
])('%s is', (_, changes) => {
  expect(isUnchanged(filled, { ...filled, ...changes })).toBe(false)
})
