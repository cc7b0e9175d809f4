/** The areas of a kind, found before they are stored: a strip along an edge may take long. */
import { areaOfYear } from '@vagu/core/fields/rules'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { Requester, HeavyWork } from '../ports.ts'
import { shapeTextOf } from '../fields/stored.ts'
import type { FieldYear } from './areas.ts'
import { findAreas, type FoundArea, type MeasuredField } from './find-area.ts'
import { type FieldOfKinds, type Kind, readFields } from './read.ts'

interface Needs {
  readonly db: Reader
  readonly heavy: HeavyWork
}
const needsShapes = ({ calculationStrategy: strategy }: Kind): boolean =>
  strategy === 'EDGE_BUFFER' || strategy === 'EDGE_BUFFER_ONLY'

/** Fields with their shapes as they are stored. */
async function readMeasured(db: Reader, actor: Actor, kind: Kind): Promise<[FieldOfKinds, MeasuredField][]> {
  const rows = needsShapes(kind)
    ? await db
        .selectFrom('field')
        .select(['id', 'shape', 'earlier_shapes'])
        .where('account_id', '=', actor.accountId)
        .where('deleted_at', 'is', null)
        .execute()
    : []
  const shapeOf = new Map(rows.map((row) => [row.id, shapeTextOf(row, kind.year)]))
  return (await readFields(db, actor)).map((field) => [
    field,
    { area: areaOfYear(field, kind.year), shape: shapeOf.get(field._id) ?? null },
  ])
}

/** The area of every field in the year of the kind. */
export async function measureFields(
  { db, heavy }: Needs,
  actor: Actor,
  { kind, requester }: { kind: Kind; requester: Requester },
): Promise<FieldYear[]> {
  const fields = await readMeasured(db, actor, kind)
  const input = { kind, fields: fields.map(([, measured]) => measured) }
  const found: readonly FoundArea[] = needsShapes(kind)
    ? await heavy.run('measureAreas', async () => input, requester)
    : findAreas(kind, input.fields)
  return fields.flatMap(([field, { area }], i) => {
    const one = found[i]
    return one ? [{ fieldId: field._id, year: kind.year, ...one, areaWhenItWasSaved: area }] : []
  })
}
