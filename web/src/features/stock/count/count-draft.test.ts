import { expect, it } from 'vitest'
import type { StockEntry } from '@vagu/core/stock/schema'
import {
  emptyCount,
  isDone,
  onDay,
  type Sending,
  sendingsOf,
  withConflict,
  withCounted,
  withDate,
  withFailure,
  withNewCount,
  withoutUnsaved,
  withStored,
} from './count-draft.ts'

const typed = (amount: number | null, newId = 'first') =>
  withCounted({ requisiteId: 'a', amount, unit: 'kg', newId, mayChange: true })
const start = emptyCount('2026-05-20')
/** An entry to which the office added what a count does not say. */
const entryOf = ({ id: _id, body }: Sending): StockEntry => ({
  ...body,
  _id,
  pricePerUnit: 0.4,
  note: 'Kuur 2',
  images: [],
  moment: null,
  batchNo: '',
  expiresOn: null,
  supplier: '',
  name: 'AN',
  userId: 'u',
  updatedAt: '2026-05-20T09:00:00.000Z',
})
const savedOf = (draft: typeof start) =>
  sendingsOf(draft, ['a']).reduce((now, sending) => withStored(sending, entryOf(sending))(now), draft)
const newId = () => 'second'

it('sends what is typed under one id, 0 too, and nothing of what is empty or no number', () => {
  const once = typed(5)(start)
  expect(sendingsOf(typed(7, 'second')(once), ['a'])).toMatchObject([
    { id: 'first', seen: null, body: { amount: 7 } },
  ])
  expect(sendingsOf(typed(0)(start), ['a'])).toHaveLength(1)
  expect(sendingsOf(typed(null)(start), ['a'])).toEqual([])
  expect(sendingsOf(typed(Number.NaN)(start), ['a'])).toEqual([])
  expect(sendingsOf({ ...once, date: null }, ['a'])).toEqual([])
})
it('sends nothing twice, and a number that is changed after as a change that keeps what others added', () => {
  const stored = savedOf(typed(5)(start))
  expect(sendingsOf(stored, ['a'])).toEqual([])
  expect(sendingsOf(typed(6)(stored), ['a'])).toEqual([
    {
      requisiteId: 'a',
      id: 'first',
      seen: '2026-05-20T09:00:00.000Z',
      body: {
        requisiteId: 'a',
        type: 'CURRENT_BALANCE',
        date: '2026-05-20',
        amount: 6,
        unit: 'kg',
        pricePerUnit: 0.4,
        note: 'Kuur 2',
        images: [],
        moment: null,
        batchNo: '',
        expiresOn: null,
        supplier: '',
      },
    },
  ])
})
it('counts anew for another day, and leaves what was stored as it is', () => {
  const stored = savedOf(typed(5)(start))
  expect(withDate('2026-06-30', newId)(stored)).toEqual({ ...start, date: '2026-06-30' })
  const changed = withDate('2026-06-30', newId)(typed(6)(stored))
  expect(sendingsOf(changed, ['a'])).toMatchObject([
    { id: 'second', seen: null, body: { amount: 6, date: '2026-06-30', note: '' } },
  ])
})
it('ends when all is stored, and begins anew on another day', () => {
  const stored = savedOf(typed(5)(start))
  expect([isDone(start), isDone(typed(5)(start)), isDone(stored), isDone(typed(6)(stored))]).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(onDay(stored, '2026-05-20', newId)).toBe(stored)
  expect(onDay(stored, '2026-06-30', newId)).toEqual(emptyCount('2026-06-30'))
  const unsaved = onDay(typed(6)(stored), '2026-05-21', newId)
  expect(sendingsOf(unsaved, ['a'])).toMatchObject([
    { id: 'second', seen: null, body: { date: '2026-05-20' } },
  ])
})
it('counts anew for who may not change, and where the entry is gone', () => {
  const stored = savedOf(typed(5)(start))
  const again = { requisiteId: 'a', amount: 6, unit: 'kg', newId: 'second', mayChange: false } as const
  expect(sendingsOf(withCounted(again)(stored), ['a'])).toMatchObject([{ id: 'second', seen: null }])
  const gone = withNewCount('a', 'third')(typed(6)(stored))
  expect(sendingsOf(gone, ['a'])).toMatchObject([{ id: 'third', seen: null, body: { amount: 6, note: '' } }])
})
it('stands on what somebody else stored after a conflict', () => {
  const draft = typed(6)(savedOf(typed(5)(start)))
  const [sending] = sendingsOf(draft, ['a'])
  if (!sending) throw new Error('nothing to send')
  const other = { ...entryOf(sending), amount: 9, note: 'Kontor', updatedAt: '2026-05-20T10:00:00.000Z' }
  expect(sendingsOf(withConflict('a', other)(draft), ['a'])).toMatchObject([
    { id: 'first', seen: '2026-05-20T10:00:00.000Z', body: { amount: 6, note: 'Kontor' } },
  ])
})
it('keeps what could not be sent, until it is emptied', () => {
  const failed = withFailure('a')(typed(5)(start))
  expect(failed.rows['a']).toMatchObject({ amount: 5, hasFailed: true })
  expect(sendingsOf(failed, ['a'])).toHaveLength(1)
  expect(withoutUnsaved(failed).rows).toEqual({})
})
