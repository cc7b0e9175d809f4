import { expect, test } from 'vitest'
import { justAdded } from './last-added.ts'

const SHOWN_AT = 50_000

test.each([
  ['before the list was shown', -5000, []],
  ['along with the list', 0, []],
  ['a second after it', 1000, []],
  ['more than a second after it', 1001, ['a', 'b']],
])('jobs saved %s count as new or not', (_, later, expected) => {
  expect(justAdded([{ at: SHOWN_AT + later, ids: ['a', 'b'] }], SHOWN_AT)).toEqual(expected)
})

test('the mark goes on to the jobs of the next save', () => {
  const first = { at: SHOWN_AT + 5000, ids: ['a'] }
  const next = { at: SHOWN_AT + 9000, ids: ['b'] }
  expect(justAdded([first, next], SHOWN_AT)).toEqual(['b'])
  expect(justAdded([next, first], SHOWN_AT)).toEqual(['b'])
})

test('nothing was saved, so nothing is new', () => {
  expect(justAdded([], SHOWN_AT)).toEqual([])
})
