/**
 * Checks before the SQLite file of the data folder is opened. SQLite takes any empty file for a new database and any
 * file beside it for its newest saves; a start must not go on without a word where saves are missing.
 */
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pauseAtStart, patiently } from './sqlite.ts'

export const DATABASE = 'vagu.sqlite'
export const PHOTOS = 'photos'
/** How a restored file is named until it is whole. */
export const RESTORING = '.restoring'
/** The newest saves stand beside the file while it is open, and so they do after a crash. */
export const NEWEST_SAVES = '-wal'

const MAGIC = 'SQLite format 3\0'
const HEADER = 100
/** Place of `user_version` in the header, where we note that the file is open. */
const OPEN_MARK = 60

/** Why the data folder cannot be used; the message says what to do. */
export class DataFault extends Error {
  override readonly name = 'DataFault'
}

const WAY_OUT = 'Bring a copy back: npm run restore -- copy.sqlite'

function headerOf(file: string): Buffer {
  const header = Buffer.alloc(HEADER)
  const handle = openSync(file, 'r')
  try {
    return header.subarray(0, readSync(handle, header, 0, HEADER, 0))
  } finally {
    closeSync(handle)
  }
}

/** Of a file that is empty at this moment another program that starts may be making a database: tries, 100 ms apart. */
function headerWhenMade(file: string, tries = 10): Buffer {
  const header = headerOf(file)
  if (header.length > 0 || tries === 0) return header
  pauseAtStart()
  return headerWhenMade(file, tries - 1)
}

/** Whether the file was not closed by the program, and its newest saves are not beside it. */
export function isWithoutNewestSaves(file: string): boolean {
  // in this order: another program that closes the file notes it there before it takes the other one away
  if (existsSync(file + NEWEST_SAVES)) return false
  const header = headerOf(file)
  return header.length === HEADER && header.readUInt32BE(OPEN_MARK) === 1
}

/** Takes the note of being open out of a copy. */
export const markWhole = (database: DatabaseSync): void => database.exec('pragma user_version = 0')

/**
 * Notes in the file itself that it is open, and at once the contrary in the newest saves beside it. Whoever copies the
 * file alone then copies the note; whoever closes it in order, whatever program that is, brings the contrary in.
 */
export function markOpen(database: DatabaseSync): void {
  patiently(() => database.exec('pragma user_version = 1'))
  // a program that reads may hinder this: then it has made the note when it began
  patiently(() => database.exec('pragma wal_checkpoint(truncate)'))
  patiently(() => markWhole(database))
}

export function hasPhotos(data: string): boolean {
  const folder = join(data, PHOTOS)
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.webp'))
}

function checkAbsent(data: string): void {
  const file = join(data, DATABASE)
  if (existsSync(file + RESTORING))
    throw new DataFault(`A restore in ${data} was broken off: run it again, npm run restore -- copy.sqlite`)
  if (existsSync(file + NEWEST_SAVES))
    throw new DataFault(`${file} is gone, but ${DATABASE}${NEWEST_SAVES} is there. ${WAY_OUT}`)
  if (hasPhotos(data))
    throw new DataFault(
      `There are photos in ${data}, but no ${DATABASE}. ${WAY_OUT}, or move the folder ${PHOTOS} away to begin anew.`,
    )
}

const namesIn = (database: DatabaseSync, sql: string): string[] =>
  database
    .prepare(sql)
    .all()
    .map((row) => String(row['name']))

/** Fault of a database with its newest saves; undefined when it is whole. */
export function faultIn(database: DatabaseSync): string | undefined {
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.['quick_check']
    return found === 'ok' ? undefined : String(found)
  } catch (error) {
    return String(error)
  }
}

/** Check by reading alone; the file stays as it is. */
function checkContent(data: string, file: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const tables = namesIn(database, "select name from sqlite_master where type = 'table'")
    if (tables.length > 0 && !tables.includes('migration'))
      throw new DataFault(`${file} is the database of another program. Move it away, or set VAGU_DATA.`)
    const isWithoutAccounts =
      !tables.includes('account') || database.prepare('select 1 from account limit 1').get() === undefined
    if (isWithoutAccounts && hasPhotos(data))
      throw new DataFault(
        `${file} holds no account, but there are photos beside it. ${WAY_OUT}, or move the folder ${PHOTOS} away.`,
      )
    const fault = existsSync(file + NEWEST_SAVES) ? faultIn(database) : undefined
    if (fault !== undefined)
      throw new DataFault(
        `${DATABASE}${NEWEST_SAVES} does not belong to ${file}, or one of them is broken (${fault}). ${WAY_OUT}`,
      )
  } finally {
    database.close()
  }
}

/** Whether the database has to be made, or is there. Throws `DataFault` where something is missing or foreign. */
export function checkDatabaseFile(data: string): 'new' | 'known' {
  const file = join(data, DATABASE)
  if (!existsSync(file)) {
    checkAbsent(data)
    return 'new'
  }
  const header = headerWhenMade(file)
  if (header.length === 0)
    throw new DataFault(`${file} is empty. ${WAY_OUT}, or delete the empty file to begin anew.`)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new DataFault(
      `The database file in the data folder (VAGU_DATA) cannot be used: ${file} is no database. ${WAY_OUT}`,
    )
  if (isWithoutNewestSaves(file))
    throw new DataFault(
      `${file} was copied or left without ${DATABASE}${NEWEST_SAVES}, where its newest saves stood. Put that file beside it. ` +
        `${WAY_OUT}. To go on without those saves: npm run restore -- ${file}`,
    )
  checkContent(data, file)
  return 'known'
}
