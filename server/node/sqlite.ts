import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { SqliteStatement } from 'kysely'
import { faultOf } from '../src/db/faults.ts'
import type { PatientDatabase } from '../src/db/sqlite-dialect.ts'

/** Prepared statements that are kept. */
const MAX_CACHED = 500
/** Tries at a start while another program has locked the file, 100 ms apart. */
const START_TRIES = 50

/** Pages of newest saves after which they are brought into the file, as soon as nothing is being saved: about 4 MB. */
const MANY_PAGES = 1000
/** Pages after which SQLite brings them in by itself, in the save that comes then. */
const TOO_MANY_PAGES = 4 * MANY_PAGES
/** Time without a save after which nothing is being saved, ms. */
const QUIET = 200

/** Stops the whole process: for a start alone, when there is nobody else to answer. */
export const pauseAtStart = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)

/** Tries again while another program has locked the file; for a start alone. */
export function patiently(work: () => void): void {
  for (let tries = START_TRIES; ; tries--) {
    try {
      work()
      return
    } catch (error) {
      if (tries === 0 || faultOf(error) !== 'busy') throw error
      pauseAtStart()
    }
  }
}

type Values = readonly SQLOutputValue[]

/** Values of a row by the names of their columns. Rows that are made alike are read and compared several times faster than SQLite's own. */
function rowOf(names: readonly string[], values: Values): Record<string, SQLOutputValue> {
  const row: Record<string, SQLOutputValue> = {}
  for (const [at, name] of names.entries()) row[name] = values[at] ?? null
  return row
}

const namesOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name)

/** A statement whose rows are made here: SQLite hands over bare values, and the names are asked for once. */
function statementOf(statement: StatementSync): SqliteStatement {
  let names = namesOf(statement)
  statement.setReturnArrays(true)
  const rowsOf = (values: readonly Values[]) => {
    // a column was added since by another program
    if (values[0] && values[0].length !== names.length) names = namesOf(statement)
    return values.map((each) => rowOf(names, each))
  }
  const all = (parameters: readonly unknown[]) =>
    rowsOf(statement.all(...(parameters as SQLInputValue[])) as unknown as Values[])
  return {
    reader: names.length > 0,
    all,
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    *iterate(parameters) {
      const found = statement.iterate(...(parameters as SQLInputValue[]))
      for (const values of found as unknown as Iterable<Values>) yield* rowsOf([values])
    },
  }
}

/** Brings the newest saves into the file, once they are many, between two saves: no save has to wait for it. */
class Checkpoints {
  readonly #raw: DatabaseSync
  readonly #look: StatementSync
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(raw: DatabaseSync) {
    this.#raw = raw
    this.#look = raw.prepare('pragma wal_checkpoint(noop)')
  }

  afterCommit(): void {
    clearTimeout(this.#timer)
    if (this.#pagesOutside() < MANY_PAGES) return
    this.#timer = setTimeout(() => this.#bringIn(), QUIET)
    this.#timer.unref()
  }
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Pages that are not in the file yet; nothing where it cannot be told, for what was saved is saved. */
  #pagesOutside(): number {
    try {
      const { log, checkpointed } = this.#look.get() ?? {}
      return Number(log) - Number(checkpointed)
    } catch {
      return 0
    }
  }

  /** Saves that cannot be brought in now, because of a lock or a full disk, stay where they are, just as safe. */
  #bringIn(): void {
    if (this.#raw.isTransaction) return
    try {
      this.#raw.exec('pragma wal_checkpoint(passive)')
    } catch {
      // the next save tries again
    }
  }
}

/** node:sqlite in the shape that Kysely's SQLite driver asks for; `raw` is the database itself. */
export function nodeSqlite(path: string): PatientDatabase & { readonly raw: DatabaseSync } {
  // SQLite's own waiting would stop everybody: the driver waits for a lock
  const raw = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
  patiently(() =>
    raw.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000; pragma wal_autocheckpoint = ${TOO_MANY_PAGES};`,
    ),
  )
  const checkpoints = new Checkpoints(raw)
  const cached = new Map<string, SqliteStatement>()
  return {
    raw,
    isInTransaction: () => raw.isTransaction,
    afterCommit: () => checkpoints.afterCommit(),
    close: () => {
      checkpoints.stop()
      cached.clear()
      raw.close()
    },
    prepare(sql) {
      const known = cached.get(sql)
      if (known !== undefined) return known
      const statement = statementOf(raw.prepare(sql))
      const [oldest] = cached.keys()
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest)
      cached.set(sql, statement)
      return statement
    },
  }
}
