/** Jobs of the whole farm by what is asked of them: a crop year, statuses, what was entered together. */
import type { JobQuery } from '@vagu/core/jobs/lists'
import { type Season, seasonOf } from '@vagu/core/time/season'
import type { DocumentColumns } from '../db/stored.ts'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonList, JsonText } from '../http/json-text.ts'
import { jobText } from './record.ts'
import { findMaterialJobs } from './with-material.ts'

type JobRow = Pick<
  Tables['job_event'],
  'id' | 'field_id' | 'day' | 'document' | 'document_version' | 'created_at' | 'updated_at'
>
interface FieldOfJobs {
  readonly name: string
  /** The season of the asked year, by the field's own start; undefined where no year is asked for. */
  readonly season: Season | undefined
}

async function readFields(
  db: Reader,
  actor: Actor,
  year: number | undefined,
): Promise<Map<string, FieldOfJobs>> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .execute()
  const seasonIn = (row: DocumentColumns) =>
    year === undefined
      ? undefined
      : seasonOf(year, storedFields.isReadable(row) ? storedFields.read(row).yearInfo : [])
  return new Map(rows.map((row) => [row.id, { name: row.name, season: seasonIn(row) }]))
}

/** Days that hold the seasons of all fields. */
function widestOf(fields: Iterable<FieldOfJobs>): Pick<Season, 'start' | 'end'> | undefined {
  const seasons = [...fields].flatMap(({ season }) => season ?? [])
  return seasons.length === 0
    ? undefined
    : seasons.reduce((a, b) => ({
        year: a.year,
        start: a.start < b.start ? a.start : b.start,
        end: a.end > b.end ? a.end : b.end,
      }))
}

/** Through the fields, so that the index of a field's jobs is used for the days. */
const jobsOfFarm = (db: Reader, actor: Actor) =>
  db
    .selectFrom('job_event')
    .select(['id', 'field_id', 'day', 'document', 'document_version', 'created_at', 'updated_at'])
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', (select) =>
      select
        .selectFrom('field')
        .select('field.id')
        .where('field.account_id', '=', actor.accountId)
        .where('field.deleted_at', 'is', null),
    )
    .where('deleted_at', 'is', null)

const newestFirst = (a: JobRow, b: JobRow): number => {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1
  return a.id < b.id ? 1 : -1
}

/** Sorted here: the database would carry every document through its sorting. */
export async function listJobs(db: Reader, actor: Actor, query: JobQuery): Promise<JsonText> {
  const { year, status, batchId, requisiteName } = query
  const withMaterial =
    requisiteName === undefined ? undefined : await findMaterialJobs(db, actor, requisiteName)
  const fields = await readFields(db, actor, year)
  const days = widestOf(fields.values())
  const rows = await jobsOfFarm(db, actor)
    .$if(days !== undefined, (jobs) =>
      jobs.where('day', '>=', days?.start ?? '').where('day', '<=', days?.end ?? ''),
    )
    .$if(status !== undefined, (jobs) => jobs.where('status', 'in', status ?? []))
    .$if(batchId !== undefined, (jobs) => jobs.where('batch_id', '=', batchId ?? ''))
    .$if(withMaterial !== undefined, (jobs) =>
      jobs.where((row) => (withMaterial ? row('id', 'in', withMaterial.candidates) : row.lit(true))),
    )
    .execute()
  const texts = rows
    .filter(storedJobs.isReadable)
    .toSorted(newestFirst)
    .flatMap((row) => {
      const field = fields.get(row.field_id)
      if (field === undefined || withMaterial?.ids.has(row.id) === false) return []
      const { season } = field
      const isInSeason = season === undefined || (row.day >= season.start && row.day <= season.end)
      return isInSeason ? [jobText(row, field.name)] : []
    })
  return new JsonText(jsonList(texts))
}
