import { expect, test } from 'vitest'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { columnOf, placeOfKey } from './card-moves.ts'
import { cardsOf, cardWith } from './plan-cards.ts'
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

const field = fieldOf('Kodupõld', 10)
const draft = jobOn(field, { status: 'DRAFT', date: TODAY, endDate: '2026-05-08' })
const PLAN = { status: 'PLANNED', date: '2026-01-01', endDate: null, plannedYear: 2026 } as const

test.each([
  { what: 'stands where it was drawn', day: '2026-05-07', column: '2026-05-07' },
  { what: 'waits where it was drawn', day: undefined, column: undefined },
  {
    what: 'of several days has moved as far as its first one',
    now: { date: '2026-05-07' },
    day: '2026-05-08',
    column: '2026-05-09',
  },
  {
    what: 'that waited stands on its day',
    before: PLAN,
    now: { date: '2026-05-07' },
    day: undefined,
    column: '2026-05-07',
  },
  {
    what: 'that was late stands on its new day',
    now: { date: '2026-05-07' },
    day: undefined,
    column: '2026-05-07',
  },
  { what: 'that went to wait has no column', now: PLAN, day: '2026-05-07', column: undefined },
])('a card $what', ({ before = {}, now = {}, day, column }) => {
  const [card] = cardsOf([{ ...draft, ...before }])
  if (!card) throw new Error('there is no card')
  const latest = cardWith(card, [{ ...draft, ...now }])
  expect(columnOf(card, latest, day)).toBe(column)
})
