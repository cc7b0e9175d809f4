/** Worker as one of the farm's people: that user sees his hours. */
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import type { Reader } from '../db/schema.ts'
import { WORKERS } from './stored.ts'

const refuse = (code: string): never => {
  throw new AppError('invalid', { fields: [fieldError('userId', code)] })
}

/** Refuses a user who does not belong to the farm, and one who is another worker already. */
export async function requireUser(
  db: Reader,
  actor: Actor,
  worker: { readonly _id: string | undefined; readonly userId: string | null },
): Promise<void> {
  const { _id, userId } = worker
  if (userId === null) return
  const member = await db
    .selectFrom('membership')
    .select('user_id')
    .where('account_id', '=', actor.accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (member === undefined) refuse('unknownUser')
  const workers = await listNamed(db, actor, WORKERS)
  if (workers.some((other) => other._id !== _id && other.userId === userId)) refuse('userTaken')
}
