import { afterEach, expect, test, vi } from 'vitest'
import { giveBackAtRest } from './rest.ts'

const MEGABYTE = 1024 * 1024

/** A process whose memory and share of work the test says. */
function processOf() {
  const state = { used: 40 * MEGABYTE, share: 0, collected: 0 }
  const end = giveBackAtRest({
    used: () => state.used,
    share: () => state.share,
    collect: () => {
      state.collected += 1
      state.used = 30 * MEGABYTE
    },
  })
  return { state, end }
}

afterEach(() => void vi.useRealTimers())

test('what a start has left is given back as soon as the program is at rest', () => {
  vi.useFakeTimers()
  const { state, end } = processOf()
  state.share = 0.5
  vi.advanceTimersByTime(20_000)
  expect(state.collected).toBe(0)
  state.share = 0.001
  vi.advanceTimersByTime(5000)
  expect(state.collected).toBe(1)
  end()
})

test('nothing is collected where nothing was left, and all that came since where something was', () => {
  vi.useFakeTimers()
  const { state, end } = processOf()
  vi.advanceTimersByTime(5000)
  state.used = 37 * MEGABYTE
  vi.advanceTimersByTime(60_000)
  expect(state.collected).toBe(1)
  state.used = 39 * MEGABYTE
  vi.advanceTimersByTime(5000)
  expect(state.collected).toBe(2)
  end()
  state.used = 90 * MEGABYTE
  vi.advanceTimersByTime(60_000)
  expect(state.collected).toBe(2)
})

test('a program that was started without the switch goes on as it is', () => {
  vi.useFakeTimers()
  giveBackAtRest({ used: () => 90 * MEGABYTE, share: () => 0, collect: undefined })()
  expect(vi.getTimerCount()).toBe(0)
})
