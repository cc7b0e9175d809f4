/**
 * A fresh database for each server of a test: a copy of one that was migrated once. To migrate each by itself takes
 * PostgreSQL half a second of work, a copy a sixth of that.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dialect, Kysely, sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import { migrations } from '../../node/migrations.ts'
import { postgresDialect } from '../../node/postgres.ts'
import { nodeSqlite } from '../../node/sqlite.ts'
import { migrate } from '../db/migrate.ts'
import type { Engine, Tables } from '../db/schema.ts'
import { sqliteDialect } from '../db/sqlite-dialect.ts'
import { ensureStarter } from '../registers/starter.ts'

/** The moment at which the program first starts in a test. */
export const FIRST_START = '2026-05-20T09:00:00.000Z'

export interface FreshDatabase {
  readonly db: Kysely<Tables>
  /** Ends it and takes its data away. */
  readonly drop: () => Promise<void>
}

/** Brings an empty database to where a program stands that has just been started for the first time. */
async function fill(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const now = new Date(FIRST_START)
  await migrate(db, { migrations: migrations(), engine, now })
  await ensureStarter(db, now)
}

const openSqlite = (file: string): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: sqliteDialect(nodeSqlite(file)) })

/** A folder of its own for a file of SQLite. */
function ownFolder(): { file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-test-'))
  return {
    file: join(folder, 'vagu.sqlite'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function makeSqliteTemplate(): Promise<Uint8Array> {
  const { file, remove } = ownFolder()
  const db = openSqlite(file)
  await sql`pragma synchronous = off`.execute(db)
  await fill(db, 'sqlite')
  // the last who lets go of a file brings what is beside it into it
  await db.destroy()
  const bytes = readFileSync(file)
  remove()
  return bytes
}

let sqliteTemplate: Promise<Uint8Array> | undefined

async function freshSqlite(): Promise<FreshDatabase> {
  sqliteTemplate ??= makeSqliteTemplate()
  const { file, remove } = ownFolder()
  writeFileSync(file, await sqliteTemplate)
  const db = openSqlite(file)
  await sql`pragma synchronous = off`.execute(db)
  return {
    db,
    drop: async () => {
      await db.destroy()
      remove()
    },
  }
}

const doors = new Map<string, pg.Pool>()

/** Connection to a server that all files of a worker share: to connect takes PostgreSQL half as long as to copy a database. */
function doorOf(url: string): pg.Pool {
  const known = doors.get(url)
  if (known) return known
  const door = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // a server that ends while nothing is asked of it is no fault: the next statement connects anew
  door.on('error', () => {})
  doors.set(url, door)
  return door
}

const run = async (url: string, statement: string): Promise<void> => void (await doorOf(url).query(statement))

/** The address of another database of the same server. */
function besides(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const openPostgres = (url: string): Kysely<Tables> => {
  const dialect: Dialect = postgresDialect(url)
  return new Kysely<Tables>({ dialect })
}

/** The database that the others are copied from, named after the one that the tests were given. */
const templateOf = (url: string): string => `${new URL(url).pathname.slice(1)}_template`

/** Makes the database once for a whole run; returns how it is taken away. */
export async function makePostgresTemplate(url: string): Promise<() => Promise<void>> {
  const name = templateOf(url)
  const drop = (): Promise<void> => run(url, `drop database if exists "${name}" with (force)`)
  await drop()
  await run(url, `create database "${name}"`)
  const db = openPostgres(besides(url, name))
  await fill(db, 'postgres')
  await db.destroy()
  return drop
}

/** First version that brings the pages of a copy through its log one by one unless told otherwise: three times the work. */
const COPIES_BY_PAGE = 150_000

const Version = z.tuple([z.object({ version: z.int() })])

/** Name of a new database that holds what the template holds. */
async function copyOf(url: string): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`
  const { rows } = await doorOf(url).query(`select current_setting('server_version_num')::int as version`)
  const [{ version }] = Version.parse(rows)
  const strategy = version < COPIES_BY_PAGE ? '' : ' strategy file_copy'
  await run(url, `create database ${name} template "${templateOf(url)}"${strategy}`)
  return name
}

async function freshPostgres(url: string): Promise<FreshDatabase> {
  const name = await copyOf(url)
  const db = openPostgres(besides(url, name))
  return {
    db,
    drop: async () => {
      await db.destroy()
      await run(url, `drop database ${name} with (force)`)
    },
  }
}

export const openFreshDatabase = (engine: Engine, postgresUrl: string): Promise<FreshDatabase> =>
  engine === 'sqlite' ? freshSqlite() : freshPostgres(postgresUrl)
