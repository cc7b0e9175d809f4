/** Fields as far as their plans look. */
import type { PlanField } from '@vagu/core/rotation/plan'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { inFieldOrder } from '../fields/row-order.ts'
import { storedFields } from '../fields/stored.ts'

export interface FieldOfPlan extends PlanField {
  readonly name: string
  readonly nitrateZone: boolean | null
  /** Fields that it was made of. */
  readonly madeOf: readonly string[]
}

const fieldRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('field')
    .select(['id', 'active', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$call(inFieldOrder),
)

/** Every field that is not deleted, in the order of the farm. */
export async function readFieldsOfPlan(db: Reader, accountId: string): Promise<FieldOfPlan[]> {
  const rows = await fieldRows(db, { accountId })
  return rows.filter(storedFields.isReadable).map((row) => {
    const { name, area, yearInfo, firstYear, lastYear, nitrateZone, origin } = storedFields.read(row)
    return {
      _id: row.id,
      active: row.active === 1,
      name,
      area,
      yearInfo,
      firstYear,
      lastYear,
      nitrateZone: nitrateZone ?? null,
      madeOf: origin?.fieldIds ?? [],
    }
  })
}
