import type { CropHarvest } from '@vagu/core/harvest/schema'
import { harvestProgress, type HarvestField, type HarvestJob } from '@vagu/core/fields/harvest-progress'
import { CATEGORY } from '@vagu/core/settings/table'
import { cropYearOf, type Season, widestSeason } from '@vagu/core/time/season'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** Done and running harvest jobs around a crop year; which of them fall into it is told by each field's season. */
const harvestRows = (db: Reader, actor: Actor, { start, end }: Season) =>
  db
    .selectFrom('job_event')
    .select(['field_id', 'day', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where('category_key', '=', CATEGORY.harvest)
    .execute()

async function activeFields(db: Reader, actor: Actor): Promise<HarvestField[]> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .where('active', '=', 1)
    .execute()
  return rows.filter(storedFields.isReadable).map((row) => {
    const { area, yearInfo } = storedFields.read(row)
    return { _id: row.id, active: true, area, yearInfo }
  })
}

/** How far the harvest of each crop of a year is. */
export async function getHarvestProgress(db: Reader, actor: Actor, year: number): Promise<CropHarvest[]> {
  const fields = await activeFields(db, actor)
  const starts = new Map(fields.map((field) => [field._id, field.yearInfo]))
  const rows = await harvestRows(db, actor, widestSeason(year))
  const jobs = rows.filter(storedJobs.isReadable).flatMap((row): HarvestJob[] => {
    const seasons = starts.get(row.field_id)
    if (seasons === undefined || cropYearOf(row.day, seasons) !== year) return []
    const { job, ...stored } = storedJobs.read(row)
    return [{ ...stored, job: job.key, fieldId: row.field_id }]
  })
  return harvestProgress(fields, jobs, year)
}
