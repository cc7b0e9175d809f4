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

it('takes no random bytes twice, and seldom asks for some', () => {
  const asked: number[] = []
  let next = 0
  const counting = (count: number) => {
    asked.push(count)
    return Uint8Array.from({ length: count }, () => next++)
  }
  const newId = () => idMaker(() => new Date(START), counting)()
  const tails = Array.from({ length: 128 }, () => newId().slice(-12))
  expect(new Set(tails).size).toBe(128)
  expect(asked).toEqual([10, 20, 40, 80, 160, 320, 640, 1280])
})
