/** Looks every hour whether the hectares in use are to be counted. */
import { randomUUID } from 'node:crypto'
import type { Ports } from '../src/ports.ts'
import { countAreas } from '../src/subscription/count-areas.ts'
import { startHourly } from './hourly.ts'

/** Begins at once. The returned function ends it. */
export function startAreaJob(ports: Ports): () => Promise<void> {
  const holder = randomUUID()
  return startHourly(ports.log, {
    failed: 'hectares in use were not counted',
    look: (stop) => countAreas({ ...ports, stop, holder }),
  })
}
