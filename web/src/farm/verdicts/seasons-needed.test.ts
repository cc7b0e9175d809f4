import { expect, it } from 'vitest'
import { seasonsNeeded } from './seasons-needed.ts'

const on = (from: string, delayDays = 0) => ({ from, to: from, delayDays })

it('needs its own season in the middle of it', () => {
  expect(seasonsNeeded(on('2026-06-15', 30), [])).toEqual([2026])
})
it('needs the season before while a delay of it may last', () => {
  expect(seasonsNeeded(on('2025-09-10'), [])).toEqual([2025, 2026])
  expect(seasonsNeeded(on('2025-12-29'), [])).toEqual([2025, 2026])
  expect(seasonsNeeded(on('2025-12-30'), [])).toEqual([2026])
})
it('looks further back when a material of the farm asks for it', () => {
  expect(seasonsNeeded(on('2026-01-15'), [], 150)).toEqual([2025, 2026])
})
it('needs the season after when its own delay lasts into it', () => {
  expect(seasonsNeeded(on('2026-08-20', 12), [])).toEqual([2026, 2027])
  expect(seasonsNeeded(on('2026-08-20', 11), [])).toEqual([2026])
})
it('goes by the season of the field', () => {
  expect(seasonsNeeded(on('2026-08-20', 11), [{ year: 2027, seasonStart: '2026-08-15' }])).toEqual([
    2026, 2027,
  ])
})
