/** How somebody left the screens of a farm: his own, for the year that one looks at is none of the others' business. */
import { AppError } from '@vagu/core/errors'
import type { Settings, UiSettingsChange } from '@vagu/core/settings/schema'
import type { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import { MAX_DOCUMENT, readSettings } from './store.ts'

/** Merges settings of one screen into those it has; other screens keep theirs. */
export async function changeUiSettings(
  tx: Writer,
  actor: Actor,
  { componentName, settings }: z.infer<typeof UiSettingsChange>,
): Promise<Settings> {
  // held until the transaction ends: changes at once wait for each other
  const isOf = { account_id: actor.accountId, user_id: actor.userId }
  await tx
    .updateTable('membership')
    .set((row) => ({ screens: row.ref('membership.screens') }))
    .where('account_id', '=', isOf.account_id)
    .where('user_id', '=', isOf.user_id)
    .execute()
  const before = await readSettings(tx, actor)
  const screens = {
    ...before.uiSettings,
    [componentName]: { ...before.uiSettings[componentName], ...settings },
  }
  const [old, next] = [JSON.stringify(before.uiSettings), JSON.stringify(screens)]
  if (next === old) return before
  if (next.length > MAX_DOCUMENT) throw new AppError('tooLarge')
  await tx
    .updateTable('membership')
    .set({ screens: next })
    .where('account_id', '=', isOf.account_id)
    .where('user_id', '=', isOf.user_id)
    .execute()
  const isFirst = Object.keys(before.uiSettings).length === 0
  const [action, was] = isFirst ? (['create', null] as const) : (['change', old] as const)
  await writeJournal(tx, actor, [
    { noun: 'screens', recordId: actor.userId, action, before: was, after: next },
  ])
  return { ...before, uiSettings: screens }
}
