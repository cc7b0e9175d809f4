/** Records as they were before their last change, from the journal. */
import { z } from 'zod'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { type FieldDocument, storedFields } from './stored.ts'

type FieldRow = Tables['field']

const Journalled = z.object({ record: z.record(z.string(), z.unknown()) })

/** The document of a field before a change, from its journal. */
export function documentBefore(row: Pick<FieldRow, 'document_version'>, text: string): FieldDocument {
  const json: unknown = JSON.parse(text)
  const shaped = Journalled.safeParse(json)
  const {
    active: _active,
    ordering: _ordering,
    ...document
  } = z.record(z.string(), z.unknown()).parse(shaped.success ? shaped.data.record : json)
  return storedFields.read({ document: JSON.stringify(document), document_version: row.document_version })
}

/** The journal of a change may bear an earlier moment than the record: of two in one moment the later is dated later. */
const APART_MS = 60_000

/** Fields as they were before the change that made them what they are, as far as it was one of the last before `at`. */
export async function documentsBeforeChange(
  db: Reader,
  actor: Actor,
  { rows, at }: { rows: readonly FieldRow[]; at: string },
): Promise<Map<string, FieldDocument>> {
  const found = new Map<string, FieldDocument>()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const since = new Date(Date.parse(at) - APART_MS).toISOString()
  const ids = [...byId.keys()]
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const entries = await db
      .selectFrom('journal')
      .select(['record_id', 'before', 'after'])
      .where('account_id', '=', actor.accountId)
      .where('record_id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .where('noun', '=', 'field')
      .where('action', '=', 'change')
      .where('at', '>=', since)
      .orderBy('entry_id')
      .execute()
    for (const { record_id: id, before, after } of entries) {
      const row = byId.get(id)
      if (!row || before === null || after === null) continue
      const isLast = isSameYears(documentBefore(row, after), storedFields.read(row))
      if (isLast) found.set(id, documentBefore(row, before))
    }
  }
  return found
}

const isSameYears = (a: FieldDocument, b: FieldDocument): boolean =>
  JSON.stringify(a.yearInfo) === JSON.stringify(b.yearInfo)
