/** Fills what is asked of jobs for those that were stored before it was, or by an older program beside this one. */
import { z } from 'zod'
import type { Engine, Reader, Tables, Writer } from '../db/schema.ts'
import { parsedText } from '../db/stored.ts'
import { storedFields } from '../fields/stored.ts'
import type { Log } from '../ports.ts'
import { DELETED, imageRows, isWithoutModel, type JobRow, modelColumns, modelOf } from './model.ts'
import { storedJobs } from './stored.ts'
import { addModel, rememberImages, removeMaterials } from './write.ts'

const JOBS_AT_ONCE = 500

export interface LiftPlace {
  readonly engine: Engine
  readonly log: Log
  /** Leaves jobs that somebody changes at this moment for the next time: then nobody waits for another. */
  readonly passesLocked?: boolean
}
/** The last one looked at: what cannot be lifted is not looked at again and again. */
type Last = Pick<JobRow, 'account_id' | 'id'>

const jobsWithout = (
  tx: Writer,
  { engine, passesLocked = false }: LiftPlace,
  last: Last,
): Promise<JobRow[]> =>
  tx
    .selectFrom('job_event')
    .selectAll()
    .where(isWithoutModel)
    .where((row) =>
      row.or([
        row('account_id', '>', last.account_id),
        row.and([row('account_id', '=', last.account_id), row('id', '>', last.id)]),
      ]),
    )
    .orderBy('account_id')
    .orderBy('id')
    .limit(JOBS_AT_ONCE)
    // another program may be changing them at this moment
    .$if(engine === 'postgres', (select) => select.forUpdate())
    .$if(engine === 'postgres' && passesLocked, (select) => select.skipLocked())
    .execute()

const keyOf = (accountId: string, id: string): string => `${accountId}|${id}`

async function fieldsOf(tx: Writer, rows: readonly JobRow[]) {
  const fields = await tx
    .selectFrom('field')
    .select(['account_id', 'id', 'document', 'document_version'])
    .where('account_id', 'in', [...new Set(rows.map((row) => row.account_id))])
    .where('id', 'in', [...new Set(rows.map((row) => row.field_id))])
    .execute()
  return new Map(fields.map((row) => [keyOf(row.account_id, row.id), row]))
}

/** The columns that lifting may make otherwise. */
const FILLED = [
  'document',
  'document_version',
  'crop_year',
  'category_key',
  'job_key',
  'worker_id',
  'batch_id',
  'area',
  'yield_amount',
  'yield_unit',
  'yield_type',
  'yield_kg',
  'yield_moisture',
  'has_limits',
  'model_of',
] as const satisfies readonly (keyof JobRow)[]

const writeJobs = (tx: Writer, rows: readonly JobRow[]) =>
  tx
    .insertInto('job_event')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'id'])
        .doUpdateSet((row) =>
          Object.fromEntries(FILLED.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    )
    .execute()

const WithImages = z.object({ images: z.array(z.string()).default([]) })

/** The photos that a text names, of one too that has not the shape of a job: what it shows must stay. */
function imagesIn(text: string): string[] {
  try {
    return parsedText(WithImages, text).images
  } catch {
    return []
  }
}

/** Photos that jobs named before, which their histories tell; only farms that have photos are asked. */
async function formerImages(tx: Writer, rows: readonly JobRow[]): Promise<Tables['job_image'][]> {
  const withPhotos = await tx
    .selectFrom('image')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', [...new Set(rows.map((row) => row.account_id))])
    .execute()
  const accounts = new Set(withPhotos.map((row) => row.account_id))
  const due = rows.filter((row) => accounts.has(row.account_id))
  if (due.length === 0) return []
  const entries = await tx
    .selectFrom('journal')
    .select(['account_id', 'record_id', 'after'])
    .where('account_id', 'in', [...accounts])
    .where(
      'record_id',
      'in',
      due.map(({ id }) => id),
    )
    .where('noun', '=', 'job-event')
    .where('after', 'is not', null)
    .execute()
  return entries.flatMap(({ account_id, record_id: id, after }) =>
    imageRows({ account_id, id }, imagesIn(after ?? '{}')),
  )
}

/** The row as the program of today writes it; undefined, with a line in the log, where it or its field has no shape. */
function liftedRow(row: JobRow, fields: Awaited<ReturnType<typeof fieldsOf>>, log: Log): JobRow | undefined {
  try {
    const columns = storedJobs.lifted(row)
    const field = fields.get(keyOf(row.account_id, row.field_id))
    const own = field === undefined ? [] : storedFields.read(field).yearInfo
    const model_of = row.deleted_at === null ? modelOf(row.updated_at) : DELETED
    return { ...row, ...columns, ...modelColumns(storedJobs.read(columns), own), model_of }
  } catch (error) {
    log.error({ error, accountId: row.account_id, id: row.id }, 'a job could not be lifted')
    return undefined
  }
}

/** Lifts some jobs, those that follow on one; answers the last of them, or undefined when no other follows. */
async function liftJobsAfter(tx: Writer, place: LiftPlace, last: Last): Promise<Last | undefined> {
  const rows = await jobsWithout(tx, place, last)
  if (rows.length === 0) return undefined
  const fields = await fieldsOf(tx, rows)
  const lifted = rows.flatMap((row) => liftedRow(row, fields, place.log) ?? [])
  if (lifted.length > 0) {
    await writeJobs(tx, lifted)
    for (const [accountId, own] of Map.groupBy(lifted, (row) => row.account_id))
      await removeMaterials(
        tx,
        accountId,
        own.map(({ id }) => id),
      )
    await addModel(
      tx,
      lifted.filter((row) => row.deleted_at === null),
    )
  }
  await rememberImages(tx, [
    ...rows.flatMap((row) => imageRows(row, imagesIn(row.document))),
    ...(await formerImages(tx, rows)),
  ])
  return rows.at(-1)
}

const isAnyWithout = async (db: Reader): Promise<boolean> =>
  (await db.selectFrom('job_event').select('id').where(isWithoutModel).limit(1).execute()).length > 0

/** Lifts all that are to be lifted: after a start, those that an older program beside this one has written. */
export async function liftJobs(needs: LiftPlace & { readonly db: Reader }): Promise<void> {
  if (!(await isAnyWithout(needs.db))) return
  let last: Last | undefined = { account_id: '', id: '' }
  while (last !== undefined) {
    const from: Last = last
    last = await needs.db.transaction().execute((tx) => liftJobsAfter(tx, needs, from))
  }
}
