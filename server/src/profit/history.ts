/** Earlier prices and entries of a year, and the way back to them. */
import { AppError } from '@vagu/core/errors'
import { OverviewVersion, StoredOverview } from '@vagu/core/profit/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { jsonOf, readAfter, readEntries, unreadable } from '../history/entries.ts'
import { holdRow, OVERVIEW_NOUN as noun, storeOverview } from './store.ts'

/** Changes of a year with their states, newest first. */
export async function listVersions(db: Reader, actor: Actor, year: number): Promise<OverviewVersion[]> {
  const entries = await readEntries(db, actor, { noun, id: String(year) })
  return entries.map((entry) => {
    const version = OverviewVersion.safeParse({
      ...entry,
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
    })
    return version.success ? version.data : OverviewVersion.parse(unreadable(entry))
  })
}

/** Makes a year what it became with a change; refuses with `notFound` where there is no such state. */
export async function restoreVersion(
  tx: Writer,
  actor: Actor,
  { year, entryId }: { readonly year: number; readonly entryId: string },
): Promise<void> {
  const text = await readAfter(tx, actor, { noun, id: String(year), entryId })
  const after = StoredOverview.safeParse(jsonOf(text))
  if (!after.success) throw new AppError('notFound')
  await storeOverview(tx, actor, { year, row: await holdRow(tx, actor, year), after: after.data })
}
