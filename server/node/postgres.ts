import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Type numbers of int8 and numeric, which pg gives as text unless told: counts and sums are numbers here. */
const NUMBERS = new Set([20, 1700])
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

interface Pool {
  readonly max?: number
  /** Told when an idle connection breaks (the server was restarted); the next query opens a new one. */
  readonly onLost?: (error: Error) => void
}

/** How long a statement may wait for a lock, and run in all, ms: a farm that is busy must not keep the others waiting. */
const LOCK_WAIT = 8000
const STATEMENT = 45_000

/** Kysely over PostgreSQL; a caller waits at most 10 s for one of `max` connections. */
export function postgresDialect(url: string, { max = 10, onLost = () => {} }: Pool = {}): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 10_000,
    lock_timeout: LOCK_WAIT,
    statement_timeout: STATEMENT,
  })
  // without a listener the loss of an idle connection would end the program
  pool.on('error', onLost)
  return new PostgresDialect({ pool })
}
