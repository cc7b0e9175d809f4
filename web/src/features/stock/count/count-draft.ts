/** A count of the store as it is typed: one number a material, what of it is stored, and what is to be sent. */
import { BASE_UNITS, type BaseUnit } from '@vagu/core/materials/units'
import type { StockEntryDraft } from '@vagu/core/stock/schema'
import { z } from 'zod'

const Counted = z.object({
  /** Of the entry; made when the first number is typed, so that a second sending makes no second count. */
  id: z.string(),
  /** NaN, which JSON keeps as null, is a text that is no number. */
  amount: z.number().nullable(),
  unit: z.enum(BASE_UNITS),
  /** Count that the server has; null before it was stored. */
  stored: z.object({ amount: z.number(), unit: z.enum(BASE_UNITS), date: z.string() }).nullable(),
  hasFailed: z.boolean(),
})
export type Counted = z.infer<typeof Counted>

export const CountDraft = z.object({
  date: z.string().nullable(),
  /** By the id of the material. */
  rows: z.record(z.string(), Counted),
  /** Materials that were added to the list by hand. */
  added: z.array(z.string()),
})
export type CountDraft = z.infer<typeof CountDraft>

export const emptyCount = (date: string): CountDraft => ({ date, rows: {}, added: [] })

const isNumber = (amount: number | null): amount is number => amount !== null && !Number.isNaN(amount)

interface Typed {
  readonly requisiteId: string
  readonly amount: number | null
  readonly unit: BaseUnit
  /** Id of the entry where this is its first number. */
  readonly newId: string
}

export const withCounted =
  ({ requisiteId, amount, unit, newId }: Typed) =>
  (draft: CountDraft): CountDraft => {
    const before = draft.rows[requisiteId]
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
  /** Whether the entry is there already and is changed. */
  readonly isChange: boolean
}

/** Counts that are to be sent, in the order of the list. */
export function sendingsOf({ rows, date }: CountDraft, order: readonly string[]): Sending[] {
  return order.flatMap((requisiteId) => {
    const row = rows[requisiteId]
    if (!row || date === null || !isUnsaved(row, date) || row.amount === null) return []
    const body: StockEntryDraft = {
      requisiteId,
      type: 'CURRENT_BALANCE',
      unit: row.unit,
      amount: row.amount,
      date,
      moment: null,
      pricePerUnit: null,
      batchNo: '',
      expiresOn: null,
      supplier: '',
      note: '',
      images: [],
    }
    return [{ requisiteId, id: row.id, body, isChange: row.stored !== null }]
  })
}

/** The draft after a sending was stored. */
export const withStored =
  ({ requisiteId, body: { amount, unit, date } }: Sending) =>
  (draft: CountDraft): CountDraft => {
    const row = draft.rows[requisiteId]
    if (!row) return draft
    return {
      ...draft,
      rows: { ...draft.rows, [requisiteId]: { ...row, stored: { amount, unit, date }, hasFailed: false } },
    }
  }

export const withFailure =
  (requisiteId: string) =>
  (draft: CountDraft): CountDraft => {
    const row = draft.rows[requisiteId]
    return row ? { ...draft, rows: { ...draft.rows, [requisiteId]: { ...row, hasFailed: true } } } : draft
  }

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
