/**
 * The tables of a SQLite file, read without a database: what stands in it as code (views, triggers, tables of
 * extensions) is never run.
 */
import { type Columns, columnsIn } from './sqlite-columns.ts'
import { FILE_HEADER, SqlitePages } from './sqlite-pages.ts'
import { SqliteFault, type SqliteValue } from './sqlite-record.ts'

const MAGIC = 'SQLite format 3\0'
const ENCODINGS: Readonly<Record<number, string>> = { 1: 'utf-8', 2: 'utf-16le', 3: 'utf-16be' }
/** Tables, indexes and the like that are looked at; a GeoPackage of many layers has a few hundred. */
const MAX_SCHEMA = 10_000
/** Marks a file whose newest changes lie in another one beside it until its program closes it. */
const WRITE_AHEAD = 2

export const isSqlite = (bytes: Uint8Array): boolean =>
  new TextEncoder().encode(MAGIC).every((byte, i) => bytes[i] === byte)

/** A table with rows of its own; a view has none, nor has a table that an extension makes up. */
export interface SqliteTable extends Columns {
  readonly name: string
  readonly root: number
}
export type SqliteRow = Readonly<Record<string, SqliteValue>>

export class SqliteFile {
  /** By their names in small letters. */
  readonly tables: ReadonlyMap<string, SqliteTable>
  /** Whether it was copied while a program had it open. */
  readonly isOpenElsewhere: boolean
  readonly #pages: SqlitePages
  readonly #decoder: TextDecoder

  constructor(bytes: Uint8Array) {
    this.#pages = new SqlitePages(bytes)
    const head = new DataView(bytes.buffer, bytes.byteOffset, FILE_HEADER)
    this.#decoder = new TextDecoder(ENCODINGS[head.getUint32(56)] ?? 'utf-8')
    this.isOpenElsewhere = head.getUint8(19) === WRITE_AHEAD
    this.tables = this.#readSchema()
  }

  #readSchema(): Map<string, SqliteTable> {
    const tables = new Map<string, SqliteTable>()
    let count = 0
    for (const record of this.#pages.records(1)) {
      if (++count > MAX_SCHEMA) throw new SqliteFault()
      const [type, name, , root, sql] = [0, 1, 2, 3, 4].map((i) => record.value(i, this.#decoder))
      if (type !== 'table' || typeof name !== 'string' || typeof sql !== 'string') continue
      const columns = columnsIn(sql)
      if (columns && typeof root === 'number' && root > 0)
        tables.set(name.toLowerCase(), { name, root, ...columns })
    }
    return tables
  }

  /** Rows of a table in their order; each table can be read once. `isNeeded` chooses columns, by their names in small letters. */
  *rows(
    { root, names, idColumn }: SqliteTable,
    isNeeded: (column: string) => boolean = () => true,
  ): Generator<SqliteRow> {
    const needed = names.flatMap((name, i) => (isNeeded(name) ? [{ name, i }] : []))
    for (const record of this.#pages.records(root))
      yield Object.fromEntries(
        needed.map(({ name, i }) => [name, i === idColumn ? record.id : record.value(i, this.#decoder)]),
      )
  }
}
