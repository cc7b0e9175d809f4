/** Kinds of area as they stand today: with what is to be looked at, because a field is new or has another area. */
import type { CustomArea, YearlyArea } from '@vagu/core/custom-areas/schema'
import { type FieldToday, activeAreas } from '@vagu/core/custom-areas/active-areas'
import { areaOfYear, type FieldYears } from '@vagu/core/fields/rules'
import type { DocumentColumns } from '../db/stored.ts'
import { inFieldOrder } from '../fields/row-order.ts'
import { storedFields } from '../fields/stored.ts'
import { storedKinds } from './stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { areaOfRow, readActiveRows } from './areas.ts'

export type Kind = Pick<CustomArea, 'areaName' | 'calculationStrategy' | 'calculationValue' | 'year'>
type KindRow = Pick<Tables['custom_area'], 'id' | keyof DocumentColumns | 'updated_at'>
/** Parts of a field that its areas follow from: no shape. */
export interface FieldOfKinds extends Pick<FieldYears, 'area' | 'yearInfo' | 'firstYear' | 'lastYear'> {
  readonly _id: string
}

/** The fields that are not deleted, without their shapes. */
export async function readFields(db: Reader, actor: Actor): Promise<FieldOfKinds[]> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .$call(inFieldOrder)
    .execute()
  return rows.filter(storedFields.isReadable).map((row) => {
    const { area, yearInfo, firstYear, lastYear } = storedFields.read(row)
    return { _id: row.id, area, yearInfo, firstYear, lastYear }
  })
}

/** Each kind asks the same years of a field. */
function fieldToday(field: FieldOfKinds): FieldToday {
  const known = new Map<number, number>()
  return {
    areaOf: (year) => {
      const area = known.get(year) ?? areaOfYear(field, year)
      known.set(year, area)
      return area
    },
    years: field.yearInfo.flatMap(({ year, area }) => (area == null ? [] : [year])),
  }
}

async function readStored(db: Reader, actor: Actor): Promise<Map<string, YearlyArea[]>> {
  const byPlace = new Map<string, YearlyArea[]>()
  for (const row of await readActiveRows(db, actor)) {
    const { fieldId, ...area } = areaOfRow(row)
    const place = `${row.custom_area_id}|${fieldId}`
    const years = byPlace.get(place)
    if (years) years.push(area)
    else byPlace.set(place, [area])
  }
  return byPlace
}

/** Ids of the kinds that are there. */
export async function activeKindIds(db: Reader, actor: Actor): Promise<string[]> {
  const rows = await db
    .selectFrom('custom_area')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

const kindRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('custom_area')
    .select(['id', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
)

/** Every kind in the order in which they were added; `fields` are asked only when there is one. */
export async function listCustomAreas(
  db: Reader,
  actor: Actor,
  fields: readonly FieldOfKinds[] | (() => Promise<readonly FieldOfKinds[]>) = () => readFields(db, actor),
): Promise<CustomArea[]> {
  const rows: KindRow[] = await kindRows(db, { accountId: actor.accountId })
  if (rows.length === 0) return []
  const stored = await readStored(db, actor)
  const today = (typeof fields === 'function' ? await fields() : fields).map(
    (field) => [field._id, fieldToday(field)] as const,
  )
  return rows.filter(storedKinds.isReadable).map((row) => {
    const kind = storedKinds.read(row)
    const of = ([fieldId, field]: (typeof today)[number]) => ({
      fieldId,
      yearlyAreas: activeAreas(stored.get(`${row.id}|${fieldId}`) ?? [], { field, kindYear: kind.year }),
    })
    return { ...kind, id: row.id, updatedAt: row.updated_at, fields: today.map(of) }
  })
}
