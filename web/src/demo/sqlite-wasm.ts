import type { Database, PreparedStatement, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm'
import type { PatientDatabase } from '@vagu/server/db/sqlite-dialect'
import type { SqliteStatement } from 'kysely'

function statementOf(statement: PreparedStatement, database: Database): SqliteStatement {
  const all = (parameters: readonly unknown[]): unknown[] => {
    const rows: unknown[] = []
    try {
      if (parameters.length > 0) statement.bind(parameters as SqlValue[])
      while (statement.step()) rows.push(statement.get({}))
    } finally {
      statement.reset(true)
    }
    return rows
  }
  return {
    reader: statement.columnCount > 0,
    all,
    run(parameters) {
      all(parameters)
      return { changes: database.changes(), lastInsertRowid: 0 }
    },
    iterate: (parameters) => all(parameters).values(),
  }
}

/** Pages of 4 KiB: a tab that takes more memory than this is ended by the browser, with all that is in it. */
const MAX_PAGES = 65_536

/** SQLite in WebAssembly, in memory, in the shape that our driver asks for; prepared statements are kept. */
export function wasmSqlite({ capi, oo1 }: Sqlite3Static): PatientDatabase {
  const database = new oo1.DB(':memory:')
  database.exec('pragma foreign_keys = on')
  database.exec(`pragma max_page_count = ${MAX_PAGES}`)
  const cached = new Map<string, SqliteStatement>()
  return {
    isInTransaction: () => capi.sqlite3_get_autocommit(database) === 0,
    close: () => database.close(),
    prepare(sql) {
      const known = cached.get(sql)
      if (known !== undefined) return known
      const statement = statementOf(database.prepare(sql), database)
      cached.set(sql, statement)
      return statement
    },
  }
}
