/**
 * Writes that every noun of a farm shares: make once, change, delete, restore, each with its journal row in
 * the same transaction. A noun says which table it has and how its record becomes columns.
 */
import { AppError } from '@vagu/core/errors'
import type { Expression } from 'kysely'
import { type JournalEntry, journalText, ROWS_PER_INSERT, writeJournal } from './journal.ts'
import { insertRows, prepared } from './prepared.ts'
import type { NamedTables, Reader, RecordColumns, Tables, Writer } from './schema.ts'
import type { DocumentColumns } from './stored.ts'
import type { Actor } from './actor.ts'

export type RecordTable = 'field' | 'job_event' | 'custom_area' | 'subscription_order' | keyof NamedTables
type Row<T extends RecordTable> = Tables[T]
/** The columns that a noun fills by itself. */
export type OwnColumns<T extends RecordTable> = Omit<Row<T>, keyof RecordColumns> & DocumentColumns

export interface NewRecord<T extends RecordTable> {
  readonly id: string
  readonly fingerprint: string
  readonly columns: OwnColumns<T>
}

// Kysely cannot follow a table name that is a type parameter; the tables share these columns.
const columnsOf = (db: Reader, table: RecordTable) => db.selectFrom(table as 'field')
type AnyRow = Tables['field'] & Tables['job_event']

const rowsIn = (table: RecordTable) =>
  prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
    columnsOf(db, table).selectAll().where('account_id', '=', accountId).where('id', 'in', ids),
  )
const questions = new Map<RecordTable, ReturnType<typeof rowsIn>>()
function rowsOf(table: RecordTable): ReturnType<typeof rowsIn> {
  const question = questions.get(table) ?? rowsIn(table)
  questions.set(table, question)
  return question
}

/** Rows of one table by id, deleted ones included. */
export async function findRows<T extends RecordTable>(
  db: Reader,
  table: T,
  by: { accountId: string; ids: readonly string[] },
): Promise<Row<T>[]> {
  const rows: Row<T>[] = []
  for (let i = 0; i < by.ids.length; i += ROWS_PER_INSERT) {
    const part = await rowsOf(table)(db, {
      accountId: by.accountId,
      ids: by.ids.slice(i, i + ROWS_PER_INSERT),
    })
    rows.push(...(part as unknown as Row<T>[]))
  }
  return rows
}

/** A row that is not deleted; refuses with `notFound`, also for another account's. */
export async function requireRow<T extends RecordTable>(
  db: Reader,
  table: T,
  by: { accountId: string; id: string },
): Promise<Row<T>> {
  const [row] = await findRows(db, table, { accountId: by.accountId, ids: [by.id] })
  if (row === undefined || row.deleted_at !== null) throw new AppError('notFound')
  return row
}

/** Of an existing row with the id of a new record: the same body is a repetition, anything else is refused. */
function rejectUnlessRepeated(row: RecordColumns, record: { fingerprint: string }): void {
  if (row.deleted_at !== null) throw new AppError('deleted')
  if (row.fingerprint !== record.fingerprint) throw new AppError('idTaken')
}

/** The rows of records that are there already with the same body; refuses another body, and a deleted record. */
export async function findRepeated<T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: { table: T; records: readonly Pick<NewRecord<T>, 'id' | 'fingerprint'>[] },
): Promise<Map<string, Row<T>>> {
  const ids = work.records.map((record) => record.id)
  const rows = await findRows(tx, work.table, { accountId: actor.accountId, ids })
  const existing = new Map(rows.map((row) => [row.id, row]))
  for (const record of work.records) {
    const row = existing.get(record.id)
    if (row !== undefined) rejectUnlessRepeated(row, record)
  }
  return existing
}

/**
 * Stores new records, all or none. A record that is there already with the same body is left as it is, so that a
 * repeated request makes nothing twice. Returns the ids that were really made.
 */
export async function createRecords<T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: { table: T; noun: string; records: readonly NewRecord<T>[] },
): Promise<Set<string>> {
  const existing = await findRepeated(tx, actor, work)
  const missing = work.records.filter((record) => !existing.has(record.id))
  await insertRecords(tx, actor, { ...work, records: missing })
  return new Set(missing.map((record) => record.id))
}

/** Columns that follow from the moment of the change. */
type Sealed<T extends RecordTable> = (updatedAt: string) => Partial<OwnColumns<T>>

/** Stores records of which it is known that they are new. */
export async function insertRecords<T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: { table: T; noun: string; records: readonly NewRecord<T>[]; sealed?: Sealed<T> },
): Promise<void> {
  const at = actor.now.toISOString()
  const rows = work.records.map((record) => ({
    ...record.columns,
    ...work.sealed?.(at),
    account_id: actor.accountId,
    id: record.id,
    fingerprint: record.fingerprint,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    deleted_with: null,
  }))
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await insertRows(tx, work.table as 'field', rows.slice(i, i + ROWS_PER_INSERT) as unknown as AnyRow[])
  await writeJournal(
    tx,
    actor,
    work.records.map((record) => ({
      noun: work.noun,
      recordId: record.id,
      action: 'create',
      before: null,
      after: journalText(record.columns),
    })),
  )
}

/** A moment later than the row's last change, so that no two changes of a record share one. */
export const momentAfter = (actor: Actor, row: { updated_at: string }): string => {
  const now = actor.now.toISOString()
  return now > row.updated_at ? now : new Date(Date.parse(row.updated_at) + 1).toISOString()
}

/** Refuses with the stored record when the client has seen an older one. */
export function rejectIfNewer(
  row: { updated_at: string },
  seen: string | undefined,
  stored: () => unknown,
): void {
  if (seen !== undefined && Date.parse(row.updated_at) > Date.parse(seen))
    throw new AppError('conflict', { stored: stored() })
}

interface Change<T extends RecordTable> {
  readonly row: Row<T>
  readonly columns: Partial<OwnColumns<T>>
}

/** A row with other columns; undefined when they stay the same. */
function rowAfter<T extends RecordTable>(
  actor: Actor,
  { row, columns }: Change<T>,
  sealed?: Sealed<T>,
): AnyRow | undefined {
  const before = row as unknown as AnyRow
  const changed = Object.entries(columns).some(([column, value]) => before[column as keyof AnyRow] !== value)
  if (!changed) return undefined
  const updatedAt = momentAfter(actor, before)
  return { ...before, ...columns, ...sealed?.(updatedAt), updated_at: updatedAt }
}

/** Writes rows over those that are there, many in one statement. */
async function overwriteRows(tx: Writer, table: RecordTable, rows: readonly AnyRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables['field'])[]
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await tx
      .insertInto(table as 'field')
      .values(rows.slice(i, i + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'id'])
          .doUpdateSet((row) =>
            Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
}

/** Changes records' own columns, and answers the rows in their order; where they stay the same nothing is written. */
export async function changeRecords<T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: { table: T; noun: string; changes: readonly Change<T>[]; sealed?: Sealed<T> },
): Promise<Row<T>[]> {
  const pairs = work.changes.map((change) => ({
    before: change.row as unknown as AnyRow,
    after: rowAfter(actor, change, work.sealed),
  }))
  const written = pairs.flatMap(({ before, after }) => (after === undefined ? [] : [{ before, after }]))
  const rows = written.map(({ after }) => after)
  await overwriteRows(tx, work.table, rows)
  await writeJournal(
    tx,
    actor,
    written.map(({ before, after }) => ({
      noun: work.noun,
      recordId: before.id,
      action: 'change',
      before: journalText(before),
      after: journalText(after),
    })),
  )
  return pairs.map(({ before, after }) => (after ?? before) as unknown as Row<T>)
}

export async function changeRecord<T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: { table: T; noun: string } & Change<T>,
): Promise<Row<T>> {
  const [after] = await changeRecords(tx, actor, { ...work, changes: [work] })
  return after ?? work.row
}

/** Columns that a deletion or a return sets too, as values or in the words of the database. */
type Also<T extends RecordTable> = {
  readonly [C in keyof OwnColumns<T>]?: OwnColumns<T>[C] | Expression<OwnColumns<T>[C]>
}

interface Marked<T extends RecordTable> {
  readonly table: T
  readonly noun: string
  readonly rows: readonly Row<T>[]
  readonly also?: Also<T>
}

/** Sets columns of rows that are there, and writes their history. */
async function markRows<T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: Marked<T> & {
    set: object
    entry: (row: AnyRow) => Pick<JournalEntry, 'action' | 'before' | 'after'>
  },
): Promise<void> {
  const rows = work.rows as unknown as AnyRow[]
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await tx
      .updateTable(work.table as 'field')
      .set({ ...work.set, ...work.also })
      .where('account_id', '=', actor.accountId)
      .where(
        'id',
        'in',
        rows.slice(i, i + ROWS_PER_INSERT).map((row) => row.id),
      )
      .execute()
  await writeJournal(
    tx,
    actor,
    rows.map((row) => ({ noun: work.noun, recordId: row.id, ...work.entry(row) })),
  )
}

/** Marks records as deleted; `deletedWith` names the deletion that took them along. */
export const deleteRecords = <T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: Marked<T> & { deletedWith?: string },
): Promise<void> =>
  markRows(tx, actor, {
    ...work,
    set: { deleted_at: actor.now.toISOString(), deleted_with: work.deletedWith ?? null },
    entry: (row) => ({ action: 'delete', before: journalText(row), after: null }),
  })

/** Brings deleted records back as they were. */
export const restoreRecords = <T extends RecordTable>(
  tx: Writer,
  actor: Actor,
  work: Marked<T>,
): Promise<void> =>
  markRows(tx, actor, {
    ...work,
    set: { deleted_at: null, deleted_with: null },
    entry: (row) => ({ action: 'restore', before: null, after: journalText(row) }),
  })

/** A deleted row, for restoring; refuses with `notFound` when there is none or it is not deleted. */
export async function requireDeletedRow<T extends RecordTable>(
  db: Reader,
  table: T,
  by: { accountId: string; id: string },
): Promise<Row<T>> {
  const [row] = await findRows(db, table, { accountId: by.accountId, ids: [by.id] })
  if (row === undefined || row.deleted_at === null) throw new AppError('notFound')
  return row
}
