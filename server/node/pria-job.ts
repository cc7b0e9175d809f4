/** Sends to PRIA what waits, and asks it now and then: when a run was begun or a farm connected, and every half a minute. */
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { idMaker } from '../src/db/actor.ts'
import type { Ports } from '../src/ports.ts'
import { desksOf } from '../src/pria/desk.ts'
import { refreshFarms } from '../src/pria/refresh.ts'
import { releaseRuns, senderOf } from '../src/pria/sender.ts'
import type { Bell } from './mail-job.ts'

/** How often it looks for runs of other programs and for those that are to be tried again, ms. */
const LOOKS_EVERY = 30_000
/** A call rings before what it stored can be seen by others, ms. */
const UNTIL_STORED = 250

/** Begins at once. The returned function ends it between two steps. */
export function startPriaJob(ports: Ports, bell: Bell): () => Promise<void> {
  const order = new AbortController()
  const { signal: stop } = order
  if (ports.agency === undefined) return async () => {}
  const needs = {
    ...ports,
    openDesk: desksOf(ports),
    newId: idMaker(ports.now, (count) => randomBytes(count)),
    holder: randomUUID(),
    checkpoint: () => stop.throwIfAborted(),
    notBefore: new Map<string, number>(),
  }
  const onFault = (error: unknown) => {
    if (!stop.aborted) ports.log.error({ error }, 'runs to PRIA could not be looked through')
  }
  const sender = senderOf(needs, onFault)
  const sending = (async () => {
    while (!stop.aborted) {
      await sender.look().catch(onFault)
      await refreshFarms(needs).catch((error: unknown) => {
        if (!stop.aborted) ports.log.error({ error }, 'farms could not be compared with PRIA')
      })
      await bell.rung(LOOKS_EVERY, stop)
      await setTimeout(UNTIL_STORED, undefined, { signal: stop }).catch(() => {})
    }
    await sender.idle()
    await releaseRuns(needs).catch((error: unknown) =>
      ports.log.error({ error }, 'a run to PRIA could not be given back'),
    )
  })()
  return () => {
    order.abort()
    bell.ring()
    return sending
  }
}
