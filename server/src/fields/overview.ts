/** Overview of what is in force on the fields of a crop year: their last jobs, and the delays that still run. */
import type { FieldOverview } from '@vagu/core/fields/overview-schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { widestSeason } from '@vagu/core/time/season'
import type { EventFacts, FieldFacts } from '@vagu/core/warnings/facts'
import { freeDaysOf } from '@vagu/core/warnings/lib/delay/free-days'
import { sql } from 'kysely'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { DocumentColumns } from '../db/stored.ts'
import type { Reader } from '../db/schema.ts'
import { storedJobs } from '../job-store/stored.ts'
import { fieldFactsOf, jobFactsOf } from '../warnings/facts.ts'
import { keeping } from '../db/kept.ts'
import { productsOf } from '../warnings/products.ts'
import { storedFields } from './stored.ts'

const WORKED = ['DONE', 'IN_PROGRESS'] as const
const NOTHING = sql.lit('')

const readFields = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

type InYear = {
  readonly accountId: string
  readonly year: number
  readonly start: string
  readonly end: string
}

/**
 * The last job of each field; the documents are read of these alone. Each field is asked by itself, from the end of its
 * jobs in the index: `coalesce` keeps SQLite from going through the jobs of the whole farm by their days instead.
 */
const lastJobs = prepared((db, { accountId, year, start, end }: InYear) =>
  db
    .selectFrom((fields) =>
      fields
        .selectFrom('field')
        .select((field) =>
          field
            .selectFrom('job_event')
            .select('job_event.id')
            .whereRef('job_event.account_id', '=', 'field.account_id')
            .whereRef('job_event.field_id', '=', 'field.id')
            .where((job) => job(job.fn.coalesce('job_event.deleted_at', NOTHING), '=', NOTHING))
            .where('job_event.day', '>=', start)
            .where('job_event.day', '<=', end)
            .where('job_event.crop_year', '=', year)
            .where('job_event.status', 'in', WORKED)
            .orderBy('job_event.day', 'desc')
            .orderBy('job_event.created_at', 'desc')
            .orderBy('job_event.id', 'desc')
            .limit((limit) => limit.lit(1))
            .as('id'),
        )
        .where('field.account_id', '=', accountId)
        .where('field.deleted_at', 'is', null)
        .as('last'),
    )
    .innerJoin('job_event as job', (join) =>
      join.onRef('job.id', '=', 'last.id').on('job.account_id', '=', accountId),
    )
    .select(['job.id', 'job.field_id', 'job.document', 'job.document_version']),
)

type LastRow = DocumentColumns & { readonly id: string }

/** Last jobs of which it is kept what is told: those of the largest farms. */
const MAX_LAST = 2000

/** Facts told of a last job, kept as long as its row says the same. */
const lastJobOf = keeping({
  most: MAX_LAST,
  isSame: (a: LastRow, b: LastRow) => a.document === b.document && a.document_version === b.document_version,
  read: (row): FieldOverview['lastJob'] => {
    const { job, date } = storedJobs.read(row)
    return { name: job.name, date }
  },
})

type Reaching = {
  readonly accountId: string
  readonly today: string
  readonly end: string
}

/** The jobs whose delays may still run; asked field by field, whose index holds how far each reaches. */
const limitingJobs = prepared((db, { accountId, today, end }: Reaching) =>
  db
    .selectFrom('job_event')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('field_id', 'in', (select) =>
      select
        .selectFrom('field')
        .select('field.id')
        .where('field.account_id', '=', accountId)
        .where('field.deleted_at', 'is', null),
    )
    .where('deleted_at', 'is', null)
    .where('day', '>', '')
    .where('day', '<=', end)
    .where('reach_day', '>=', today)
    .where('has_limits', '=', 1)
    .where('status', 'in', WORKED),
)

async function readLimiting(db: Reader, reaching: Reaching): Promise<EventFacts[]> {
  const rows = await limitingJobs(db, reaching)
  return rows.filter(storedJobs.isReadable).map(jobFactsOf)
}

async function readLast(db: Reader, within: InYear): Promise<Map<string, FieldOverview['lastJob']>> {
  const rows = await lastJobs(db, within)
  return new Map(rows.filter(storedJobs.isReadable).map((row) => [row.field_id, lastJobOf(row)]))
}

/** Every field of the farm in a crop year, for the map and the list beside it. */
export async function getOverview(db: Reader, actor: Actor, year: number): Promise<FieldOverview[]> {
  const { accountId } = actor
  const today = dayInTallinn(actor.now)
  const { start, end } = widestSeason(year)
  const rows = await readFields(db, { accountId })
  const fields: FieldFacts[] = rows.filter(storedFields.isReadable).map(fieldFactsOf)
  const last = await readLast(db, { accountId, year, start, end })
  const events = await readLimiting(db, { accountId, today, end })
  const products = await productsOf(db, events)
  const byField = Map.groupBy(events, ({ fieldId }) => fieldId)
  return fields.map((field) => ({
    fieldId: field._id,
    lastJob: last.get(field._id) ?? null,
    ...freeDaysOf({ today, field, events: byField.get(field._id) ?? [], products }, year),
  }))
}
