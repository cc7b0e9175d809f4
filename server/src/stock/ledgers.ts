/** Reads entries and uses, and folds them material by material. */
import { MaterialType } from '@vagu/core/materials/schema'
import { type Folded, foldLedger, type FoldUse } from '@vagu/core/stock/fold'
import type { UseOnField } from '@vagu/core/stock/lines'
import { type EntriesQuery, MAX_LISTED_ENTRIES } from '@vagu/core/stock/query'
import type { StockEntry } from '@vagu/core/stock/schema'
import { roundTo } from '@vagu/core/units/rounding'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { type Naming, readStockMaterials, type Target, Targets } from './materials.ts'
import { STOCK_ENTRIES } from './stored.ts'

export interface MaterialLedger<U extends FoldUse = UseOnField> {
  readonly target: Target
  /** A copy that means it: of the newest use, where the farm has no such material. */
  readonly naming: Naming
  readonly folded: Folded<StockEntry, U>
}
export interface Ledgers<U extends FoldUse = UseOnField> {
  readonly targets: Targets
  readonly byKey: ReadonlyMap<string, MaterialLedger<U>>
}

/** Question for which the ledgers of a farm are read. */
export interface Wanted {
  /** Last day, inside. */
  readonly end: string
  /** First day of uses of materials that are not kept in stock; left out, only those that are kept are told. */
  readonly start?: string
}

const entryRows = prepared((db, { accountId, end }: { accountId: string; end: string }) =>
  db
    .selectFrom('stock_entry')
    .select(['id', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('day', '<=', end)
    .orderBy('day')
    .orderBy('id'),
)

type EntryRow = Awaited<ReturnType<typeof entryRows>>[number]
function entriesIn(rows: readonly EntryRow[]): StockEntry[] {
  const { stored } = STOCK_ENTRIES
  return rows
    .filter(stored.isReadable)
    .map((row) => ({ ...stored.read(row), _id: row.id, updatedAt: row.updated_at }))
}

/** Entries up to a day, the oldest first. */
export async function readEntries(db: Reader, actor: Actor, end: string): Promise<StockEntry[]> {
  return entriesIn(await entryRows(db, { accountId: actor.accountId, end }))
}

/** Days between which entries are listed, and the day and id of the one after which the list goes on. */
type Page = Readonly<
  Record<'accountId' | 'start' | 'end' | 'afterDay' | 'afterId', string> & { limit: number }
>
/** Later than any day and id. */
const FIRST_PAGE = { afterDay: '9999-99-99', afterId: '' } as const

const newestRows = prepared((db, { accountId, start, end, afterDay, afterId, limit }: Page) =>
  db
    .selectFrom('stock_entry')
    .select(['id', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where((eb) =>
      eb.or([eb('day', '<', afterDay), eb.and([eb('day', '=', afterDay), eb('id', '<', afterId)])]),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
)

/** Newest entries between two days, the newest first, or next after one of them. */
export async function listEntries(
  db: Reader,
  { accountId }: Pick<Actor, 'accountId'>,
  {
    start = '',
    end = FIRST_PAGE.afterDay,
    afterDay = FIRST_PAGE.afterDay,
    afterId = FIRST_PAGE.afterId,
    limit = MAX_LISTED_ENTRIES,
  }: EntriesQuery & { limit?: number },
): Promise<StockEntry[]> {
  return entriesIn(await newestRows(db, { accountId, start, end, afterDay, afterId, limit }))
}

type AskedDays = Readonly<Record<'accountId' | 'start' | 'end', string>>

/** Done and running jobs draw on their first day. */
const rowsOfUses = prepared((db, { accountId, start, end }: AskedDays) =>
  db
    .selectFrom('job_material')
    .select([
      'job_id',
      'place',
      'is_dressing',
      'field_id',
      'day',
      'kind',
      'name',
      'requisite_id',
      'batch_no',
      'total_amount',
      'total_unit',
    ])
    .where('account_id', '=', accountId)
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .where('day', '>=', start)
    .where('day', '<=', end),
)

interface Days {
  readonly start: string
  readonly end: string
}
interface NamedUse<U extends FoldUse> {
  readonly naming: Naming
  readonly use: U
}

async function readUses(db: Reader, actor: Actor, days: Days): Promise<NamedUse<UseOnField>[]> {
  const rows = await rowsOfUses(db, { accountId: actor.accountId, ...days })
  return rows.map((row) => ({
    naming: { requisiteId: row.requisite_id, type: MaterialType.parse(row.kind), name: row.name },
    use: {
      jobId: row.job_id,
      place: row.place,
      isCoating: row.is_dressing === 1,
      fieldId: row.field_id,
      fieldName: '',
      date: row.day,
      amount: row.total_amount,
      unit: row.total_unit,
      batchNo: row.batch_no,
    },
  }))
}

/** Sums in the order of an index that holds all that they ask (migration 0064): neither rows nor a sorting is needed. */
const rowsOfDays = prepared((db, { accountId, start, end }: AskedDays) =>
  db
    .selectFrom('job_material')
    .select(['requisite_id', 'day', 'kind', 'name', 'total_unit'])
    .select((select) => select.fn.sum<number | string | null>('total_amount').as('amount'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .where('day', '>=', start)
    .where('day', '<=', end)
    .groupBy(['requisite_id', 'day', 'status', 'kind', 'name', 'total_unit']),
)

/** Decimals of what a job used in all, as it is stored: a sum of doubles is told exactly by as many. */
const DECIMALS = 4

/** Uses of each material on each day, as one use. An amount that nobody told draws nothing, and adds nothing. */
async function readDays(db: Reader, actor: Actor, days: Days): Promise<NamedUse<FoldUse>[]> {
  const rows = await rowsOfDays(db, { accountId: actor.accountId, ...days })
  return rows.map(({ requisite_id: requisiteId, day: date, kind, name, total_unit: unit, amount }) => ({
    naming: { requisiteId, type: MaterialType.parse(kind), name },
    use: {
      jobId: '',
      place: 0,
      isCoating: false,
      date,
      amount: amount === null ? null : roundTo(Number(amount), DECIMALS),
      unit,
      batchNo: null,
    },
  }))
}

interface Group<U extends FoldUse> {
  readonly target: Target
  readonly naming: Naming
  readonly entries: StockEntry[]
  readonly uses: U[]
}

/** An entry's material is one of the farm's own, deleted or not. */
const namingOf = ({ requisiteId, name }: StockEntry): Naming => ({ requisiteId, name, type: 'material' })

class Groups<U extends FoldUse> {
  readonly #groups = new Map<string, Group<U>>()
  readonly #targets: Targets
  constructor(targets: Targets) {
    this.#targets = targets
  }
  of(naming: Naming): Group<U> {
    const target = this.#targets.of(naming)
    const known = this.#groups.get(target.key)
    if (known) return known
    const group: Group<U> = { target, naming, entries: [], uses: [] }
    this.#groups.set(target.key, group)
    return group
  }
  folded(): Map<string, MaterialLedger<U>> {
    const ledgerOf = ({ target, naming, entries, uses }: Group<U>): MaterialLedger<U> => {
      const density = target.of?.material.density ?? null
      return { target, naming, folded: foldLedger({ entries, uses, density }) }
    }
    return new Map([...this.#groups].map(([key, group]) => [key, ledgerOf(group)]))
  }
}

type ReadUses<U extends FoldUse> = (db: Reader, actor: Actor, days: Days) => Promise<NamedUse<U>[]>

async function foldedBy<U extends FoldUse>(
  readUsesOf: ReadUses<U>,
  { db, actor, start, end }: Wanted & { readonly db: Reader; readonly actor: Actor },
): Promise<Ledgers<U>> {
  const entries = await readEntries(db, actor, end)
  const kept = entries[0]?.date
  // asked at every look at the warnings: a farm that keeps no stock is not read
  if (kept === undefined && start === undefined) return { targets: new Targets([]), byKey: new Map() }
  const from = start !== undefined && (kept === undefined || start < kept) ? start : kept
  const uses = from === undefined ? [] : await readUsesOf(db, actor, { start: from, end })
  const targets = new Targets(await readStockMaterials(db, actor))
  await targets.prepare(
    db,
    actor,
    uses.map(({ naming }) => naming),
  )
  const groups = new Groups<U>(targets)
  for (const entry of entries) groups.of(namingOf(entry)).entries.push(entry)
  for (const { naming, use } of uses) {
    const group = groups.of(naming)
    const isKept = group.entries.length > 0
    if (isKept || (start !== undefined && use.date >= start)) group.uses.push(use)
  }
  return { targets, byKey: groups.folded() }
}

/** The ledgers of a farm by their keys, folded from their beginning to the last day. */
export const readLedgers = (db: Reader, actor: Actor, wanted: Wanted): Promise<Ledgers> =>
  foldedBy(readUses, { db, actor, ...wanted })

/**
 * The ledgers of what is kept, with one use for all of a day: what there is at the end of each day, and what lacks, no order
 * within the day changes. Every look at the warnings asks it after a save, and many jobs of a day use the same.
 */
export const readLedgersByDay = (db: Reader, actor: Actor, end: string): Promise<Ledgers<FoldUse>> =>
  foldedBy(readDays, { db, actor, end })
