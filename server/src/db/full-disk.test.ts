/** A database that cannot store: the call says so, the log names the cause, and what is stored can still be read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addField, listFields } from '@vagu/core/fields/contract'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { nodeSqlite } from '../../node/sqlite.ts'
import type { Client } from '../testing/client.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { faultOf } from './faults.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** With the copy in the journal a page of the database holds a few of it. */
const LONG = 'kivi'.repeat(20)

describe('a SQLite that is full', () => {
  let server: TestServer
  let farmer: Client
  beforeEach(async () => {
    server = await openTestServer('sqlite', inject('postgresUrl'))
    farmer = await server.farmer()
    await farmer.call(addField, { body: { name: 'Kivi', area: 1 } })
  })
  afterEach(() => server.close())
  const add = () => farmer.call(addField, { body: { name: LONG, area: 1 } })
  const setFull = () => sql`pragma max_page_count = 1`.execute(server.db)
  const setRoomy = () => sql`pragma max_page_count = 1073741823`.execute(server.db)
  const untilRefused = async () => {
    for (let i = 0; i < 200; i++) {
      const reply = await add()
      if (reply.status !== 200) return reply
    }
    throw new Error('the database was never full')
  }
  const health = async () => {
    const reply = await server.app.request('/api/health')
    return [reply.status, ((await reply.json()) as { error?: unknown }).error]
  }

  it('refuses with 503 and a code of its own, and the log names the full disk', async () => {
    await setFull()
    const { status, error, headers } = await untilRefused()
    expect([status, error, headers.get('retry-after')]).toEqual([503, { code: 'cannotStore' }, '60'])
    expect(server.faults.map((fault) => ('error' in fault ? faultOf(fault.error) : fault))).toEqual([
      'storage',
    ])
    expect(server.faults).toMatchObject([{ error: { message: 'database or disk is full' }, method: 'POST' }])
  })
  it('can still be read, and stores again when there is room', async () => {
    await setFull()
    await untilRefused()
    const before = (await farmer.call(listFields, { query: {} })).data.length
    expect(before).toBeGreaterThan(0)
    await setRoomy()
    expect((await add()).status).toBe(200)
    expect((await farmer.call(listFields, { query: {} })).data).toHaveLength(before + 1)
  })
  it('is told by the health, until something could be stored again', async () => {
    await setFull()
    expect(await health()).toEqual([200, undefined])
    await untilRefused()
    expect(await health()).toEqual([503, { code: 'cannotStore' }])
    await setRoomy()
    expect(await health()).toEqual([200, undefined])
  })
})

interface Tables {
  note: { text: string }
}

describe('a SQLite that may only be read', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vagu-readonly-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const open = () => nodeSqlite(join(folder, 'x.sqlite'))

  it('is a storage fault, and goes on when it may be written again', async () => {
    const sqlite = open()
    const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) })
    await db.schema.createTable('note').addColumn('text', 'text').execute()
    const write = () =>
      db.transaction().execute((tx) => tx.insertInto('note').values({ text: 'a' }).execute())
    await sql`pragma query_only = 1`.execute(db)
    expect(faultOf(await write().catch((error: unknown) => error))).toBe('storage')
    await sql`pragma query_only = 0`.execute(db)
    await write()
    expect(await db.selectFrom('note').selectAll().execute()).toEqual([{ text: 'a' }])
    await db.destroy()
  })
  it('as a file is a storage fault too', () => {
    open().close()
    const readOnly = new DatabaseSync(join(folder, 'x.sqlite'), { readOnly: true })
    let fault: unknown
    try {
      readOnly.exec('create table other (a int)')
    } catch (error) {
      fault = faultOf(error)
    }
    readOnly.close()
    expect(fault).toBe('storage')
  })
})

it('an error that has ended the transaction by itself is the one that is told', async () => {
  const sqlite = nodeSqlite(':memory:')
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) })
  const work = db.transaction().execute(async () => {
    sqlite.raw.exec('rollback')
    throw new Error('the disk is full')
  })
  await expect(work).rejects.toThrow('the disk is full')
  await db.transaction().execute((tx) => sql`select 1`.execute(tx))
  await db.destroy()
})
