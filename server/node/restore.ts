/** `npm run restore -- copy.sqlite`: a copy takes the place of the database and the photos; what was there is kept aside. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { faultOf } from '../src/db/faults.ts'
import { PHOTOS_OF_COPY } from './backup.ts'
import { readConfig } from './config.ts'
import {
  DATABASE,
  faultIn,
  isWithoutNewestSaves,
  markWhole,
  NEWEST_SAVES,
  PHOTOS,
  RESTORING,
} from './database-file.ts'
import { migrations } from './migrations.ts'
import { countShapeless } from './restore-shapes.ts'

/** Files that SQLite keeps beside an open database. */
const BESIDE = [NEWEST_SAVES, '-shm', '-journal']

/**
 * Rejects while a program has the database open: only who is alone may change how it is written. On the way the
 * newest saves come into the file itself; where that would break it, it stays as it is.
 */
function checkNobodyRuns(file: string): void {
  if (!existsSync(file) || !isWhole(file)) return
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (faultOf(error) !== 'busy') throw error
    throw new Error(`Vagu runs over ${file}: stop it, and restore then.`, { cause: error })
  } finally {
    database.close()
  }
}

function isWhole(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      return faultIn(database) === undefined
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

/** Opens a copy to read; one that nothing lies beside is not to get anything beside it either. */
function opened(copy: string): DatabaseSync {
  if (existsSync(copy + NEWEST_SAVES)) return new DatabaseSync(copy, { readOnly: true, timeout: 5000 })
  const address = pathToFileURL(copy)
  address.searchParams.set('immutable', '1')
  return new DatabaseSync(address, { readOnly: true })
}

function checkMigrations(database: DatabaseSync, copy: string): void {
  const tables = database.prepare("select 1 from sqlite_master where name = 'migration'").all()
  if (tables.length === 0) throw new Error(`${copy} is no database of Vagu.`)
  const known = new Map(migrations().map(({ name, text }) => [name, text]))
  for (const row of database.prepare('select name, text from migration').all()) {
    const [name, text] = [String(row['name']), String(row['text'])]
    if (!known.has(name))
      throw new Error(`${copy} was made by a newer Vagu (${name}): update this one first.`)
    if (known.get(name) !== text) throw new Error(`${copy} was made by another Vagu: ${name} differs.`)
  }
}

function checkWhole(database: DatabaseSync, copy: string): void {
  const found = database.prepare('pragma integrity_check(1)').get()?.['integrity_check']
  if (found !== 'ok') throw new Error(`${copy} is broken: ${String(found)}`)
}

/**
 * Copies the database with its newest saves, and looks at the copy, not at what may still change. Returns how many of its
 * records the program cannot read as they are.
 */
async function takeDatabase(copy: string, target: string): Promise<number> {
  rmSync(target, { force: true })
  try {
    const from = opened(copy)
    try {
      checkMigrations(from, copy)
      await backup(from, target)
    } finally {
      from.close()
    }
    const taken = new DatabaseSync(target)
    try {
      taken.exec('pragma journal_mode = delete')
      checkWhole(taken, copy)
      markWhole(taken)
      return countShapeless(taken)
    } finally {
      taken.close()
    }
  } catch (error) {
    rmSync(target, { force: true })
    throw error
  }
}

function takePhotos(copy: string, target: string): boolean {
  rmSync(target, { recursive: true, force: true })
  if (!existsSync(copy)) return false
  cpSync(copy, target, { recursive: true })
  return true
}

/** Moves what is there into a folder of its own; nothing where nothing is. */
function setAside(data: string, aside: string, names: readonly string[]): boolean {
  const there = names.filter((name) => existsSync(join(data, name)))
  if (there.length > 0) mkdirSync(aside, { mode: 0o700 })
  for (const name of there) renameSync(join(data, name), join(aside, name))
  return there.length > 0
}

interface Restoring {
  /** Where the copy of the database lies; photos lie beside it. */
  readonly copy: string
  readonly now: Date
}

/** Puts a copy into the data folder. Returns the sentence that says what was done, or throws and leaves all as it was. */
export async function restore(data: string, { copy, now }: Restoring): Promise<string> {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`)
  const file = join(data, DATABASE)
  const isWithoutNewest = isWithoutNewestSaves(copy)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  checkNobodyRuns(file)
  const shapeless = await takeDatabase(copy, file + RESTORING)
  const photos = join(data, PHOTOS)
  const withPhotos = takePhotos(copy + PHOTOS_OF_COPY, photos + RESTORING)
  const aside = join(data, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const names = [DATABASE, ...BESIDE.map((end) => DATABASE + end), ...(withPhotos ? [PHOTOS] : [])]
  const wasThere = setAside(data, aside, names)
  if (withPhotos) renameSync(photos + RESTORING, photos)
  renameSync(file + RESTORING, file)
  return [
    `The database was restored from ${copy}.`,
    withPhotos ? 'Its photos were restored too.' : 'There are no photos beside the copy: those here stay.',
    ...(wasThere ? [`What was there before lies in ${aside}.`] : []),
    ...(shapeless > 0
      ? [`${shapeless} of its records are not as Vagu writes them; its log names those that it cannot read.`]
      : []),
    ...(isWithoutNewest
      ? ['The copy was made by hand while Vagu ran or after a crash: its newest saves are missing.']
      : []),
  ].join(' ')
}

async function main([copy]: readonly string[]): Promise<void> {
  const { databaseUrl, data } = readConfig(process.env)
  if (databaseUrl !== undefined) throw new Error('The database is PostgreSQL: bring it back with pg_restore.')
  if (copy === undefined) throw new Error('Name the copy: npm run restore -- vagu-copy.sqlite')
  process.umask(0o077)
  // npm runs scripts in the project's folder; the name was meant where the user stands
  const path = resolve(process.env['INIT_CWD'] ?? '.', copy)
  console.log(await restore(data, { copy: path, now: new Date() }))
}

if (import.meta.main)
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
