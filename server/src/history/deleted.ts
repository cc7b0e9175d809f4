/** Records that were deleted by themselves, the last first. What went along with another record comes back with it. */
import { type DeletedCustomArea, DeletedField, type DeletedRecord } from '@vagu/core/history/schema'
import { DELETED_PAGE, type DeletedAfter } from '@vagu/core/history-calls'
import type { Named, NamedKind } from '../db/named.ts'
import type { RecordTable } from '../db/records.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { storedFields } from '../fields/stored.ts'
import { storedKinds } from '../custom-areas/stored.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { placeOf, readPage } from './deleted-page.ts'
import { CUSTOM_AREA, FIELD, type Noun, readDeleters } from './entries.ts'

type Table = Exclude<RecordTable, 'job_event'>

function rowsOf(db: Reader, actor: Actor, { table, after }: { table: Table; after: DeletedAfter }) {
  const place = placeOf(after)
  return db
    .selectFrom(table)
    .select(['id', 'document', 'document_version', 'deleted_at'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is not', null)
    .where('deleted_with', 'is', null)
    .$if(place !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('deleted_at', '<', place?.at ?? ''),
          eb.and([eb('deleted_at', '=', place?.at ?? ''), eb('id', '<', place?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(DELETED_PAGE)
    .execute()
}

interface DeletedRow extends DocumentColumns {
  readonly facts: Omit<DeletedRecord, 'name'>
}

interface Asked extends Noun<Table> {
  readonly after: DeletedAfter
  readonly isReadable: (row: DocumentColumns) => boolean
}

async function readDeleted(
  db: Reader,
  actor: Actor,
  { table, noun, after, isReadable }: Asked,
): Promise<DeletedRow[]> {
  const rows = await readPage(after, (from) => rowsOf(db, actor, { table, after: from }), isReadable)
  const deleters = await readDeleters(db, actor, { noun, ids: rows.map(({ id }) => id) })
  return rows.map(({ id, document, document_version, deleted_at }) => ({
    document,
    document_version,
    facts: { _id: id, deletedAt: deleted_at ?? '', userName: deleters.get(id) ?? '' },
  }))
}

/** How many jobs went along with each of some fields. */
async function jobsDeletedWith(
  db: Reader,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_event')
    .select(['deleted_with', ({ fn }) => fn.countAll<number>().as('count')])
    .where('account_id', '=', actor.accountId)
    .where('deleted_with', 'in', [...ids])
    .groupBy('deleted_with')
    .execute()
  return new Map(rows.map(({ deleted_with, count }) => [deleted_with ?? '', count]))
}

const NamedField = DeletedField.pick({ name: true, area: true })

export async function listDeletedFields(
  db: Reader,
  actor: Actor,
  after: DeletedAfter,
): Promise<DeletedField[]> {
  const rows = await readDeleted(db, actor, { ...FIELD, after, isReadable: storedFields.isReadable })
  const jobs = await jobsDeletedWith(
    db,
    actor,
    rows.map(({ facts }) => facts._id),
  )
  return rows.map(({ document, facts }) => ({
    ...facts,
    ...NamedField.parse(JSON.parse(document)),
    jobs: jobs.get(facts._id) ?? 0,
  }))
}

interface DeletedNamed<T extends Named, F> {
  readonly kind: NamedKind<T>
  readonly factsOf: (document: T) => F
  readonly after: DeletedAfter
  /** Whether whoever asks may see the record; all are seen where it is left out. */
  readonly isShown?: (document: T) => boolean
}

/** Deleted records that are a name and a document; `factsOf` tells what a list says of each beside its name. */
export const listDeletedNamed = async <T extends Named, F extends object>(
  db: Reader,
  actor: Actor,
  { kind, factsOf, after, isShown = () => true }: DeletedNamed<T, F>,
): Promise<(DeletedRecord & F)[]> =>
  (
    await readDeleted(db, actor, {
      table: kind.table,
      noun: kind.table,
      after,
      isReadable: (row) => kind.stored.isReadable(row) && isShown(kind.stored.read(row)),
    })
  ).map((row) => {
    const document = kind.stored.read(row)
    return { ...row.facts, name: document.name, ...factsOf(document) }
  })

export const listDeletedCustomAreas = async (
  db: Reader,
  actor: Actor,
  after: DeletedAfter,
): Promise<DeletedCustomArea[]> =>
  (await readDeleted(db, actor, { ...CUSTOM_AREA, after, isReadable: storedKinds.isReadable })).map((row) => {
    const { areaName, year } = storedKinds.read(row)
    return { ...row.facts, name: areaName, year }
  })
