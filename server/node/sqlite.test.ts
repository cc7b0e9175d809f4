import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteDialect } from '../src/db/sqlite-dialect.ts'
import { Kysely } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { nodeSqlite } from './sqlite.ts'

interface Tables {
  note: { text: string }
}

/** A file with one table; `pagesOutside` of its newest saves are not in the file itself yet. */
async function openNotes() {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-checkpoints-'))
  const sqlite = nodeSqlite(join(folder, 'x.sqlite'))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  await db.schema.createTable('note').addColumn('text', 'text').execute()
  const save = (kib: number) =>
    db.transaction().execute((tx) =>
      tx
        .insertInto('note')
        .values({ text: 'x'.repeat(kib * 1024) })
        .execute(),
    )
  const pagesOutside = (): number => {
    const { log, checkpointed } = sqlite.raw.prepare('pragma wal_checkpoint(noop)').get() ?? {}
    return Number(log) - Number(checkpointed)
  }
  return { sqlite, save, pagesOutside }
}

it('brings many saves into the file when nothing is being saved, and in none of the saves', async () => {
  const { save, pagesOutside } = await openNotes()
  await save(6000)
  expect(pagesOutside()).toBeGreaterThan(1000)
  await vi.waitFor(() => expect(pagesOutside()).toBe(0), { timeout: 60_000 })
})
it('leaves a few saves beside the file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { save, pagesOutside } = await openNotes()
  await save(100)
  const before = pagesOutside()
  expect(before).toBeGreaterThan(0)
  expect(vi.getTimerCount()).toBe(0)
})
it('waits for a transaction that is open, and tries again after the next save', async () => {
  const { sqlite, save, pagesOutside } = await openNotes()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await save(6000)
  sqlite.raw.exec('begin immediate')
  vi.runAllTimers()
  sqlite.raw.exec('commit')
  expect(pagesOutside()).toBeGreaterThan(1000)
  await save(1)
  vi.runAllTimers()
  expect(pagesOutside()).toBe(0)
})
it('hands over rows by the names of their columns, also of one that another program has added since', async () => {
  const { sqlite, save } = await openNotes()
  await save(0)
  const statement = sqlite.prepare('select * from note')
  expect(statement.all([])).toEqual([{ text: '' }])
  sqlite.raw.exec("alter table note add column kind text default 'plain'")
  expect([...statement.iterate([])]).toEqual([{ text: '', kind: 'plain' }])
  expect(statement.all([])).toEqual([{ text: '', kind: 'plain' }])
})
