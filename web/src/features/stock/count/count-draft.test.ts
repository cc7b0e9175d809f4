import { expect, it } from 'vitest'
import {
  emptyCount,
  sendingsOf,
  withCounted,
  withFailure,
  withoutUnsaved,
  withStored,
} from './count-draft.ts'

const typed = (amount: number | null, newId = 'first') =>
  withCounted({ requisiteId: 'a', amount, unit: 'kg', newId })
const start = emptyCount('2026-05-20')

it('sends what is typed under one id, 0 too, and nothing of what is empty or no number', () => {
  const once = typed(5)(start)
  expect(sendingsOf(typed(7, 'second')(once), ['a'])).toMatchObject([
    { id: 'first', isChange: false, body: { amount: 7 } },
  ])
  expect(sendingsOf(typed(0)(start), ['a'])).toHaveLength(1)
  expect(sendingsOf(typed(null)(start), ['a'])).toEqual([])
  expect(sendingsOf(typed(Number.NaN)(start), ['a'])).toEqual([])
  expect(sendingsOf({ ...once, date: null }, ['a'])).toEqual([])
})
it('sends nothing twice, and a number that is changed after as a change', () => {
  const draft = typed(5)(start)
  const [sending] = sendingsOf(draft, ['a'])
  const stored = sending ? withStored(sending)(draft) : draft
  expect(sendingsOf(stored, ['a'])).toEqual([])
  expect(sendingsOf(typed(6)(stored), ['a'])).toMatchObject([{ id: 'first', isChange: true }])
  expect(sendingsOf({ ...stored, date: '2026-05-19' }, ['a'])).toMatchObject([{ isChange: true }])
})
it('keeps what could not be sent, until it is emptied', () => {
  const failed = withFailure('a')(typed(5)(start))
  expect(failed.rows['a']).toMatchObject({ amount: 5, hasFailed: true })
  expect(sendingsOf(failed, ['a'])).toHaveLength(1)
  expect(withoutUnsaved(failed).rows).toEqual({})
})
