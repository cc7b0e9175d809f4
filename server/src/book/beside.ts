/** Facts of a book that other rooms know: records in the agency's shape, and what authorisations ask for. */
import type { BookRecord, Restricted } from '@vagu/core/book/facts'
import type { BookWish } from '@vagu/core/book/schema'
import { AGENCY_KINDS } from '@vagu/core/agency/bodies'
import { localsOf } from '@vagu/core/pria/book'
import {
  missingOf,
  sprayingRecordIncomplete,
} from '@vagu/core/warnings/rules/spraying-record-incomplete/rule'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readBook } from '../pria/book.ts'
import type { Asked } from './asked.ts'

/** The records of the crop year as PRIA would be told them, with the ids of the farm; null for an earlier day. */
export async function readRecords(db: Reader, actor: Actor, wish: BookWish): Promise<BookRecord[] | null> {
  if (wish.asOf !== null) return null
  const book = await readBook(db, actor, { year: wish.year })
  const ids = new Map(book.fields.map(({ _id }) => [_id, _id]))
  const isWanted = (fieldId: string): boolean => wish.fieldIds === null || wish.fieldIds.includes(fieldId)
  return AGENCY_KINDS.flatMap((kind) =>
    localsOf(kind, book, ids)
      .filter(({ fieldId }) => isWanted(fieldId))
      .map(({ recordId, part, body, state, problems }) => ({
        kind,
        ownId: recordId,
        part,
        body,
        state,
        problems: problems.map(({ code }) => code),
      })),
  )
}

const isRestriction = (missing: string): missing is Restricted['missing'][number] =>
  missing === 'growthStage' || missing === 'startTime'

/** Jobs that lack what the authorisation of a product restricts, as the warning of incomplete records knows them. */
export async function readRestricted(db: Reader, { accountId, wish }: Asked): Promise<Restricted[]> {
  if (wish.asOf !== null) return []
  const rows = await db
    .selectFrom('warning')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_what_if', '=', 0)
    .where('rule', '=', sprayingRecordIncomplete.id)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id }): Restricted[] => {
    const found = missingOf(id)
    const missing = found?.missing.filter(isRestriction) ?? []
    return found && missing.length > 0 ? [{ jobId: found.jobId, missing }] : []
  })
}
