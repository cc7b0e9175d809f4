/** Counts of differences of a year, and what is to be done about them: by what PRIA told last and what is here now. */
import { AGENCY_KINDS, type AgencyKind, type AgencySeason } from '@vagu/core/agency/wire'
import type { Book } from '@vagu/core/pria/book'
import { ENTRY_DAYS } from '@vagu/core/pria/rows'
import { tallying } from '@vagu/core/pria/tally'
import type { PriaAccess, PriaReminder, PriaStatusCounts } from '@vagu/core/pria/schema'
import { addDays, daysBetween } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { letOthers } from '../db/let-others.ts'
import { readBook } from './book.ts'
import { inSlices, seasonOf } from './compare.ts'
import { readLinks } from './links.ts'
import { readAsked, readDesk } from './mirror.ts'
import { OPEN_STATES } from './open-run.ts'

/** Days before the last on which unsent work is spoken of, and before a season closes. */
const SOON = { entry: 4, season: 30 } as const

interface Of {
  readonly year: number
  readonly clientId: string | undefined
  readonly access: PriaAccess
  readonly isTest: boolean
}

/** Done work that the agency does not hold, by its last days: what is late, what soon will be, what can be sent no more. */
function unsent(book: Book, season: AgencySeason | null, lastDays: readonly string[]): PriaReminder[] {
  if (season?.state === 'CLOSED' && lastDays.length > 0)
    return [{ kind: 'SEASON_CLOSED', count: lastDays.length, until: season.closesOn }]
  if (season?.state !== 'OPEN') return []
  const due = lastDays.map((day) => addDays(day, ENTRY_DAYS))
  const late = due.filter((day) => day < book.today)
  const soon = due
    .filter((day) => day >= book.today && daysBetween(book.today, day) <= SOON.entry)
    .toSorted((a, b) => (a < b ? -1 : 1))
  return [
    ...(late.length > 0 ? [{ kind: 'UNSENT_LATE' as const, count: late.length, until: null }] : []),
    ...(soon.length > 0
      ? [{ kind: 'UNSENT_SOON_LATE' as const, count: soon.length, until: soon[0] ?? null }]
      : []),
  ]
}

function closing(book: Book, season: AgencySeason | null, count: number): PriaReminder[] {
  const closesOn = season?.closesOn ?? null
  const isSoon =
    season?.state === 'OPEN' &&
    closesOn !== null &&
    closesOn >= book.today &&
    daysBetween(book.today, closesOn) <= SOON.season
  return isSoon && count > 0 ? [{ kind: 'SEASON_CLOSES', count, until: closesOn }] : []
}

async function waiting(db: Reader, accountId: string): Promise<PriaReminder[]> {
  const rows = await db
    .selectFrom('pria_run')
    .select('waits_for')
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_STATES)
    .where('state', '<>', 'RUNNING')
    .execute()
  return rows.map(() => ({ kind: 'RUN_WAITS', count: 1, until: null }))
}

const NO_COUNTS: Readonly<Record<AgencyKind, number>> = { FIELD: 0, CROP: 0, JOB: 0, YIELD: 0 }
const statusOf = (counts: Readonly<Record<AgencyKind, number>>) => ({
  fieldDifferences: counts.FIELD,
  cropDifferences: counts.CROP,
  jobDifferences: counts.JOB,
  yieldDifferences: counts.YIELD,
})

const ofAccess = (access: PriaAccess): PriaReminder[] => {
  if (access === 'NOT_CONNECTED') return [{ kind: 'NOT_CONNECTED', count: 0, until: null }]
  return access === 'NEEDS_SIGN_IN' ? [{ kind: 'NEEDS_SIGN_IN', count: 0, until: null }] : []
}

/** The status of a year; nobody is asked. */
export async function readPriaStatus(
  db: Reader,
  actor: Actor,
  { year, clientId, access, isTest }: Of,
): Promise<PriaStatusCounts> {
  if (clientId === undefined)
    return { ...statusOf(NO_COUNTS), access, isTest, asOf: null, reminders: ofAccess(access) }
  const season = seasonOf(actor, clientId, year)
  const [book, links, asked] = [
    await readBook(db, actor, season),
    await readLinks(db, season),
    await readAsked(db, season),
  ]
  const counts = { ...NO_COUNTS }
  const lastDays: string[] = []
  for (const kind of AGENCY_KINDS.filter((each) => asked.at.has(each))) {
    const desk = await readDesk(db, season, { kind, links, asked })
    await letOthers()
    const { differences, unsent: days } = await inSlices(tallying(kind, book, desk))
    counts[kind] = differences
    lastDays.push(...days)
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const times = AGENCY_KINDS.map((kind) => asked.at.get(kind) ?? null)
  return {
    ...statusOf(counts),
    access,
    isTest,
    asOf: times.includes(null)
      ? null
      : (times.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))[0] ?? null),
    reminders: [
      ...ofAccess(access),
      ...unsent(book, asked.season, lastDays),
      ...closing(book, asked.season, all),
      ...(await waiting(db, actor.accountId)),
    ],
  }
}
