import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'

/** Type numbers of int8 and numeric, which pg gives as text unless told: counts and sums are numbers here. */
const NUMBERS = new Set([20, 1700])
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

interface Pool {
  readonly max?: number
  /** Told when a connection breaks, in use or idle (the server was restarted); the next query opens a new one. */
  readonly onLost?: (error: Error) => void
}

/** How long a statement may wait for a lock, and run in all, ms: a farm that is busy must not keep the others waiting. */
const LOCK_WAIT = 8000
const STATEMENT = 45_000

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Keeps the error that made a rollback necessary: on a lost connection the rollback fails too, and says less. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    // a connection that cannot roll back is thrown away by the driver
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** Kysely over PostgreSQL; a caller waits at most 10 s for one of `max` connections. */
export function postgresDialect(url: string, { max = 10, onLost = () => {} }: Pool = {}): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    lock_timeout: LOCK_WAIT,
    statement_timeout: STATEMENT,
  })
  // an error without a listener ends the program, and the pool listens only while a connection is idle
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {})
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new Driver({ pool }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}
