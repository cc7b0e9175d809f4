/** The way back from a split or a joining, while nothing was changed since. */
import { AppError } from '@vagu/core/errors'
import type { Division } from '@vagu/core/field-division/schema'
import { fieldError } from '@vagu/core/validation'
import { deleteRecords, findRows, requireRow } from '../db/records.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { documentBefore } from '../fields/last-change.ts'
import { storedFields } from '../fields/stored.ts'
import { livingRows, readFields, rewriteFields } from '../fields/store.ts'
import { storedJobs } from '../job-store/stored.ts'
import { deleteJobRows } from '../job-store/write.ts'
import { storeChanges } from '../jobs/changes.ts'
import { findRegister } from '../jobs/register.ts'
import { findFields } from '../jobs/references.ts'
import type { Row as JobRow } from '../jobs/rows.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { returnSamples, type SampleRow, samplesOn } from './samples.ts'
import { entriesSince, isAsThen, putOn } from './since.ts'

type FieldRow = Tables['field']

const refusal = (): AppError =>
  new AppError('invalid', { fields: [fieldError('id', 'divisionChangedSince')] })

/** Origin of a field: what it was made of, and when; undefined where nobody made it. */
const originOf = (row: FieldRow) => storedFields.read(row).origin

/** The fields that one came to its end by, and those beside it. */
async function findDivision(tx: Writer, actor: Actor, id: string) {
  await requireRow(tx, 'field', { accountId: actor.accountId, id })
  const rows = await livingRows(tx, actor.accountId)
  const after = rows.filter((row) => originOf(row)?.fieldIds.includes(id))
  const [first] = after
  const origin = first && originOf(first)
  if (origin == null) throw new AppError('notFound')
  return { beforeIds: origin.fieldIds, after, at: origin.at }
}

type Entries = Awaited<ReturnType<typeof entriesSince>>

/** Jobs go back to where they were; those that were made beside them go. */
async function returnJobs(
  tx: Writer,
  actor: Actor,
  { rows, entries, fieldIds }: { rows: readonly JobRow[]; entries: Entries; fieldIds: readonly string[] },
): Promise<void> {
  const isAdded = ({ id }: JobRow): boolean => entries.get(id)?.ofMoment?.action === 'create'
  for (const [fieldId, added] of Map.groupBy(rows.filter(isAdded), (row) => row.field_id))
    await deleteJobRows(tx, actor, { rows: added, deletedWith: fieldId })
  const moved = rows.filter((row) => !isAdded(row))
  const changes = moved.map((row) => {
    const document = entries.get(row.id)?.ofMoment?.before
    if (document == null) throw refusal()
    return { row, document: storedJobs.read({ document, document_version: row.document_version }) }
  })
  const { products } = await findRegister(
    tx,
    changes.map(({ document }) => document),
  )
  const fields = await findFields(tx, actor, new Set(fieldIds))
  if (changes.length > 0) await storeChanges(tx, actor, { changes, products, fields })
}

/** Samples that went to the parts with their jobs; the others were made beside them. */
const movedAmong = (samples: readonly SampleRow[], entries: Entries) =>
  samples.flatMap((row) => {
    const { action, before = null } = entries.get(row.id)?.ofMoment ?? {}
    return action === 'change' && before !== null ? [{ row, before }] : []
  })

/** The jobs of fields, deleted ones too: one that was deleted since is a change. */
const jobsOn = (db: Reader, actor: Actor, fieldIds: readonly string[]): Promise<JobRow[]> =>
  db
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', fieldIds)
    .execute()

interface Left {
  readonly jobs: readonly JobRow[]
  readonly samples: readonly SampleRow[]
  readonly partIds: readonly string[]
  readonly at: string
}
/** Refuses when a job or a sample that was put on the parts has left them since, or is gone. */
async function refuseIfGone(db: Reader, actor: Actor, { jobs, samples, partIds, at }: Left): Promise<void> {
  const there = new Set([...jobs, ...samples].map(({ id }) => id))
  for (const noun of ['job-event', 'soil_sample']) {
    const ids = await putOn(db, actor, { noun, fieldIds: partIds, at })
    if (ids.some((id) => !there.has(id))) throw refusal()
  }
}

/** Takes a split or a joining back; refuses once a field or a job of it was changed, and not changed back. */
export async function undoDivision(tx: Writer, actor: Actor, id: string): Promise<Division> {
  const { beforeIds, after, at } = await findDivision(tx, actor, id)
  const before = await findRows(tx, 'field', { accountId: actor.accountId, ids: beforeIds })
  const partIds = after.map((row) => row.id)
  const jobs = await jobsOn(tx, actor, partIds)
  const samples = await samplesOn(tx, actor, partIds)
  await refuseIfGone(tx, actor, { jobs, samples, partIds, at })
  const ids = [...beforeIds, ...partIds, ...[...jobs, ...samples].map((row) => row.id)]
  const entries = await entriesSince(tx, actor, { ids, at })
  const isUntouched = [...before, ...after, ...jobs, ...samples].every((row) =>
    isAsThen(row, entries.get(row.id)),
  )
  if (!isUntouched || before.some((row) => row.deleted_at !== null)) throw refusal()
  const documents = new Map(
    before.map(
      (row) => [row.id, () => documentBefore(row, entries.get(row.id)?.ofMoment?.before ?? '{}')] as const,
    ),
  )
  await rewriteFields(tx, actor, documents)
  await returnSamples(tx, actor, movedAmong(samples, entries))
  await returnJobs(tx, actor, { rows: jobs, entries, fieldIds: beforeIds })
  await deleteRecords(tx, actor, { table: 'field', noun: 'field', rows: after, deletedWith: id })
  await recomputeWarnings(tx, actor, { fieldIds: [...beforeIds, ...partIds] })
  return { before: [], after: await readFields(tx, actor, beforeIds) }
}
