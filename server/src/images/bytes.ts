/** Bytes of photos out of their store. */
import { AppError } from '@vagu/core/errors'
import type { ImageSize } from '@vagu/core/images/schema'
import type { Ports } from '../ports.ts'
import { type ImageRef, keyOf } from './store.ts'

/** The bytes of a photo that the database knows; refuses with `busy` while its store is away, with `notFound` where it lost them. */
export async function photoBytesOf(
  { log, photos }: Pick<Ports, 'log' | 'photos'>,
  ref: ImageRef,
  size: ImageSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = keyOf(ref, size)
  const bytes = await photos.get(key).catch((error: unknown) => {
    log.error({ error }, 'a photo could not be read')
    throw new AppError('busy')
  })
  if (bytes !== undefined) return new Uint8Array(bytes)
  log.error({ key }, 'a photo is not in its store')
  throw new AppError('notFound')
}
