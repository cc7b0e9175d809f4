import { AppError } from '@vagu/core/errors'
import { writeJournal } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'

/**
 * Hides a stored warning: one rule, one event, one cause. The reason stays with the warning as it was shown, for
 * the history and the printed field book. Refuses with `notFound` when the farm has no such warning.
 */
export async function ignoreWarning(tx: Writer, who: Who, by: { id: string; reason: string }): Promise<void> {
  const own = { account_id: who.accountId, id: by.id }
  const warning = await tx
    .selectFrom('warning')
    .select('document')
    .where('account_id', '=', own.account_id)
    .where('id', '=', own.id)
    .executeTakeFirst()
  if (warning === undefined) throw new AppError('notFound')
  const known = await tx
    .selectFrom('ignored_warning')
    .select('reason')
    .where('account_id', '=', own.account_id)
    .where('id', '=', own.id)
    .executeTakeFirst()
  if (known?.reason === by.reason) return
  const change = {
    reason: by.reason,
    user_id: who.userId,
    at: who.now.toISOString(),
    document: warning.document,
  }
  await tx
    .insertInto('ignored_warning')
    .values({ ...own, ...change })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(change))
    .execute()
  const journalText = (reason: string) => `{"reason":${JSON.stringify(reason)},"warning":${warning.document}}`
  await writeJournal(tx, who, [
    {
      noun: 'ignored-warning',
      recordId: by.id,
      action: known ? 'change' : 'create',
      before: known ? journalText(known.reason) : null,
      after: journalText(by.reason),
    },
  ])
}
