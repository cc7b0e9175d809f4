import { type Kysely, sql } from 'kysely'
import type { Engine } from './schema.ts'

export interface Migration {
  readonly name: string
  readonly text: string
}
interface Ledger {
  migration: { name: string; text: string; at: string }
}
export interface MigrationRun {
  readonly migrations: readonly Migration[]
  readonly engine: Engine
  readonly now: Date
}

/** The statements of a migration: each ends with `;` at the end of a line, and no `;` stands there inside a string. */
export const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

/** SQLite keeps text in a number column unless the table is strict; the portable text does not say so. */
function forSqlite(statement: string): string {
  const text = statement.replaceAll('double precision', 'real')
  return text.startsWith('create table') ? `${text} strict` : text
}

/**
 * Brings the database to the newest migration, in the order of the names, in one transaction. Returns the names
 * that were applied. Throws when an applied migration was changed, or the database is newer than the program.
 */
export async function migrate<T>(database: Kysely<T>, run: MigrationRun): Promise<string[]> {
  const db = database as unknown as Kysely<Ledger>
  return db.transaction().execute(async (tx) => {
    // one process at a time; on SQLite `begin immediate` has the lock already
    if (run.engine === 'postgres') await sql`select pg_advisory_xact_lock(8241)`.execute(tx)
    await sql`create table if not exists migration (name text not null primary key, text text not null, at text not null)`.execute(
      tx,
    )
    const rows = await tx.selectFrom('migration').select(['name', 'text']).execute()
    const done = new Map(rows.map((row) => [row.name, row.text]))
    const applied: string[] = []
    for (const migration of run.migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const before = done.get(migration.name)
      if (before !== undefined && before !== migration.text)
        throw new Error(`migration ${migration.name} was changed after it had been applied`)
      if (done.delete(migration.name)) continue
      for (const statement of statementsOf(migration.text))
        await sql.raw(run.engine === 'sqlite' ? forSqlite(statement) : statement).execute(tx)
      await tx
        .insertInto('migration')
        .values({ name: migration.name, text: migration.text, at: run.now.toISOString() })
        .execute()
      applied.push(migration.name)
    }
    if (done.size > 0)
      throw new Error(`the database is newer than the program: ${[...done.keys()].join(', ')}`)
    return applied
  })
}
