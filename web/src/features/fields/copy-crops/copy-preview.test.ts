import type { Field } from '@vagu/core/fields/schema'
import { expect, it } from 'vitest'
import { previewOf, sourceYears } from './copy-preview.ts'

const field = (crops: Readonly<Record<number, string>>, change: Partial<Field> = {}): Field => ({
  _id: '01930000-0000-7000-8000-000000000001',
  name: 'Põld',
  area: 5,
  code: '',
  active: true,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-04T10:00:00.000Z',
  yearInfo: Object.entries(crops).map(([year, crop]) => ({ year: Number(year), mainCrop: { crop } })),
  ...change,
})
const fields = [
  field({ 2025: 'talinisu' }),
  field({ 2025: 'talinisu', 2026: 'suvioder' }),
  field({ 2023: 'suvioder' }),
  field({ 2025: 'talinisu' }, { active: false }),
  field({ 2025: 'talinisu' }, { lastYear: 2025 }),
]

it('offers the seasons that have crops, the one before first', () => {
  expect(sourceYears(fields, 2026)).toEqual([2025, 2023])
  expect(sourceYears(fields, 2024)).toEqual([2023, 2025, 2026])
})
it('counts the fields in use, and what overwriting adds', () => {
  const copying = { year: 2026, from: 2025, overwrites: false, withOthers: false }
  expect(previewOf(fields, copying)).toEqual({ gets: 1, has: 1, lacks: 1, changes: 1 })
  expect(previewOf(fields, { ...copying, overwrites: true }).changes).toBe(2)
})
