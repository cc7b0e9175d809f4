/** The ground of fields that are divided or joined: found by the helper, before the transaction that stores it. */
import { AppError } from '@vagu/core/errors'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import type { Facts } from '@vagu/core/messages'
import { fieldError } from '@vagu/core/validation'
import { getField, readFields } from '../fields/store.ts'
import type { TaskOutput } from '../heavy/tasks.ts'
import { actorOf, type OwnCall } from '../http/in-turn.ts'

const refusal = (path: string, code: string, facts: Facts = {}): AppError =>
  new AppError('invalid', { fields: [fieldError(path, code, facts)] })

/** Result found for shapes as they were read before. */
interface Found<Result> {
  readonly of: readonly MapData[]
  readonly result: Result
}
export type Cut = Found<TaskOutput<'splitShape'>>
export type Joined = Found<TaskOutput<'joinShapes'>>

type Call = OwnCall & { readonly request: Request }

const requesterOf = ({ session, request }: Call) => ({ accountId: session.accountId, signal: request.signal })

/** The parts of a field by a line; undefined where it has no shape in the year, which is refused later. */
export async function cutField(
  call: Call,
  { id, year, line }: { id: string; year: number; line: readonly LatLng[] },
): Promise<Cut | undefined> {
  const shape = shapeOfYear(await getField(call.ports.db, actorOf(call), id), year)
  if (shape === null) return undefined
  const result = await call.ports.heavy.run('splitShape', async () => ({ shape, line }), requesterOf(call))
  return { of: [shape], result }
}

/** Fields as one; undefined where one of them has no shape in the year, or is not there. */
export async function joinFields(
  call: Call,
  { fieldIds, year }: { fieldIds: readonly string[]; year: number },
): Promise<Joined | undefined> {
  const fields = await readFields(call.ports.db, actorOf(call), fieldIds)
  const shapes = fields.flatMap((field) => shapeOfYear(field, year) ?? [])
  if (shapes.length < fieldIds.length) return undefined
  return {
    of: shapes,
    result: await call.ports.heavy.run('joinShapes', async () => shapes, requesterOf(call)),
  }
}

/** Refuses what was found of other shapes than those that are stored now. */
function requireSame<R>(found: Found<R> | undefined, shapes: readonly MapData[], stored: unknown): R {
  if (found === undefined || JSON.stringify(found.of) !== JSON.stringify(shapes))
    throw new AppError('conflict', { stored })
  return found.result
}

/** The two parts, the one left of the line first; refuses a line that does not divide the shape. */
export function partsOfCut(cut: Cut | undefined, shape: MapData, field: Field) {
  const result = requireSame(cut, [shape], field)
  if (!result.ok) throw refusal('line', result.code)
  return result.parts
}

const namesOf = (fields: readonly Pick<Field, 'name'>[]) => ({
  name: fields[0]?.name ?? '',
  other: fields.at(-1)?.name ?? '',
})

/** The shape of neighbours together; refuses those that do not touch. */
export function shapeOfJoined(
  joined: Joined | undefined,
  shapes: readonly MapData[],
  fields: readonly Field[],
): MapData {
  const result = requireSame(joined, shapes, fields[0])
  if (result.ok) return result.mapData
  if (result.reason === 'tooLarge') throw refusal('fieldIds', 'tooLarge')
  throw refusal('fieldIds', 'fieldsDoNotTouch', namesOf(fields))
}
