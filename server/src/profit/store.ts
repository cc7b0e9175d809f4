/** Writes prices, entries and stands of a year. What somebody else has changed since is shown, not overwritten. */
import { AppError } from '@vagu/core/errors'
import {
  type CostEntry,
  type MaterialPrice,
  materialPriceKey,
  MOST_ENTRIES,
  type OverviewChange,
  type StoredOverview,
  type YieldPrice,
  yieldPriceKey,
} from '@vagu/core/profit/schema'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { EMPTY_OVERVIEW, storedOverviews } from './stored.ts'

/** One thing as it is to be; undefined takes it away. `seen` is undefined where the client does not say. */
interface Wish<T> {
  readonly key: string
  readonly after: T | undefined
  readonly seen?: T | null | undefined
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

interface Changed<T> {
  readonly list: T[]
  /** Things that are stored in place of those that the client saw. */
  readonly others: T[]
}
/** A list with the wishes carried out; each keeps its place, and what is new stands behind. */
function changed<T>(
  before: readonly T[],
  keyOf: (each: T) => string,
  wishes: readonly Wish<T>[],
): Changed<T> {
  const byKey = new Map<string, T | undefined>(before.map((each) => [keyOf(each), each]))
  const others: T[] = []
  for (const { key, after, seen } of wishes) {
    const now = byKey.get(key)
    if (seen !== undefined && !same(seen, now) && !same(after, now)) others.push(...(now ? [now] : []))
    if (seen !== undefined && seen !== null && now === undefined && after !== undefined) others.push(seen)
    byKey.set(key, after)
  }
  return { list: [...byKey.values()].filter((each) => each !== undefined), others }
}

const yieldPrice = ({ crop, yieldType, price, unit }: YieldPrice): YieldPrice => ({
  crop,
  yieldType,
  price,
  unit,
})
const materialPrice = ({ requisiteId, name, price, unit }: MaterialPrice): MaterialPrice => ({
  requisiteId,
  name,
  price,
  unit,
})
const costEntry = ({ _id, kind, fieldId, crop, label, amount, per }: CostEntry): CostEntry => ({
  _id,
  kind,
  fieldId,
  crop,
  label,
  amount,
  per,
})

/** Document with a change carried out, and what others have stored in its place. */
function applied(before: StoredOverview, change: OverviewChange) {
  const prices = changed(
    before.prices,
    yieldPriceKey,
    change.prices.map(({ price, seen, ...rest }) => ({
      key: yieldPriceKey(rest),
      after: price === null ? undefined : yieldPrice({ ...rest, price }),
      seen: seen && yieldPrice(seen),
    })),
  )
  const materials = changed(
    before.materials,
    materialPriceKey,
    change.materials.map(({ price, seen, ...rest }) => ({
      key: materialPriceKey(rest),
      after: price === null ? undefined : materialPrice({ ...rest, price }),
      seen: seen && materialPrice(seen),
    })),
  )
  const entries = changed(before.entries, ({ _id }) => _id, [
    ...change.entries.map(({ seen, ...entry }) => ({
      key: entry._id,
      after: costEntry(entry),
      seen: seen && costEntry(seen),
    })),
    ...change.removedEntries
      .map((removed) => (typeof removed === 'string' ? { _id: removed, seen: undefined } : removed))
      .map(({ _id, seen }) => ({ key: _id, after: undefined, seen: seen && costEntry(seen) })),
  ])
  const stands = changed(
    before.stands,
    ({ fieldId }) => fieldId,
    change.stands.map(({ fieldId, years, seen }) => ({
      key: fieldId,
      after: years === null ? undefined : { fieldId, years },
      seen: seen && { fieldId: seen.fieldId, years: seen.years },
    })),
  )
  const after: StoredOverview = {
    prices: prices.list,
    materials: materials.list,
    entries: entries.list,
    stands: stands.list,
  }
  return { after, others: [...prices.others, ...materials.others, ...entries.others, ...stands.others] }
}

/** The year's row, made when missing and held until the transaction ends. */
export const holdRow = (tx: Writer, actor: Actor, year: number) =>
  tx
    .insertInto('cost_overview')
    .values({ account_id: actor.accountId, year, ...EMPTY_OVERVIEW, updated_at: actor.now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'year'])
        .doUpdateSet((row) => ({ document: row.ref('cost_overview.document') })),
    )
    .returning(['document', 'document_version'])
    .executeTakeFirstOrThrow()

/** Noun of the journal; its records are years. */
export const OVERVIEW_NOUN = 'cost-overview'

/** Longest document of a year, characters. */
const MAX_DOCUMENT = 2_000_000

/** Refuses more entries than a year may hold; what holds more already may grow no further. */
function refuseTooMany(before: StoredOverview, after: StoredOverview): void {
  const count = after.entries.length
  if (count > MOST_ENTRIES && count > before.entries.length)
    throw new AppError('invalid', {
      fields: [fieldError('entries', 'tooManyEntries', { most: MOST_ENTRIES })],
    })
}

/** Stores a change of a year, all or none. */
export async function changeOverview(
  tx: Writer,
  actor: Actor,
  { year, change }: { readonly year: number; readonly change: OverviewChange },
): Promise<void> {
  const named = [
    ...change.entries.flatMap(({ fieldId }) => (fieldId === null ? [] : [fieldId])),
    ...change.stands.flatMap(({ fieldId, years }) => (years === null ? [] : [fieldId])),
  ]
  await requireFields(tx, actor, named)
  const row = await holdRow(tx, actor, year)
  const before = storedOverviews.read(row)
  const { after, others } = applied(before, change)
  if (others.length > 0) throw new AppError('conflict', { stored: others })
  refuseTooMany(before, after)
  await storeOverview(tx, actor, { year, row, after })
}

interface Storing {
  readonly year: number
  /** Row of before, held. */
  readonly row: { readonly document: string }
  readonly after: StoredOverview
}

/** Writes the document of a year with its journal entry; nothing where it is the same. */
export async function storeOverview(tx: Writer, actor: Actor, { year, row, after }: Storing): Promise<void> {
  const columns = storedOverviews.columns(after)
  if (columns.document === row.document) return
  if (columns.document.length > MAX_DOCUMENT) throw new AppError('tooLarge')
  await tx
    .updateTable('cost_overview')
    .set({ ...columns, updated_at: actor.now.toISOString() })
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .execute()
  const isFirst = row.document === EMPTY_OVERVIEW.document
  await writeJournal(tx, actor, [
    {
      noun: OVERVIEW_NOUN,
      recordId: String(year),
      action: isFirst ? 'create' : 'change',
      before: isFirst ? null : row.document,
      after: columns.document,
    },
  ])
}
