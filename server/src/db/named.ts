/** Records that are a name and a document. Listed by name as Estonians sort them. */
import type { ArchiveNoun } from '@vagu/core/archive-intake/schema'
import { compareNames } from '@vagu/core/text/order'
import type { z } from 'zod'
import { fingerprint } from './fingerprint.ts'
import {
  changeRecord,
  createRecords,
  deleteRecords,
  rejectIfNewer,
  requireDeletedRow,
  requireRow,
  restoreRecords,
} from './records.ts'
import type { NamedColumns, NamedTables, Reader, Writer } from './schema.ts'
import { type Lift, type Stored, stored } from './stored.ts'
import type { Actor } from './actor.ts'

type NamedTable = keyof NamedTables
/** Members of a document beside those that stand in columns of their own. */
export interface Named {
  readonly name: string
}

/** How records go out with the archive of a farm and come in with it, as they are. */
export interface InArchive {
  /** Name of their file, without ending. */
  readonly file: string
  readonly noun: ArchiveNoun
  /** Parts of a row that stay behind when another farm takes it in. */
  readonly without?: Readonly<Record<string, null>>
}

/** A noun of this kind: its table, which is its name in the journal too, and how its documents are stored. */
export interface NamedKind<T extends Named> {
  readonly table: NamedTable
  readonly stored: Stored<T>
  /** Shape of the document. */
  readonly shape: z.ZodType<T>
  /** Columns of the noun's own that follow from the document: what lists ask for. */
  readonly columns?: (document: T) => Readonly<Record<string, string | number | null>>
  /** None where its rows hold more than a name and a document: those are said table by table. */
  readonly archive?: InArchive
}
/** Signs a noun in; its file adds its table to `NamedTables` beside it. `lifts` lead older documents to the shape of today. */
export const recordKind = <T extends Named>(work: {
  readonly table: NamedTable
  readonly shape: z.ZodType<T>
  readonly lifts: readonly Lift[]
  readonly columns?: (document: T) => Readonly<Record<string, string | number | null>>
  readonly archive?: InArchive
}): NamedKind<T> => ({ ...work, stored: stored(work.table, work.shape, work.lifts) })

/** A record as the wire has it. */
export type RecordOf<T> = T & { _id: string; updatedAt: string }

const recordOf = <T extends Named>(kind: NamedKind<T>, row: NamedColumns): RecordOf<T> => ({
  ...kind.stored.read(row),
  _id: row.id,
  updatedAt: row.updated_at,
})

const columnsOf = <T extends Named>(kind: NamedKind<T>, content: T) => ({
  name: content.name,
  ...kind.columns?.(content),
  ...kind.stored.columns(content),
})

export async function listNamed<T extends Named>(
  db: Reader,
  actor: Actor,
  kind: NamedKind<T>,
): Promise<RecordOf<T>[]> {
  const rows = await db
    .selectFrom(kind.table)
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows
    .filter(kind.stored.isReadable)
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map((row) => recordOf(kind, row))
}

/** All records of a farm, those that are gone too, after those that are there: jobs bear their names. */
export async function listEverNamed<T extends Named>(
  db: Reader,
  accountId: string,
  kind: NamedKind<T>,
): Promise<(T & { readonly _id: string })[]> {
  const rows = await db
    .selectFrom(kind.table)
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .orderBy((row) => row.case().when('deleted_at', 'is', null).then(0).else(1).end())
    .orderBy('id')
    .execute()
  return rows.filter(kind.stored.isReadable).map((row) => ({ ...kind.stored.read(row), _id: row.id }))
}

export async function addNamed<T extends Named>(
  tx: Writer,
  actor: Actor,
  work: { kind: NamedKind<T>; draft: { readonly _id?: string | undefined }; content: T },
): Promise<RecordOf<T>> {
  const { kind, draft, content } = work
  const { table } = kind
  const id = draft._id ?? actor.newId()
  const record = { id, fingerprint: fingerprint(draft), columns: columnsOf(kind, content) }
  await createRecords(tx, actor, { table, noun: table, records: [record] })
  return recordOf(kind, await requireRow(tx, table, { accountId: actor.accountId, id }))
}

/** Changes a record; `judge` may refuse what it becomes, beside what it was. */
export async function changeNamed<T extends Named>(
  tx: Writer,
  actor: Actor,
  work: {
    kind: NamedKind<T>
    id: string
    content: T
    /** Version that the client last saw. */
    seen: string | undefined
    judge?: (before: RecordOf<T>) => Promise<void>
  },
): Promise<RecordOf<T>> {
  const { kind, id, content } = work
  const { table } = kind
  const row = await requireRow(tx, table, { accountId: actor.accountId, id })
  rejectIfNewer(row, work.seen, () => recordOf(kind, row))
  await work.judge?.(recordOf(kind, row))
  const columns = columnsOf(kind, content)
  return recordOf(kind, await changeRecord(tx, actor, { table, noun: table, row, columns }))
}

/** Jobs keep their copy of what is deleted. */
export async function deleteNamed(tx: Writer, actor: Actor, work: { table: NamedTable; id: string }) {
  const { table, id } = work
  const row = await requireRow(tx, table, { accountId: actor.accountId, id })
  await deleteRecords(tx, actor, { table, noun: table, rows: [row] })
}

export async function restoreNamed<T extends Named>(
  tx: Writer,
  actor: Actor,
  { kind, id }: { kind: NamedKind<T>; id: string },
): Promise<RecordOf<T>> {
  const { table } = kind
  const row = await requireDeletedRow(tx, table, { accountId: actor.accountId, id })
  await restoreRecords(tx, actor, { table, noun: table, rows: [row] })
  return recordOf(kind, row)
}
