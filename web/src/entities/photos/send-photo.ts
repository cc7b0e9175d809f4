import { deleteImage } from '@vagu/core/images/contract'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { logWarning } from '../../lib/log.ts'
import { uploadImages, type UploadOptions } from '../../lib/upload-images.ts'
import { PhotoFailed, PhotoRefused } from './photo-uploads.ts'
import { photosText } from './text.ts'

const TOO_LARGE = 413
const TOO_MANY_TRIES = 429

/** Whether another try may bring it there, or what the server says against the photo. */
export function failureOf(error: unknown): PhotoFailed | PhotoRefused {
  if (!(error instanceof CallError)) return new PhotoFailed('unavailable')
  if (error.kind === 'otherAccount') return new PhotoFailed('unauthenticated')
  if (error.kind !== 'refused') return new PhotoFailed(error.kind)
  if (error.status >= 500 || error.status === TOO_MANY_TRIES) return new PhotoFailed('unavailable')
  if (error.status === TOO_LARGE) return new PhotoRefused(photosText.tooLarge)
  return new PhotoRefused(error.fields[0]?.message ?? photosText.notStored)
}

/** Stores one photo and gives its id. */
export async function sendPhoto(photo: Blob, options: UploadOptions): Promise<string> {
  try {
    const [image] = await uploadImages([photo], options)
    if (image) return image.id
  } catch (error) {
    options.signal.throwIfAborted()
    throw failureOf(error)
  }
  throw new PhotoFailed('unavailable')
}

/** A photo that no job names is not kept; one that a job names the server keeps by itself. */
export function deletePhoto(id: string): void {
  call(deleteImage, { params: { id } }).catch((error: unknown) => {
    const isNamed = error instanceof CallError && error.code === 'conflict'
    if (!isNamed) logWarning('photo not deleted', error)
  })
}
