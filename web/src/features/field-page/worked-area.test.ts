import { expect, it } from 'vitest'
import { workedArea } from './worked-area.ts'

it('counts what is done or begun, and nothing of what is meant to be', () => {
  expect(
    workedArea([
      { area: 5.1, status: 'DONE' },
      { area: 2.2, status: 'IN_PROGRESS' },
      { area: 40, status: 'DRAFT' },
      { area: 80, status: 'PLANNED' },
    ]),
  ).toBe(7.3)
  expect(workedArea([])).toBe(0)
})
