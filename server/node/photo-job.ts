/** Looks every hour whether photos are to be cleared away. */
import { randomUUID } from 'node:crypto'
import { clearPhotos } from '../src/images/clear.ts'
import type { Ports } from '../src/ports.ts'
import { startHourly } from './hourly.ts'

/** Begins at once. The returned function ends it. */
export function startPhotoJob(ports: Ports): () => Promise<void> {
  const holder = randomUUID()
  return startHourly(ports.log, {
    failed: 'photos were not cleared away',
    look: (stop) => clearPhotos({ ...ports, stop, holder }),
  })
}
