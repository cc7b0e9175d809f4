/** Groups of fields and kinds of area, when fields become others. */
import { findArea, type FarmEffort } from '../custom-areas/find-area.ts'
import { writeAreas } from '../custom-areas/areas.ts'
import { storedKinds } from '../custom-areas/stored.ts'
import { areaOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { changeDocument } from '../settings/store.ts'

/** New fields join the group that all fields before were in; those stay in it for the years in which they stood. */
export async function joinGroup(
  tx: Writer,
  actor: Actor,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  await changeDocument(tx, actor, (document) => {
    const groups = document.fieldGroups ?? []
    const own = groups.find(({ linkedFieldIds }) => before.every((id) => linkedFieldIds.includes(id)))
    if (own === undefined) return document
    const joined = { ...own, linkedFieldIds: [...new Set([...own.linkedFieldIds, ...after])] }
    return { ...document, fieldGroups: groups.map((group) => (group === own ? joined : group)) }
  })
}

/** Effort that the strips of a few fields may take while others wait: some tenths of a second. */
const effort = (): FarmEffort => ({ crossing: { left: 5_000_000 }, strips: 100_000_000 })

const kindsOf = (db: Reader, actor: Actor) =>
  db
    .selectFrom('custom_area')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .execute()

/** Finds the areas of new fields by the kinds that are calculated; a kind whose areas are typed has none of them yet. */
export async function measureParts(
  tx: Writer,
  actor: Actor,
  { fields, year }: { fields: readonly Field[]; year: number },
): Promise<void> {
  const left = effort()
  for (const row of await kindsOf(tx, actor)) {
    const kind = storedKinds.read(row)
    if (kind.calculationStrategy === 'INITIAL') continue
    const inYear = Math.max(kind.year, year)
    const areas = fields.map((field) => {
      const area = areaOfYear(field, inYear)
      const shape = field.mapData ? JSON.stringify(field.mapData) : null
      const found = findArea(kind, { area, shape }, left)
      return { fieldId: field._id, year: inYear, ...found, areaWhenItWasSaved: area }
    })
    await writeAreas(tx, actor, { kindId: row.id, areas })
  }
}
