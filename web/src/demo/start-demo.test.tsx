import { afterEach, expect, it, vi } from 'vitest'
import { stopDemo, wasDemo } from './demo-tab.ts'
import type { DemoStep } from './messages.ts'
import { dropAhead, loadAhead, startDemo } from './start-demo.ts'

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

/** A port tells by a task of its own, which no clock of a test drives. */
async function untilTold(told: readonly DemoStep[], count: number): Promise<void> {
  while (told.length < count) await new Promise((resolve) => void setImmediate(resolve))
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

/** The worker's end of the channel, once it was handed over. */
async function startedWorker(tell?: (step: DemoStep) => void) {
  vi.stubGlobal('Worker', SlowWorker)
  const started = startDemo(tell)
  // what comes of it is looked at later
  started.catch(() => {})
  const worker = SlowWorker.last
  worker?.dispatchEvent(new Event('message'))
  await vi.waitFor(() => expect(worker?.postMessage).toHaveBeenCalled())
  const [port] = worker?.postMessage.mock.calls[0]?.[1] ?? []
  if (!port) throw new Error('no channel was handed over')
  return { started, port }
}

it('tells which part of the farm is being made', async () => {
  const told: DemoStep[] = []
  const { started, port } = await startedWorker((step) => told.push(step))
  port.postMessage({ step: 'jobs' })
  port.postMessage({ step: 'plans' })
  port.postMessage('ready')
  await started
  expect(told).toEqual(['program', 'jobs', 'plans'])
  expect(wasDemo()).toBe(true)
})

it('waits as long as parts are told, and gives up where nothing is heard for two minutes', async () => {
  const told: DemoStep[] = []
  const { started, port } = await startedWorker((step) => told.push(step))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    // its first wait began before the clock was ours
    port.postMessage({ step: 'jobs' })
    await untilTold(told, 2)
    vi.advanceTimersByTime(110_000)
    port.postMessage({ step: 'plans' })
    await untilTold(told, 3)
    vi.advanceTimersByTime(110_000)
    expect(wasDemo()).toBe(true)
    vi.advanceTimersByTime(10_000)
    await expect(started).rejects.toThrow('too long')
    expect(wasDemo()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

it('starts with the program that was loaded ahead, once', async () => {
  const made: SlowWorker[] = []
  class CountedWorker extends SlowWorker {
    constructor() {
      super()
      made.push(this)
    }
  }
  vi.stubGlobal('Worker', CountedWorker)
  loadAhead()
  loadAhead()
  expect(made).toHaveLength(1)
  // nobody may have asked for it yet
  expect(wasDemo()).toBe(false)
  made[0]?.dispatchEvent(new Event('message'))
  const started = startDemo()
  await vi.waitFor(() => expect(made[0]?.postMessage).toHaveBeenCalled())
  made[0]?.postMessage.mock.calls[0]?.[1][0]?.postMessage('ready')
  await started
  dropAhead()
  expect(made[0]?.terminate).not.toHaveBeenCalled()
  // the next one has a program of its own
  void startDemo().catch(() => {})
  expect(made).toHaveLength(2)
})

it('ends a program that was loaded for nobody', () => {
  vi.stubGlobal('Worker', SlowWorker)
  loadAhead()
  const worker = SlowWorker.last
  dropAhead()
  expect(worker?.terminate).toHaveBeenCalledOnce()
})

it('says what the worker failed of', async () => {
  const { started, port } = await startedWorker()
  port.postMessage({ failed: 'no memory' })
  await expect(started).rejects.toThrow('no memory')
})

it('is none where a browser has no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  await expect(startDemo()).rejects.toThrow(TypeError)
  expect(wasDemo()).toBe(false)
})
