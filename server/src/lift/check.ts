/** Holds everything that is stored against its shape, and what is asked of jobs against their documents. */
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { storedFields } from '../fields/stored.ts'
import { imageRows, isWithoutModel, type JobRow, materialRows, modelColumns } from '../job-store/model.ts'
import { storedJobs } from '../job-store/stored.ts'
import { documents } from './documents.ts'

type Row = DocumentColumns & Readonly<Record<string, unknown>>

async function faultsIn(db: Reader, table: keyof typeof documents): Promise<string[]> {
  const { keys, stored } = documents[table]
  const names = sql.join(keys.map((key) => sql.ref(key)))
  const { rows } =
    await sql<Row>`select ${names}, document, document_version from ${sql.table(table)}`.execute(db)
  return rows.flatMap((row) =>
    stored.faults(row).map((fault) => `${table} ${keys.map((key) => String(row[key])).join(' ')}: ${fault}`),
  )
}

const sorted = (rows: readonly object[]): string =>
  JSON.stringify(
    rows
      .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
      .toSorted(),
  )

interface Around {
  readonly materials: ReadonlyMap<string, readonly object[]>
  readonly images: ReadonlySet<string>
  readonly seasons: ReadonlyMap<string, ReturnType<typeof storedFields.read>['yearInfo']>
}

function faultsOfJob(row: JobRow, { materials, images, seasons }: Around): string[] {
  const faults = storedJobs.faults(row)
  if (faults.length > 0) return faults
  const job = storedJobs.read(row)
  const columns = Object.entries(modelColumns(job, seasons.get(row.field_id) ?? []))
  const own: Readonly<Record<string, unknown>> = { ...row }
  const rows = row.deleted_at === null ? materialRows(row, job) : []
  const isListed = sorted(rows) === sorted(materials.get(row.id) ?? [])
  const lost = imageRows(row, job.images).filter((image) => !images.has(`${row.id}|${image.image_id}`))
  return [
    ...columns.flatMap(([column, value]) =>
      own[column] === value ? [] : [`${column} is ${String(own[column])}, not ${value}`],
    ),
    ...(isListed ? [] : ['its materials are others']),
    ...lost.map((image) => `the photo ${image.image_id} is not noted`),
  ]
}

async function faultsOfJobs(db: Reader, accountId: string): Promise<string[]> {
  const ofJobs = db.selectFrom('job_event').where('account_id', '=', accountId)
  const materials = await db
    .selectFrom('job_material')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const images = await db.selectFrom('job_image').selectAll().where('account_id', '=', accountId).execute()
  const fields = await db.selectFrom('field').selectAll().where('account_id', '=', accountId).execute()
  const around: Around = {
    materials: Map.groupBy(materials, (row) => row.job_id),
    images: new Set(images.map((row) => `${row.job_id}|${row.image_id}`)),
    seasons: new Map(fields.map((row) => [row.id, storedFields.read(row).yearInfo])),
  }
  const jobs = await ofJobs.selectAll().execute()
  const unfilled = await ofJobs.select('id').where(isWithoutModel).execute()
  const ids = new Set(jobs.map(({ id }) => id))
  return [
    ...unfilled.map(({ id }) => `job_event ${id}: is to be filled`),
    ...materials.filter((row) => !ids.has(row.job_id)).map((row) => `job_material ${row.job_id}: of no job`),
    ...jobs.flatMap((row) => faultsOfJob(row, around).map((fault) => `job_event ${row.id}: ${fault}`)),
  ]
}

/** Whatever is not as it should be, one line each. */
export async function storedFaults(db: Reader): Promise<string[]> {
  const faults: string[] = []
  for (const table of Object.keys(documents) as (keyof typeof documents)[])
    faults.push(...(await faultsIn(db, table)))
  for (const { account_id: id } of await db.selectFrom('account').select('account_id').execute())
    faults.push(...(await faultsOfJobs(db, id)))
  return faults
}
