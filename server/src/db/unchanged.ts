/**
 * Answers that hold as long as nothing is stored. The database itself tells whether anything was, by whomever: an
 * answer is kept where it says the same before the first question and after the last one, and given again while it still does.
 */
import { sql } from 'kysely'
import { prepared } from './prepared.ts'
import type { Engine, Reader } from './schema.ts'

/** Changes of our own connection, undone ones too, and the number that those of others count up. */
const sqliteState = prepared<Record<string, never>, { state: string }>((db) =>
  db
    .selectFrom(sql<{ data_version: number }>`pragma_data_version`.as('others'))
    .select(sql<string>`total_changes() || ' ' || data_version`.as('state')),
)

/** Snapshot of the visible transactions: the same as long as none that wrote something has ended. */
const postgresState = prepared<Record<string, never>, { state: string }>((db) =>
  db.selectNoFrom(sql<string>`pg_current_snapshot()::text`.as('state')),
)

/** State of the database, which changes with what is stored in it; of PostgreSQL, in all databases of the server. */
export async function stateOf(db: Reader, engine: Engine): Promise<string | undefined> {
  const [row] = await (engine === 'sqlite' ? sqliteState : postgresState)(db, {})
  return row?.state
}

/** Farms whose answers are kept. */
const KEPT = 8

interface Kept<T> {
  readonly state: string | undefined
  /** Key of all else that the answer depends on. */
  readonly key: string
  readonly answer: T
}

interface Asked<T> {
  readonly db: Reader
  readonly engine: Engine
  readonly accountId: string
  /** Key of all that the answer depends on beside the database. */
  readonly key: string
  readonly answer: () => Promise<T>
}

/** Keeps the last answer of each farm. `db` is the database, never a transaction: what is not stored yet is nobody's answer. */
export class Unchanged<T> {
  readonly #byDatabase = new WeakMap<Reader, Map<string, Kept<T>>>()

  async ask({ db, engine, accountId, key, answer }: Asked<T>): Promise<T> {
    const kept = this.#of(db)
    const state = await stateOf(db, engine)
    const before = kept.get(accountId)
    if (before !== undefined && before.key === key && before.state === state) return before.answer
    const fresh = await answer()
    kept.delete(accountId)
    if (state !== undefined && state === (await stateOf(db, engine))) {
      const [oldest] = kept.keys()
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
      kept.set(accountId, { state, key, answer: fresh })
    }
    return fresh
  }

  #of(db: Reader): Map<string, Kept<T>> {
    const known = this.#byDatabase.get(db) ?? new Map<string, Kept<T>>()
    this.#byDatabase.set(db, known)
    return known
  }
}
