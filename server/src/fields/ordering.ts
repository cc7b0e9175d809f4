/** The order of the fields, which every list keeps. */
import { AppError } from '@vagu/core/errors'
import { changeRecords } from '../db/records.ts'
import type { Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { JsonText } from '../http/json-text.ts'
import { inFieldOrder } from './row-order.ts'
import { listFields } from './store.ts'

type Row = Tables['field']

const rowsInOrder = (tx: Writer, actor: Actor): Promise<Row[]> =>
  tx
    .selectFrom('field')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .$call(inFieldOrder)
    .execute()

/** Puts the named fields first, in their order; the others follow as they stood. Answers all fields, without shapes. */
export async function orderFields(tx: Writer, actor: Actor, ids: readonly string[]): Promise<JsonText> {
  const rows = new Map((await rowsInOrder(tx, actor)).map((row) => [row.id, row]))
  const named = ids.map((id) => {
    const row = rows.get(id)
    if (row === undefined) throw new AppError('notFound')
    return row
  })
  const isNamed = new Set(ids)
  const others = [...rows.values()].filter(({ id }) => !isNamed.has(id))
  const changes = [...named, ...others].map((row, i) => ({ row, columns: { ordering: i + 1 } }))
  await changeRecords(tx, actor, { table: 'field', noun: 'field', changes })
  return listFields(tx, actor, { withShapes: false })
}
