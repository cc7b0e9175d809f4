import { expect, test } from 'vitest'
import { placeOfKey } from './card-moves.ts'
import { weekOf } from './week.ts'

const TODAY = '2026-05-06'
const at = (key: string, day?: string, shown = TODAY) =>
  placeOfKey(key, { day, today: TODAY, days: weekOf(shown) })

test.each([
  ['ArrowRight', '2026-05-07'],
  ['ArrowLeft', '2026-05-05'],
  ['ArrowUp', null],
])('%s moves a card of the week', (key, day) => {
  expect(at(key, TODAY)).toEqual({ day })
})

test('the last day goes on into the next week', () => {
  expect(at('ArrowRight', '2026-05-10')).toEqual({ day: '2026-05-11' })
})

test.each(['ArrowRight', 'ArrowLeft', 'ArrowDown'])('%s brings a card without a day into the week', (key) => {
  expect(at(key)).toEqual({ day: TODAY })
  expect(at(key, undefined, '2026-05-13')).toEqual({ day: '2026-05-11' })
})

test.each([
  ['Enter', TODAY],
  ['ArrowDown', TODAY],
  ['Enter', undefined],
])('%s on %s moves nothing', (key, day) => {
  expect(at(key, day)).toBeUndefined()
})
