import { insertRows } from './prepared.ts'
import type { Writer } from './schema.ts'
import type { Actor } from './actor.ts'

export type JournalAction = 'create' | 'change' | 'delete' | 'restore'

/** One change: what the record was and what it became, as JSON text; null where there was or is nothing. */
export interface JournalEntry {
  readonly noun: string
  readonly recordId: string
  readonly action: JournalAction
  readonly before: string | null
  readonly after: string | null
}

/** Rows of one insert; SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
export const ROWS_PER_INSERT = 1000

/** Writes the history of changes, in the transaction of the changes themselves. */
export async function writeJournal(
  tx: Writer,
  actor: Actor,
  entries: readonly JournalEntry[],
): Promise<void> {
  const at = actor.now.toISOString()
  const rows = entries.map((entry) => ({
    account_id: actor.accountId,
    entry_id: actor.newId(),
    at,
    user_id: actor.userId,
    noun: entry.noun,
    record_id: entry.recordId,
    action: entry.action,
    before: entry.before,
    after: entry.after,
    source: actor.source ?? null,
  }))
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await insertRows(tx, 'journal', rows.slice(i, i + ROWS_PER_INSERT))
}

interface Journalled {
  readonly document: string
  readonly shape?: string | null
  readonly earlier_shapes?: string | null
  readonly active?: number
  readonly ordering?: number
}

/** The journalled text of a row: its document, with what a field keeps in columns beside it. */
export function journalText(row: Journalled): string {
  const { document, shape, active, ordering, earlier_shapes: earlier } = row
  const record =
    active === undefined ? document : `{"active":${active === 1},"ordering":${ordering},${document.slice(1)}`
  if (shape == null && earlier == null) return record
  const older = earlier == null ? '' : `,"earlierShapes":${earlier}`
  return `{"record":${record},"mapData":${shape ?? 'null'}${older}}`
}
