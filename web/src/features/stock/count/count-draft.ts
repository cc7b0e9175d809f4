/** A count of the store as it is typed: one number a material, what of it is stored, and what is to be sent. */
import { UNTOLD } from '../untold.ts'
import { BASE_UNITS, type BaseUnit } from '@vagu/core/materials/units'
import { StockEntry, type StockEntryDraft } from '@vagu/core/stock/schema'
import { z } from 'zod'

const Counted = z.object({
  /** Of the entry; made when the first number is typed, so that a second sending makes no second count. */
  id: z.string(),
  /** NaN, which JSON keeps as null, is a text that is no number. */
  amount: z.number().nullable(),
  unit: z.enum(BASE_UNITS),
  /** Count that the server has, with all that stands in it; null before it was stored. */
  stored: StockEntry.nullable(),
  hasFailed: z.boolean(),
})
export type Counted = z.infer<typeof Counted>

export const CountDraft = z.object({
  /** Day on which it is typed: on another one nothing of what is stored is changed any more. */
  day: z.string(),
  date: z.string().nullable(),
  /** By the id of the material. */
  rows: z.record(z.string(), Counted),
  /** Materials that were added to the list by hand. */
  added: z.array(z.string()),
})
export type CountDraft = z.infer<typeof CountDraft>

export const emptyCount = (day: string): CountDraft => ({ day, date: day, rows: {}, added: [] })

const isNumber = (amount: number | null): amount is number => amount !== null && !Number.isNaN(amount)

interface Typed {
  readonly requisiteId: string
  readonly amount: number | null
  readonly unit: BaseUnit
  /** Id of the entry where this is its first number. */
  readonly newId: string
  /** Whether the user may change what is stored; who may not counts anew. */
  readonly mayChange: boolean
}

export const withCounted =
  ({ requisiteId, amount, unit, newId, mayChange }: Typed) =>
  (draft: CountDraft): CountDraft => {
    const known = draft.rows[requisiteId]
    const before = known?.stored && !mayChange ? undefined : known
    const row: Counted = {
      id: before?.id ?? newId,
      stored: before?.stored ?? null,
      amount,
      unit,
      hasFailed: false,
    }
    return { ...draft, rows: { ...draft.rows, [requisiteId]: row } }
  }

export const withAdded =
  (requisiteId: string) =>
  (draft: CountDraft): CountDraft =>
    draft.added.includes(requisiteId) ? draft : { ...draft, added: [...draft.added, requisiteId] }

/** Whether a row says something that the server does not have. */
export const isUnsaved = ({ amount, unit, stored }: Counted, date: string | null): boolean =>
  isNumber(amount) &&
  (stored === null || stored.amount !== amount || stored.unit !== unit || stored.date !== date)

export interface Sending {
  readonly requisiteId: string
  readonly id: string
  readonly body: StockEntryDraft
  /** Version of the entry that is there already and is changed; null for a new one. */
  readonly seen: string | null
}

/** Members that others added to a stored count stay. */
function bodyOf(
  { stored, unit }: Counted,
  counted: Pick<StockEntryDraft, 'requisiteId' | 'amount' | 'date'>,
): StockEntryDraft {
  if (stored === null) return { type: 'CURRENT_BALANCE', ...UNTOLD, images: [], ...counted, unit }
  const { _id, name: _name, userId: _user, updatedAt: _seen, ...members } = stored
  return { ...members, ...counted, unit }
}

/** Counts that are to be sent, in the order of the list. */
export function sendingsOf({ rows, date }: CountDraft, order: readonly string[]): Sending[] {
  return order.flatMap((requisiteId) => {
    const row = rows[requisiteId]
    if (!row || date === null || !isUnsaved(row, date) || row.amount === null) return []
    const body = bodyOf(row, { requisiteId, amount: row.amount, date })
    return [{ requisiteId, id: row.id, body, seen: row.stored?.updatedAt ?? null }]
  })
}

const withRow = (draft: CountDraft, requisiteId: string, change: Partial<Counted>): CountDraft => {
  const row = draft.rows[requisiteId]
  return row ? { ...draft, rows: { ...draft.rows, [requisiteId]: { ...row, ...change } } } : draft
}

/** The draft after a sending was stored. */
export const withStored =
  ({ requisiteId }: Sending, stored: StockEntry) =>
  (draft: CountDraft): CountDraft =>
    withRow(draft, requisiteId, { stored, hasFailed: false })

/** The draft after somebody else's change of a count was told: the next sending stands on it. */
export const withConflict =
  (requisiteId: string, stored: StockEntry) =>
  (draft: CountDraft): CountDraft =>
    withRow(draft, requisiteId, { stored, hasFailed: true })

/** A number whose entry cannot be changed any more becomes a count of its own. */
export const withNewCount =
  (requisiteId: string, id: string) =>
  (draft: CountDraft): CountDraft =>
    withRow(draft, requisiteId, { id, stored: null, hasFailed: true })

/** Rows of a stocktaking that has ended: what is stored goes, what is not becomes a new count. */
const unsavedAnew = ({ rows, date }: CountDraft, newId: () => string): CountDraft['rows'] =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([requisiteId, row]) => {
      if (row.stored === null) return [[requisiteId, row]]
      return isUnsaved(row, date) ? [[requisiteId, { ...row, id: newId(), stored: null }]] : []
    }),
  )

/** The draft with another day of counting. */
export const withDate =
  (date: string | null, newId: () => string) =>
  (draft: CountDraft): CountDraft =>
    date === draft.date ? draft : { ...draft, date, rows: unsavedAnew(draft, newId) }

/** The draft on a day: that of another day has only what is not stored. */
export function onDay(draft: CountDraft, day: string, newId: () => string): CountDraft {
  if (draft.day === day) return draft
  const rows = unsavedAnew(draft, newId)
  return Object.keys(rows).length === 0 ? emptyCount(day) : { ...draft, day, rows }
}

/** Whether all that was typed is stored: what is typed later is another stocktaking. */
export const isDone = ({ rows, date }: CountDraft): boolean => {
  const all = Object.values(rows)
  return all.some(({ stored }) => stored !== null) && !all.some((row) => isUnsaved(row, date))
}

export const withFailure =
  (requisiteId: string) =>
  (draft: CountDraft): CountDraft =>
    withRow(draft, requisiteId, { hasFailed: true })

/** Rows whose counts were taken back: what was typed goes with them. */
export const withoutRows =
  (ids: ReadonlySet<string>) =>
  (draft: CountDraft): CountDraft => ({
    ...draft,
    rows: Object.fromEntries(Object.entries(draft.rows).filter(([requisiteId]) => !ids.has(requisiteId))),
  })

/** The draft without what is not stored. */
export const withoutUnsaved = (draft: CountDraft): CountDraft => ({
  ...draft,
  rows: Object.fromEntries(
    Object.entries(draft.rows).filter(([, row]) => !isUnsaved(row, draft.date) && row.stored),
  ),
})
