/** Fields as far as plans look at them, without their shapes. */
import { inOwnOrder } from '@vagu/core/fields/order'
import type { PlanField } from '@vagu/core/rotation/plan'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { KEPT_FIELDS } from '../warnings/facts.ts'
import { keeping, keepingRows } from '../db/kept.ts'
import { storedFields } from './stored.ts'

export interface FieldOfPlan extends PlanField {
  readonly name: string
  readonly nitrateZone: boolean | null
  /** Fields that it was made of. */
  readonly madeOf: readonly string[]
}

const fieldRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('field')
    .select(['id', 'active', 'ordering', 'name', 'created_at', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id'),
)

type FieldRow = Pick<
  Tables['field'],
  'id' | 'active' | 'ordering' | 'name' | 'created_at' | keyof DocumentColumns
>

const isSameRow = (a: FieldRow, b: FieldRow): boolean =>
  a.id === b.id &&
  a.active === b.active &&
  a.ordering === b.ordering &&
  a.document_version === b.document_version &&
  a.document === b.document

/** A field of its row: the same object as long as the row says the same, so that what follows from it can be kept with it. */
const fieldOfPlan = keeping({
  most: KEPT_FIELDS,
  isSame: isSameRow,
  read: (row): FieldOfPlan => {
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
  },
})

/** Of two that the farmer's order and the name leave beside each other, the older one goes first. */
const inOrder = (a: FieldRow, b: FieldRow): number =>
  inOwnOrder(a, b) || Number(a.created_at > b.created_at) - Number(a.created_at < b.created_at)

/** The fields of a farm: the same list as long as all rows say the same. They come by id, and are sorted where one has changed. */
const fieldsOfPlan = keepingRows({
  isSame: isSameRow,
  read: (rows: readonly FieldRow[]): readonly FieldOfPlan[] =>
    rows.filter(storedFields.isReadable).toSorted(inOrder).map(fieldOfPlan),
})

/** Every field that is not deleted, in the order of the farm. */
export const readFieldsOfPlan = async (db: Reader, accountId: string): Promise<readonly FieldOfPlan[]> =>
  fieldsOfPlan(accountId, await fieldRows(db, { accountId }))
