/** Looks every hour whether letters are to be written that nobody asked for: weekly ones, and of the end of the free time. */
import { randomBytes, randomUUID } from 'node:crypto'
import { idMaker } from '../src/db/actor.ts'
import { writeWeeklyLetters } from '../src/letters/weekly.ts'
import type { Ports } from '../src/ports.ts'
import { tellTrialEnds } from '../src/subscription/trial-letters.ts'
import { startHourly } from './hourly.ts'

/** Begins at once. The returned function ends it. */
export function startLetterJob(ports: Ports): () => Promise<void> {
  const holder = randomUUID()
  const newId = idMaker(ports.now, (count) => randomBytes(count))
  return startHourly(ports.log, {
    failed: 'letters could not be written',
    look: async (stop) => {
      await tellTrialEnds({ ...ports, stop, holder, newId })
      await writeWeeklyLetters({ ...ports, stop, holder, newId })
    },
  })
}
