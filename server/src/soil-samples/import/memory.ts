/** Answers of a farm about files of laboratories: which field a label means, and how columns are read. */
import { comparedLabel } from '@vagu/core/soil-samples/import/fields'
import { RememberedTable } from '@vagu/core/soil-samples/import/schema'
import type { Actor } from '../../db/actor.ts'
import type { Reader, Writer } from '../../db/schema.ts'
import { parsedText } from '../../db/stored.ts'
import { recall, remember } from '../../imports/memory.ts'

const table = 'soil_import_memory'

export async function readMemory(db: Reader, actor: Pick<Actor, 'accountId'>) {
  const { field = [], columns = [] } = Object.groupBy(await recall(db, actor, table), ({ kind }) => kind)
  return {
    aliases: field.map(({ key, value }) => [key, value] as const),
    remembered: columns.map(({ value }) => parsedText(RememberedTable, value)),
  }
}

export const rememberTables = (tx: Writer, actor: Actor, tables: readonly RememberedTable[]) =>
  remember(tx, actor, {
    table,
    answers: tables.map((each) => ({ kind: 'columns', key: each.signature, value: JSON.stringify(each) })),
  })

/** Keeps which field a label of a file means. */
export const rememberLabels = (tx: Writer, actor: Actor, labels: ReadonlyMap<string, string>) =>
  remember(tx, actor, {
    table,
    answers: [...labels].map(([label, fieldId]) => ({
      kind: 'field',
      key: comparedLabel(label),
      value: fieldId,
    })),
  })
