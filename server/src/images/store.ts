/** Photos as the database knows them: those that are there, and those whose bytes are on their way. */
import { AppError } from '@vagu/core/errors'
import { IMAGE_SIZES, type Image, type ImageSize } from '@vagu/core/images/schema'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

type Row = Tables['image']
type Owner = Pick<Actor, 'accountId'>
export interface ImageRef {
  readonly accountId: string
  readonly id: string
}

/** Where the photo store keeps the bytes of a photo. */
export const keyOf = ({ accountId, id }: ImageRef, size: ImageSize): string =>
  `${accountId}/${id}.${size}.webp`
export const keysOf = (ref: ImageRef): string[] =>
  Object.keys(IMAGE_SIZES).map((size) => keyOf(ref, size as ImageSize))

const imageOf = ({ id, width, height, bytes, created_at: createdAt }: Row): Image => ({
  id,
  width,
  height,
  bytes,
  createdAt,
})

const existing = (db: Reader, actor: Owner) =>
  db.selectFrom('image').where('account_id', '=', actor.accountId).where('deleted_at', 'is', null)

/** Photos that are there already, by the fingerprint of what was sent. */
export async function findByFingerprint(
  db: Reader,
  actor: Owner,
  fingerprints: readonly string[],
): Promise<Map<string, Image>> {
  if (fingerprints.length === 0) return new Map()
  const rows = await existing(db, actor).selectAll().where('fingerprint', 'in', fingerprints).execute()
  return new Map(rows.map((row) => [row.fingerprint, imageOf(row)]))
}

const photoBytes = prepared((db, { accountId }: { accountId: string }) =>
  existing(db, { accountId }).select((select) => select.fn.sum<number | string | null>('bytes').as('bytes')),
)

/** Bytes of the photos that an account has. */
export async function bytesOfPhotos(db: Reader, actor: Owner): Promise<number> {
  const [row] = await photoBytes(db, { accountId: actor.accountId })
  return Number(row?.bytes ?? 0)
}

/** Refuses with `notFound`, also a photo of another account. */
export async function requireImage(db: Reader, actor: Owner, id: string): Promise<void> {
  const row = await existing(db, actor).select('id').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
}

/** Of these ids, those of photos that are there. */
export async function existingIds(db: Reader, actor: Owner, ids: readonly string[]): Promise<Set<string>> {
  const rows = await existing(db, actor).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export interface NewImage extends Pick<Row, 'id' | 'fingerprint' | 'width' | 'height' | 'bytes'> {}

/** Notes photos whose bytes are about to be stored; nobody sees them until `showImages`. */
export async function announceImages(tx: Writer, actor: Actor, images: readonly NewImage[]): Promise<void> {
  const at = actor.now.toISOString()
  const common = { account_id: actor.accountId, created_at: at, deleted_at: at, is_kept: 0 }
  await tx
    .insertInto('image')
    .values(images.map((image) => ({ ...image, ...common })))
    .execute()
}

/**
 * Shows announced photos, now that their bytes are stored. Where the same upload was made at the same time, the
 * other one's stay and ours are left to be cleared away.
 */
export async function showImages(tx: Writer, actor: Owner, images: readonly NewImage[]): Promise<void> {
  const fingerprints = images.map(({ fingerprint }) => fingerprint)
  const others = await findByFingerprint(tx, actor, fingerprints)
  const ids = images.filter(({ fingerprint }) => !others.has(fingerprint)).map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .updateTable('image')
    .set({ deleted_at: null })
    .where('account_id', '=', actor.accountId)
    .where('id', 'in', ids)
    .execute()
}

/** Of these photos, those that a record of the account names or ever did: deleted ones and histories count. */
export async function everNamed(db: Reader, actor: Owner, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const ofJobs = await db
    .selectFrom('job_image')
    .select('image_id')
    .distinct()
    .where('account_id', '=', actor.accountId)
    .where('image_id', 'in', ids)
    .execute()
  const kept = await existing(db, actor)
    .select('id')
    .where('id', 'in', ids)
    .where('is_kept', '=', 1)
    .execute()
  return new Set([...ofJobs.map((row) => row.image_id), ...kept.map(({ id }) => id)])
}

/** Keeps photos for good: a record names them that has no rows of its own for them. */
export async function keepImages(tx: Writer, actor: Owner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('image')
    .set({ is_kept: 1 })
    .where('account_id', '=', actor.accountId)
    .where('id', 'in', ids)
    .execute()
}

/** Marks a photo as deleted; its bytes are cleared away later. */
export async function deleteImage(tx: Writer, actor: Actor, id: string): Promise<void> {
  await requireImage(tx, actor, id)
  if ((await everNamed(tx, actor, [id])).has(id)) throw new AppError('conflict')
  await tx
    .updateTable('image')
    .set({ deleted_at: actor.now.toISOString() })
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .execute()
}
