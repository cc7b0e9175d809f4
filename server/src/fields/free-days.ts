/** When fields of several farms are free again. */
import { type EventFacts, eventFactsWith } from '@vagu/core/warnings/facts'
import { type FreeDays, nextFreeDays } from '@vagu/core/warnings/lib/delay/free-days'
import type { Reader } from '../db/schema.ts'
import { storedJobs } from '../job-store/stored.ts'
import { fieldFactsOf } from '../warnings/facts.ts'
import { productsOf } from '../warnings/products.ts'
import { storedFields } from './stored.ts'

export interface FieldFree extends FreeDays {
  readonly accountId: string
  readonly fieldId: string
  readonly field: string
  /** Moment of the last change of a job that closes the field. */
  readonly changedAt: string
}

/** Done and running jobs whose delays reach a day, or go beyond it. */
const limitingJobs = (db: Reader, accountIds: readonly string[], today: string) =>
  db
    .selectFrom('job_event')
    .select(['account_id', 'id', 'field_id', 'document', 'document_version', 'updated_at'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .where('day', '>', '')
    .where('reach_day', '>=', today)
    .where('has_limits', '=', 1)
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .execute()
type JobRow = Awaited<ReturnType<typeof limitingJobs>>[number]

const fieldsOf = (db: Reader, accountIds: readonly string[]) =>
  db
    .selectFrom('field')
    .select(['account_id', 'id', 'name', 'document', 'document_version'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .execute()

const keyOf = (accountId: string, fieldId: string): string => `${accountId} ${fieldId}`
const factsOf = (row: JobRow): EventFacts => eventFactsWith(row.id, storedJobs.read(row))
const latest = (rows: readonly JobRow[]): string =>
  rows.reduce((last, { updated_at: at }) => (at > last ? at : last), '')

/** Fields of the farms that something closes on a day, with the days from which on they are free. */
export async function freeDaysFrom(
  db: Reader,
  accountIds: readonly string[],
  today: string,
): Promise<FieldFree[]> {
  const rows = (await limitingJobs(db, accountIds, today)).filter(storedJobs.isReadable)
  if (rows.length === 0) return []
  const events = new Map(rows.map((row) => [row, factsOf(row)]))
  const products = await productsOf(db, [...events.values()])
  const byField = Map.groupBy(rows, (row) => keyOf(row.account_id, row.field_id))
  const fields = await fieldsOf(db, [...new Set(rows.map((row) => row.account_id))])
  return fields.filter(storedFields.isReadable).flatMap((row) => {
    const jobs = byField.get(keyOf(row.account_id, row.id)) ?? []
    const ofField = jobs.flatMap((job) => events.get(job) ?? [])
    const free = nextFreeDays({ today, field: fieldFactsOf(row), events: ofField, products })
    if (free.harvestFrom === null) return []
    const of = { accountId: row.account_id, fieldId: row.id, field: row.name }
    return [{ ...of, ...free, changedAt: latest(jobs) }]
  })
}
