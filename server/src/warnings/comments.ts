/** Comments of people on warnings. */
import { AppError } from '@vagu/core/errors'
import type { WarningComment } from '@vagu/core/warnings/comments-schema'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { findWarning } from './ignore.ts'

const NOUN = 'warning-comment'
/** Most comments that are read at once; a farm that has more is shown the last. */
const MAX_COMMENTS = 2000

const rowsOf = (db: Reader, { accountId }: Actor) =>
  db
    .selectFrom('warning_comment')
    .leftJoin('app_user', 'app_user.user_id', 'warning_comment.user_id')
    .leftJoin('brought_person', (join) =>
      join
        .onRef('brought_person.account_id', '=', 'warning_comment.account_id')
        .onRef('brought_person.user_id', '=', 'warning_comment.user_id'),
    )
    .select(['id', 'warning_id', 'warning_comment.user_id', 'at', 'text'])
    .select((row) => row.fn.coalesce('email', 'name', row.val('')).as('userName'))
    .where('warning_comment.account_id', '=', accountId)
    .where('deleted_at', 'is', null)

export async function listComments(db: Reader, actor: Actor): Promise<WarningComment[]> {
  const rows = await rowsOf(db, actor)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_COMMENTS)
    .execute()
  return rows.toReversed().map((row) => ({
    _id: row.id,
    warningId: row.warning_id,
    text: row.text,
    at: row.at,
    userName: row.userName,
    isOwn: row.user_id === actor.userId,
  }))
}

/** Keeps a comment; refuses with `notFound` where the farm has no such warning. */
export async function addComment(
  tx: Writer,
  actor: Actor,
  { warningId, text }: { warningId: string; text: string },
): Promise<WarningComment> {
  if ((await findWarning(tx, actor, warningId)) === undefined) throw new AppError('notFound')
  const [id, at] = [actor.newId(), actor.now.toISOString()]
  const row = { account_id: actor.accountId, id, warning_id: warningId, user_id: actor.userId, at, text }
  await tx
    .insertInto('warning_comment')
    .values({ ...row, deleted_at: null })
    .execute()
  const entry = { noun: NOUN, recordId: id, action: 'create', before: null } as const
  await writeJournal(tx, actor, [{ ...entry, after: JSON.stringify({ warningId, text }) }])
  const { userName } = await rowsOf(tx, actor).where('id', '=', id).executeTakeFirstOrThrow()
  return { _id: id, warningId, text, at, userName, isOwn: true }
}

/** Takes back what the actor said himself. */
export async function deleteComment(tx: Writer, actor: Actor, id: string): Promise<undefined> {
  const row = await tx
    .updateTable('warning_comment')
    .set({ deleted_at: actor.now.toISOString() })
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('deleted_at', 'is', null)
    .returning(['warning_id as warningId', 'text'])
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  const entry = { noun: NOUN, recordId: id, action: 'delete', after: null } as const
  await writeJournal(tx, actor, [{ ...entry, before: JSON.stringify(row) }])
}
