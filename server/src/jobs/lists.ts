import { AppError } from '@vagu/core/errors'
import { seasonOf } from '@vagu/core/time/season'
import { DELETED_PAGE, type DeletedAfter } from '@vagu/core/history-calls'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonList, JsonText, withMembers } from '../http/json-text.ts'
import { placeOf, readPage } from '../history/deleted-page.ts'
import { readDeleters } from '../history/entries.ts'
import { jobText } from './record.ts'
import { JOB_TABLE } from './rows.ts'

/** Jobs of an account, deleted ones too, each with the name of its field. */
const jobsWithField = (db: Reader, { accountId }: Pick<Actor, 'accountId'>) =>
  db
    .selectFrom('job_event as job')
    .innerJoin('field', (join) =>
      join.onRef('field.account_id', '=', 'job.account_id').onRef('field.id', '=', 'job.field_id'),
    )
    .select([
      'job.id',
      'job.document',
      'job.document_version',
      'job.created_at',
      'job.updated_at',
      'field.name',
    ])
    .where('job.account_id', '=', accountId)

/** How many jobs the list of the last added holds. */
const LAST_ADDED = 30

const lastAdded = prepared((db, { accountId }: { accountId: string }) =>
  jobsWithField(db, { accountId })
    .where('job.deleted_at', 'is', null)
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(LAST_ADDED),
)

/** The jobs added last, newest first. */
export async function listLastAdded(db: Reader, { accountId }: Actor): Promise<JsonText> {
  const rows = await lastAdded(db, { accountId })
  return new JsonText(jsonList(rows.filter(storedJobs.isReadable).map((row) => jobText(row, row.name))))
}

function deletedRows(db: Reader, actor: Actor, after: DeletedAfter) {
  const place = placeOf(after)
  return jobsWithField(db, actor)
    .select('job.deleted_at')
    .where('job.deleted_at', 'is not', null)
    .where('job.deleted_with', 'is', null)
    .where('field.deleted_at', 'is', null)
    .$if(place !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('job.deleted_at', '<', place?.at ?? ''),
          eb.and([eb('job.deleted_at', '=', place?.at ?? ''), eb('job.id', '<', place?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('job.deleted_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(DELETED_PAGE)
    .execute()
}

/** The jobs deleted last by themselves; those that went with their field come back with it. */
export async function listDeletedJobs(db: Reader, actor: Actor, after: DeletedAfter): Promise<JsonText> {
  const readable = await readPage(after, (from) => deletedRows(db, actor, from), storedJobs.isReadable)
  const deleters = await readDeleters(db, actor, { noun: JOB_TABLE.noun, ids: readable.map(({ id }) => id) })
  const texts = readable.map((row) => {
    const facts = { deletedAt: row.deleted_at, userName: deleters.get(row.id) ?? '' }
    return withMembers(facts, jobText(row, row.name))
  })
  return new JsonText(jsonList(texts))
}

/** A field's jobs that begin in a crop year, newest first; a planned job stands on the placeholder day of its year. */
export async function listFieldJobs(
  db: Reader,
  actor: Actor,
  by: { fieldId: string; year: number },
): Promise<JsonText> {
  const field = await db
    .selectFrom('field')
    .select(['name', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('id', '=', by.fieldId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (field === undefined) throw new AppError('notFound')
  const season = seasonOf(by.year, storedFields.read(field).yearInfo)
  const rows = await db
    .selectFrom('job_event')
    .select(['id', 'document', 'document_version', 'created_at', 'updated_at'])
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', by.fieldId)
    .where('day', '>=', season.start)
    .where('day', '<=', season.end)
    .where('deleted_at', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const jobs = jsonList(rows.filter(storedJobs.isReadable).map((row) => jobText(row, field.name)))
  const days = JSON.stringify({ seasonStart: season.start, seasonEnd: season.end })
  return new JsonText(`{"jobEvents":${jobs},${days.slice(1)}`)
}
