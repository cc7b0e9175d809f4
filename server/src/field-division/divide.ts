/** Splitting a field, and joining fields: from a crop year on their land is other fields'. */
import { AppError, type FieldError } from '@vagu/core/errors'
import type { Division, FieldMerge, FieldSplit } from '@vagu/core/field-division/schema'
import { endedField, joinedField, type MadeField, partsOf } from '@vagu/core/field-division/parts'
import { livesIn } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { MapData } from '@vagu/core/geo/schema'
import { fieldError } from '@vagu/core/validation'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { findRows, rejectIfNewer } from '../db/records.ts'
import { addFieldsAt, getField, readFields, requireFields, rewriteFields } from '../fields/store.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { joinGroup, measureParts } from './groups.ts'
import { gatherJobs, jobsFrom, jobsOnParts, sharedJobs, storeSharedJobs } from './jobs.ts'
import { carrySamples } from './samples.ts'
import { type Cut, type Joined, partsOfCut, shapeOfJoined } from './shapes.ts'

interface Shaped {
  readonly field: Field
  readonly shape: MapData
}

/** Why a field cannot become others from a crop year on. */
function divisionError(field: Field, year: number, path: string): FieldError | undefined {
  const { name, firstYear, lastYear } = field
  if (firstYear != null && year < firstYear)
    return fieldError('year', 'fieldNotYet', { name, year: firstYear })
  if (!livesIn(field, year)) return fieldError('year', 'fieldEnded', { name, year: lastYear ?? year })
  return shapeOfYear(field, year) === null ? fieldError(path, 'fieldWithoutShape', { name }) : undefined
}

/** The shapes of fields in a crop year; refuses a field that has none, or is not one in that year. */
function shapedIn(fields: readonly Field[], year: number, path: string): Shaped[] {
  return fields.map((field) => {
    const error = divisionError(field, year, path)
    const shape = shapeOfYear(field, year)
    if (error !== undefined || shape === null)
      throw new AppError('invalid', { fields: error === undefined ? [] : [error] })
    return { field, shape }
  })
}

/** The fields that an earlier sending of the same request made; undefined where there was none. */
async function madeBefore(
  db: Reader,
  actor: Actor,
  { ids, from }: { ids: readonly (string | undefined)[]; from: readonly string[] },
): Promise<Field[] | undefined> {
  const named = ids.filter((id) => id !== undefined)
  if (named.length === 0) return undefined
  const rows = await findRows(db, 'field', { accountId: actor.accountId, ids: named })
  if (rows.length === 0) return undefined
  if (rows.some((row) => row.deleted_at !== null)) throw new AppError('deleted')
  const made = await readFields(db, actor, named)
  const isOurs =
    made.length === ids.length && made.every(({ origin }) => String(origin?.fieldIds) === String(from))
  if (!isOurs) throw new AppError('idTaken')
  return made
}

interface Made {
  readonly before: readonly Field[]
  readonly drafts: readonly (MadeField & { readonly _id?: string | undefined })[]
  readonly year: number
}

/** Stores new fields in the place of those that they are made of, with all that belongs to fields. */
async function storeMade(tx: Writer, actor: Actor, { before, drafts, year }: Made): Promise<Field[]> {
  const ordering = Math.min(...before.map((field) => field.ordering))
  const after = await addFieldsAt(tx, actor, { drafts, ordering })
  await joinGroup(tx, actor, { before: before.map(({ _id }) => _id), after: after.map(({ _id }) => _id) })
  await measureParts(tx, actor, { fields: after, year })
  return after
}

/** Lets fields come to their end, and judges them and what they became. */
async function endFields(
  tx: Writer,
  actor: Actor,
  { before, after, year }: Division & { year: number },
): Promise<Division> {
  const ids = before.map(({ _id }) => _id)
  await rewriteFields(tx, actor, new Map(ids.map((id) => [id, (stored) => endedField(stored, year)])))
  await recomputeWarnings(tx, actor, { fieldIds: [...ids, ...after.map(({ _id }) => _id)] })
  return readDivision(tx, actor, { before: ids, after: after.map(({ _id }) => _id) })
}

const readDivision = async (
  db: Reader,
  actor: Actor,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<Division> => ({
  before: await readFields(db, actor, before),
  after: await readFields(db, actor, after),
})

/** Splits a field by a line; its older years and what was done in them stay with it. */
export async function splitField(
  tx: Writer,
  actor: Actor,
  { id, split, cut }: { id: string; split: FieldSplit; cut: Cut | undefined },
): Promise<Division> {
  const field = await getField(tx, actor, id)
  const { year, parts } = split
  const again = await madeBefore(tx, actor, { ids: parts.map(({ _id }) => _id), from: [id] })
  if (again !== undefined) return { before: [field], after: again }
  rejectIfNewer({ updated_at: field.updatedAt }, split.updatedAt, () => field)
  const [shaped] = shapedIn([field], year, 'line')
  if (shaped === undefined) throw new AppError('notFound')
  const shapes = partsOfCut(cut, shaped.shape, field)
  const at = actor.now.toISOString()
  const rows = await jobsFrom(tx, actor, { fieldIds: [id], year })
  const drafts = partsOf(field, { year, parts, shapes, at }).map((draft, i) => ({
    ...draft,
    _id: parts[i]?._id,
  }))
  const [first, second] = await storeMade(tx, actor, { before: [field], drafts, year })
  if (first === undefined || second === undefined) throw new Error('a part that was just stored is not there')
  const made = [first, second] as const
  const shared = sharedJobs(actor, { rows, parts: made, places: split.jobs })
  const jobs = new Map(shared.map((each) => [each.row.id, jobsOnParts(each)]))
  await carrySamples(tx, actor, { before: [field], after: made, year, jobs })
  await storeSharedJobs(tx, actor, { shared, parts: made })
  return endFields(tx, actor, { before: [field], after: [...made], year })
}

/** Joins neighbours to one field; their older years and what was done in them stay with them. */
export async function mergeFields(
  tx: Writer,
  actor: Actor,
  { merge, joined }: { merge: FieldMerge; joined: Joined | undefined },
): Promise<Division> {
  const { year, fieldIds, _id, ...part } = merge
  await requireFields(tx, actor, fieldIds)
  const fields = await readFields(tx, actor, fieldIds)
  const again = await madeBefore(tx, actor, { ids: [_id], from: fieldIds })
  if (again !== undefined) return { before: fields, after: again }
  const shaped = shapedIn(fields, year, 'fieldIds')
  const ground = shaped.map(({ shape }) => shape)
  const mapData = shapeOfJoined(joined, ground, fields)
  const rows = await jobsFrom(tx, actor, { fieldIds, year })
  const draft = joinedField(fields, { ...part, year, mapData, at: actor.now.toISOString() })
  const [field] = await storeMade(tx, actor, { before: fields, drafts: [{ ...draft, _id }], year })
  if (field === undefined) throw new Error('the field that was just stored is not there')
  const jobs = new Map(
    rows.map((row) => [row.id, [{ id: row.id, document: { fieldId: field._id } }]] as const),
  )
  await carrySamples(tx, actor, { before: fields, after: [field], year, jobs })
  await gatherJobs(tx, actor, { rows, field })
  return endFields(tx, actor, { before: fields, after: [field], year })
}
