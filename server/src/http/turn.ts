import type { Writer } from '../db/schema.ts'

/**
 * One writer at a time in a farm, as SQLite has it by itself: the jobs of a field are judged together, so a call
 * must see what the one before it stored.
 */
export const awaitTurn = (tx: Writer, accountId: string) =>
  tx.selectFrom('account').select('account_id').where('account_id', '=', accountId).forNoKeyUpdate().execute()
