import { expect, it } from 'vitest'
import { allToggled, NOTHING, type Selection, toggled } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const click = (now: Selection, id: string, isRange = false): Selection => toggled(now, { id, isRange, order })
const ids = ({ ids: chosen }: Selection): string => [...chosen].toSorted().join('')

it('chooses a row, and lets it go', () => {
  const one = click(NOTHING, 'b')
  expect(ids(one)).toBe('b')
  expect(ids(click(one, 'b'))).toBe('')
})
it('chooses a range with shift, in both directions, from the same row', () => {
  const one = click(NOTHING, 'c')
  expect(ids(click(one, 'e', true))).toBe('cde')
  expect(ids(click(one, 'a', true))).toBe('abc')
  expect(ids(click(click(one, 'e', true), 'a', true))).toBe('abcde')
})
it('lets a range go when it began with letting go', () => {
  const all = allToggled(NOTHING, order)
  expect(ids(click(click(all, 'b'), 'd', true))).toBe('ae')
})
it('takes one row where there is no beginning', () => {
  expect(ids(click(NOTHING, 'd', true))).toBe('d')
  expect(ids(click({ ids: new Set(['x']), anchor: 'x' }, 'd', true))).toBe('dx')
})
it('chooses all that is seen, then none of it, and leaves what is not seen', () => {
  const hidden = { ids: new Set(['x', 'a']), anchor: 'a' }
  const all = allToggled(hidden, order)
  expect(ids(all)).toBe('abcdex')
  expect(ids(allToggled(all, order))).toBe('x')
})
