/** The stored areas of kinds, by field and year, and their history. */
import { AREA_STATUSES, type YearlyArea } from '@vagu/core/custom-areas/schema'
import { ROWS_PER_INSERT, writeJournal } from '../db/journal.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** One field's area of one year. */
export interface FieldYear extends YearlyArea {
  readonly fieldId: string
}
type Row = Omit<Tables['custom_field_area'], 'account_id' | 'custom_area_id'>

const COLUMNS = ['field_id', 'year', 'area', 'area_when_saved', 'status'] as const

export const areaOfRow = (row: Row): FieldYear => ({
  fieldId: row.field_id,
  year: row.year,
  area: row.area,
  areaWhenItWasSaved: row.area_when_saved,
  status: AREA_STATUSES.find((status) => status === row.status) ?? null,
})

/** The rows of every kind that is not deleted. */
export const readActiveRows = (db: Reader, actor: Actor) =>
  db
    .selectFrom('custom_field_area as area')
    .innerJoin('custom_area as kind', (join) =>
      join.onRef('kind.account_id', '=', 'area.account_id').onRef('kind.id', '=', 'area.custom_area_id'),
    )
    .select(['area.custom_area_id', ...COLUMNS.map((column) => `area.${column}` as const)])
    .where('area.account_id', '=', actor.accountId)
    .where('kind.deleted_at', 'is', null)
    .execute()

export const readRows = (db: Reader, actor: Actor, kindId: string) =>
  db
    .selectFrom('custom_field_area')
    .select(['custom_area_id', ...COLUMNS])
    .where('account_id', '=', actor.accountId)
    .where('custom_area_id', '=', kindId)
    .execute()

const keyOf = ({ fieldId, year }: FieldYear): string => `${fieldId}|${year}`

/** Writes areas over those that are there, with one line of history that names what was and what became. */
export async function writeAreas(
  tx: Writer,
  actor: Actor,
  { kindId, areas }: { kindId: string; areas: readonly FieldYear[] },
): Promise<void> {
  if (areas.length === 0) return
  const written = new Set(areas.map(keyOf))
  const before = (await readRows(tx, actor, kindId)).map(areaOfRow).filter((area) => written.has(keyOf(area)))
  const rows = areas.map((area) => ({
    account_id: actor.accountId,
    custom_area_id: kindId,
    field_id: area.fieldId,
    year: area.year,
    area: area.area,
    area_when_saved: area.areaWhenItWasSaved,
    status: area.status,
  }))
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await tx
      .insertInto('custom_field_area')
      .values(rows.slice(i, i + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'custom_area_id', 'field_id', 'year']).doUpdateSet((row) => ({
          area: row.ref('excluded.area'),
          area_when_saved: row.ref('excluded.area_when_saved'),
          status: row.ref('excluded.status'),
        })),
      )
      .execute()
  const texts = { before: JSON.stringify({ areas: before }), after: JSON.stringify({ areas }) }
  await writeJournal(tx, actor, [{ noun: 'custom-area', recordId: kindId, action: 'change', ...texts }])
}
