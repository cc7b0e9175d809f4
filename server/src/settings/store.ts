import { AppError } from '@vagu/core/errors'
import type { Settings, UiSettings, UiSettingsChange } from '@vagu/core/settings/schema'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import type { z } from 'zod'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'

/** What an account has made its own; nothing yet is an empty document. */
interface Document {
  readonly uiSettings?: UiSettings
}
const EMPTY = '{}'
/** Longest document of settings, characters: screens keep choices, not data. */
const MAX_DOCUMENT = 200_000

const settingsOf = (row: { document: string; updated_at: string } | undefined): Settings => {
  const { uiSettings = {} } = JSON.parse(row?.document ?? EMPTY) as Document
  return {
    jobCategories: [...DEFAULT_JOB_CATEGORIES],
    hasChangedSettings: false,
    customAreas: [],
    uiSettings,
    updatedAt: row?.updated_at ?? null,
  }
}

export async function readSettings(db: Reader, who: Who): Promise<Settings> {
  const row = await db
    .selectFrom('settings')
    .select(['document', 'updated_at'])
    .where('account_id', '=', who.accountId)
    .executeTakeFirst()
  return settingsOf(row)
}

/** The account's row, made when missing and held until the transaction ends: changes at once wait for each other. */
const holdRow = (tx: Writer, who: Who) =>
  tx
    .insertInto('settings')
    .values({ account_id: who.accountId, document: EMPTY, updated_at: who.now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((row) => ({ document: row.ref('settings.document') })),
    )
    .returning(['document', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Merges settings of one screen into those it has; other screens keep theirs. */
export async function changeUiSettings(
  tx: Writer,
  who: Who,
  change: z.infer<typeof UiSettingsChange>,
): Promise<Settings> {
  const row = await holdRow(tx, who)
  const before = JSON.parse(row.document) as Document
  const { componentName } = change
  const screen = { ...before.uiSettings?.[componentName], ...change.settings }
  const uiSettings = { ...before.uiSettings, [componentName]: screen }
  const document = JSON.stringify({ ...before, uiSettings } satisfies Document)
  if (document === row.document) return settingsOf(row)
  if (document.length > MAX_DOCUMENT) throw new AppError('tooLarge')
  const after = { document, updated_at: who.now.toISOString() }
  await tx.updateTable('settings').set(after).where('account_id', '=', who.accountId).execute()
  const isFirst = row.document === EMPTY
  await writeJournal(tx, who, [
    {
      noun: 'settings',
      recordId: who.accountId,
      action: isFirst ? 'create' : 'change',
      before: isFirst ? null : row.document,
      after: document,
    },
  ])
  return settingsOf(after)
}
