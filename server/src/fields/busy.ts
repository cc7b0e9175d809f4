/** Fields that have a done or running job in a crop year, each by its own season. */
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf, type Season, widestSeason } from '@vagu/core/time/season'
import type { ExpressionBuilder } from 'kysely'
import type { DocumentColumns } from '../db/stored.ts'
import { storedFields } from './stored.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

const WORKED = ['DONE', 'IN_PROGRESS'] as const

/** The crop year of today on a field of the usual season. */
export const currentCropYear = (actor: Actor): number => cropYearOf(dayInTallinn(actor.now))

/** Whether a field has such a job between two days, those of the usual season: one look into the index of its jobs. */
export const hasJobsIn =
  ({ start, end }: Pick<Season, 'start' | 'end'>) =>
  (select: ExpressionBuilder<Tables, 'field'>) =>
    select
      .exists(
        select
          .selectFrom('job_event')
          .select('job_event.id')
          .whereRef('job_event.account_id', '=', 'field.account_id')
          .whereRef('job_event.field_id', '=', 'field.id')
          .where('job_event.status', 'in', WORKED)
          .where('job_event.day', '>=', start)
          .where('job_event.day', '<=', end)
          .where('job_event.deleted_at', 'is', null),
      )
      .as('has_jobs')

interface FieldRow extends DocumentColumns {
  readonly id: string
  readonly has_jobs: unknown
}

/** A field whose seasons are its own names a day of them. */
const mayMove = ({ document }: FieldRow): boolean =>
  document.includes('"seasonStart":"') || document.includes('"seasonEnd":"')

/** Of the fields with seasons of their own, those with a job in the year's. */
async function busyOfMoved(
  db: Reader,
  actor: Actor,
  { moved, year }: { moved: readonly FieldRow[]; year: number },
): Promise<Set<string>> {
  const { start, end } = widestSeason(year)
  const jobs = await db
    .selectFrom('job_event')
    .select(['field_id', 'day'])
    .where('account_id', '=', actor.accountId)
    .where(
      'field_id',
      'in',
      moved.map(({ id }) => id),
    )
    .where('status', 'in', WORKED)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where('deleted_at', 'is', null)
    .execute()
  const starts = new Map(moved.map((row) => [row.id, storedFields.read(row).yearInfo]))
  return new Set(
    jobs.flatMap(({ field_id: id, day }) => (cropYearOf(day, starts.get(id)) === year ? [id] : [])),
  )
}

/** The ids of the rows that have a job in the crop year; `has_jobs` tells of the usual season. */
export async function busyIds(
  db: Reader,
  actor: Actor,
  { rows, year }: { rows: readonly FieldRow[]; year: number },
): Promise<Set<string>> {
  const busy = new Set<string>()
  const moved: FieldRow[] = []
  for (const row of rows)
    if (mayMove(row)) moved.push(row)
    else if (row.has_jobs) busy.add(row.id)
  if (moved.length === 0) return busy
  return new Set([...busy, ...(await busyOfMoved(db, actor, { moved, year }))])
}
