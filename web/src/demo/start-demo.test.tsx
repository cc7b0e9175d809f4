import { afterEach, expect, it, vi } from 'vitest'
import { stopDemo, wasDemo } from './demo-tab.ts'
import { startDemo } from './start-demo.ts'

/** A worker whose program loads, or does not, when the test says so; it never makes a farm. */
class SlowWorker extends EventTarget {
  static last: SlowWorker | undefined
  terminate = vi.fn<() => void>()
  postMessage = vi.fn<(message: unknown, ports: MessagePort[]) => void>()
  constructor() {
    super()
    SlowWorker.last = this
  }
}

afterEach(() => {
  stopDemo()
  vi.unstubAllGlobals()
})

it('is a demo from the first moment on, so that a page loaded meanwhile begins it anew; none where its program cannot be loaded', async () => {
  vi.stubGlobal('Worker', SlowWorker)
  const started = startDemo()
  expect(wasDemo()).toBe(true)
  SlowWorker.last?.dispatchEvent(new Event('error'))
  await expect(started).rejects.toThrow('did not load')
  expect(wasDemo()).toBe(false)
  expect(SlowWorker.last?.terminate).toHaveBeenCalled()
})

it('is none where a browser has no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  await expect(startDemo()).rejects.toThrow(TypeError)
  expect(wasDemo()).toBe(false)
})
