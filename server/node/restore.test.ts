import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storedAccounts } from '../src/users/stored.ts'
import { backUp } from './backup.ts'
import { openDatabase } from './database.ts'
import { checkDatabaseFile, DataFault } from './database-file.ts'
import { folderPhotos } from './photos-folder.ts'
import { restore } from './restore.ts'
import { failedProgram, startedProgram, type StartedProgram } from './testing/started-program.ts'

const now = new Date('2026-05-20T09:00:00.000Z')
const logged: string[] = []
const log = { info: (_: object, message: string) => void logged.push(message), warn() {}, error() {} }
const PHOTO = 'account/photo.full.webp'

let server = ''
let data = ''
let copy = ''
beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'vagu-restore-'))
  data = join(server, 'data')
  copy = join(server, 'copy.sqlite')
  logged.length = 0
})
afterEach(() => rmSync(server, { recursive: true, force: true }))

const open = () => openDatabase({ data, databaseUrl: undefined }, log, now)
/** Stores an account of this name in the data folder, as a run of the program does. */
async function run(name: string): Promise<void> {
  const { db } = await open()
  const at = now.toISOString()
  const times = { trial_until: at, created_at: at, updated_at: at }
  const company = { name: 'Mäe talu', code: '', address: { street: '' } }
  const row = { account_id: name, ...storedAccounts.columns({ company }), ...times }
  await db.insertInto('account').values(row).execute()
  await db.destroy()
}
async function accounts(): Promise<string[]> {
  const { db } = await open()
  const rows = await db.selectFrom('account').select('account_id').orderBy('account_id').execute()
  await db.destroy()
  return rows.map((row) => row.account_id)
}
const addPhoto = (text: string) =>
  folderPhotos(join(data, 'photos')).put(PHOTO, new TextEncoder().encode(text))
const photo = () => readFileSync(join(data, 'photos', PHOTO), 'utf8')
const asideOf = () => readdirSync(data).filter((name) => name.startsWith('before-restore-'))

describe('a restore', () => {
  it('brings database and photos back, and keeps what was there aside', async () => {
    await run('first')
    await addPhoto('old')
    await backUp(data, copy)
    await run('second')
    await addPhoto('new')
    expect(await restore(data, { copy, now })).toMatch(/What was there before lies in \S+\.$/)
    expect(await accounts()).toEqual(['first'])
    expect(photo()).toBe('old')
    const [aside = ''] = asideOf()
    expect(readFileSync(join(data, aside, 'photos', PHOTO), 'utf8')).toBe('new')
    rmSync(join(data, 'photos'), { recursive: true })
    await restore(data, { copy: join(data, aside, 'vagu.sqlite'), now: new Date(now.getTime() + 1) })
    expect(await accounts()).toEqual(['first', 'second'])
  })
  it('says how many records of the copy are not as they are written', async () => {
    await run('first')
    await run('second')
    const { db } = await open()
    await db.updateTable('account').set({ document: '{}' }).where('account_id', '=', 'first').execute()
    await db.destroy()
    await backUp(data, copy)
    const output = '1 of its records are not as Vagu writes them; its log names those that it cannot read.'
    expect(await restore(data, { copy, now })).toContain(output)
    expect(await accounts()).toEqual(['first', 'second'])
  })
  it('into a folder where nothing is needs nothing aside', async () => {
    await run('first')
    await backUp(data, copy)
    rmSync(data, { recursive: true })
    await restore(data, { copy, now })
    expect(await accounts()).toEqual(['first'])
    expect(asideOf()).toEqual([])
    expect(readdirSync(server).toSorted()).toEqual(['copy.sqlite', 'data'])
  })
  it('takes the newest saves that stand beside a copy made by hand', async () => {
    await run('first')
    const { db } = await open()
    await db.updateTable('account').set({ account_id: 'newest' }).execute()
    for (const end of ['', '-wal']) copyFileSync(join(data, `vagu.sqlite${end}`), copy + end)
    await db.destroy()
    await restore(data, { copy, now })
    expect(await accounts()).toEqual(['newest'])
  })
  it.each([
    ['nothing', () => rmSync(copy), 'There is no file'],
    ['a broken copy', () => writeFileSync(copy, 'x'.repeat(5000)), 'file is not a database'],
    ['an empty copy', () => writeFileSync(copy, ''), 'is no database of Vagu'],
    [
      'the copy of a newer Vagu',
      () => change("insert into migration values ('9999-later.sql', '', '')"),
      'was made by a newer Vagu (9999-later.sql)',
    ],
    ['the copy of another Vagu', () => change("update migration set text = 'x'"), 'differs'],
    ['a damaged copy', () => damage(), 'copy.sqlite'],
  ])('refuses %s, and leaves all as it is', async (_, spoil, sentence) => {
    await run('first')
    await backUp(data, copy)
    await run('second')
    spoil()
    const before = readdirSync(data)
    await expect(restore(data, { copy, now })).rejects.toThrow(sentence)
    expect(readdirSync(data)).toEqual(before)
    expect(await accounts()).toEqual(['first', 'second'])
  })
  const change = (sql: string) => {
    const database = new DatabaseSync(copy)
    database.exec(sql)
    database.close()
  }
  const damage = () => {
    const bytes = readFileSync(copy)
    bytes.fill(0xff, 8192, 60_000)
    writeFileSync(copy, bytes)
  }
})

describe('over a folder', () => {
  let program: StartedProgram | undefined
  afterEach(async () => {
    await program?.end('SIGKILL')
    program = undefined
  })

  it('in which Vagu runs, a restore is refused', async () => {
    await run('first')
    await backUp(data, copy)
    program = await startedProgram({ VAGU_DATA: data })
    await expect(restore(data, { copy, now })).rejects.toThrow('Vagu runs over')
    expect((await fetch(`${program.address}/api/health`)).status).toBe(200)
    await program.end('SIGTERM')
    await restore(data, { copy, now })
    expect(await accounts()).toEqual(['first'])
  })
  it('in which Vagu was killed, all goes on as before, also after a backup', async () => {
    program = await startedProgram({ VAGU_DATA: data })
    await program.end('SIGKILL')
    expect(existsSync(join(data, 'vagu.sqlite-wal'))).toBe(true)
    await backUp(data, copy)
    expect(checkDatabaseFile(data)).toBe('known')
    expect(await accounts()).toEqual([])
  })
  it('that cannot be used, Vagu says so when it starts', async () => {
    await run('first')
    writeFileSync(join(data, 'vagu.sqlite'), '')
    const { exitCode, output } = await failedProgram({ VAGU_DATA: data })
    expect(exitCode).toBe(1)
    expect(output).toContain('vagu.sqlite is empty. Bring a copy back: npm run restore -- copy.sqlite')
  })
})

describe('a start', () => {
  const file = () => join(data, 'vagu.sqlite')
  const refusal = () => {
    try {
      return checkDatabaseFile(data)
    } catch (error) {
      return error instanceof DataFault ? error.message : error
    }
  }
  it('says that it makes a new database, and nothing of one that is there', async () => {
    await run('first')
    expect(logged).toEqual(['new database'])
    await run('second')
    expect(logged).toEqual(['new database'])
    expect(refusal()).toBe('known')
  })
  it('refuses photos without a database', async () => {
    await addPhoto('old')
    expect(refusal()).toContain('There are photos')
    rmSync(join(data, 'photos'), { recursive: true })
    expect(refusal()).toBe('new')
  })
  it('refuses photos beside a database without accounts', async () => {
    await (await open()).db.destroy()
    expect(refusal()).toBe('known')
    await addPhoto('old')
    expect(refusal()).toContain('holds no account')
  })
  it('refuses an empty file, a text and the database of another program', async () => {
    await run('first')
    writeFileSync(file(), '')
    expect(refusal()).toContain('is empty')
    writeFileSync(file(), 'not a database'.repeat(100))
    expect(refusal()).toContain('is no database')
    rmSync(file())
    const other = new DatabaseSync(file())
    other.exec('create table note (text)')
    other.close()
    expect(refusal()).toContain('another program')
  })
  it('refuses a file that was copied alone while it was open, and names the way to go on', async () => {
    await run('first')
    const { db } = await open()
    copyFileSync(file(), copy)
    await db.destroy()
    rmSync(file())
    copyFileSync(copy, file())
    expect(refusal()).toContain('without vagu.sqlite-wal')
    expect(await restore(data, { copy: file(), now })).toContain('its newest saves are missing')
    expect(await accounts()).toEqual(['first'])
  })
  it('refuses the newest saves of another database, and leaves both as they are', async () => {
    await run('first')
    const other = join(server, 'other.sqlite')
    const foreign = new DatabaseSync(other)
    foreign.exec('pragma journal_mode = wal; create table a (x); insert into a values (zeroblob(100000));')
    copyFileSync(`${other}-wal`, `${file()}-wal`)
    foreign.close()
    const before = readFileSync(file())
    expect(refusal()).toMatch(/does not belong to|another program/)
    expect(readFileSync(file()).equals(before)).toBe(true)
    rmSync(`${file()}-wal`)
    expect(await accounts()).toEqual(['first'])
  })
  it('refuses the newest saves alone, and a restore that was broken off', async () => {
    await run('first')
    rmSync(file())
    writeFileSync(`${file()}-wal`, 'x')
    expect(refusal()).toContain('is gone')
    rmSync(`${file()}-wal`)
    writeFileSync(`${file()}.restoring`, 'x')
    expect(refusal()).toContain('broken off')
  })
})
