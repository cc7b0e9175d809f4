import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrations } from '../../node/migrations.ts'
import { postgresDialect } from '../../node/postgres.ts'
import { nodeSqlite } from '../../node/sqlite.ts'
import { migrate, type Migration, statementsOf } from './migrate.ts'
import type { Engine } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

interface Tables {
  plot: { id: string; area: unknown }
}
const now = new Date('2026-05-20T09:00:00.000Z')
const FIRST: Migration = {
  name: '0001-plot.sql',
  text: "-- plots; of the farm\ncreate table plot (\n  id text not null primary key,\n  area double precision not null\n);\ninsert into plot values ('a;b', 1.5);\n",
}
const SECOND: Migration = { name: '0002-index.sql', text: 'create index plot_by_area on plot (area);\n' }
const BROKEN: Migration = { name: '0003-broken.sql', text: 'create table other (id text);\nnonsense;\n' }

interface Store {
  readonly open: () => Kysely<Tables>
  readonly drop: () => Promise<void>
}

function sqliteStore(): Store {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-migrate-'))
  return {
    open: () => new Kysely({ dialect: sqliteDialect(nodeSqlite(join(folder, 'x.sqlite'))) }),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function postgresStore(): Promise<Store> {
  const url: string = inject('postgresUrl')
  const schema = `m${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create schema ${schema}`)
  return {
    open: () => new Kysely({ dialect: postgresDialect(`${url}?options=-csearch_path%3D${schema}`) }),
    drop: async () => {
      await client.query(`drop schema ${schema} cascade`)
      await client.end()
    },
  }
}

describe.each<Engine>(['sqlite', 'postgres'])('migrating on %s', (engine) => {
  let store: Store
  let db: Kysely<Tables>
  const run = (list: readonly Migration[], one = db) => migrate(one, { migrations: list, engine, now })
  beforeEach(async () => {
    store = engine === 'sqlite' ? sqliteStore() : await postgresStore()
    db = store.open()
  })
  afterEach(async () => {
    await db.destroy()
    await store.drop()
  })

  it('applies what is new, in the order of the names, once', async () => {
    expect(await run([SECOND, FIRST])).toEqual([FIRST.name, SECOND.name])
    expect(await run([FIRST, SECOND])).toEqual([])
    expect(await db.selectFrom('plot').selectAll().execute()).toMatchObject([{ id: 'a;b', area: 1.5 }])
  })
  it('refuses a database whose applied migration was changed', async () => {
    await run([FIRST])
    await expect(run([{ ...FIRST, text: `${FIRST.text} ` }])).rejects.toThrow('0001-plot.sql was changed')
  })
  it('refuses a database that is newer than the program', async () => {
    await run([FIRST, SECOND])
    await expect(run([FIRST])).rejects.toThrow('newer than the program: 0002-index.sql')
  })
  it('leaves nothing of a run that failed half way', async () => {
    await expect(run([FIRST, BROKEN])).rejects.toThrow()
    await expect(db.selectFrom('plot').selectAll().execute()).rejects.toThrow('plot')
    expect(await run([FIRST])).toEqual([FIRST.name])
  })
  it('keeps text out of columns of numbers', async () => {
    await run([FIRST])
    await expect(db.insertInto('plot').values({ id: 'c', area: 'wide' }).execute()).rejects.toThrow()
  })
  // on SQLite an opening waits with its whole process: there three processes are tried (program.test.ts)
  if (engine === 'postgres')
    it('is done once when three openings begin at the same moment', async () => {
      const three = [store.open(), store.open(), store.open()]
      const applied = await Promise.all(three.map((one) => run([FIRST, SECOND], one)))
      await Promise.all(three.map((one) => one.destroy()))
      expect(applied.flat()).toEqual([FIRST.name, SECOND.name])
    })
})

describe('the text of a migration', () => {
  it('is split at semicolons that end a line, comments left out', () => {
    expect(statementsOf(FIRST.text)).toHaveLength(2)
    expect(statementsOf('-- nothing;\n')).toEqual([])
  })
  it('of this program has statements in every file', () => {
    for (const { text } of migrations()) expect(statementsOf(text).length).toBeGreaterThan(0)
  })
})
