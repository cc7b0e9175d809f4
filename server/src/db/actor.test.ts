import { expect, it } from 'vitest'
import { idMaker } from './actor.ts'

const MANY = 5000
const START = Date.parse('2026-05-20T09:00:00.000Z')

/** Bytes that are told from each other, and of which the first is not always the same. */
function chance(): (count: number) => Uint8Array {
  let next = 7
  return (count) => Uint8Array.from({ length: count }, () => (next = (next * 31 + 11) % 251))
}

it('makes ids that sort as they were made, however many in one moment', () => {
  const clock = () => new Date(START)
  // each call of the program has a maker of its own
  const makers = [idMaker(clock, chance()), idMaker(clock, chance())]
  const ids = Array.from({ length: MANY }, (_, i) => makers[i % makers.length]?.() ?? '')
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(MANY)
})

it('makes later ids when the clock is put back', () => {
  let now = START
  const newId = idMaker(() => new Date(now), chance())
  const before = newId()
  now -= 3_600_000
  expect(newId() > before).toBe(true)
  now = START + 1
  expect(newId() > before).toBe(true)
})

it('makes the id of its moment', () => {
  const id = idMaker(() => new Date(START), chance())()
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(START)
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
