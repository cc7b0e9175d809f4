/** Materials that jobs of a farm used. */
import type { JobStatus } from '@vagu/core/jobs/schema'
import type { UsedParts, UsePart } from '@vagu/core/materials/overview'
import { MaterialType } from '@vagu/core/materials/schema'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

interface Narrowed {
  readonly statuses: readonly JobStatus[]
  /** First and last day, both inside. */
  readonly days: readonly [string, string]
}

/** Uses by jobs, of materials and of dressings. */
export async function readUses(db: Reader, actor: Actor, { statuses, days }: Narrowed): Promise<UsedParts> {
  const rows = await db
    .selectFrom('job_material')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('status', 'in', statuses)
    .where('day', '>=', days[0])
    .where('day', '<=', days[1])
    .orderBy('job_id')
    .orderBy('place')
    .execute()
  const partOf = (row: (typeof rows)[number]): UsePart => ({
    job: { _id: row.job_id, fieldId: row.field_id, date: row.day, area: row.area },
    use: {
      type: MaterialType.parse(row.kind),
      name: row.name,
      requisiteId: row.requisite_id,
      amount: row.amount,
      unit: row.unit,
      totalAmount: row.total_amount,
      baseUnit: row.total_unit,
    },
  })
  const { materials = [], dressings = [] } = Object.groupBy(rows, ({ is_dressing: isDressing }) =>
    isDressing === 1 ? 'dressings' : 'materials',
  )
  return { materials: materials.map(partOf), dressings: dressings.map(partOf) }
}
