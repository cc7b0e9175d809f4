/** Another program has locked the SQLite file: saves wait for it, and nobody else waits for them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeSqlite } from '../../node/sqlite.ts'
import { faultOf } from './faults.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

interface Tables {
  counter: { value: number }
}

describe('a SQLite file that another program has locked', () => {
  let folder = ''
  let db: Kysely<Tables>
  let foreign: DatabaseSync
  const open = (lockTries?: number) => {
    const patience = lockTries === undefined ? {} : { lockTries }
    return new Kysely<Tables>({ dialect: sqliteDialect(nodeSqlite(join(folder, 'x.sqlite')), patience) })
  }
  const read = async () => (await db.selectFrom('counter').select('value').executeTakeFirstOrThrow()).value
  const increase = () =>
    db.transaction().execute(async (tx) => {
      const { value } = await tx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
      await tx
        .updateTable('counter')
        .set({ value: value + 1 })
        .execute()
    })
  const faultsOf = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((end) => (end.status === 'rejected' ? faultOf(end.reason) : 'done'))

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vagu-lock-'))
    db = open()
    await db.schema.createTable('counter').addColumn('value', 'integer').execute()
    await db.insertInto('counter').values({ value: 0 }).execute()
    foreign = new DatabaseSync(join(folder, 'x.sqlite'))
    foreign.exec('begin immediate')
  })
  afterEach(async () => {
    foreign.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  it('stops nobody who reads while ten saves wait for it', async () => {
    const order: string[] = []
    const saving = Array.from({ length: 10 }, () => increase().then(() => order.push('saved')))
    for (let i = 0; i < 10; i++) {
      expect(await read()).toBe(0)
      order.push('read')
      await pause(5)
    }
    foreign.exec('rollback')
    await Promise.all(saving)
    expect(order).toEqual([...Array<string>(10).fill('read'), ...Array<string>(10).fill('saved')])
    expect(await read()).toBe(10)
  })
  it('leaves time to everybody else while a save waits for it', async () => {
    const saving = increase()
    let turns = 0
    for (; turns < 20; turns++) await pause(1)
    foreign.exec('rollback')
    await saving
    expect(await read()).toBe(1)
  })
  it('refuses those who waited for too long, and goes on when it is free', async () => {
    await db.destroy()
    db = open(4)
    const saving = Array.from({ length: 5 }, increase)
    expect(await faultsOf(saving)).toEqual(Array<string>(5).fill('busy'))
    expect(await read()).toBe(0)
    foreign.exec('rollback')
    await increase()
    expect(await read()).toBe(1)
  })
  it('makes a single statement wait as well', async () => {
    const writing = db.updateTable('counter').set({ value: 7 }).execute()
    await pause(60)
    expect(await read()).toBe(0)
    foreign.exec('rollback')
    await writing
    expect(await read()).toBe(7)
  })
})
