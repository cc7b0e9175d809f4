import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from './backup.ts'
import { folderPhotos } from './photos-folder.ts'
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
  it('holds the photos, but not those that are being written, and never mixes with another', async () => {
    nodeSqlite(join(data, 'vagu.sqlite')).close()
    await folderPhotos(join(data, 'photos')).put('account/photo.full.webp', new Uint8Array([1, 2, 3]))
    writeFileSync(join(data, 'photos/account/photo.thumbnail.webp.1.part'), 'half')
    const copy = join(data, 'copy.sqlite')
    expect(await backUp(data, copy)).toContain(`${copy}.photos`)
    expect(readdirSync(`${copy}.photos/account`)).toEqual(['photo.full.webp'])
    rmSync(copy)
    await expect(backUp(data, copy)).rejects.toThrow('copy.sqlite.photos is there already')
    expect(existsSync(copy)).toBe(false)
  })
  it('of nothing says so, and makes no database', async () => {
    await expect(backUp(data, join(data, 'copy.sqlite'))).rejects.toThrow('There is no database')
  })
})
