/** Extracts of the book that were made. */
import { BookPreview, BookWish, type Extract, EXTRACT_DAYS, MAX_EXTRACTS } from '@vagu/core/book/schema'
import { groupedCode } from '@vagu/core/book/canonical'
import { AppError } from '@vagu/core/errors'
import { DAY_MS } from '@vagu/core/time/spans'
import type { Actor } from '../db/actor.ts'
import { parsedText } from '../db/stored.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'

type Row = Omit<Tables['book_extract'], 'account_id' | 'content'> & { readonly email: string | null }

const Counts = BookPreview.shape.counts

/** `now` tells whether the content is still kept; what is past goes with the next extract that is made. */
const extractOf = (row: Row, now: Date): Extract => ({
  _id: row.id,
  wish: parsedText(BookWish, row.wish),
  code: row.code,
  madeAt: row.made_at,
  madeBy: row.email ?? '',
  keptUntil: row.kept_until !== null && row.kept_until > now.toISOString() ? row.kept_until : null,
  counts: parsedText(Counts, row.counts),
})

const rowsOf = (db: Reader, { accountId }: Pick<Actor, 'accountId'>) =>
  db
    .selectFrom('book_extract')
    .leftJoin('app_user', 'app_user.user_id', 'book_extract.user_id')
    .select(['id', 'book_extract.user_id', 'made_at', 'kept_until', 'code', 'wish', 'counts', 'email'])
    .where('account_id', '=', accountId)

/** Extracts that are listed. */
const LISTED = 100

export async function listExtracts(db: Reader, actor: Actor): Promise<Extract[]> {
  const rows = await rowsOf(db, actor)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => extractOf(row, actor.now))
}

export async function findExtract(db: Reader, actor: Actor, id: string): Promise<Extract | undefined> {
  const row = await rowsOf(db, actor).where('id', '=', id).executeTakeFirst()
  return row && extractOf(row, actor.now)
}

/** The newest extract with a code; the same records give the same one however often they are printed. */
export async function findByCode(db: Reader, actor: Actor, code: string): Promise<Extract> {
  const row = await rowsOf(db, actor)
    .where('code', '=', groupedCode(code))
    .orderBy('made_at', 'desc')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return extractOf(row, actor.now)
}

/** The packed content of an extract; null where it is not kept any more. */
export async function contentOf(db: Reader, actor: Actor, extract: Extract): Promise<string | null> {
  if (extract.keptUntil === null) return null
  const row = await db
    .selectFrom('book_extract')
    .select('content')
    .where('account_id', '=', actor.accountId)
    .where('id', '=', extract._id)
    .executeTakeFirst()
  return row?.content ?? null
}

const withoutContent = { content: null, kept_until: null } as const

/** Lets contents go that are past, and the oldest of those that are too many. */
async function clear(tx: Writer, actor: Actor): Promise<void> {
  const own = tx.updateTable('book_extract').set(withoutContent).where('account_id', '=', actor.accountId)
  await own.where('kept_until', '<=', actor.now.toISOString()).execute()
  const kept = await tx
    .selectFrom('book_extract')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .where('kept_until', 'is not', null)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const beyond = kept.slice(MAX_EXTRACTS - 1).map(({ id }) => id)
  if (beyond.length > 0) await own.where('id', 'in', beyond).execute()
}

export interface MadeBook {
  readonly packed: string
  readonly code: string
  readonly counts: BookPreview['counts']
}

/** Keeps an extract once: the same id again answers what was made, another wish under it is refused. */
export async function keepExtract(
  tx: Writer,
  actor: Actor,
  { id, wish, made }: { readonly id: string; readonly wish: BookWish; readonly made: MadeBook },
): Promise<Extract> {
  const before = await findExtract(tx, actor, id)
  if (before !== undefined) return sameWish(before, wish)
  await clear(tx, actor)
  await tx
    .insertInto('book_extract')
    .values({
      account_id: actor.accountId,
      id,
      user_id: actor.userId,
      made_at: actor.now.toISOString(),
      kept_until: new Date(actor.now.getTime() + EXTRACT_DAYS * DAY_MS).toISOString(),
      code: made.code,
      wish: JSON.stringify(wish),
      counts: JSON.stringify(made.counts),
      content: made.packed,
    })
    .execute()
  const stored = await findExtract(tx, actor, id)
  if (stored === undefined) throw new AppError('notFound')
  return stored
}

export function sameWish(extract: Extract, wish: BookWish): Extract {
  if (JSON.stringify(extract.wish) !== JSON.stringify(wish)) throw new AppError('idTaken')
  return extract
}

export async function dropContent(tx: Writer, actor: Actor, id: string): Promise<void> {
  if ((await findExtract(tx, actor, id)) === undefined) throw new AppError('notFound')
  await tx
    .updateTable('book_extract')
    .set(withoutContent)
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .execute()
}
