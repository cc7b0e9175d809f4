/** How often something may be tried. Tries are counted before they are judged, so that many at once count too. */
import { DAY_MS, MINUTE_MS } from '@vagu/core/time/spans'
import { AppError } from '@vagu/core/errors'
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'
import { logSecurity, markOf } from '../http/security-log.ts'
import type { Ports } from '../ports.ts'
import { networkOf } from './client-network.ts'

/** The window in which most tries are counted, and the longest one, ms. */
export const TRY_WINDOW = 15 * MINUTE_MS
const MAX_WINDOW = DAY_MS

/** Tries in one window, by what is tried and for whom. */
export const TRIES = {
  /** From a browser that signed in before: strangers do not count here, so they lock nobody out of it. */
  'login by device': 10,
  'login by e-mail and address': 10,
  /** From everywhere: what many addresses together may guess at one account. */
  'login by e-mail': 100,
  'login by address': 50,
  'OpenID by address': 50,
  'reset by e-mail and address': 5,
  'reset by e-mail': 20,
  'reset by address': 50,
  'password by user': 10,
  'feedback by user': 20,
  'PRIA map by account': 120,
  'PRIA by user': 60,
  'export by account': 20,
  /** A day; so that nobody's post box is filled by somebody who registered his address. */
  'proof by user': 5,
  /** A day: mailed links, farms, invitations. */
  'link by user': 10,
  'farm by user': 20,
  'invitation by account': 50,
  'calendar by user': 20,
  /** Calendars ask a few times a day; who asks for addresses that are none guesses. */
  'calendar by token': 60,
  'calendar by address': 30,
  'inspector by account': 30,
  /** A page with a hundred photos asks for each; books and files take a helper's seconds. */
  'inspector by token': 600,
  'inspector books by token': 60,
  'inspector by address': 30,
} as const
export type Limited = keyof typeof TRIES | 'registration by address'

const WINDOWS: Partial<Record<Limited, number>> = {
  'proof by user': DAY_MS,
  'link by user': DAY_MS,
  'farm by user': DAY_MS,
  'invitation by account': DAY_MS,
  'calendar by user': DAY_MS,
  'inspector by account': DAY_MS,
  'registration by address': DAY_MS,
}
const windowOf = (of: Limited): number => WINDOWS[of] ?? TRY_WINDOW

/** Whose tries are counted; an empty name (a home that knows no addresses) is not limited. */
export interface Try {
  readonly of: Limited
  readonly by: string
  /** In place of the number in `TRIES`. */
  readonly most?: number
}
const keyOf = ({ of, by }: Try): string => `${of}: ${by}`
const maxOf = ({ of, most: max }: Try): number => max ?? (of === 'registration by address' ? 0 : TRIES[of])

/** Tries of something for an e-mail: from one place, and from everywhere. */
export const triesOfEmail = (what: 'login' | 'reset', email: string, address: string): readonly Try[] => [
  { of: `${what} by e-mail and address`, by: `${email} ${networkOf(address)}` },
  { of: `${what} by e-mail`, by: email },
]
export const triesOfAddress = (of: Limited & `${string} by address`, address: string): Try => ({
  of,
  by: networkOf(address),
})

/** A window that has passed, or that lies ahead because the clock was set back, is over. */
const isOver = (now: Date, window: number) => {
  const start = new Date(now.getTime() - window).toISOString()
  return sql<boolean>`(attempt.window_start <= ${start} or attempt.window_start > ${now.toISOString()})`
}

async function countOne(db: Reader, attempt: Try, now: Date) {
  const over = isOver(now, windowOf(attempt.of))
  return db
    .insertInto('attempt')
    .values({ attempt_key: keyOf(attempt), window_start: now.toISOString(), tries: 1 })
    .onConflict((conflict) =>
      conflict.column('attempt_key').doUpdateSet({
        tries: sql<number>`case when ${over} then 1 else attempt.tries + 1 end`,
        window_start: sql<string>`case when ${over} then excluded.window_start else attempt.window_start end`,
      }),
    )
    .returning(['tries', 'window_start'])
    .executeTakeFirstOrThrow()
}

/** Seconds until the window of tries ends; nothing while they are within the limit. */
async function waitAfter(db: Reader, attempt: Try, now: Date): Promise<number> {
  if (attempt.by === '') return 0
  const row = await countOne(db, attempt, now)
  if (row.tries <= maxOf(attempt)) return 0
  return Math.ceil((Date.parse(row.window_start) + windowOf(attempt.of) - now.getTime()) / 1000)
}

/** Counts a try of each kind; refuses with `tooManyTries` when one is over its limit. */
export async function countTries(
  ports: Pick<Ports, 'db' | 'log' | 'now'>,
  tries: readonly Try[],
): Promise<void> {
  const now = ports.now()
  await ports.db.deleteFrom('attempt').where(isOver(now, MAX_WINDOW)).execute()
  let wait = 0
  for (const attempt of tries) {
    const seconds = await waitAfter(ports.db, attempt, now)
    if (seconds > 0)
      logSecurity(ports, 'too many tries', { of: attempt.of, by: await markOf(attempt.by), seconds })
    wait = Math.max(wait, seconds)
  }
  if (wait > 0) throw new AppError('tooManyTries', { retryAfter: wait })
}

/** Forgets the tries that led to a success. */
export async function forgetTries(db: Reader, attempt: Try): Promise<void> {
  await db.deleteFrom('attempt').where('attempt_key', '=', keyOf(attempt)).execute()
}

/** Forgets every try to sign in by this e-mail, from wherever. */
export async function forgetLogins(db: Reader, email: string): Promise<void> {
  await forgetTries(db, { of: 'login by e-mail', by: email })
  const start = keyOf({ of: 'login by e-mail and address', by: `${email} ` })
  await db
    .deleteFrom('attempt')
    .where(sql<boolean>`substr(attempt.attempt_key, 1, ${start.length}) = ${start}`)
    .execute()
}
