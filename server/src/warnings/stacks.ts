/** Stacks of manure that still stand on the fields of farms. */
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { monthsBefore } from '@vagu/core/time/day'
import { eventFactsOf } from '@vagu/core/warnings/facts'
import type { OpenJob } from '@vagu/core/warnings/farm'
import { standingStacks } from '@vagu/core/warnings/rules/manure-stack/stacks'
import type { Reader } from '../db/schema.ts'
import { holdsMaterial } from '../job-store/holding.ts'
import { storedJobs } from '../job-store/stored.ts'

/** Stacks that are older are not looked for. */
const MAX_MONTHS = 36

interface Farms {
  readonly accountIds: readonly string[]
  readonly today: string
}

const doneJobs = (db: Reader, accountIds: readonly string[]) =>
  db
    .selectFrom('job_event')
    .innerJoin('field', (join) =>
      join
        .onRef('field.account_id', '=', 'job_event.account_id')
        .onRef('field.id', '=', 'job_event.field_id'),
    )
    .select(['job_event.account_id', 'job_event.id', 'job_event.field_id', 'field.name as field', 'day'])
    .select(['job_event.document', 'job_event.document_version'])
    .where('job_event.account_id', 'in', accountIds)
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .where('job_event.deleted_at', 'is', null)
    .where('field.deleted_at', 'is', null)

/** Jobs that may have ended a stack: the removal of one, and what fertilized. */
const closingJobs = (
  db: Reader,
  {
    accountIds,
    fieldIds,
    from,
  }: { accountIds: readonly string[]; fieldIds: readonly string[]; from: string },
) =>
  doneJobs(db, accountIds)
    .where('job_event.field_id', 'in', fieldIds)
    .where('day', '>=', from)
    .where((row) => row.or([row('job_key', '=', JOB.heapRemoval), holdsMaterial('fertilizer')]))
    .execute()

/** Stacks of each farm, the oldest first. */
export async function readStacks(db: Reader, { accountIds, today }: Farms): Promise<Map<string, OpenJob[]>> {
  const heaps = await doneJobs(db, accountIds)
    .where('category_key', '=', CATEGORY.manureHeap)
    .where('job_key', '!=', JOB.heapRemoval)
    .where('day', '>=', monthsBefore(today, MAX_MONTHS))
    .orderBy('day')
    .orderBy('job_event.id')
    .execute()
  if (heaps.length === 0) return new Map()
  const fieldIds = [...new Set(heaps.map((row) => row.field_id))]
  const closings = await closingJobs(db, { accountIds, fieldIds, from: heaps[0]?.day ?? today })
  const rows = [...new Map([...heaps, ...closings].map((row) => [row.id, row])).values()]
  const names = new Map(rows.map((row) => [row.id, row]))
  const events = rows
    .filter(storedJobs.isReadable)
    .map((row) => eventFactsOf({ ...storedJobs.read(row), _id: row.id }))
  const standing = [...Map.groupBy(events, ({ fieldId }) => fieldId).values()].flatMap(standingStacks)
  const byFarm = new Map<string, OpenJob[]>()
  for (const { event } of standing) {
    const row = names.get(event._id)
    if (row === undefined) continue
    const own = byFarm.get(row.account_id) ?? []
    byFarm.set(row.account_id, [...own, { event, field: { _id: row.field_id, name: row.field } }])
  }
  return byFarm
}
