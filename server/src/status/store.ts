import { areaOfYear } from '@vagu/core/fields/rules'
import type { Status } from '@vagu/core/status/schema'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { roundTo, sumAreas } from '@vagu/core/units/rounding'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { storedJobs } from '../job-events/stored.ts'
import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { jsonList, JsonText, withMembers } from '../http/json-text.ts'
import { bytesOfPhotos } from '../images/store.ts'
import type { ServerOptions } from '../ports.ts'
import { collectFarm } from '../warnings/farm.ts'
import { fieldFactsOf } from '../warnings/facts.ts'
import { listWarnings } from '../warnings/list.ts'

/** Labels are offered from so many of the jobs added last. */
const JOBS_WITH_LABELS = 200
/** In the text of most jobs, which need not be taken apart. */
const NO_LABELS = '"labels":[]'

const readFields = (db: Reader, who: Who) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'active', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .execute()
type FieldRows = Awaited<ReturnType<typeof readFields>>

/** Hectares of fields in use this year. */
function totalArea(fields: readonly FieldFacts[], who: Who): number {
  const year = yearOf(dayInTallinn(who.now))
  return roundTo(sumAreas(fields.map((field) => areaOfYear(field, year))), 3)
}

const lastUpdate = (rows: FieldRows): string | null =>
  rows.reduce<string | null>((last, { updated_at: at }) => (last === null || at > last ? at : last), null)

async function countJobEvents(db: Reader, who: Who): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('job_event')
    .select((select) => ['status', select.fn.countAll<number | string>().as('count')])
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute()
  return new Map(rows.map((row) => [row.status, Number(row.count)]))
}

async function countRows(db: Reader, who: Who, table: 'requisite' | 'worker'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Labels of the jobs added last, the latest first, each once. */
async function recentLabels(db: Reader, who: Who): Promise<string[]> {
  const rows = await db
    .selectFrom('job_event')
    .select(['document', 'document_version'])
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_WITH_LABELS)
    .execute()
  const labelled = rows.filter(({ document }) => !document.includes(NO_LABELS))
  return [...new Set(labelled.flatMap((row) => storedJobs.read(row).labels))]
}

/** The crop years of the fields and of the first and the last job. */
async function yearsOf(db: Reader, who: Who, fields: readonly FieldFacts[]): Promise<Status['years']> {
  const days = await db
    .selectFrom('job_event')
    .select((select) => [select.fn.min('day').as('first'), select.fn.max('day').as('last')])
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const years = [
    ...fields.flatMap(({ yearInfo }) => yearInfo.map(({ year }) => year)),
    ...[days?.first, days?.last].flatMap((day) => (day ? [cropYearOf(day)] : [])),
  ]
  return years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) }
}

async function trialUntil(db: Reader, who: Who): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select('trial_until')
    .where('account_id', '=', who.accountId)
    .executeTakeFirstOrThrow()
  return account.trial_until
}

type Counted = Omit<Status, 'photos' | 'warnings' | 'whatIfWarnings' | 'totalActiveArea' | 'years'>

async function countAll(db: Reader, who: Who, rows: FieldRows): Promise<Counted> {
  const jobEvents = await countJobEvents(db, who)
  return {
    currentDate: dayInTallinn(who.now),
    lastFieldUpdate: lastUpdate(rows),
    draftJobEvents: jobEvents.get('DRAFT') ?? 0,
    inProgressJobEvents: jobEvents.get('IN_PROGRESS') ?? 0,
    previousJobEventLabels: await recentLabels(db, who),
    trialUntil: await trialUntil(db, who),
    counts: {
      fields: rows.length,
      requisites: await countRows(db, who, 'requisite'),
      workers: await countRows(db, who, 'worker'),
      jobEvents: [...jobEvents.values()].reduce((sum, count) => sum + count, 0),
    },
  }
}

/** What the shell shows of a farm, as JSON: the warnings are stored as they travel. */
export async function getStatus(
  db: Reader,
  who: Who,
  { maxPhotoBytes }: Pick<ServerOptions, 'maxPhotoBytes'>,
): Promise<JsonText> {
  const rows = await readFields(db, who)
  const all = rows.map((row) => ({ isActive: row.active === 1, field: fieldFactsOf(row) }))
  const fields = all.filter(({ isActive }) => isActive).map(({ field }) => field)
  const counted = {
    ...(await countAll(db, who, rows)),
    photos: { bytes: await bytesOfPhotos(db, who), maxBytes: maxPhotoBytes },
    totalActiveArea: totalArea(fields, who),
    years: await yearsOf(
      db,
      who,
      all.map(({ field }) => field),
    ),
  }
  const farm = await collectFarm(db, who, fields)
  const { warnings, whatIfWarnings } = await listWarnings(db, who, farm)
  const lists = `{"warnings":${jsonList(warnings)},"whatIfWarnings":${jsonList(whatIfWarnings)}}`
  return new JsonText(withMembers(counted, lists))
}
