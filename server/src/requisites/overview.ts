import { overviewOf } from '@vagu/core/requisites/overview'
import type { RequisitesOverview } from '@vagu/core/requisites/overview-schema'
import { storedJobs } from '../job-events/stored.ts'
import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { readMaterialJobs } from './jobs.ts'
import { readKnownMaterials } from './known.ts'

/** What done and running jobs used that begin between two days. */
export async function readOverview(
  db: Reader,
  who: Who,
  { start, end }: { start: string; end: string },
): Promise<RequisitesOverview> {
  const rows = await readMaterialJobs(db, who, { statuses: ['DONE', 'IN_PROGRESS'], days: [start, end] })
  const jobs = rows.map((row) => Object.assign(storedJobs.read(row), { _id: row.id }))
  return overviewOf(jobs, await readKnownMaterials(db, who))
}
