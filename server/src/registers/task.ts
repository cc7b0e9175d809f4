/** Work that one of several programs over one database does, now and then. */
import type { Reader } from '../db/schema.ts'

/** A lock that its holder left behind ends after this, ms. */
export const LOCK_LASTS = 30 * 60_000

export interface Task {
  readonly name: string
  /** Who asks: another text in every program. */
  readonly holder: string
}
export interface TaskState {
  readonly lastRunAt: string | null
  readonly lastResult: string | null
}

export async function readTask(db: Reader, name: string): Promise<TaskState> {
  const row = await db
    .selectFrom('task')
    .select(['last_run_at', 'last_result'])
    .where('name', '=', name)
    .executeTakeFirst()
  return { lastRunAt: row?.last_run_at ?? null, lastResult: row?.last_result ?? null }
}

/**
 * Takes the lock. False when another holds it, or has done the work since `seen` was read: each row changes under one
 * statement, so of two that ask at once one gets it.
 */
export async function takeLock(db: Reader, task: Task, at: { now: Date; seen: TaskState }): Promise<boolean> {
  const { name, holder } = task
  const now = at.now.toISOString()
  await db
    .insertInto('task')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { lastRunAt } = at.seen
  const { numUpdatedRows } = await db
    .updateTable('task')
    .set({ holder, locked_until: new Date(at.now.getTime() + LOCK_LASTS).toISOString() })
    .where('name', '=', name)
    // what this very program could not give back is its own
    .where((row) =>
      row.or([row('locked_until', 'is', null), row('locked_until', '<=', now), row('holder', '=', holder)]),
    )
    .where('last_run_at', lastRunAt === null ? 'is' : '=', lastRunAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Letters of an error that are kept. */
const MAX_ERROR = 300

/** Text of an error, in one line: it may name somebody's address, or a password before a server's name. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\s<>:"'(]+@[^\s<>:"')]+/g, '…@…')
    .slice(0, MAX_ERROR)

/** A program that ends breaks its work off: that is no failure. */
const isStopped = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Notes what came of the work and gives the lock back; nothing when another has it by now. */
export async function endTask(db: Reader, task: Task, done: { now: Date; result: string }): Promise<void> {
  await db
    .updateTable('task')
    .set({
      holder: null,
      locked_until: null,
      last_run_at: done.now.toISOString(),
      last_result: done.result,
      last_error: null,
      last_failed_at: null,
    })
    .where('name', '=', task.name)
    .where('holder', '=', task.holder)
    .execute()
}

/** Gives the lock back, with why the work broke off; nothing when it was given back, or another has it by now. */
async function leaveTask(
  db: Reader,
  task: Task,
  failure?: { last_error: string; last_failed_at: string },
): Promise<void> {
  await db
    .updateTable('task')
    .set({ holder: null, locked_until: null, ...failure })
    .where('name', '=', task.name)
    .where('holder', '=', task.holder)
    .execute()
}

interface LockNeeds {
  readonly db: Reader
  readonly now: () => Date
}

/**
 * Does the work and gives the lock back, also when the work failed: then its error is noted with the lock, and told,
 * whatever becomes of the lock.
 */
export async function underLock<T>({ db, now }: LockNeeds, task: Task, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work()
    await leaveTask(db, task).catch(() => {})
    return done
  } catch (error) {
    const failure = { last_error: errorText(error), last_failed_at: now().toISOString() }
    await leaveTask(db, task, isStopped(error) ? undefined : failure).catch(() => {})
    throw error
  }
}

interface TaskNeeds extends LockNeeds {
  /** Another text in every program. */
  readonly holder: string
}

/** Does work that is due by when it was done last, where no other program does it. Work that breaks off is repeated. */
export async function doTask<T>(
  needs: TaskNeeds,
  task: { readonly name: string; readonly isDue: (now: Date, last: Date | undefined) => boolean },
  work: () => Promise<T>,
): Promise<T | 'notDue'> {
  const of: Task = { name: task.name, holder: needs.holder }
  const seen = await readTask(needs.db, task.name)
  const now = needs.now()
  if (!task.isDue(now, seen.lastRunAt === null ? undefined : new Date(seen.lastRunAt))) return 'notDue'
  if (!(await takeLock(needs.db, of, { now, seen }))) return 'notDue'
  return underLock(needs, of, async () => {
    const result = await work()
    await endTask(needs.db, of, { now: needs.now(), result: JSON.stringify(result) })
    return result
  })
}
