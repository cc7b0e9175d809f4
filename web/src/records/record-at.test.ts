import { expect, it } from 'vitest'
import { recordAt } from './record-at.ts'

const mari = { _id: 'mari', updatedAt: '2026-05-01T08:00:00.000Z' }
const kadri = { ...mari, _id: 'kadri' }

it('finds the record of the address', () => {
  expect(recordAt(undefined, 'mari', undefined)).toBeUndefined()
  expect(recordAt([kadri, mari], 'mari', undefined)).toBe(mari)
  expect(recordAt([kadri, mari], 'mari', kadri)).toBe(mari)
})
it('stays with a record that is written in, though it is deleted or changed meanwhile', () => {
  expect(recordAt([kadri], 'mari', mari)).toBe(mari)
  expect(recordAt(undefined, 'mari', mari)).toBe(mari)
  expect(recordAt([{ ...mari, updatedAt: '2026-05-02T08:00:00.000Z' }], 'mari', mari)).toBe(mari)
})
it('lets go of it with the address', () => {
  expect(recordAt([mari], '', mari)).toBeUndefined()
  expect(recordAt([kadri], 'mari', undefined)).toBeUndefined()
})
