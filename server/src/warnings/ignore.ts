import { AppError } from '@vagu/core/errors'
import { evaluateFarm } from '@vagu/core/warnings/evaluate'
import type { HiddenWarning, Warning } from '@vagu/core/warnings/schema'
import { storedHidden, WARNING_COLUMNS, warningOf } from './stored.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { collectFarm } from './farm.ts'
import { readActiveFields } from './fields.ts'

const NOUN = 'ignored-warning'

/** A stored warning, or one of the farm's other records. */
export async function findWarning(tx: Writer, actor: Actor, id: string): Promise<Warning | undefined> {
  const row = await tx
    .selectFrom('warning')
    .select(WARNING_COLUMNS)
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row !== undefined) return warningOf(row)
  const farm = await collectFarm(tx, actor, await readActiveFields(tx, actor))
  return evaluateFarm(farm).find(({ _id }) => _id === id)
}

const readHidden = (db: Reader, actor: Actor, id: string) =>
  db
    .selectFrom('ignored_warning')
    .select(['reason', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .executeTakeFirst()

const journalText = (reason: string, warning: string) =>
  `{"reason":${JSON.stringify(reason)},"warning":${warning}}`

/**
 * Hides a warning: one rule, one record, one cause. The reason stays with the warning as it was shown, for the
 * history and the printed field book. Refuses with `notFound` when the farm has no such warning.
 */
export async function ignoreWarning(
  tx: Writer,
  actor: Actor,
  by: { id: string; reason: string },
): Promise<void> {
  const own = { account_id: actor.accountId, id: by.id }
  const warning = await findWarning(tx, actor, by.id)
  if (warning === undefined) throw new AppError('notFound')
  const known = await readHidden(tx, actor, by.id)
  if (known?.reason === by.reason && storedHidden.read(known).judged === warning.judged) return
  const columns = storedHidden.columns(warning)
  const change = { reason: by.reason, user_id: actor.userId, at: actor.now.toISOString(), ...columns }
  await tx
    .insertInto('ignored_warning')
    .values({ ...own, ...change })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(change))
    .execute()
  await writeJournal(tx, actor, [
    {
      noun: NOUN,
      recordId: by.id,
      action: known ? 'change' : 'create',
      before: known ? journalText(known.reason, known.document) : null,
      after: journalText(by.reason, columns.document),
    },
  ])
}

/** Shows a hidden warning again, as long as its cause is there. Refuses with `notFound` what is not hidden. */
export async function showWarning(tx: Writer, actor: Actor, id: string): Promise<void> {
  const known = await readHidden(tx, actor, id)
  if (known === undefined) throw new AppError('notFound')
  await tx
    .deleteFrom('ignored_warning')
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .execute()
  const before = journalText(known.reason, known.document)
  await writeJournal(tx, actor, [{ noun: NOUN, recordId: id, action: 'delete', before, after: null }])
}

/** Warnings that were hidden, why, when and by whom, the latest first; also those that have no cause any more. */
export async function listHidden(db: Reader, actor: Actor): Promise<HiddenWarning[]> {
  const rows = await db
    .selectFrom('ignored_warning')
    .leftJoin('app_user', 'app_user.user_id', 'ignored_warning.user_id')
    .leftJoin('brought_person', (join) =>
      join
        .onRef('brought_person.account_id', '=', 'ignored_warning.account_id')
        .onRef('brought_person.user_id', '=', 'ignored_warning.user_id'),
    )
    .select([
      'ignored_warning.reason',
      'ignored_warning.at',
      'ignored_warning.document',
      'ignored_warning.document_version',
      'app_user.email',
      'brought_person.name',
    ])
    .where('ignored_warning.account_id', '=', actor.accountId)
    .orderBy('ignored_warning.at', 'desc')
    .orderBy('ignored_warning.id')
    .execute()
  return rows.map((row) => ({
    warning: storedHidden.read(row),
    reason: row.reason,
    at: row.at,
    by: row.email ?? row.name,
  }))
}
