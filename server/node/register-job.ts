/** Looks every hour whether the plant-protection register is to be fetched. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Ports } from '../src/ports.ts'
import { refreshRegister } from '../src/registers/refresh.ts'
import { fetchFile } from './fetch-file.ts'
import { startHourly } from './hourly.ts'

/** Begins at once. The returned function ends it. */
export function startRegisterJob(ports: Ports, registerUrl: string): () => Promise<void> {
  const holder = randomUUID()
  return startHourly(ports.log, {
    failed: 'the plant-protection register was not refreshed',
    look: (stop) =>
      refreshRegister({
        ...ports,
        stop,
        registerUrl,
        holder,
        fetchFile: (request) =>
          fetchFile(request, {
            stop,
            onFault: (error) => ports.log.warn({ error, url: request.url }, 'a file could not be fetched'),
          }),
        pause: (ms) => setTimeout(ms, undefined, { signal: stop }),
      }),
  })
}
