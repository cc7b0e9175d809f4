/** Looks every hour whether accounts are to be deleted. */
import { randomBytes, randomUUID } from 'node:crypto'
import { eraseAccounts } from '../src/account/erase.ts'
import { idMaker } from '../src/db/actor.ts'
import type { Ports } from '../src/ports.ts'
import { startHourly } from './hourly.ts'

/** Begins at once. The returned function ends it. */
export function startAccountJob(ports: Ports): () => Promise<void> {
  const holder = randomUUID()
  const newId = idMaker(ports.now, (count) => randomBytes(count))
  return startHourly(ports.log, {
    failed: 'accounts were not deleted',
    look: (stop) => eraseAccounts({ ...ports, stop, holder, newId }),
  })
}
