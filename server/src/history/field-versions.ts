/** The history of a field: its states, what each crop year became, and the way back. */
import { EarlierShape, type Field, FieldDraft, YearInfo } from '@vagu/core/fields/schema'
import { FieldVersion, type SmallShape, type YearInfoChange } from '@vagu/core/history/schema'
import { gridRings, hectaresOfRings } from '@vagu/core/geo/map-data'
import { MapData } from '@vagu/core/geo/schema'
import { smallOutline } from '@vagu/core/geo/small-outline'
import { Year } from '@vagu/core/time/schema'
import { check } from '@vagu/core/validation'
import { AppError } from '@vagu/core/errors'
import { z } from 'zod'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { restoreField } from '../fields/deletion.ts'
import { changeField } from '../fields/store.ts'
import { type Entry, FIELD, jsonOf, readAfter, readEntries, requireEver, unreadable } from './entries.ts'
import { afterReturning } from './moment.ts'

/** A field with a boundary is journalled as both, one without as the record alone. */
const WithShape = z.object({
  record: z.record(z.string(), z.unknown()),
  mapData: z.unknown(),
  earlierShapes: z.unknown().optional(),
})
const Record = z.record(z.string(), z.unknown())

interface State {
  readonly record: z.infer<typeof Record>
  readonly mapData: unknown
  readonly earlierShapes?: unknown
}

/** A state of the journal; undefined where it cannot be read. */
function stateOf(text: string): State | undefined {
  const json = jsonOf(text)
  const withShape = WithShape.safeParse(json)
  if (withShape.success) return withShape.data
  const record = Record.safeParse(json)
  return record.success ? { record: record.data, mapData: null } : undefined
}

/** Numbers boundaries in the order in which they appear, so that two states tell whether theirs is the same. */
class ShapeNumbers {
  readonly #numbers = new Map<string, number>()

  of(mapData: unknown): number | null {
    if (mapData === null) return null
    const text = JSON.stringify(mapData)
    const known = this.#numbers.get(text) ?? this.#numbers.size + 1
    this.#numbers.set(text, known)
    return known
  }
}

/** Changed boundaries that a history draws, the last ones: the older are told by their numbers. */
const MAX_DRAWN = 30

function smallShapeOf(mapData: unknown): SmallShape | null {
  const shape = MapData.safeParse(mapData)
  if (!shape.success) return null
  const rings = gridRings(shape.data)
  return { rings: smallOutline(rings), hectares: hectaresOfRings(rings) }
}

/** Puts the boundaries before and after beside the last changes that made another of it. */
function withLines(newestFirst: readonly (Entry & { readonly hasOtherLine: boolean })[]) {
  let drawn = 0
  return newestFirst.map(({ hasOtherLine, ...entry }) => {
    const { before, after } = entry
    if (!hasOtherLine || before === null || after === null || drawn++ >= MAX_DRAWN) return entry
    const [was, is] = [stateOf(before), stateOf(after)]
    return { ...entry, line: { before: smallShapeOf(was?.mapData), after: smallShapeOf(is?.mapData) } }
  })
}

/** The states of a field, newest first. The oldest gets number 1 of its boundaries. */
export async function listFieldVersions(db: Reader, actor: Actor, id: string): Promise<FieldVersion[]> {
  await requireEver(db, actor, { table: FIELD.table, id })
  const shapes = new ShapeNumbers()
  const wire = (text: string | null) => {
    if (text === null) return null
    const state = stateOf(text)
    return state && { ...state.record, shape: shapes.of(state.mapData) }
  }
  const oldestFirst = (await readEntries(db, actor, { noun: FIELD.noun, id })).toReversed()
  const states = oldestFirst.map((entry) => ({ entry, was: wire(entry.before), is: wire(entry.after) }))
  const lines = withLines(
    states.map(({ entry, was, is }) => ({ ...entry, hasOtherLine: was?.shape !== is?.shape })).toReversed(),
  )
  return lines.map((entry, index) => {
    const { was: before, is: after } = states.at(-1 - index) ?? { was: null, is: null }
    const version = FieldVersion.safeParse({ ...entry, before, after })
    return version.success ? version.data : unreadable(entry)
  })
}

const Years = z.object({ yearInfo: z.array(z.looseObject({ year: Year })).default([]) })
type StoredYear = z.infer<typeof Years>['yearInfo'][number]

/** The crop years of a state, as they were stored; undefined where not even that can be told. */
function yearsOf(text: string | null): ReadonlyMap<number, StoredYear> | undefined {
  if (text === null) return new Map()
  const years = Years.safeParse(stateOf(text)?.record)
  return years.success ? new Map(years.data.yearInfo.map((info) => [info.year, info])) : undefined
}

const OfYear = YearInfo.nullable()
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function yearChangesIn(entry: Entry): YearInfoChange[] {
  const { before, after, action: _action, ...facts } = entry
  const [was, is] = [yearsOf(before), yearsOf(after)]
  const nothing = { ...facts, before: null, after: null }
  if (!was || !is) return [{ ...nothing, year: null, isUnreadable: true }]
  const years = [...new Set([...was.keys(), ...is.keys()])].toSorted((a, b) => b - a)
  return years.flatMap((year): YearInfoChange[] => {
    const stored = { was: was.get(year) ?? null, is: is.get(year) ?? null }
    if (isSame(stored.was, stored.is)) return []
    const [old, now] = [OfYear.safeParse(stored.was), OfYear.safeParse(stored.is)]
    if (!old.success || !now.success) return [{ ...nothing, year, isUnreadable: true }]
    return isSame(old.data, now.data) ? [] : [{ ...facts, year, before: old.data, after: now.data }]
  })
}

/** Changes of a field in each crop year, newest first. A deletion and a return change no year. */
export async function listYearInfoChanges(db: Reader, actor: Actor, id: string): Promise<YearInfoChange[]> {
  await requireEver(db, actor, { table: FIELD.table, id })
  const entries = await readEntries(db, actor, { noun: FIELD.noun, id })
  return entries
    .filter(({ action }) => action === 'create' || action === 'change')
    .flatMap((entry) => yearChangesIn(entry))
}

const Version = FieldDraft.omit({ _id: true }).extend({
  mapData: MapData.nullable(),
  firstYear: Year.nullable().default(null),
  lastYear: Year.nullable().default(null),
  earlierShapes: z.array(EarlierShape).default([]),
})

/** Makes a field what it became with an entry; refuses a state that may not be stored any more, with its places. */
export async function restoreFieldVersion(
  tx: Writer,
  actor: Actor,
  by: { id: string; entryId: string },
): Promise<Field> {
  const row = await requireEver(tx, actor, { table: FIELD.table, id: by.id })
  const state = stateOf(await readAfter(tx, actor, { ...by, noun: FIELD.noun }))
  if (state === undefined) throw new AppError('notFound')
  const { record, mapData, earlierShapes } = state
  const version = check(Version, { ...record, mapData, earlierShapes })
  if (!version.ok) throw new AppError('invalid', { fields: version.errors })
  const own = { accountId: actor.accountId, id: by.id, change: version.value }
  if (row.deleted_at === null) return changeField(tx, actor, own)
  await restoreField(tx, actor, by.id)
  return changeField(tx, afterReturning(actor), own)
}
