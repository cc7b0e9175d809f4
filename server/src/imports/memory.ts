/** Answers of a farm about files, so that it is asked once. */
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'

/** Tables of such answers, each of one kind of file. */
type MemoryTable = 'soil_import_memory' | 'job_import_memory'

export interface Remembered {
  readonly kind: string
  readonly key: string
  readonly value: string
}

/** All that a farm said of a kind of file. */
export const recall = (
  db: Reader,
  { accountId }: Pick<Actor, 'accountId'>,
  table: MemoryTable,
): Promise<Remembered[]> =>
  db
    .selectFrom(table)
    .select(['kind', 'key', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('key')
    .execute()

export async function remember(
  tx: Writer,
  { accountId }: Actor,
  { table, answers }: { readonly table: MemoryTable; readonly answers: readonly Remembered[] },
): Promise<void> {
  for (const answer of answers)
    await tx
      .insertInto(table)
      .values({ account_id: accountId, ...answer })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'key']).doUpdateSet({ value: answer.value }),
      )
      .execute()
}
