import { expect, it } from 'vitest'
import { askedIn } from './asked-in.ts'

const mari = { _id: 'mari', updatedAt: '2026-05-01T08:00:00.000Z' }
const kadri = { ...mari, _id: 'kadri' }

it('finds the record of the address', () => {
  expect(askedIn(undefined, 'mari', undefined)).toBeUndefined()
  expect(askedIn([kadri, mari], 'mari', undefined)).toBe(mari)
  expect(askedIn([kadri, mari], 'mari', kadri)).toBe(mari)
})
it('stays with a record that is written in, though it is deleted or changed meanwhile', () => {
  expect(askedIn([kadri], 'mari', mari)).toBe(mari)
  expect(askedIn(undefined, 'mari', mari)).toBe(mari)
  expect(askedIn([{ ...mari, updatedAt: '2026-05-02T08:00:00.000Z' }], 'mari', mari)).toBe(mari)
})
it('lets go of it with the address', () => {
  expect(askedIn([mari], '', mari)).toBeUndefined()
  expect(askedIn([kadri], 'mari', undefined)).toBeUndefined()
})
