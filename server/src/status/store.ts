import { areaOfYear } from '@vagu/core/fields/rules'
import type { Status } from '@vagu/core/status/schema'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { roundTo, sumAreas } from '@vagu/core/units/rounding'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { storedJobs } from '../job-store/stored.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonList, JsonText } from '../http/json-text.ts'
import { bytesOfPhotos } from '../images/store.ts'
import type { ServerOptions } from '../ports.ts'
import { collectFarm } from '../warnings/farm.ts'
import { fieldFactsOf } from '../warnings/facts.ts'
import { listWarnings } from '../warnings/list.ts'

/** Labels are offered from so many of the jobs added last. */
const JOBS_WITH_LABELS = 200
/** In the text of most jobs, which need not be taken apart. */
const NO_LABELS = '"labels":[]'

const readFields = (db: Reader, actor: Actor) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'active', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .execute()
type FieldRows = Awaited<ReturnType<typeof readFields>>

/** Hectares of fields in use this year. */
function totalArea(fields: readonly FieldFacts[], actor: Actor): number {
  const year = yearOf(dayInTallinn(actor.now))
  return roundTo(sumAreas(fields.map((field) => areaOfYear(field, year))), 3)
}

const lastUpdate = (rows: FieldRows): string | null =>
  rows.reduce<string | null>((last, { updated_at: at }) => (last === null || at > last ? at : last), null)

/** How many jobs are drafts, and how many are running: few of a farm's jobs are. */
async function countOpen(db: Reader, actor: Actor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('job_event')
    .select((select) => ['status', select.fn.countAll<number | string>().as('count')])
    .where('account_id', '=', actor.accountId)
    .where('status', 'in', ['DRAFT', 'IN_PROGRESS'])
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute()
  return new Map(rows.map((row) => [row.status, Number(row.count)]))
}

/** The account's own day, and how many records of a kind it has. */
const readCounts = (db: Reader, actor: Actor) =>
  db
    .selectFrom('account')
    .select((outer) => {
      const countOf = (table: 'requisite' | 'worker' | 'job_event') =>
        outer
          .selectFrom(table)
          .select((select) => select.fn.countAll<number | string>().as('count'))
          .where('account_id', '=', actor.accountId)
          .where('deleted_at', 'is', null)
      return [
        'trial_until',
        countOf('requisite').as('requisites'),
        countOf('worker').as('workers'),
        countOf('job_event').as('jobEvents'),
      ]
    })
    .where('account_id', '=', actor.accountId)
    .executeTakeFirstOrThrow()

/** Labels of the jobs added last, the latest first, each once. */
async function recentLabels(db: Reader, actor: Actor): Promise<string[]> {
  const rows = await db
    .selectFrom('job_event')
    .select(['document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_WITH_LABELS)
    .execute()
  const labelled = rows.filter(({ document }) => !document.includes(NO_LABELS))
  return [...new Set(labelled.flatMap((row) => storedJobs.read(row).labels))]
}

/** The first and the last day of the farm's jobs, found field by field: the index of jobs leads to both ends of each. */
async function daysOfJobs(db: Reader, actor: Actor): Promise<string[]> {
  const ends = db
    .selectFrom('field')
    .select((outer) => {
      const jobs = outer
        .selectFrom('job_event')
        .where('job_event.account_id', '=', actor.accountId)
        .whereRef('job_event.field_id', '=', 'field.id')
        .where('job_event.deleted_at', 'is', null)
      return [
        jobs.select((select) => select.fn.min('job_event.day').as('day')).as('first'),
        jobs.select((select) => select.fn.max('job_event.day').as('day')).as('last'),
      ]
    })
    .where('field.account_id', '=', actor.accountId)
  const days = await db
    .selectFrom(ends.as('ends'))
    .select((select) => [select.fn.min('first').as('first'), select.fn.max('last').as('last')])
    .executeTakeFirst()
  return [days?.first, days?.last].filter((day) => day != null)
}

/** The crop years of the fields and of the first and the last job. */
async function yearsOf(db: Reader, actor: Actor, fields: readonly FieldFacts[]): Promise<Status['years']> {
  const years = new Set(fields.flatMap(({ yearInfo }) => yearInfo.map(({ year }) => year)))
  for (const day of await daysOfJobs(db, actor)) years.add(cropYearOf(day))
  return years.size === 0 ? null : { first: Math.min(...years), last: Math.max(...years) }
}

type Counted = Omit<Status, 'photos' | 'warnings' | 'whatIfWarnings' | 'totalActiveArea' | 'years'>

async function countAll(db: Reader, actor: Actor, rows: FieldRows): Promise<Counted> {
  const open = await countOpen(db, actor)
  const { trial_until: trialUntil, requisites, workers, jobEvents } = await readCounts(db, actor)
  return {
    currentDate: dayInTallinn(actor.now),
    lastFieldUpdate: lastUpdate(rows),
    draftJobEvents: open.get('DRAFT') ?? 0,
    inProgressJobEvents: open.get('IN_PROGRESS') ?? 0,
    previousJobEventLabels: await recentLabels(db, actor),
    trialUntil,
    counts: {
      fields: rows.length,
      requisites: Number(requisites),
      workers: Number(workers),
      jobEvents: Number(jobEvents),
    },
  }
}

/** Status of a farm as the shell shows it, as JSON: the warnings are stored as they travel. */
export async function getStatus(
  db: Reader,
  actor: Actor,
  { maxPhotoBytes }: Pick<ServerOptions, 'maxPhotoBytes'>,
): Promise<JsonText> {
  const rows = await readFields(db, actor)
  const all = rows.map((row) => ({ isActive: row.active === 1, field: fieldFactsOf(row) }))
  const fields = all.filter(({ isActive }) => isActive).map(({ field }) => field)
  const counted = {
    ...(await countAll(db, actor, rows)),
    photos: { bytes: await bytesOfPhotos(db, actor), maxBytes: maxPhotoBytes },
    totalActiveArea: totalArea(fields, actor),
    years: await yearsOf(
      db,
      actor,
      all.map(({ field }) => field),
    ),
  }
  const farm = await collectFarm(db, actor, fields)
  const { warnings, whatIfWarnings } = await listWarnings(db, actor, farm)
  const members = JSON.stringify(counted).slice(0, -1)
  return new JsonText(
    `${members},"warnings":${jsonList(warnings)},"whatIfWarnings":${jsonList(whatIfWarnings)}}`,
  )
}
