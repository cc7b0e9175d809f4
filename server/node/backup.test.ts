import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from './backup.ts'
import { nodeSqlite } from './sqlite.ts'

describe('a backup', () => {
  let data = ''
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'vagu-backup-'))
  })
  afterEach(() => rmSync(data, { recursive: true, force: true }))

  it('holds what was stored last, though the program has the database open', async () => {
    const running = nodeSqlite(join(data, 'vagu.sqlite'))
    running.raw.exec("create table plot (name text); insert into plot values ('Mäepõld')")
    const copy = join(data, 'copy.sqlite')
    expect(await backUp(data, copy)).toContain(copy)
    running.close()
    const opened = new DatabaseSync(copy, { readOnly: true })
    expect(opened.prepare('select name from plot').all()).toMatchObject([{ name: 'Mäepõld' }])
    opened.close()
    await expect(backUp(data, copy)).rejects.toThrow('is there already')
  })
  it('of nothing says so, and makes no database', async () => {
    await expect(backUp(data, join(data, 'copy.sqlite'))).rejects.toThrow('There is no database')
  })
})
