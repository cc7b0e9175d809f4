/** Work that the program does by itself. What could not be done is tried again soon: a database may be away. */
import { HOUR_MS, MINUTE_MS } from '@vagu/core/time/spans'
import { setTimeout } from 'node:timers/promises'
import type { Log } from '../src/ports.ts'

export interface Pauses {
  /** Between two looks, ms. */
  readonly between: number
  /** After a look that failed, ms. */
  readonly afterFailure: number
}
const PAUSES: Pauses = { between: HOUR_MS, afterFailure: MINUTE_MS }

interface Work {
  readonly look: (stop: AbortSignal) => Promise<unknown>
  /** Line for the log when it went wrong. */
  readonly failed: string
}

/** Ends the work: what is under way is broken off and left to another program. */
type End = () => Promise<void>

/** Whether it went well. */
async function lookOnce(log: Log, { look, failed }: Work, stop: AbortSignal): Promise<boolean> {
  try {
    await look(stop)
    return true
  } catch (error) {
    if (!stop.aborted) log.error({ error }, failed)
    return false
  }
}

function start(run: (stop: AbortSignal, pause: (ms: number) => Promise<void>) => Promise<void>): End {
  const order = new AbortController()
  const { signal } = order
  const pause = (ms: number) => setTimeout(ms, undefined, { signal }).catch(() => {})
  const running = run(signal, pause)
  return () => {
    order.abort()
    return running
  }
}

/** Begins at once, and looks every hour whether there is something to do. */
export const startHourly = (log: Log, work: Work, pauses = PAUSES): End =>
  start(async (stop, pause) => {
    while (!stop.aborted)
      await pause((await lookOnce(log, work, stop)) ? pauses.between : pauses.afterFailure)
  })

/** Begins at once, and is done when it went well. */
export const startOnce = (log: Log, work: Work, pauses = PAUSES): End =>
  start(async (stop, pause) => {
    while (!stop.aborted && !(await lookOnce(log, work, stop))) await pause(pauses.afterFailure)
  })
