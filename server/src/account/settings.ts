/**
 * Settings of what the book of an account shows and prints: kept with the settings of the account, the same for all
 * its users.
 */
import { DEFAULT_USER_SETTINGS, type UserSettings } from '@vagu/core/users/schema'
import type { UserSettingsChange } from '@vagu/core/account/schema'
import type { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { settingsRows } from '../settings/read-ksm.ts'
import { changeDocument } from '../settings/store.ts'
import { EMPTY, storedSettings } from '../settings/stored.ts'

type Settings = z.infer<typeof UserSettings>

export async function readUserSettings(db: Reader, accountId: string): Promise<Settings> {
  const [row] = await settingsRows(db, { accountId })
  return storedSettings.read(row ?? EMPTY).userSettings ?? DEFAULT_USER_SETTINGS
}

/** Settings as an installation offers them: where it tracks no expenses, the book is kept without costs and hours. */
export const offeredSettings = (
  settings: Settings,
  { tracksExpenses }: { readonly tracksExpenses: boolean },
): Settings => (tracksExpenses ? settings : { ...settings, workTime: false, expenseTracking: false })

export async function changeUserSettings(
  tx: Writer,
  actor: Actor,
  { printFieldNotes, printJobNotes, workTime, expenseTracking }: UserSettingsChange,
): Promise<void> {
  await changeDocument(tx, actor, (document) => {
    const before = document.userSettings ?? DEFAULT_USER_SETTINGS
    const userSettings = {
      printFieldNotes: printFieldNotes ?? before.printFieldNotes,
      printJobNotes: printJobNotes ?? before.printJobNotes,
      workTime: workTime ?? before.workTime,
      expenseTracking: expenseTracking ?? before.expenseTracking,
    }
    // nothing is stored where nothing differs from how it begins
    const isAsItBegan = JSON.stringify(userSettings) === JSON.stringify(DEFAULT_USER_SETTINGS)
    return document.userSettings === undefined && isAsItBegan ? document : { ...document, userSettings }
  })
}
