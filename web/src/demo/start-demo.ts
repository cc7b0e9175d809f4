/** Turns the demo on for this tab. */
import { tellDemoLimit } from '../lib/demo-limit.ts'
import { setTransport } from '../lib/transport.ts'
import { keepWorker, markStarted, stopDemo } from './demo-tab.ts'
import { limitIn } from './limits.ts'
import { type Answer, questionOf, responseOf } from './messages.ts'

type Word = 'ready' | { failed: string } | Answer

/** A demo that has not started by then never will, ms; the page offers to try again. */
const PATIENCE = 120_000

/** Once the worker listens; refuses when its program cannot be loaded or takes too long. */
const untilListening = (started: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the demo did not load'))
    started.addEventListener('message', () => resolve(), { once: true })
    started.addEventListener('error', fail, { once: true })
    setTimeout(fail, PATIENCE)
  })

const untilReady = (port: MessagePort): Promise<void> =>
  new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent<Word>) => {
      if (data !== 'ready' && !('failed' in Object(data))) return
      port.removeEventListener('message', listen)
      if (data === 'ready') resolve()
      else reject(new Error('failed' in data ? data.failed : 'the demo did not start'))
    }
    port.addEventListener('message', listen)
    port.start()
    setTimeout(() => reject(new Error('the demo took too long')), PATIENCE)
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

/** Starts the demo's own server in a worker; from then on it answers every call of this tab. What fails leaves no demo. */
export async function startDemo(): Promise<void> {
  stopDemo()
  try {
    await start()
  } catch (error) {
    stopDemo()
    throw error
  }
}

async function start(): Promise<void> {
  const started = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'demo' })
  keepWorker(started)
  await untilListening(started)
  const { port1, port2 } = new MessageChannel()
  const ready = untilReady(port1)
  started.postMessage(port2, [port2])
  await ready
  setTransport(transportOver(port1))
  markStarted()
}
