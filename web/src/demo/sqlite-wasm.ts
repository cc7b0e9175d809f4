import type { Database, PreparedStatement, SqlValue } from '@sqlite.org/sqlite-wasm'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

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

/** SQLite in WebAssembly in the shape that Kysely's SQLite driver asks for; prepared statements are kept. */
export function wasmSqlite(database: Database): SqliteDatabase {
  database.exec('pragma foreign_keys = on')
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known !== undefined) return known
      const statement = statementOf(database.prepare(sql), database)
      kept.set(sql, statement)
      return statement
    },
  }
}
