/** Whose hours somebody sees: with the role of a worker those of the worker that he is, else everybody's. */
import { AppError } from '@vagu/core/errors'
import type { Role } from '@vagu/core/users/schema'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import type { Reader } from '../db/schema.ts'
import { WORKERS } from '../workers/stored.ts'

export interface Viewer {
  readonly actor: Actor
  readonly role: Role | undefined
}

/** Workers whose hours are seen: `all`, or the ids of those who are linked to the user. */
export type Seen = 'all' | ReadonlySet<string>

export async function seenBy(db: Reader, { actor, role }: Viewer): Promise<Seen> {
  if (role !== 'worker') return 'all'
  const workers = await listNamed(db, actor, WORKERS)
  return new Set(workers.filter(({ userId }) => userId === actor.userId).map(({ _id }) => _id))
}

export const isSeen = (seen: Seen, workerId: string): boolean => seen === 'all' || seen.has(workerId)

/** Refuses hours of a worker that are not the viewer's to write. */
export async function requireOwn(db: Reader, viewer: Viewer, workerId: string): Promise<void> {
  if (!isSeen(await seenBy(db, viewer), workerId)) throw new AppError('forbidden')
}

/** Refuses to a worker what somebody else deleted. */
export async function requireOwnDeletion(
  db: Reader,
  { actor, role }: Viewer,
  { noun, id }: { noun: string; id: string },
): Promise<void> {
  if (role !== 'worker') return
  const last = await db
    .selectFrom('journal')
    .select('user_id')
    .where('account_id', '=', actor.accountId)
    .where('noun', '=', noun)
    .where('record_id', '=', id)
    .where('action', '=', 'delete')
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.user_id !== actor.userId) throw new AppError('forbidden')
}
