/** Sends the letters that wait: when one was stored, and every minute what could not be sent before. */
import { setTimeout } from 'node:timers/promises'
import { sendLetters } from '../src/mails/send.ts'
import type { Ports } from '../src/ports.ts'

/** How often it looks for letters of other programs and for those that are to be tried again, ms. */
const LOOKS_EVERY = 60_000

/** Tells the job that a letter waits; a ring while it sends is heard afterwards. */
export interface Bell {
  readonly ring: () => void
  /** Ends at the next ring, or after `ms`. */
  readonly rung: (ms: number, stop: AbortSignal) => Promise<void>
}

export function makeBell(): Bell {
  let next = Promise.withResolvers<void>()
  return {
    ring: () => next.resolve(),
    rung: async (ms, stop) => {
      const order = new AbortController()
      const signal = AbortSignal.any([stop, order.signal])
      await Promise.race([next.promise, setTimeout(ms, undefined, { signal }).catch(() => {})])
      order.abort()
      next = Promise.withResolvers<void>()
    },
  }
}

/** Begins at once. The returned function ends it: a letter that is being sent is sent to its end. */
export function startMailJob(ports: Ports, bell: Bell): () => Promise<void> {
  const order = new AbortController()
  const { signal: stop } = order
  const sending = (async () => {
    while (!stop.aborted) {
      await sendLetters({ ...ports, stop }).catch((error: unknown) =>
        ports.log.error({ error }, 'letters could not be looked through'),
      )
      await bell.rung(LOOKS_EVERY, stop)
    }
  })()
  return () => {
    order.abort()
    bell.ring()
    return sending
  }
}
