import { expect, it } from 'vitest'
import { parseDay } from './parse-day.ts'

const season = { year: 2026 }

it.each([
  ['15.5', '2026-05-15'],
  ['15.5.', '2026-05-15'],
  ['155', '2026-05-15'],
  ['1505', '2026-05-15'],
  ['15.05.26', '2026-05-15'],
  ['150526', '2026-05-15'],
  ['7.5.2026', '2026-05-07'],
  ['07052026', '2026-05-07'],
  ['15/5/2025', '2025-05-15'],
  ['2026-05-07', '2026-05-07'],
  ['311', '2026-01-31'],
  ['512', '2025-12-05'],
  ['29.02.2024', '2024-02-29'],
])('%s is %s', (text, day) => {
  expect(parseDay(text, season)).toEqual({ ok: true, value: day })
})

it.each([
  ['31.8', '2026-08-31'],
  ['1.9', '2025-09-01'],
  ['31.12', '2025-12-31'],
  ['1.1', '2026-01-01'],
])('%s without a year falls into the selected season', (text, day) => {
  expect(parseDay(text, season)).toEqual({ ok: true, value: day })
})

it('follows a field whose season starts earlier', () => {
  const starts = [{ year: 2026, seasonStart: '2025-08-15' }]
  expect(parseDay('20.8', { year: 2026, starts })).toEqual({ ok: true, value: '2026-08-20' })
  expect(
    parseDay('20.8', { year: 2026, starts: [...starts, { year: 2027, seasonStart: '2026-08-15' }] }),
  ).toEqual({
    ok: true,
    value: '2025-08-20',
  })
})

it.each(['31.02', '31.02.2026', '29.02.2026', '0.5', '15', '15.13', 'täna', '1555555', '15.5.026'])(
  '%s is refused',
  (text) => {
    expect(parseDay(text, season)).toEqual({ ok: false })
  },
)

it('takes nothing for nothing', () => {
  expect(parseDay('', season)).toEqual({ ok: true, value: null })
})
