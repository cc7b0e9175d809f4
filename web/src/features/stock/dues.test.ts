import { expect, it } from 'vitest'
import { duesOf } from './dues.ts'

const ends = { nextExpiry: '2026-08-18', useUpBy: null, authorisedUntil: '2026-05-19', balance: 5 }

it('tells the nearest first: what is over, what comes within 90 days, what comes later', () => {
  const states = (today: string) => duesOf(ends, today).map(({ kind, state }) => [kind, state])
  expect(states('2026-05-20')).toEqual([
    ['authorisation', 'over'],
    ['expiry', 'soon'],
  ])
  expect(states('2026-05-19')).toEqual([
    ['authorisation', 'soon'],
    ['expiry', 'later'],
  ])
})
it('tells nothing of what is used up', () =>
  expect(duesOf({ ...ends, balance: 0 }, '2026-05-20')).toEqual([]))
