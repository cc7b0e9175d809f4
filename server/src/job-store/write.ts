/** Every way in which rows of jobs are written: with what is asked of them, in the transaction of the change. */
import type { SeasonStarts } from '@vagu/core/time/season'
import {
  changeRecords,
  deleteRecords,
  insertRecords,
  type NewRecord,
  type OwnColumns,
  restoreRecords,
} from '../db/records.ts'
import { insertRows } from '../db/prepared.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { cropYearIn, DELETED, imageRows, type JobRow, materialRows, modelOf, modelOfRow } from './model.ts'
import { type JobDocument, storedJobs } from './stored.ts'

const JOB = { table: 'job_event', noun: 'job-event' } as const
const sealed = (updatedAt: string) => ({ model_of: modelOf(updatedAt) })

const parts = <T>(list: readonly T[], length = ROWS_PER_INSERT): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, part) =>
    list.slice(part * length, (part + 1) * length),
  )

export async function removeMaterials(
  tx: Writer,
  accountId: string,
  jobIds: readonly string[],
): Promise<void> {
  for (const ids of parts(jobIds))
    await tx
      .deleteFrom('job_material')
      .where('account_id', '=', accountId)
      .where('job_id', 'in', ids)
      .execute()
}

const insertMaterials = async (tx: Writer, rows: readonly Tables['job_material'][]): Promise<void> => {
  for (const some of parts(rows)) await insertRows(tx, 'job_material', some)
}

export async function rememberImages(tx: Writer, rows: readonly Tables['job_image'][]): Promise<void> {
  for (const some of parts(rows))
    await tx
      .insertInto('job_image')
      .values(some)
      .onConflict((conflict) => conflict.columns(['account_id', 'image_id', 'job_id']).doNothing())
      .execute()
}

type WithDocument = Pick<
  JobRow,
  'account_id' | 'id' | 'field_id' | 'crop_year' | 'day' | 'status' | 'area' | 'document' | 'document_version'
>

/** A row of a job, and the job. */
interface Modelled {
  readonly row: Omit<WithDocument, 'document' | 'document_version'>
  readonly job: JobDocument
}

/** The rows of materials and photos of jobs that have none yet. */
export const addModel = (tx: Writer, rows: readonly WithDocument[]): Promise<void> =>
  addModelOf(
    tx,
    rows.map((row) => ({ row, job: storedJobs.read(row) })),
  )

async function addModelOf(tx: Writer, jobs: readonly Modelled[]): Promise<void> {
  await insertMaterials(
    tx,
    jobs.flatMap(({ row, job }) => materialRows(row, job)),
  )
  await rememberImages(
    tx,
    jobs.flatMap(({ row, job }) => imageRows(row, job.images)),
  )
}

/** A job that is to be stored, with the document that its columns hold. */
export interface NewJob extends NewRecord<'job_event'> {
  readonly document: JobDocument
}

/** Stores jobs that are new. */
export async function insertJobRows(tx: Writer, actor: Actor, records: readonly NewJob[]): Promise<void> {
  await insertRecords(tx, actor, { ...JOB, records, sealed })
  const { accountId: account_id } = actor
  await addModelOf(
    tx,
    records.map(({ id, columns, document }) => ({ row: { ...columns, account_id, id }, job: document })),
  )
}

export interface JobChange {
  readonly row: JobRow
  readonly columns: Partial<OwnColumns<'job_event'>>
}

/** Changes jobs, and answers the rows in their order. */
export async function updateJobRows(
  tx: Writer,
  actor: Actor,
  changes: readonly JobChange[],
): Promise<JobRow[]> {
  const after = await changeRecords(tx, actor, { ...JOB, changes, sealed })
  const changed = after.filter((row, i) => row !== changes[i]?.row)
  await removeMaterials(
    tx,
    actor.accountId,
    changed.map(({ id }) => id),
  )
  await addModel(tx, changed)
  return after
}

/** Marks jobs as deleted; `deletedWith` names the field that took them along. */
export async function deleteJobRows(
  tx: Writer,
  actor: Actor,
  work: { rows: readonly JobRow[]; deletedWith?: string },
): Promise<void> {
  await deleteRecords(tx, actor, { ...JOB, ...work, also: { model_of: DELETED } })
  await removeMaterials(
    tx,
    actor.accountId,
    work.rows.map(({ id }) => id),
  )
}

/** Brings deleted jobs back as they were; their crop year has followed the field. */
export async function restoreJobRows(tx: Writer, actor: Actor, rows: readonly JobRow[]): Promise<void> {
  await restoreRecords(tx, actor, { ...JOB, rows, also: { model_of: modelOfRow } })
  // an older program that deleted them has left theirs
  await removeMaterials(
    tx,
    actor.accountId,
    rows.map(({ id }) => id),
  )
  await addModel(tx, rows)
}

/** A field as far as it moves its jobs from one crop year to another. */
export interface FieldSeasons {
  readonly id: string
  readonly yearInfo: readonly SeasonStarts[]
}

/** The jobs of fields, deleted ones too, whose crop year is another than they say, by that year. */
async function movedJobs(tx: Writer, actor: Actor, fields: readonly FieldSeasons[]) {
  const seasons = new Map(fields.map(({ id, yearInfo }) => [id, yearInfo]))
  const rows = await tx
    .selectFrom('job_event')
    .select(['id', 'field_id', 'day', 'status', 'crop_year'])
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', [...seasons.keys()])
    .execute()
  const years = rows.map((row) => ({ row, year: cropYearIn(row, seasons.get(row.field_id) ?? []) }))
  return Map.groupBy(
    years.filter(({ row, year }) => row.crop_year !== year),
    ({ year }) => year,
  )
}

/** Lets jobs count to the crop years that the seasons of their fields give them. */
export async function moveJobs(tx: Writer, actor: Actor, fields: readonly FieldSeasons[]): Promise<void> {
  for (const some of parts(fields))
    for (const [crop_year, jobs] of await movedJobs(tx, actor, some))
      for (const ids of parts(jobs.map(({ row }) => row.id))) {
        const common = { accountId: actor.accountId, ids, crop_year }
        await setCropYear(tx, common)
      }
}

async function setCropYear(
  tx: Writer,
  { accountId, ids, crop_year }: { accountId: string; ids: readonly string[]; crop_year: number },
): Promise<void> {
  const own = tx.updateTable('job_event').set({ crop_year }).where('account_id', '=', accountId)
  await own.where('id', 'in', ids).execute()
  const ofMaterials = tx.updateTable('job_material').set({ crop_year }).where('account_id', '=', accountId)
  await ofMaterials.where('job_id', 'in', ids).execute()
}
