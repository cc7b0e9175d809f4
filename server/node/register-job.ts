/** Looks every hour whether the plant-protection register is to be fetched. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Ports } from '../src/ports.ts'
import { refreshRegister } from '../src/registers/refresh.ts'
import { fetchFile } from './fetch-file.ts'

const HOUR = 3_600_000

/** Begins at once. The returned function ends it: what is under way is broken off and left to another program. */
export function startRegisterJob(ports: Ports, registerUrl: string): () => Promise<void> {
  const order = new AbortController()
  const { signal } = order
  const needs = {
    ...ports,
    stop: signal,
    registerUrl,
    holder: randomUUID(),
    fetchFile: (request: Parameters<typeof fetchFile>[0]) => fetchFile(request, signal),
    pause: (ms: number) => setTimeout(ms, undefined, { signal }),
  }
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      await refreshRegister(needs).catch((error: unknown) => {
        if (!signal.aborted) ports.log.error({ error }, 'the plant-protection register was not refreshed')
      })
      await setTimeout(HOUR, undefined, { signal }).catch(() => {})
    }
  }
  const looking = look()
  return () => {
    order.abort()
    return looking
  }
}
