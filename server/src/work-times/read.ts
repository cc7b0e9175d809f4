/** Reads hours worked: entries of a year, and what they cost by job, field and crop. */
import type { CostedJob, WorkPart } from '@vagu/core/work-times/cost'
import { workParts } from '@vagu/core/work-times/cost'
import type { WorkTime, WorkTimeDocument, WorkTimeQuery } from '@vagu/core/work-times/schema'
import { widestSeason } from '@vagu/core/time/season'
import type { Actor } from '../db/actor.ts'
import type { NamedColumns, Reader } from '../db/schema.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import { prepared } from '../db/prepared.ts'
import { readFieldsOfPlan } from '../fields/of-plan.ts'
import { jsonList, JsonText, withMembers } from '../http/json-text.ts'
import { WORKERS } from '../workers/stored.ts'
import { isSeen, type Seen } from './own.ts'
import { WORK_TIMES } from './stored.ts'

const { stored } = WORK_TIMES

interface Days {
  readonly from: string
  readonly to: string
}

interface PaidPeriod {
  readonly worker_id: string
  readonly start_day: string
  readonly end_day: string
}

const readPaidPeriods = (db: Reader, { accountId }: Actor): Promise<PaidPeriod[]> =>
  db
    .selectFrom('paid_work_period')
    .select(['worker_id', 'start_day', 'end_day'])
    .where('account_id', '=', accountId)
    .execute()

type GoneWorker = NonNullable<WorkTime['goneWorker']>

/** Facts told beside an entry: periods that were paid, and workers who were deleted. */
export interface Around {
  readonly periods: readonly PaidPeriod[]
  readonly gone: ReadonlyMap<string, GoneWorker>
}

export async function readAround(db: Reader, actor: Actor): Promise<Around> {
  const rows = await db
    .selectFrom('worker')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is not', null)
    .execute()
  const gone = rows.filter(WORKERS.stored.isReadable).map((row): [string, GoneWorker] => {
    const { name, personalCode } = WORKERS.stored.read(row)
    return [row.id, { name, personalCode }]
  })
  return { periods: await readPaidPeriods(db, actor), gone: new Map(gone) }
}

type Stamp = Pick<NamedColumns, 'id' | 'updated_at'>

/** Members of an entry on the wire beside its document. */
function membersOf(
  { workerId, date }: Pick<WorkTimeDocument, 'workerId' | 'date'>,
  { id, updated_at }: Stamp,
  { periods, gone }: Around,
): Omit<WorkTime, keyof WorkTimeDocument> {
  const isInPaidPeriod = periods.some(
    ({ worker_id, start_day, end_day }) => worker_id === workerId && date >= start_day && date <= end_day,
  )
  const goneWorker = gone.get(workerId)
  return { _id: id, updatedAt: updated_at, isInPaidPeriod, ...(goneWorker && { goneWorker }) }
}

/** An entry as the wire has it. */
export const workTimeOf = (document: WorkTimeDocument, stamp: Stamp, around: Around): WorkTime => ({
  ...document,
  ...membersOf(document, stamp, around),
})

const rowsOf = (db: Reader, { accountId }: Actor) =>
  db
    .selectFrom('work_time')
    .select(['id', 'worker_id', 'day', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)

/** Entries of some days, the oldest first. */
async function entriesOf(db: Reader, actor: Actor, days: Days | undefined) {
  const rows = rowsOf(db, actor)
  const asked = days ? rows.where('day', '>=', days.from).where('day', '<=', days.to) : rows
  return (await asked.orderBy('day').orderBy('id').execute()).filter(stored.isReadable)
}

const daysOfYear = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** Hours of workers whose hours are seen, as JSON: they are stored as they travel. */
export async function workTimesText(
  db: Reader,
  actor: Actor,
  { query: { year, workerId }, seen }: { query: WorkTimeQuery; seen: Seen },
): Promise<JsonText> {
  const rows = await entriesOf(db, actor, year === undefined ? undefined : daysOfYear(year))
  const around = await readAround(db, actor)
  return new JsonText(
    jsonList(
      rows
        .filter(({ worker_id }) => isSeen(seen, worker_id) && worker_id === (workerId ?? worker_id))
        .map((row) => {
          const members = membersOf({ workerId: row.worker_id, date: row.day }, row, around)
          return withMembers(members, stored.text(row))
        }),
    ),
  )
}

/** The entry that was added last: ids sort in the order in which they were made. */
export async function readLastAdded(
  db: Reader,
  actor: Actor,
  { workerId, seen }: { workerId: string | undefined; seen: Seen },
): Promise<WorkTime | null> {
  let question = rowsOf(db, actor).orderBy('created_at', 'desc').orderBy('id', 'desc')
  if (workerId !== undefined) question = question.where('worker_id', '=', workerId)
  if (seen !== 'all') question = question.where('worker_id', 'in', ['', ...seen])
  const row = await question.limit(1).executeTakeFirst()
  if (row === undefined || !stored.isReadable(row)) return null
  return workTimeOf(stored.read(row), row, await readAround(db, actor))
}

const costedRows = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db
    .selectFrom('job_event')
    .select(['id', 'field_id', 'day', 'status', 'area'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null),
)

/** Jobs by id that are not deleted; those at hand are not read again. */
async function readCostedJobs(
  db: Reader,
  { accountId }: Actor,
  { named, known }: { named: readonly string[]; known: ReadonlyMap<string, CostedJob> },
): Promise<ReadonlyMap<string, CostedJob>> {
  const jobs = new Map(known)
  const ids = [...new Set(named)].filter((id) => !known.has(id))
  for (let from = 0; from < ids.length; from += ROWS_PER_INSERT) {
    const rows = await costedRows(db, { accountId, ids: ids.slice(from, from + ROWS_PER_INSERT) })
    for (const { id, field_id: fieldId, day: date, status, area } of rows)
      jobs.set(id, { fieldId, date, status, area })
  }
  return jobs
}

type Row = Awaited<ReturnType<typeof entriesOf>>[number]

/** The month of a day: the pay of a month is shared whole. */
const monthOf = (day: string): string => day.slice(0, 7)

/** How the document of an entry without jobs begins its list of them: most are of that kind, and are not taken apart. */
const WITHOUT_JOBS = '"jobEventIds":[]'

/** Years of which hours are asked, and jobs that are at hand. */
export interface AskedWork {
  /** Crop years, and the calendar year that hours of no field are of. */
  readonly years: Iterable<number>
  /** Done jobs of the crop years. */
  readonly jobs: ReadonlyMap<string, CostedJob>
}

/** Months, whole, in which hours may be of the years: by their days, or by a job whenever it was written down. */
async function entriesOfYears(db: Reader, actor: Actor, { years, jobs }: AskedWork): Promise<Row[]> {
  const rows = await entriesOf(db, actor, undefined)
  const spans = [...years].map((year) => ({
    from: monthOf(widestSeason(year).start),
    to: monthOf([widestSeason(year).end, daysOfYear(year).to].toSorted().at(-1) ?? ''),
  }))
  const isNear = (month: string): boolean => spans.some(({ from, to }) => month >= from && month <= to)
  const names = (row: Row): boolean =>
    !row.document.includes(WITHOUT_JOBS) && stored.read(row).jobEventIds.some((id) => jobs.has(id))
  const ofMonths = Map.groupBy(rows, ({ day }) => monthOf(day))
  return [...ofMonths].flatMap(([month, own]) => (isNear(month) || own.some(names) ? own : []))
}

/**
 * Minutes and cents of work, a part for each job or field of an entry (`costBy` in core sums them): all that may be of the
 * years, and what stands in the same months. The cents of a worker's month are shared to the last, so that no cost is lost
 * or counted twice.
 */
export async function readWork(db: Reader, actor: Actor, asked: AskedWork): Promise<WorkPart[]> {
  const rows = await entriesOfYears(db, actor, asked)
  if (rows.length === 0) return []
  const entries = rows.map((row) => ({ ...stored.read(row), _id: row.id }))
  const named = entries.flatMap(({ jobEventIds }) => jobEventIds)
  const jobs = await readCostedJobs(db, actor, { named, known: asked.jobs })
  const fields = new Map((await readFieldsOfPlan(db, actor.accountId)).map((field) => [field._id, field]))
  return workParts(entries, { jobs, fields })
}
