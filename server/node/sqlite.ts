import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { faultOf } from '../src/db/faults.ts'

/** Prepared statements that are kept. */
const KEPT = 500
/** Changing to WAL does not wait for the busy timeout: tries, 100 ms apart. */
const WAL_TRIES = 50

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function prepareForUse(database: DatabaseSync): void {
  for (let tries = WAL_TRIES; ; tries--) {
    try {
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000;')
      return
    } catch (error) {
      if (tries === 0 || faultOf(error) !== 'busy') throw error
      pause(100)
    }
  }
}

const statementOf = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
})

/** node:sqlite in the shape that Kysely's SQLite driver asks for; `raw` is the database itself. */
export function nodeSqlite(path: string): SqliteDatabase & { readonly raw: DatabaseSync } {
  const raw = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  prepareForUse(raw)
  const kept = new Map<string, SqliteStatement>()
  return {
    raw,
    close: () => {
      kept.clear()
      raw.close()
    },
    prepare(sql) {
      const known = kept.get(sql)
      if (known !== undefined) return known
      const statement = statementOf(raw.prepare(sql))
      const [oldest] = kept.keys()
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
      kept.set(sql, statement)
      return statement
    },
  }
}
