/** Receipts of files that were stored: the same confirmation sent again answers the same receipt. */
import type { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { parsedText } from '../db/stored.ts'

/** Tables of receipts, each of one kind of file, and how a receipt of it looks. */
export interface Receipts<Receipt> {
  readonly table: 'soil_import' | 'job_import'
  readonly schema: z.ZodType<Receipt>
}

const receiptsIn = (db: Reader, { accountId }: Pick<Actor, 'accountId'>, { table }: Receipts<unknown>) =>
  db.selectFrom(table).select('receipt').where('account_id', '=', accountId)

/** The receipt of a file that was stored before. */
export async function findReceipt<Receipt>(
  db: Reader,
  actor: Pick<Actor, 'accountId'>,
  { of, id }: { readonly of: Receipts<Receipt>; readonly id: string },
): Promise<Receipt | undefined> {
  const row = await receiptsIn(db, actor, of).where('id', '=', id).executeTakeFirst()
  return row && parsedText(of.schema, row.receipt)
}

/** The receipts that were stored last, the newest first. */
export async function listReceipts<Receipt>(
  db: Reader,
  actor: Pick<Actor, 'accountId'>,
  { of, most }: { readonly of: Receipts<Receipt>; readonly most: number },
): Promise<Receipt[]> {
  const rows = await receiptsIn(db, actor, of)
    .orderBy('stored_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ receipt }) => parsedText(of.schema, receipt))
}

export async function keepReceipt<Receipt>(
  tx: Writer,
  actor: Actor,
  { of, id, receipt }: { readonly of: Receipts<Receipt>; readonly id: string; readonly receipt: Receipt },
): Promise<Receipt> {
  await tx
    .insertInto(of.table)
    .values({
      account_id: actor.accountId,
      id,
      user_id: actor.userId,
      stored_at: actor.now.toISOString(),
      receipt: JSON.stringify(receipt),
    })
    .execute()
  return receipt
}
