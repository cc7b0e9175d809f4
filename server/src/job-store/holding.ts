/** Jobs by what they hold, told by the rows of their materials. */
import { expressionBuilder } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** Whether a job of the query holds a material of the kind. */
export function holdsMaterial(kind: Tables['job_material']['kind']) {
  const row = expressionBuilder<Tables, 'job_event'>()
  return row.exists(
    row
      .selectFrom('job_material')
      .select('job_material.job_id')
      .whereRef('job_material.account_id', '=', 'job_event.account_id')
      .whereRef('job_material.job_id', '=', 'job_event.id')
      .where('job_material.kind', '=', kind),
  )
}
