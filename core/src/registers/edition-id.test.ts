import { expect, test } from 'vitest'
import { nextEditionId } from './edition-id.ts'

test.each([
  ['the first of all', '2026-05-24', null, '2026-05-24'],
  ['the first of a later day', '2026-05-31', '2026-05-24.3', '2026-05-31'],
  ['the second of a day', '2026-05-24', '2026-05-24', '2026-05-24.2'],
  ['the tenth of a day', '2026-05-24', '2026-05-24.9', '2026-05-24.91'],
  ['one under a clock that was put back', '2026-05-20', '2026-05-24', '2026-05-24.2'],
] as const)('%s, on %s after %s, is %s', (...[, day, newest, id]) => {
  expect(nextEditionId(day, newest)).toBe(id)
})

test('two hundred of one day sort as they came', () => {
  const ids = ['2026-05-24']
  for (let count = 1; count < 200; count++) ids.push(nextEditionId('2026-05-24', ids.at(-1) ?? null))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(200)
  expect((ids.at(-1) ?? '') < '2026-05-25').toBe(true)
})
