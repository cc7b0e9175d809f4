/** Receipts of a record, the newest first. */
import { isKeptRecord, rowIdOfRecord } from '@vagu/core/pria/pair'
import type { PriaReceipt } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'
import { AppError } from '@vagu/core/errors'
import { AGENCY_KIND_OF } from '@vagu/core/pria/kinds'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { kindIn, receiptIn } from './stored.ts'

/** Most receipts that are listed of a record. */
const LISTED = 200

interface OfRecord {
  readonly kind: PriaKind
  readonly recordId?: string | undefined
  readonly agencyId?: string | undefined
}

/** Of a record that is not the farm's, and never was, nothing is told. */
async function requireOwn(db: Reader, actor: Actor, { kind, recordId }: OfRecord): Promise<void> {
  if (recordId === undefined) return
  const table = kind === 'jobs' ? 'job_event' : 'field'
  const rows = await db
    .selectFrom(table as 'field')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .where('id', '=', recordId)
    .execute()
  if (rows.length === 0) throw new AppError('notFound')
}

export async function listReceipts(db: Reader, actor: Actor, of: OfRecord): Promise<PriaReceipt[]> {
  const { kind, recordId, agencyId = '' } = of
  await requireOwn(db, actor, of)
  const rows = await db
    .selectFrom('pria_receipt')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('kind', '=', AGENCY_KIND_OF[kind])
    .where('record_id', '=', recordId ?? rowIdOfRecord(agencyId))
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  const documents = rows.map((row) => receiptIn(row.document))
  const userIds = [...new Set(documents.map(({ userId }) => userId))]
  const users =
    userIds.length === 0
      ? []
      : await db.selectFrom('app_user').select(['user_id', 'email']).where('user_id', 'in', userIds).execute()
  const emails = new Map(users.map(({ user_id: id, email }) => [id, email]))
  return rows.flatMap((row, i) => {
    const found = documents[i]
    if (found === undefined) return []
    const { userId, ...document } = found
    return [
      {
        _id: row.id,
        kind: kindIn(row.kind),
        year: row.year,
        recordId: isKeptRecord(row.record_id) ? null : row.record_id,
        part: row.part,
        answeredAt: row.answered_at,
        sentBy: emails.get(userId) ?? '',
        ...document,
      },
    ]
  })
}
