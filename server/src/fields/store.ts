import { AppError } from '@vagu/core/errors'
import { Field, type FieldDraft } from '@vagu/core/fields/schema'
import { withEndsOf } from '@vagu/core/fields/late-harvest'
import { seasonOf } from '@vagu/core/time/season'
import { z } from 'zod'
import { prepared } from '../db/prepared.ts'
import { ownText } from '../db/stored.ts'
import { changedDocument, columnsAfter, type FieldWish, type Rewritten, withOlderYears } from './rewriting.ts'
import {
  earlierShapesOf,
  earlierShapesText,
  type FieldDocument,
  mapDataOf,
  shapeText,
  storedFields,
} from './stored.ts'
import { fingerprint } from '../db/fingerprint.ts'
import {
  changeRecord,
  changeRecords,
  createRecords,
  findRows,
  type NewRecord,
  rejectIfNewer,
  requireRow,
} from '../db/records.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonList, JsonText, withMembers } from '../http/json-text.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { busyIds, currentCropYear, hasJobsIn } from './busy.ts'
import { assertValidField } from './checks.ts'
import { readFieldWork } from './late-harvests.ts'
import { followSeasons, withSeasons } from './season-moves.ts'
import { inFieldOrder } from './row-order.ts'

type Document = FieldDocument
type Row = Tables['field']
type Own = { accountId: string; id: string }

const documentOf = ({ _id: _unused, mapData: _shape, ...document }: NewField): Document => document

/** Members that stand in columns of their own. */
const ownMembers = (
  row: Pick<Row, 'id' | 'active' | 'ordering' | 'updated_at'>,
  hasJobEventsThisYear: boolean,
) => ({
  _id: row.id,
  active: row.active === 1,
  ordering: row.ordering,
  hasJobEventsThisYear,
  updatedAt: row.updated_at,
})

/** A row as the wire has it, with its shape. */
const fieldOf = (row: Row, hasJobEventsThisYear: boolean): Field => ({
  ...ownMembers(row, hasJobEventsThisYear),
  ...storedFields.read(row),
  mapData: mapDataOf(row),
  ...(row.earlier_shapes !== null && { earlierShapes: earlierShapesOf(row) }),
})

/** The shapes of a row, as members of its JSON. */
const shapeMembers = ({ shape = null, earlier_shapes: earlier = null }: Partial<Row>): string =>
  `"mapData":${shape ?? 'null'}${earlier === null ? '' : `,"earlierShapes":${earlier}`}`

interface ListOptions {
  readonly withShapes: boolean
  /** Only these fields. */
  readonly ids?: ReadonlySet<string>
  /** The crop year that jobs are asked of; that of today when left out. */
  readonly year?: number | undefined
}

type InSeason = {
  readonly accountId: string
  readonly start: string
  readonly end: string
}

/** All fields in their order, without their shapes. */
const rowsInOrder = (db: Reader, { accountId, ...season }: InSeason) =>
  db
    .selectFrom('field')
    .select(['id', 'active', 'ordering', 'document', 'document_version', 'updated_at'])
    .select(hasJobsIn(season))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$call(inFieldOrder)

const listRows = prepared(rowsInOrder)
const listShaped = prepared((db, asked: InSeason) =>
  rowsInOrder(db, asked).select(['shape', 'earlier_shapes']),
)

/** All fields in their order, as JSON; with shapes only when asked, because they are most of the bytes. */
export async function listFields(db: Reader, actor: Actor, options: ListOptions): Promise<JsonText> {
  const { year = currentCropYear(actor), ids, withShapes } = options
  const { start, end } = seasonOf(year)
  const list = withShapes ? listShaped : listRows
  const rows = await list(db, { accountId: actor.accountId, start, end })
  const selected = rows.filter((row) => (ids?.has(row.id) ?? true) && storedFields.isReadable(row))
  const busy = await busyIds(db, actor, { rows: selected, year })
  const records = selected.map((row) => {
    const own = withMembers(ownMembers(row, busy.has(row.id)), storedFields.text(row))
    return withShapes ? `${own.slice(0, -1)},${shapeMembers(row)}}` : own
  })
  return new JsonText(jsonList(records))
}

/** Rows of all fields that are not deleted. */
export const livingRows = (db: Reader, accountId: string) =>
  db
    .selectFrom('field')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()

/** All fields with their shapes, as records. */
export const readAllFields = async (db: Reader, actor: Actor): Promise<Field[]> =>
  ownText(z.array(Field), (await listFields(db, actor, { withShapes: true })).text)

/** Fields among the given ones that have a job in the crop year of today. */
async function fieldsWithJobs(db: Reader, actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const year = currentCropYear(actor)
  const busy = new Set<string>()
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const rows = await db
      .selectFrom('field')
      .select(['id', 'document', 'document_version'])
      .select(hasJobsIn(seasonOf(year)))
      .where('account_id', '=', actor.accountId)
      .where('id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .execute()
    for (const id of await busyIds(db, actor, { rows, year })) busy.add(id)
  }
  return busy
}

const withShape = async (db: Reader, actor: Actor, row: Row): Promise<Field> =>
  fieldOf(row, (await fieldsWithJobs(db, actor, [row.id])).has(row.id))

export const getField = async (db: Reader, actor: Actor, id: string): Promise<Field> =>
  withShape(db, actor, await requireRow(db, 'field', { accountId: actor.accountId, id }))

async function lastOrdering(db: Reader, actor: Actor): Promise<number> {
  const last = await db
    .selectFrom('field')
    .select((select) => select.fn.max('ordering').as('ordering'))
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst()
  return last?.ordering ?? 0
}

/** A field to be stored; `origin` says what it was made of. */
export type NewField = FieldDraft & Pick<Document, 'origin'>

/**
 * Stores new fields behind the last one, all or none. A farm without an order of its own (0) gets none by that. A
 * repetition of the same request makes nothing twice.
 */
export async function addFields(tx: Writer, actor: Actor, drafts: readonly NewField[]): Promise<Field[]> {
  const last = await lastOrdering(tx, actor)
  return storeFields(tx, actor, { drafts, orderingOf: (index) => (last === 0 ? 0 : last + 1 + index) })
}

/** The same in one place of the order. */
export const addFieldsAt = (
  tx: Writer,
  actor: Actor,
  { drafts, ordering }: { drafts: readonly NewField[]; ordering: number },
): Promise<Field[]> => storeFields(tx, actor, { drafts, orderingOf: () => ordering })

async function storeFields(
  tx: Writer,
  actor: Actor,
  { drafts, orderingOf }: { drafts: readonly NewField[]; orderingOf: (index: number) => number },
): Promise<Field[]> {
  const records = drafts.map((draft, index): NewRecord<'field'> => ({
    id: draft._id ?? actor.newId(),
    fingerprint: fingerprint(draft),
    columns: {
      name: draft.name,
      active: 1,
      ordering: orderingOf(index),
      // no harvest of a new field can have ended a season
      ...storedFields.columns(documentOf({ ...draft, yearInfo: withEndsOf(draft.yearInfo, []) })),
      shape: shapeText(draft.mapData),
      earlier_shapes: null,
    },
  }))
  await createRecords(tx, actor, { table: 'field', noun: 'field', records })
  const ids = records.map((record) => record.id)
  await recomputeWarnings(tx, actor, { fieldIds: ids })
  return readFields(tx, actor, ids)
}

/** Stored fields with their shapes, in the order of the ids. */
export async function readFields(db: Reader, actor: Actor, ids: readonly string[]): Promise<Field[]> {
  const by = { accountId: actor.accountId, ids }
  const rows = new Map((await findRows(db, 'field', by)).map((row) => [row.id, row]))
  const busy = await fieldsWithJobs(db, actor, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row === undefined ? [] : [fieldOf(row, busy.has(id))]
  })
}

/** Changes a field; its jobs are judged anew, because area and season count. */
export async function changeField(
  tx: Writer,
  actor: Actor,
  work: Own & { change: FieldWish },
): Promise<Field> {
  const { id, change } = work
  const row = await requireRow(tx, 'field', work)
  const stored = await withShape(tx, actor, row)
  rejectIfNewer(row, change.updatedAt, () => stored)
  const { mapData } = change
  const { earlierShapes, yearInfo } = withOlderYears(stored, change)
  const done = await readFieldWork(tx, actor, [id])
  const wished = changedDocument(storedFields.read(row), {
    ...change,
    yearInfo: withEndsOf(yearInfo, stored.yearInfo),
  })
  const document = withSeasons(wished, done.get(id))
  assertValidField({ ...document, mapData }, stored)
  const after = await changeRecord(tx, actor, {
    table: 'field',
    noun: 'field',
    row,
    columns: {
      name: document.name,
      ...storedFields.columns(document),
      ...(mapData !== undefined && { shape: shapeText(mapData) }),
      ...(earlierShapes !== undefined && { earlier_shapes: earlierShapesText(earlierShapes) }),
    },
  })
  await followSeasons(tx, actor, [{ before: stored, after: { id, yearInfo: document.yearInfo } }])
  await recomputeWarnings(tx, actor, { fieldIds: [row.id] })
  return withShape(tx, actor, after)
}

export type StoredField = Document
type FieldChanges = ReadonlyMap<string, (stored: Document) => Rewritten>

/**
 * Writes many fields, each from what is stored of it and from its late harvests, all or none, and answers those that became
 * different; who does so lets their jobs be judged. Fields of which a late harvest moved a season are judged here, wholly: it
 * may be a season that the caller knows nothing of.
 */
export const rewriteFields = async (tx: Writer, actor: Actor, changes: FieldChanges): Promise<Row[]> =>
  rewriteRows(tx, actor, { rows: await requireFields(tx, actor, [...changes.keys()]), changes })

/** The same where the rows are read already. */
export async function rewriteRows(
  tx: Writer,
  actor: Actor,
  { rows, changes }: { rows: readonly Row[]; changes: FieldChanges },
): Promise<Row[]> {
  const ids = rows.map(({ id }) => id)
  const work = await readFieldWork(tx, actor, ids)
  const rewritten = rows.flatMap((row) => {
    const before = storedFields.read(row)
    const wished = changes.get(row.id)?.(before)
    if (wished === undefined) return []
    const change = withSeasons(wished, work.get(row.id))
    const columns = columnsAfter(row, before, change)
    const isMoved = change !== wished
    return [{ row, columns, before, isMoved, after: { id: row.id, yearInfo: change.yearInfo } }]
  })
  const after = await changeRecords(tx, actor, { table: 'field', noun: 'field', changes: rewritten })
  await followSeasons(tx, actor, rewritten)
  const movedIds = rewritten.flatMap(({ row, isMoved }) => (isMoved ? [row.id] : []))
  if (movedIds.length > 0) await recomputeWarnings(tx, actor, { fieldIds: movedIds })
  return after.filter((row, i) => row !== rewritten[i]?.row)
}

/** Warnings stay as they are: what was done on a field was done, and nobody gets rid of it by a switch. */
export async function toggleField(tx: Writer, actor: Actor, id: string): Promise<Field> {
  const row = await requireRow(tx, 'field', { accountId: actor.accountId, id })
  const columns = { active: row.active === 1 ? 0 : 1 }
  return withShape(tx, actor, await changeRecord(tx, actor, { table: 'field', noun: 'field', row, columns }))
}

/** Rows of fields; refuses ids that are not there, naming none of another account's. */
export async function requireFields(db: Reader, actor: Actor, ids: readonly string[]): Promise<Row[]> {
  const rows = await findRows(db, 'field', { accountId: actor.accountId, ids: [...new Set(ids)] })
  const there = new Set(rows.filter((row) => row.deleted_at === null).map((row) => row.id))
  if (ids.some((id) => !there.has(id))) throw new AppError('notFound')
  return rows
}
