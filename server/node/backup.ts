/** `npm run backup -- copy.sqlite`: a whole copy of the SQLite database and the photos, also while the program runs. */
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { readConfig } from './config.ts'
import { DATABASE, PHOTOS } from './database-file.ts'
import { UNFINISHED } from './photos-folder.ts'

/** Beside the copy of the database: its name with this at the end. */
export const PHOTOS_OF_COPY = '.photos'

/**
 * Copies the photos of a data folder. They come after the database: a photo's bytes are there before the database
 * shows it, they never change, and they outlive its deletion by a month.
 */
function copyPhotos(data: string, target: string): string {
  const folder = join(data, PHOTOS)
  if (!existsSync(folder)) return ''
  cpSync(folder, target, { recursive: true, filter: (path) => !path.endsWith(UNFINISHED) })
  return ` The photos were copied to ${target}.`
}

/** The copy is one file: what reads it need not write beside it. */
function closeCopy(target: string): void {
  const copy = new DatabaseSync(target)
  try {
    copy.exec('pragma journal_mode = delete')
  } finally {
    copy.close()
  }
}

/** Copies the database of a data folder to a new file. Returns the sentence that says what was done, or throws. */
export async function backUp(data: string, target: string): Promise<string> {
  const file = join(data, DATABASE)
  if (!existsSync(file)) throw new Error(`There is no database in ${data}.`)
  for (const path of [target, target + PHOTOS_OF_COPY])
    if (existsSync(path)) throw new Error(`${path} is there already: name a new file.`)
  // who may only read leaves the newest saves beside the file, also after a crash
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    await backup(database, target)
    closeCopy(target)
    return `The database was copied to ${target}.${copyPhotos(data, target + PHOTOS_OF_COPY)}`
  } finally {
    database.close()
  }
}

async function main([target]: readonly string[]): Promise<void> {
  const { databaseUrl, data, photoBucket } = readConfig(process.env)
  if (databaseUrl !== undefined) throw new Error('The database is PostgreSQL: copy it with pg_dump.')
  if (target === undefined) throw new Error('Name the file to write: npm run backup -- vagu-copy.sqlite')
  process.umask(0o077)
  // npm runs scripts in the project's folder; the name was meant where the user stands
  console.log(await backUp(data, resolve(process.env['INIT_CWD'] ?? '.', target)))
  if (photoBucket !== undefined) console.log('Photos lie in the bucket of VAGU_S3_BUCKET: copy it too.')
}

if (import.meta.main)
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
