/** Earlier states of where a farm took part in a year, and the way back to them. */
import { AppError } from '@vagu/core/errors'
import { ParticipationVersion, StoredParticipation } from '@vagu/core/schemes/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { jsonOf, readAfter, readEntries, unreadable } from '../history/entries.ts'
import { holdRow, PARTICIPATION_NOUN as noun, storeParticipation } from './store.ts'

/** Changes of a year with their states, newest first. */
export async function listVersions(db: Reader, actor: Actor, year: number): Promise<ParticipationVersion[]> {
  const entries = await readEntries(db, actor, { noun, id: String(year) })
  return entries.map((entry) => {
    const states = { before: jsonOf(entry.before), after: jsonOf(entry.after) }
    const version = ParticipationVersion.safeParse({ ...entry, ...states })
    return version.success ? version.data : ParticipationVersion.parse(unreadable(entry))
  })
}

interface Wanted {
  readonly year: number
  readonly entryId: string
}

/** Makes a year what it became with a change; refuses with `notFound` where there is no such state. A field that is gone stays named. */
export async function restoreVersion(tx: Writer, actor: Actor, { year, entryId }: Wanted): Promise<void> {
  const text = await readAfter(tx, actor, { noun, id: String(year), entryId })
  const after = StoredParticipation.safeParse(jsonOf(text))
  if (!after.success) throw new AppError('notFound')
  await storeParticipation(tx, actor, { year, row: await holdRow(tx, actor, year), after: after.data })
}
