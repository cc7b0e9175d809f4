import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

const BUSY =
  'the database was busy for too long: was the root database used inside a transaction instead of the transaction?'

/** Has SQLite's own number for a busy database, so that a caller is told to try again. */
class Busy extends Error {
  readonly errcode = 5
}

/** Kysely queues by itself, but for ever; the driver below says what is wrong when a caller waits for itself. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** One connection, taken in turns; who waits longer than the patience (ms) is refused. */
class OneConnection extends SqliteDriver {
  readonly #patience: number
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #leave: () => void = () => {}

  constructor(database: SqliteDatabase, patience: number) {
    super({ database })
    this.#patience = patience
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#waiting++
    if (this.#waiting > 1) {
      try {
        await this.#wait(turn)
      } catch (error) {
        this.#waiting--
        void turn.then(resolve)
        throw error
      }
    }
    this.#leave = resolve
    return super.acquireConnection()
  }

  async #wait(turn: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const impatience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Busy(BUSY)), this.#patience)
    })
    try {
      await Promise.race([turn, impatience])
    } finally {
      clearTimeout(timer)
    }
  }

  override async releaseConnection(): Promise<void> {
    this.#waiting--
    this.#leave()
  }

  /** The write lock at once: two processes wait for each other (busy timeout) instead of failing half way. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Kysely over any SQLite that has the shape of `SqliteDatabase`: node:sqlite or SQLite in WebAssembly. */
export const sqliteDialect = (database: SqliteDatabase, patience = 10_000): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new OneConnection(database, patience),
  createIntrospector: (db: Kysely<never>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
