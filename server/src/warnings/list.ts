import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'

/** Stored warnings as JSON. */
export interface ShownWarnings {
  /** Of jobs done and running. */
  readonly warnings: readonly string[]
  /** Of drafts and planned jobs. */
  readonly whatIfWarnings: readonly string[]
}

/** The stored warnings of a farm that nobody has hidden, the newest day first. */
export async function listWarnings(db: Reader, who: Who): Promise<ShownWarnings> {
  const rows = await db
    .selectFrom('warning')
    .leftJoin('ignored_warning as ignored', (join) =>
      join.onRef('ignored.account_id', '=', 'warning.account_id').onRef('ignored.id', '=', 'warning.id'),
    )
    .select(['warning.day', 'warning.document', 'warning.is_what_if'])
    .where('warning.account_id', '=', who.accountId)
    .where('ignored.id', 'is', null)
    .orderBy('warning.id')
    .execute()
  // sorted here: the database would carry the documents through its sorting
  const newestFirst = rows.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  const documentsOf = (isWhatIf: number) =>
    newestFirst.filter((row) => row.is_what_if === isWhatIf).map((row) => row.document)
  return { warnings: documentsOf(0), whatIfWarnings: documentsOf(1) }
}
