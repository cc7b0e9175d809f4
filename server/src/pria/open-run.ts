/** The run of a farm that is not over: there is one at most. */
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'

/** States of a run that is not over. */
export const OPEN_STATES = ['RUNNING', 'WAITING', 'PAUSED'] as const
const openRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('pria_run')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_STATES),
)
export const openRunId = async (db: Reader, accountId: string): Promise<string | null> =>
  (await openRows(db, { accountId }))[0]?.id ?? null
