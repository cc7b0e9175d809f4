/** Runs as they are shown: how far they are, and what came of each row. */
import { AppError } from '@vagu/core/errors'
import { PRIA_RUN_STATES, PRIA_WAITS, PriaRunItem } from '@vagu/core/pria/run-schema'
import type { PriaRun, PriaRunWhole } from '@vagu/core/pria/run-schema'
import { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import type { Reader, Tables } from '../db/schema.ts'
import { KIND_OF, kindIn } from './stored.ts'

type RunRow = Tables['pria_run']

const RunState = z.enum(PRIA_RUN_STATES)
const Waits = z.enum(PRIA_WAITS)

const counts = (db: Reader, accountId: string, runIds: readonly string[]) =>
  db
    .selectFrom('pria_item')
    .select((select) => ['run_id', 'state', select.fn.countAll<number | string>().as('count')])
    .where('account_id', '=', accountId)
    .where('run_id', 'in', runIds)
    .groupBy(['run_id', 'state'])
    .execute()

async function runsOf(db: Reader, accountId: string, rows: readonly RunRow[]): Promise<PriaRun[]> {
  if (rows.length === 0) return []
  const items = await counts(
    db,
    accountId,
    rows.map(({ id }) => id),
  )
  const users = await db
    .selectFrom('app_user')
    .select(['user_id', 'email'])
    .where(
      'user_id',
      'in',
      rows.map(({ user_id: id }) => id),
    )
    .execute()
  const emails = new Map(users.map(({ user_id: id, email }) => [id, email]))
  return rows.map((row) => {
    const own = items.filter(({ run_id: id }) => id === row.id)
    const of = (state: string) =>
      own.filter((each) => each.state === state).reduce((sum, { count }) => sum + Number(count), 0)
    return {
      _id: row.id,
      kind: KIND_OF[kindIn(row.kind)],
      year: row.year,
      state: RunState.parse(row.state),
      waitsFor: row.waits_for === null ? null : Waits.parse(row.waits_for),
      triesAgainAt: row.tries_again_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      createdBy: emails.get(row.user_id) ?? '',
      total: own.reduce((sum, { count }) => sum + Number(count), 0),
      done: of('DONE'),
      refused: of('REFUSED'),
      cancelled: of('CANCELLED'),
    }
  })
}

export async function requireRun(db: Reader, actor: Pick<Actor, 'accountId'>, id: string): Promise<RunRow> {
  const row = await db
    .selectFrom('pria_run')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return row
}

export async function oneOf(db: Reader, actor: Pick<Actor, 'accountId'>, row: RunRow): Promise<PriaRun> {
  const [run] = await runsOf(db, actor.accountId, [row])
  if (run === undefined) throw new AppError('notFound')
  return run
}

/** Runs that are listed of a year. */
const LISTED = 200
export async function listRuns(db: Reader, actor: Actor, year: number): Promise<PriaRun[]> {
  const rows = await db
    .selectFrom('pria_run')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return runsOf(db, actor.accountId, rows)
}

/** Rows of a run that are told with it: those that were refused first, each group in the order in which it was chosen. */
const TOLD = 200

export async function readRun(db: Reader, actor: Actor, id: string): Promise<PriaRunWhole> {
  const row = await requireRun(db, actor, id)
  const items = await db
    .selectFrom('pria_item')
    .select(['row_id', 'title', 'direction', 'state', 'agency_id', 'code', 'text'])
    .where('account_id', '=', actor.accountId)
    .where('run_id', '=', id)
    .orderBy((item) => item.case().when('state', '=', 'REFUSED').then(0).else(1).end())
    .orderBy('place')
    .limit(TOLD)
    .execute()
  const list = items.map(({ row_id: rowId, agency_id: agencyId, ...item }) => ({
    id: rowId,
    agencyId,
    ...item,
  }))
  return { ...(await oneOf(db, actor, row)), items: z.array(PriaRunItem).parse(list) }
}
