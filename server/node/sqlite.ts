import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteStatement } from 'kysely'
import { faultOf } from '../src/db/faults.ts'
import type { PatientDatabase } from '../src/db/sqlite-dialect.ts'

/** Prepared statements that are kept. */
const MAX_CACHED = 500
/** Tries at a start while another program has locked the file, 100 ms apart. */
const START_TRIES = 50

/** Stops the whole process: for a start alone, when there is nobody else to answer. */
export const pauseAtStart = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)

/** Tries again while another program has locked the file; for a start alone. */
export function patiently(work: () => void): void {
  for (let tries = START_TRIES; ; tries--) {
    try {
      work()
      return
    } catch (error) {
      if (tries === 0 || faultOf(error) !== 'busy') throw error
      pauseAtStart()
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
export function nodeSqlite(path: string): PatientDatabase & { readonly raw: DatabaseSync } {
  // SQLite's own waiting would stop everybody: the driver waits for a lock
  const raw = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
  patiently(() =>
    raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000;'),
  )
  const cached = new Map<string, SqliteStatement>()
  return {
    raw,
    isInTransaction: () => raw.isTransaction,
    close: () => {
      cached.clear()
      raw.close()
    },
    prepare(sql) {
      const known = cached.get(sql)
      if (known !== undefined) return known
      const statement = statementOf(raw.prepare(sql))
      const [oldest] = cached.keys()
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest)
      cached.set(sql, statement)
      return statement
    },
  }
}
