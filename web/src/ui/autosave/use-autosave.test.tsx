import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EDIT = ['edit']
function opened(first: { waiting?: readonly string[]; isSaving?: boolean; hasFailed?: boolean } = {}) {
  const send = vi.fn()
  const props = { waiting: EDIT, isSaving: false, hasFailed: false, ...first }
  const { rerender, unmount } = renderHook((now: typeof props) => useAutosave({ ...now, send }), {
    initialProps: props,
  })
  return { send, show: (more: Partial<typeof props>) => rerender({ ...props, ...more }), unmount }
}

it('sends what waits once editing rests, and each new edit lets it rest again', () => {
  const { send, show } = opened()
  vi.advanceTimersByTime(300)
  const both = [...EDIT, 'another']
  show({ waiting: both })
  vi.advanceTimersByTime(300)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(send.mock.calls).toEqual([[both]])
})
it('waits for the call that is under way, and sends nothing where nothing waits', () => {
  const { send, show } = opened({ isSaving: true })
  vi.advanceTimersByTime(10_000)
  show({ waiting: [] })
  vi.advanceTimersByTime(10_000)
  expect(send).not.toHaveBeenCalled()
  show({ isSaving: false })
  vi.advanceTimersByTime(400)
  expect(send).toHaveBeenCalledOnce()
})
it('tries again later after a failure, and at once when the net is back', () => {
  const { send } = opened({ hasFailed: true })
  vi.advanceTimersByTime(4000)
  expect(send).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(send).toHaveBeenCalledTimes(2)
})
it('sends nothing after its page is left', () => {
  const { send, unmount } = opened()
  unmount()
  vi.advanceTimersByTime(10_000)
  dispatchEvent(new Event('online'))
  expect(send).not.toHaveBeenCalled()
})
