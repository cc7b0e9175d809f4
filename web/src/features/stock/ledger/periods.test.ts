import { expect, it } from 'vitest'
import { periodOf } from './periods.ts'

it('is the chosen crop season up to today, the one before, or all', () => {
  expect(periodOf('season', 2026, '2026-05-20')).toEqual({ start: '2025-09-01', end: '2026-05-20' })
  expect(periodOf('before', 2026, '2026-05-20')).toEqual({ start: '2024-09-01', end: '2025-08-31' })
  expect(periodOf('season', 2024, '2026-05-20')).toEqual({ start: '2023-09-01', end: '2024-08-31' })
  expect(periodOf('all', 2026, '2026-05-20').end).toBe('2026-05-20')
})
it('is the season that runs where the chosen one has not begun', () =>
  expect(periodOf('season', 2028, '2026-05-20')).toEqual({ start: '2025-09-01', end: '2026-05-20' }))
