/** Answers of a farm about files of laboratories, so that it is asked once. */
import { comparedLabel } from '@vagu/core/soil-samples/import/fields'
import { RememberedTable } from '@vagu/core/soil-samples/import/schema'
import type { Actor } from '../../db/actor.ts'
import type { Reader, Writer } from '../../db/schema.ts'
import { parsedText } from '../../db/stored.ts'

type Kind = 'columns' | 'field'

const rowsOf = (db: Reader, { accountId }: Pick<Actor, 'accountId'>, kind: Kind) =>
  db
    .selectFrom('soil_import_memory')
    .select(['key', 'value'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('key')
    .execute()

export async function readMemory(db: Reader, actor: Pick<Actor, 'accountId'>) {
  const labels = await rowsOf(db, actor, 'field')
  const tables = await rowsOf(db, actor, 'columns')
  return {
    aliases: labels.map(({ key, value }) => [key, value] as const),
    remembered: tables.map(({ value }) => parsedText(RememberedTable, value)),
  }
}

async function remember(tx: Writer, { accountId }: Actor, row: { kind: Kind; key: string; value: string }) {
  await tx
    .insertInto('soil_import_memory')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'key']).doUpdateSet({ value: row.value }),
    )
    .execute()
}

export async function rememberTables(tx: Writer, actor: Actor, tables: readonly RememberedTable[]) {
  for (const table of tables)
    await remember(tx, actor, { kind: 'columns', key: table.signature, value: JSON.stringify(table) })
}

/** Keeps which field a label of a file means. */
export async function rememberLabels(tx: Writer, actor: Actor, labels: ReadonlyMap<string, string>) {
  for (const [label, fieldId] of labels)
    await remember(tx, actor, { kind: 'field', key: comparedLabel(label), value: fieldId })
}
