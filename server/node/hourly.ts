/** Work that the program does by itself: it looks every hour whether it is due. */
import { setTimeout } from 'node:timers/promises'
import type { Log } from '../src/ports.ts'

const HOUR = 3_600_000

interface Work {
  readonly look: (stop: AbortSignal) => Promise<unknown>
  /** What to say when it went wrong. */
  readonly failed: string
}

/** Begins at once. The returned function ends it: what is under way is broken off and left to another program. */
export function startHourly(log: Log, work: Work): () => Promise<void> {
  const order = new AbortController()
  const { signal } = order
  const looking = (async () => {
    while (!signal.aborted) {
      await work.look(signal).catch((error: unknown) => {
        if (!signal.aborted) log.error({ error }, work.failed)
      })
      await setTimeout(HOUR, undefined, { signal }).catch(() => {})
    }
  })()
  return () => {
    order.abort()
    return looking
  }
}
