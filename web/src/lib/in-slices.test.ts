import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inSlices } from './in-slices.ts'

/** Each piece of work takes this long by the clock of the test. */
const PIECE_MS = 2

let now = 0
beforeEach(() => {
  now = 0
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function* pieces(count: number) {
  for (let i = 0; i < count; i++) {
    now += PIECE_MS
    yield i
  }
}

it('lets others have their turn between slices, and answers with all that was made', () => {
  const onDone = vi.fn()
  inSlices(pieces(7), onDone)
  expect(now).toBe(0)
  let turns = 0
  for (; onDone.mock.calls.length === 0; turns++) vi.advanceTimersToNextTimer()
  expect(turns).toBe(3)
  expect(onDone).toHaveBeenCalledExactlyOnceWith([0, 1, 2, 3, 4, 5, 6])
})
it('does no more and says nothing once it is stopped', () => {
  const onDone = vi.fn()
  const stop = inSlices(pieces(7), onDone)
  vi.advanceTimersToNextTimer()
  const worked = now
  stop()
  vi.runAllTimers()
  expect(now).toBe(worked)
  expect(onDone).not.toHaveBeenCalled()
})
