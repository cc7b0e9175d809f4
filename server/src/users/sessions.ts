/** The devices on which a user is signed in. */
import { AppError } from '@vagu/core/errors'
import type { SessionListed } from '@vagu/core/users/form-schema'
import type { z } from 'zod'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { logSecurity } from '../http/security-log.ts'
import { endSessions } from '../http/session.ts'
import type { Ports } from '../ports.ts'

/** Sessions that still work, the last used first; `currentHash` is of the one that asks. */
export async function listSessions(
  db: Reader,
  actor: Actor,
  currentHash: string,
): Promise<z.infer<typeof SessionListed>[]> {
  const rows = await db
    .selectFrom('session')
    .select(['session_hash', 'created_at', 'last_used_at', 'device'])
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', actor.now.toISOString())
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    _id: row.session_hash,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    device: row.device,
    isCurrent: row.session_hash === currentHash,
  }))
}

export async function endSession(
  tx: Writer,
  actor: Actor,
  work: { ports: Pick<Ports, 'log'>; hash: string },
): Promise<undefined> {
  const ended = await tx
    .deleteFrom('session')
    .where('session_hash', '=', work.hash)
    .where('user_id', '=', actor.userId)
    .returning('session_hash')
    .executeTakeFirst()
  if (ended === undefined) throw new AppError('notFound')
  logSecurity(work.ports, 'session ended', { userId: actor.userId })
}

/** Signs every device out but the one with this session. */
export async function endOtherSessions(
  tx: Writer,
  { userId }: Actor,
  work: { ports: Pick<Ports, 'log'>; hash: string },
): Promise<undefined> {
  await endSessions(tx, { userId, exceptHash: work.hash })
  logSecurity(work.ports, 'other sessions ended', { userId })
}
