/** The jobs of a farm that name materials. */
import type { JobStatus } from '@vagu/core/job-events/schema'
import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'

interface Narrowed {
  readonly statuses: readonly JobStatus[]
  /** First and last day, both inside. */
  readonly days: readonly [string, string]
}

const NO_MATERIALS = '%"requisites":[]%'

export const jobsWithMaterials = (db: Reader, who: Who) =>
  db
    .selectFrom('job_event')
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .where('document', 'not like', NO_MATERIALS)

export const readMaterialJobs = (db: Reader, who: Who, { statuses, days }: Narrowed) =>
  jobsWithMaterials(db, who)
    .select(['id', 'document', 'document_version'])
    .where('status', 'in', statuses)
    .where('day', '>=', days[0])
    .where('day', '<=', days[1])
    .execute()
