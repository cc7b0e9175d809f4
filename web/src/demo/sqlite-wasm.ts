/**
 * SQLite in WebAssembly, in memory, in the shape that our driver asks for; prepared statements are kept. Its C functions are called
 * as they are: the package's statements check and wrap each value, and cost as much as SQLite does.
 */
import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { PatientDatabase } from '@vagu/server/db/sqlite-dialect'
import type { SqliteStatement } from 'kysely'

/** Pages of 4 KiB: a tab that takes more memory than this is ended by the browser, with all that is in it. */
const MAX_PAGES = 65_536

/** Functions of SQLite that go without a wrapper; a place in memory is a number. */
interface Exports {
  sqlite3_bind_null(statement: number, at: number): number
  sqlite3_bind_int(statement: number, at: number, value: number): number
  sqlite3_bind_double(statement: number, at: number, value: number): number
  sqlite3_bind_int64(statement: number, at: number, value: bigint): number
  sqlite3_bind_text(statement: number, at: number, place: number, bytes: number, kept: number): number
  sqlite3_bind_blob(statement: number, at: number, place: number, bytes: number, kept: number): number
  sqlite3_clear_bindings(statement: number): number
  sqlite3_step(statement: number): number
  sqlite3_reset(statement: number): number
  sqlite3_stmt_status(statement: number, key: number, isReset: number): number
  sqlite3_column_count(statement: number): number
  sqlite3_column_name(statement: number, column: number): number
  sqlite3_column_type(statement: number, column: number): number
  sqlite3_column_double(statement: number, column: number): number
  sqlite3_column_int64(statement: number, column: number): bigint
  sqlite3_column_text(statement: number, column: number): number
  sqlite3_column_blob(statement: number, column: number): number
  sqlite3_column_bytes(statement: number, column: number): number
}

/** Says to SQLite that the place is ours and that it is to copy what lies there. */
const TO_BE_COPIED = -1

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
/** UTF-16 units become at most so many bytes each. */
const BYTES_OF_UNIT = 3

/** Memory of SQLite, and a place in it where a value lies until SQLite has copied it. */
class Memory {
  readonly #wasm: Sqlite3Static['wasm']
  #size = 4096
  #place: number

  constructor(wasm: Sqlite3Static['wasm']) {
    this.#wasm = wasm
    this.#place = wasm.alloc(this.#size)
  }

  /** The place for so many bytes; what lay there is gone. */
  #roomFor(bytes: number): number {
    if (bytes <= this.#size) return this.#place
    this.#wasm.dealloc(this.#place)
    // nothing lies there should there be no memory left
    this.#size = 0
    this.#place = 0
    this.#place = this.#wasm.alloc(bytes)
    this.#size = bytes
    return this.#place
  }
  putText(text: string): readonly [place: number, bytes: number] {
    const place = this.#roomFor(text.length * BYTES_OF_UNIT)
    const room = this.#wasm.heap8u().subarray(place, place + this.#size)
    return [place, encoder.encodeInto(text, room).written]
  }
  putBytes(bytes: Uint8Array): readonly [place: number, bytes: number] {
    const place = this.#roomFor(bytes.length)
    this.#wasm.heap8u().set(bytes, place)
    return [place, bytes.length]
  }
  text(place: number, bytes: number): string {
    return bytes === 0 ? '' : decoder.decode(this.#wasm.heap8u().subarray(place, place + bytes))
  }
  bytes(place: number, bytes: number): Uint8Array {
    return this.#wasm.heap8u().slice(place, place + bytes)
  }
}

type Row = Record<string, unknown>

/** A statement that was prepared: what is bound to it and what it answers. */
class Statement implements SqliteStatement {
  readonly reader: boolean
  readonly #sqlite: Sqlite3Static
  readonly #database: Database
  readonly #memory: Memory
  readonly #calls: Exports
  /** Where it lies in SQLite's memory. */
  readonly #at: number
  #names: readonly string[] = []
  /** How often SQLite had prepared it anew when the names were read: the tables had changed. */
  #namesOf = -1

  constructor(sqlite: Sqlite3Static, at: { database: Database; memory: Memory; sql: string }) {
    this.#sqlite = sqlite
    this.#database = at.database
    this.#memory = at.memory
    this.#calls = sqlite.wasm.exports as Exports
    const prepared = at.database.prepare(at.sql)
    this.#at = Number(prepared.pointer)
    this.reader = prepared.columnCount > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    const rows: unknown[] = []
    try {
      this.#bind(parameters)
      while (this.#step()) rows.push(this.#row())
    } finally {
      // what a step refused, this would refuse again
      this.#calls.sqlite3_reset(this.#at)
      this.#calls.sqlite3_clear_bindings(this.#at)
    }
    return rows
  }
  run(parameters: readonly unknown[]) {
    this.all(parameters)
    return { changes: this.#database.changes(), lastInsertRowid: 0 }
  }
  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.all(parameters).values()
  }

  #bind(parameters: readonly unknown[]): void {
    for (let i = 0; i < parameters.length; i++) {
      const refusal = this.#bindOne(i + 1, parameters[i])
      if (refusal !== 0) this.#database.checkRc(refusal)
    }
  }
  #bindOne(at: number, value: unknown): number {
    const calls = this.#calls
    if (typeof value === 'string')
      return calls.sqlite3_bind_text(this.#at, at, ...this.#memory.putText(value), TO_BE_COPIED)
    if (value === null || value === undefined) return calls.sqlite3_bind_null(this.#at, at)
    if (typeof value === 'number') {
      if ((value | 0) === value) return calls.sqlite3_bind_int(this.#at, at, value)
      return Number.isSafeInteger(value)
        ? calls.sqlite3_bind_int64(this.#at, at, BigInt(value))
        : calls.sqlite3_bind_double(this.#at, at, value)
    }
    if (typeof value === 'boolean') return calls.sqlite3_bind_int(this.#at, at, Number(value))
    if (value instanceof Uint8Array)
      return calls.sqlite3_bind_blob(this.#at, at, ...this.#memory.putBytes(value), TO_BE_COPIED)
    throw new TypeError(`SQLite cannot hold a ${typeof value}`)
  }

  #step(): boolean {
    const answer = this.#calls.sqlite3_step(this.#at)
    if (answer === this.#sqlite.capi.SQLITE_ROW) return true
    if (answer !== this.#sqlite.capi.SQLITE_DONE) this.#database.checkRc(answer)
    return false
  }

  #row(): Row {
    const row: Row = {}
    const names = this.#currentNames()
    for (let column = 0; column < names.length; column++) row[names[column] ?? ''] = this.#value(column)
    return row
  }
  #currentNames(): readonly string[] {
    const prepared = this.#calls.sqlite3_stmt_status(
      this.#at,
      this.#sqlite.capi.SQLITE_STMTSTATUS_REPREPARE,
      0,
    )
    if (prepared !== this.#namesOf) {
      const count = this.#calls.sqlite3_column_count(this.#at)
      this.#names = Array.from({ length: count }, (_, column) =>
        String(this.#sqlite.wasm.cstrToJs(this.#calls.sqlite3_column_name(this.#at, column))),
      )
      this.#namesOf = prepared
    }
    return this.#names
  }
  #value(column: number): unknown {
    const { capi } = this.#sqlite
    const calls = this.#calls
    switch (calls.sqlite3_column_type(this.#at, column)) {
      case capi.SQLITE_TEXT: {
        const place = calls.sqlite3_column_text(this.#at, column)
        return this.#memory.text(place, calls.sqlite3_column_bytes(this.#at, column))
      }
      case capi.SQLITE_INTEGER: {
        const value = calls.sqlite3_column_double(this.#at, column)
        return Number.isSafeInteger(value) ? value : calls.sqlite3_column_int64(this.#at, column)
      }
      case capi.SQLITE_FLOAT:
        return calls.sqlite3_column_double(this.#at, column)
      case capi.SQLITE_BLOB: {
        const place = calls.sqlite3_column_blob(this.#at, column)
        return this.#memory.bytes(place, calls.sqlite3_column_bytes(this.#at, column))
      }
      default:
        return null
    }
  }
}

export function wasmSqlite(sqlite: Sqlite3Static): PatientDatabase {
  const { capi, oo1, wasm } = sqlite
  const database = new oo1.DB(':memory:')
  database.exec('pragma foreign_keys = on')
  database.exec(`pragma max_page_count = ${MAX_PAGES}`)
  const memory = new Memory(wasm)
  const cached = new Map<string, Statement>()
  return {
    isInTransaction: () => capi.sqlite3_get_autocommit(database) === 0,
    close: () => database.close(),
    prepare(sql) {
      const known = cached.get(sql)
      if (known !== undefined) return known
      const statement = new Statement(sqlite, { database, memory, sql })
      cached.set(sql, statement)
      return statement
    },
  }
}
