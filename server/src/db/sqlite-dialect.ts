import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'
import type { AnswersAtOnce } from './at-once.ts'
import { faultOf } from './faults.ts'
import { isRowByRow, type TakesRowByRow } from './row-by-row.ts'
import { Turns } from './turns.ts'

/** Kysely queues by itself, but for ever; the driver below says what is wrong when a caller waits for itself. */
class Adapter extends SqliteAdapter implements TakesRowByRow {
  readonly takesRowByRow = true
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

export interface PatientDatabase extends SqliteDatabase {
  /** Whether a transaction is open: some errors end it, others leave it open. */
  readonly isInTransaction: () => boolean
  /** Told after each transaction that stored something. */
  readonly afterCommit?: () => void
}
export interface Patience {
  /** Who waits longer than this for his turn is refused, ms. */
  readonly turn?: number
  /** Number of tries, `LOCK_PAUSE` apart, of a file that another program has locked. */
  readonly lockTries?: number
}
/** Between two tries of a locked file, ms. */
const LOCK_PAUSE = 25
/** Five seconds in all: half of what a screen waits for an answer. */
const LOCK_TRIES = 200

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/**
 * The connection for one turn. Where another program has locked the file, it steps aside between two tries, so that
 * those who only read are answered meanwhile.
 */
class Turn implements AnswersAtOnce {
  readonly #connection: DatabaseConnection
  readonly #database: PatientDatabase
  readonly #turns: Turns
  readonly #tries: number
  #end: (() => void) | undefined

  constructor(
    connection: DatabaseConnection,
    at: { database: PatientDatabase; turns: Turns; tries: number },
  ) {
    this.#connection = connection
    this.#database = at.database
    this.#turns = at.turns
    this.#tries = at.tries
  }

  async begin(): Promise<this> {
    this.#end = await this.#turns.take()
    return this
  }
  end(): void {
    this.#end?.()
    this.#end = undefined
  }

  /** For a transaction alone: what another program has locked was waited for when it began. */
  atOnce<R>(query: CompiledQuery<R>): R[] {
    if (this.#end === undefined) throw new Error('a question was asked of a transaction that is over')
    const statement = this.#database.prepare(query.sql)
    if (isRowByRow(query)) for (const row of query.rows) statement.run(row)
    else if (statement.reader) return statement.all(query.parameters) as R[]
    else statement.run(query.parameters)
    return []
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isRowByRow(query)) {
      this.atOnce(query)
      return { rows: [] }
    }
    for (let left = this.#tries; ; left--) {
      try {
        return await this.#connection.executeQuery<R>(query)
      } catch (error) {
        if (left <= 1 || faultOf(error) !== 'busy' || this.#database.isInTransaction()) throw error
      }
      this.end()
      await pause(LOCK_PAUSE)
      await this.begin()
    }
  }
  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, size)
  }
}

/** One connection, taken in turns. */
class OneConnection implements Driver {
  readonly #driver: SqliteDriver
  readonly #database: PatientDatabase
  readonly #turns: Turns
  readonly #tries: number

  constructor(database: PatientDatabase, { turn = 10_000, lockTries = LOCK_TRIES }: Patience) {
    this.#driver = new SqliteDriver({ database })
    this.#database = database
    this.#turns = new Turns(turn)
    this.#tries = lockTries
  }

  init(): Promise<void> {
    return this.#driver.init()
  }
  async acquireConnection(): Promise<Turn> {
    const at = { database: this.#database, turns: this.#turns, tries: this.#tries }
    return new Turn(await this.#driver.acquireConnection(), at).begin()
  }
  async releaseConnection(turn: Turn): Promise<void> {
    turn.end()
  }

  /** The write lock at once: two processes wait for each other instead of failing half way. */
  async beginTransaction(turn: Turn): Promise<void> {
    await this.rollbackTransaction(turn)
    await turn.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  async commitTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('commit'))
    this.#database.afterCommit?.()
  }
  /** Some errors (a full disk) end the transaction by themselves, and the error that was first says what happened. */
  async rollbackTransaction(turn: Turn): Promise<void> {
    if (this.#database.isInTransaction())
      await turn.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
  }
  destroy(): Promise<void> {
    return this.#driver.destroy()
  }
}

/** A count of rows stands in the statement itself: with a parameter in its place SQLite plans the statement anew every time. */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${String(limit.value)}`)
    else super.visitLimit(node)
  }
}

/** Kysely over any SQLite that has the shape of `PatientDatabase`: node:sqlite or SQLite in WebAssembly. */
export const sqliteDialect = (database: PatientDatabase, patience: Patience = {}): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new OneConnection(database, patience),
  createIntrospector: (db: Kysely<never>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new QueryCompiler(),
})
