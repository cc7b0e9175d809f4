import { MAX_COUNTED_JOBS, type Status } from '@vagu/core/status/schema'
import type { SubscriptionStatus } from '@vagu/core/subscription/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonList, JsonText } from '../http/json-text.ts'
import { bytesOfPhotos } from '../images/store.ts'
import type { ServerOptions } from '../ports.ts'
import { type StatusOptions, subscriptionStatus } from '../subscription/status.ts'
import { collectFarm } from '../warnings/farm.ts'
import { fieldFactsOf } from '../warnings/facts.ts'
import { listWarnings } from '../warnings/list.ts'
import { readYearOverview } from './year-overview.ts'

/** Labels are offered from so many of the jobs added last. */
const JOBS_WITH_LABELS = 200
/** In the text of most jobs, which need not be taken apart. */
const NO_LABELS = '"labels":[]'

const readFields = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'active', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)
type FieldRows = Awaited<ReturnType<typeof readFields>>

const lastUpdate = (rows: FieldRows): string | null =>
  rows.reduce<string | null>((last, { updated_at: at }) => (last === null || at > last ? at : last), null)

const openCounts = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('job_event')
    .select((select) => ['status', select.fn.countAll<number | string>().as('count')])
    .where('account_id', '=', accountId)
    .where('status', 'in', ['DRAFT', 'IN_PROGRESS'])
    .where('deleted_at', 'is', null)
    .groupBy('status'),
)

/** How many jobs are drafts, and how many are running: few of a farm's jobs are. */
async function countOpen(db: Reader, actor: Actor): Promise<ReadonlyMap<string, number>> {
  const rows = await openCounts(db, { accountId: actor.accountId })
  return new Map(rows.map((row) => [row.status, Number(row.count)]))
}

/** The account's own day, how many records of a kind it has, and the first and the last day of its jobs. */
const accountCounts = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('account')
    .select((outer) => {
      const own = (table: 'requisite' | 'worker' | 'job_event') =>
        outer
          .selectFrom(table as 'job_event')
          .where('account_id', '=', accountId)
          .where('deleted_at', 'is', null)
      const countOf = (table: 'requisite' | 'worker') =>
        own(table).select((select) => select.fn.countAll<number | string>().as('count'))
      // the days lead to the index that is made for this
      const jobs = own('job_event').where('day', '>', '')
      return [
        'trial_until',
        countOf('requisite').as('requisites'),
        countOf('worker').as('workers'),
        outer
          .selectFrom(jobs.select('id').limit(MAX_COUNTED_JOBS).as('some'))
          .select((select) => select.fn.countAll<number | string>().as('count'))
          .as('jobEvents'),
        jobs.select((select) => select.fn.min('day').as('day')).as('firstDay'),
        jobs.select((select) => select.fn.max('day').as('day')).as('lastDay'),
      ]
    })
    .where('account_id', '=', accountId),
)

async function readCounts(db: Reader, actor: Actor) {
  const [counts] = await accountCounts(db, { accountId: actor.accountId })
  if (counts === undefined) throw new Error('the account of a session is not there')
  return counts
}
type Counts = Awaited<ReturnType<typeof readCounts>>

const lastJobs = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('job_event')
    .select(['document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_WITH_LABELS),
)

/** Labels of the jobs added last, the latest first, each once. */
async function recentLabels(db: Reader, actor: Actor): Promise<string[]> {
  const rows = await lastJobs(db, { accountId: actor.accountId })
  const labelled = rows.filter((row) => !row.document.includes(NO_LABELS) && storedJobs.isReadable(row))
  return [...new Set(labelled.flatMap((row) => storedJobs.read(row).labels))]
}

/** The crop years of the fields and of the first and the last job. */
function yearsOf({ firstDay, lastDay }: Counts, fields: readonly FieldFacts[]): Status['years'] {
  const years = new Set(fields.flatMap(({ yearInfo }) => yearInfo.map(({ year }) => year)))
  for (const day of [firstDay, lastDay]) if (day != null) years.add(cropYearOf(day))
  return years.size === 0 ? null : { first: Math.min(...years), last: Math.max(...years) }
}

type Counted = Omit<
  Status,
  keyof SubscriptionStatus | 'photos' | 'warnings' | 'whatIfWarnings' | 'yearOverview' | 'years'
>

async function countAll(
  db: Reader,
  actor: Actor,
  given: { rows: FieldRows; counts: Counts },
): Promise<Counted> {
  const { rows, counts } = given
  const { trial_until: trialUntil, requisites, workers, jobEvents } = counts
  const open = await countOpen(db, actor)
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
  options: StatusOptions & Pick<ServerOptions, 'maxPhotoBytes'>,
): Promise<JsonText> {
  const rows = await readFields(db, { accountId: actor.accountId })
  const all = rows
    .filter(storedFields.isReadable)
    .map((row) => ({ isActive: row.active === 1, field: fieldFactsOf(row) }))
  const fields = all.filter(({ isActive }) => isActive).map(({ field }) => field)
  const counts = await readCounts(db, actor)
  const counted = {
    ...(await countAll(db, actor, { rows, counts })),
    photos: { bytes: await bytesOfPhotos(db, actor), maxBytes: options.maxPhotoBytes },
    ...(await subscriptionStatus(db, actor, { fields, lastFieldUpdate: lastUpdate(rows), options })),
    years: yearsOf(
      counts,
      all.map(({ field }) => field),
    ),
  }
  const farm = await collectFarm(db, actor, fields)
  const { warnings, whatIfWarnings } = await listWarnings(db, actor, farm)
  const overview = { yearOverview: await readYearOverview(db, actor, farm) }
  const members = JSON.stringify({ ...counted, ...overview }).slice(0, -1)
  return new JsonText(
    `${members},"warnings":${jsonList(warnings)},"whatIfWarnings":${jsonList(whatIfWarnings)}}`,
  )
}
