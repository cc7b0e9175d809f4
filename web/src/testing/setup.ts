/** Around every test of a screen: the day is fixed, nothing is left of the test before, and no complaint is passed over. */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { queryClient } from '../entities/session/session.ts'
import { endAnswers } from './calls.ts'
import { closeServer, NOW } from './farm.ts'
import './no-owner-stacks.ts'

const shownBy = (element: Element): string =>
  element.matches('style, script, svg')
    ? ''
    : [...element.childNodes]
        .map((node) => (node instanceof Element ? shownBy(node) : (node.textContent ?? '')))
        .filter((text) => text !== '')
        .join(' ')

/** Words on the screen, for a test that misses something: they tell more than its markup. */
const wordsOf = (place: Element): string =>
  shownBy(place instanceof Element ? place : document.body).slice(0, 2000)

configure({
  // a bound against what hangs: nothing that works comes near it, on a busy machine neither
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) => new Error(`${message?.split('\n')[0]}\n\n${wordsOf(container)}`),
})

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  // only the day stands still: timers run as ever
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  expect({ complaints: complaints.mock.calls, unanswered: endAnswers() }).toEqual({
    complaints: [],
    unanswered: [],
  })
})
afterAll(closeServer)
// before the server ends: a part that is still on its way when its file ends would be missing for every file after it
afterAll(() => vi.dynamicImportSettled())
