import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '../src/db/migrate.ts'

const folder = join(import.meta.dirname, '..', 'migrations')

/** The migrations as they lie in their folder. */
export const migrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
