import { expect, it } from 'vitest'
import { fieldOf } from '../../testing/builders.ts'
import { checkSeason, seasonFormOf } from './season-form.ts'

const field = fieldOf('Kivi', 10)
const form = { seasonStart: null, seasonEnd: null, isForAll: false }
const errorsOf = (changes: Partial<typeof form> | { seasonStart: string } | { seasonEnd: string }) => {
  const checked = checkSeason({ ...form, ...changes }, field._id, 2026)
  return checked.ok ? [] : checked.errors.map(({ path, message }) => [path, message])
}

it('begins with what the field says of the year', () => {
  const moved = { ...field, yearInfo: [{ year: 2026, seasonStart: '2025-08-20' }] }
  expect(seasonFormOf(moved, 2026).seasonStart).toBe('2025-08-20')
  expect(seasonFormOf(moved, 2025).seasonStart).toBeNull()
})
it('is for this field, or for all', () => {
  expect(checkSeason(form, field._id, 2026)).toMatchObject({ ok: true, value: { fieldIds: [field._id] } })
  const all = checkSeason({ ...form, isForAll: true }, field._id, 2026)
  expect(all.ok && all.value.fieldIds).toBeUndefined()
})
it.each([
  [{ seasonStart: '2025-07-01' }, 0],
  [{ seasonStart: '2026-01-01' }, 0],
  [{ seasonStart: '2025-06-30' }, 1],
  [{ seasonStart: '2026-01-02' }, 1],
  [{ seasonEnd: '2026-06-30' }, 0],
  [{ seasonEnd: '2026-12-31' }, 0],
  [{ seasonEnd: '2026-06-29' }, 1],
  [{ seasonEnd: '2027-01-01' }, 1],
  [{ seasonStart: '31.02' }, 1],
])('%o has %d wrong inputs', (changes, wrong) => {
  expect(errorsOf(changes)).toHaveLength(wrong)
})
it('says between which days a season may begin', () => {
  expect(errorsOf({ seasonStart: '2025-06-30' })).toEqual([
    ['seasonStart', 'Hooaja algus peab jääma vahemikku 01.07.2025 – 01.01.2026'],
  ])
})
