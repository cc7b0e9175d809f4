/** Runs that waited for a person: they are tried at once when what they waited for has come. */
import type { Ports } from '../ports.ts'

interface Waiting {
  readonly waitsFor: readonly string[]
  readonly accountId?: string
  /** On whose behalf they send. */
  readonly userId?: string
}

export async function wakeRuns(
  { db, now, priaWaits }: Pick<Ports, 'db' | 'now' | 'priaWaits'>,
  { waitsFor, accountId, userId }: Waiting,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('pria_run')
    .set({ tries_again_at: now().toISOString() })
    .where('state', '=', 'WAITING')
    .where('waits_for', 'in', waitsFor)
    .$if(accountId !== undefined, (runs) => runs.where('account_id', '=', accountId ?? ''))
    .$if(userId !== undefined, (runs) => runs.where('user_id', '=', userId ?? ''))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) priaWaits()
}
