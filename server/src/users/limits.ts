/** How often something may be tried. Tries are counted before they are judged, so that many at once count too. */
import { AppError } from '@vagu/core/errors'
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'

/** The window in which tries are counted, ms. */
export const TRY_WINDOW = 15 * 60_000

/** Tries in one window, by what is tried and for whom. */
export const TRIES = {
  'login by e-mail': 10,
  'login by address': 50,
  'registration by address': 50,
  'reset by e-mail': 5,
  'reset by address': 50,
  'password by user': 10,
  'feedback by user': 20,
} as const
export type Limited = keyof typeof TRIES

/** Whose tries are counted; an empty name (a home that knows no addresses) is not limited. */
export interface Try {
  readonly of: Limited
  readonly by: string
}
const keyOf = ({ of, by }: Try): string => `${of}: ${by}`

async function countOne(db: Reader, attempt: Try, now: Date): Promise<number> {
  const start = new Date(now.getTime() - TRY_WINDOW).toISOString()
  const fresh = sql<boolean>`attempt.window_start <= ${start}`
  const row = await db
    .insertInto('attempt')
    .values({ attempt_key: keyOf(attempt), window_start: now.toISOString(), tries: 1 })
    .onConflict((conflict) =>
      conflict.column('attempt_key').doUpdateSet({
        tries: sql<number>`case when ${fresh} then 1 else attempt.tries + 1 end`,
        window_start: sql<string>`case when ${fresh} then excluded.window_start else attempt.window_start end`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return row.tries
}

/** Counts a try of each kind; refuses with `tooManyTries` when one is over its limit. */
export async function countTries(db: Reader, now: Date, tries: readonly Try[]): Promise<void> {
  const outdated = new Date(now.getTime() - TRY_WINDOW).toISOString()
  await db.deleteFrom('attempt').where('window_start', '<=', outdated).execute()
  let isOver = false
  for (const attempt of tries)
    if (attempt.by !== '' && (await countOne(db, attempt, now)) > TRIES[attempt.of]) isOver = true
  if (isOver) throw new AppError('tooManyTries')
}

/** Forgets the tries that led to a success. */
export async function forgetTries(db: Reader, attempt: Try): Promise<void> {
  await db.deleteFrom('attempt').where('attempt_key', '=', keyOf(attempt)).execute()
}
