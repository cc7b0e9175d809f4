/** Records that are a name and a document: materials and workers. Listed by name as Estonians sort them. */
import type { Requisite } from '@vagu/core/requisites/schema'
import type { Worker } from '@vagu/core/workers/schema'
import { fingerprint } from './fingerprint.ts'
import {
  changeRecord,
  createRecords,
  deleteRecords,
  refuseIfNewer,
  requireDeletedRow,
  requireRow,
  restoreRecords,
} from './records.ts'
import type { Reader, Tables, Writer } from './schema.ts'
import type { Who } from './who.ts'

interface NamedRecords {
  requisite: Requisite
  worker: Worker
}
export type NamedTable = keyof NamedRecords
type Content<N extends NamedTable> = Omit<NamedRecords[N], '_id' | 'updatedAt'>
type Row = Tables[NamedTable]

const collator = new Intl.Collator('et', { numeric: true })

/** A row as the wire has it. Its table says which of the two it is; that is more than the types can follow. */
const recordOf = (row: Row) =>
  ({
    ...(JSON.parse(row.document) as object),
    _id: row.id,
    updatedAt: row.updated_at,
  }) as Requisite & Worker

const columnsOf = (content: { name: string }) => ({ name: content.name, document: JSON.stringify(content) })

export async function listNamed<N extends NamedTable>(
  db: Reader,
  who: Who,
  table: N,
): Promise<NamedRecords[N][]> {
  const named: NamedTable = table
  const rows = await db
    .selectFrom(named)
    .selectAll()
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.toSorted((a, b) => collator.compare(a.name, b.name)).map(recordOf)
}

export async function addNamed<N extends NamedTable>(
  tx: Writer,
  who: Who,
  work: { table: N; draft: Content<N> & { _id?: string | undefined } },
): Promise<NamedRecords[N]> {
  const table: NamedTable = work.table
  const { _id: id = who.newId(), ...content } = work.draft
  const record = { id, fingerprint: fingerprint(work.draft), columns: columnsOf(content) }
  await createRecords(tx, who, { table, noun: table, records: [record] })
  return recordOf(await requireRow(tx, table, { accountId: who.accountId, id }))
}

/** Changes a record; `judge` may refuse what it becomes, beside what it was. */
export async function changeNamed<N extends NamedTable>(
  tx: Writer,
  who: Who,
  work: {
    table: N
    id: string
    change: Content<N> & { updatedAt?: string | undefined }
    judge?: (before: NamedRecords[N]) => Promise<void>
  },
): Promise<NamedRecords[N]> {
  const table: NamedTable = work.table
  const row = await requireRow(tx, table, { accountId: who.accountId, id: work.id })
  const { updatedAt, ...content } = work.change
  refuseIfNewer(row, updatedAt, () => recordOf(row))
  await work.judge?.(recordOf(row))
  return recordOf(await changeRecord(tx, who, { table, noun: table, row, columns: columnsOf(content) }))
}

/** Jobs keep their copy of what is deleted. */
export async function deleteNamed(tx: Writer, who: Who, work: { table: NamedTable; id: string }) {
  const { table, id } = work
  const row = await requireRow(tx, table, { accountId: who.accountId, id })
  await deleteRecords(tx, who, { table, noun: table, rows: [row] })
}

export async function restoreNamed<N extends NamedTable>(
  tx: Writer,
  who: Who,
  work: { table: N; id: string },
): Promise<NamedRecords[N]> {
  const [table, id]: [NamedTable, string] = [work.table, work.id]
  const row = await requireDeletedRow(tx, table, { accountId: who.accountId, id })
  await restoreRecords(tx, who, { table, noun: table, rows: [row] })
  return recordOf(row)
}
