import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nodeSqlite } from '../../node/sqlite.ts'
import { faultOf } from './faults.ts'
import { type Patience, sqliteDialect } from './sqlite-dialect.ts'

interface Tables {
  counter: { name: string; value: number }
}
/** Short enough to wait out, long enough for a busy machine, ms. */
const PATIENCE = 600

describe('the one connection of SQLite', () => {
  let folder = ''
  let db: Kysely<Tables>
  const open = (patience?: Patience) =>
    new Kysely<Tables>({ dialect: sqliteDialect(nodeSqlite(join(folder, 'x.sqlite')), patience) })
  const reopenImpatient = async () => {
    await db.destroy()
    db = open({ turn: PATIENCE })
  }
  const read = async (from: Kysely<Tables> = db): Promise<number> =>
    (await from.selectFrom('counter').select('value').where('name', '=', 'a').executeTakeFirstOrThrow()).value
  const set = (to: Kysely<Tables>, value: number) =>
    to.updateTable('counter').set({ value }).where('name', '=', 'a').execute()

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vagu-queue-'))
    db = open()
    await db.schema.createTable('counter').addColumn('name', 'text').addColumn('value', 'integer').execute()
    await db.insertInto('counter').values({ name: 'a', value: 0 }).execute()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  it('lets 16 transactions that read and then write follow each other', async () => {
    const work = () =>
      db.transaction().execute(async (tx) => {
        const value = await read(tx)
        await pause(1)
        await set(tx, value + 1)
      })
    await Promise.all(Array.from({ length: 16 }, work))
    expect(await read()).toBe(16)
  })
  it('keeps a neighbour’s insert out of a transaction that is rolled back', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await set(tx, 99)
      await pause(20)
      throw new Error('changed my mind')
    })
    const neighbour = db.insertInto('counter').values({ name: 'b', value: 7 }).execute()
    await expect(failing).rejects.toThrow('changed my mind')
    await neighbour
    expect(await db.selectFrom('counter').selectAll().orderBy('name').execute()).toMatchObject([
      { name: 'a', value: 0 },
      { name: 'b', value: 7 },
    ])
  })
  it('tells a caller that waits for itself what is wrong, and goes on', async () => {
    await reopenImpatient()
    const mistake = db.transaction().execute(async (tx) => {
      await set(tx, 1)
      await read(db)
    })
    await expect(mistake).rejects.toThrow('was the root database used inside a transaction')
    expect(await read()).toBe(0)
    await db.transaction().execute((tx) => set(tx, 2))
    expect(await read()).toBe(2)
  })
  it('serves who came while another gave up waiting', async () => {
    await reopenImpatient()
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction().execute(async (tx) => {
      held.resolve()
      await done.promise
      await set(tx, 3)
    })
    await held.promise
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const impatient = read().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    const patient = read()
    await vi.advanceTimersByTimeAsync(1)
    expect(faultOf(await impatient)).toBe('busy')
    done.resolve()
    expect(await patient).toBe(3)
    await holding
  })
  it('has counts of rows in the statement itself, where SQLite need not plan it anew', () => {
    const { sql, parameters } = db.selectFrom('counter').select('name').limit(2).compile()
    expect(sql).toMatch(/limit 2$/)
    expect(parameters).toEqual([])
  })

  it('takes the write lock at once, so that two openings of one file do not fail half way', async () => {
    const other = open()
    const work = (one: Kysely<Tables>) => () =>
      one.transaction().execute(async (tx) => {
        await set(tx, (await read(tx)) + 1)
      })
    for (let i = 0; i < 25; i++) {
      await work(db)()
      await work(other)()
    }
    await other.destroy()
    expect(await read()).toBe(50)
  })
})
