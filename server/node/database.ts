import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { migrate } from '../src/db/migrate.ts'
import type { Engine, Reader, Tables } from '../src/db/schema.ts'
import { sqliteDialect } from '../src/db/sqlite-dialect.ts'
import type { Log } from '../src/ports.ts'
import type { Config } from './config.ts'
import { checkDatabaseFile, DATABASE, markOpen } from './database-file.ts'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import { nodeSqlite } from './sqlite.ts'

export interface OpenDatabase {
  readonly db: Reader
  readonly engine: Engine
  /** Names of the migrations that were applied just now. */
  readonly applied: readonly string[]
}

type DatabaseSettings = Pick<Config, 'data' | 'databaseUrl'>

function dialectOf({ databaseUrl, data }: DatabaseSettings, log: Log) {
  const onLost = (error: Error) => log.warn({ error }, 'a connection to the database was lost')
  if (databaseUrl !== undefined)
    return { engine: 'postgres', dialect: postgresDialect(databaseUrl, { onLost }) } as const
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const file = join(data, DATABASE)
  if (checkDatabaseFile(data) === 'new') log.info({ file }, 'new database')
  const sqlite = nodeSqlite(file)
  markOpen(sqlite.raw)
  return { engine: 'sqlite', dialect: sqliteDialect(sqlite) } as const
}

/** Opens the PostgreSQL of the settings, or the SQLite file in the data folder, and brings it to the newest migration. */
export async function openDatabase(place: DatabaseSettings, log: Log, now: Date): Promise<OpenDatabase> {
  const { engine, dialect } = dialectOf(place, log)
  const db = new Kysely<Tables>({ dialect })
  try {
    return { db, engine, applied: await migrate(db, { migrations: migrations(), engine, now }) }
  } catch (error) {
    await db.destroy().catch(() => {})
    throw error
  }
}
