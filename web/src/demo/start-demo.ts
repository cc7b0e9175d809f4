/** Turns the demo on for this tab. */
import { tellDemoLimit } from '../lib/demo-limit.ts'
import { setTransport } from '../lib/transport.ts'
import { keepWorker, markStarted, stopDemo } from './demo-tab.ts'
import { limitIn } from './limits.ts'
import { type Answer, type DemoStep, questionOf, responseOf } from './messages.ts'

type Word = 'ready' | { failed: string } | { step: DemoStep } | Answer
type Tell = (step: DemoStep) => void

/** A demo that says nothing for so long never will, ms; the page offers to try again. A phone takes its time to read the program. */
const PATIENCE = 120_000

/** Once the worker listens; refuses when its program cannot be loaded or takes too long. */
const untilListening = (started: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the demo did not load'))
    started.addEventListener('message', () => resolve(), { once: true })
    started.addEventListener('error', fail, { once: true })
    setTimeout(fail, PATIENCE)
  })

/** Once the farm stands; what is told of its steps is a sign of life. */
const untilReady = (port: MessagePort, tell: Tell): Promise<void> =>
  new Promise((resolve, reject) => {
    const giveUp = () => end(() => reject(new Error('the demo took too long')))
    let timer = setTimeout(giveUp, PATIENCE)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      port.removeEventListener('message', listen)
      settle()
    }
    const listen = ({ data }: MessageEvent<Word>) => {
      if (data === 'ready') return end(resolve)
      if ('failed' in data) return end(() => reject(new Error(data.failed)))
      if (!('step' in data)) return
      clearTimeout(timer)
      timer = setTimeout(giveUp, PATIENCE)
      tell(data.step)
    }
    port.addEventListener('message', listen)
    port.start()
  })

/** Each request is numbered; its answer may come in any order. */
function transportOver(port: MessagePort) {
  const waiting = new Map<number, (response: Response) => void>()
  let last = 0
  port.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (typeof data !== 'object' || !('id' in data)) return
    waiting.get(data.id)?.(responseOf(data))
    waiting.delete(data.id)
  })
  return async (request: Request): Promise<Response> => {
    last += 1
    const question = await questionOf(last, request)
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.set(question.id, resolve)
    port.postMessage(question)
    const response = await promise
    const limit = await limitIn(response)
    if (limit) tellDemoLimit(limit)
    return response
  }
}

/**
 * Starts the demo's own server in a worker; from then on it answers every call of this tab. What fails leaves no demo.
 * `tell` hears of each part that begins.
 */
export async function startDemo(tell: Tell = () => {}): Promise<void> {
  stopDemo()
  try {
    await start(tell)
  } catch (error) {
    stopDemo()
    throw error
  }
}

interface Ahead {
  readonly worker: Worker
  readonly listening: Promise<void>
}
let ahead: Ahead | undefined

function load(): Ahead {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'demo' })
  const listening = untilListening(worker)
  // whoever starts it hears of it
  listening.catch(() => {})
  return { worker, listening }
}

/** Begins to load the program of a demo that will be started soon: that is a third of the way. */
export function loadAhead(): void {
  try {
    ahead ??= load()
  } catch {
    // the start says that this browser has no workers
  }
}

/** Ends a program that was loaded for a demo which nobody started. */
export function dropAhead(): void {
  ahead?.worker.terminate()
  ahead = undefined
}

async function start(tell: Tell): Promise<void> {
  tell('program')
  const { worker: started, listening } = ahead ?? load()
  ahead = undefined
  keepWorker(started)
  await listening
  const { port1, port2 } = new MessageChannel()
  const ready = untilReady(port1, tell)
  started.postMessage(port2, [port2])
  await ready
  setTransport(transportOver(port1))
  markStarted()
}
