/** Sends photos with progress, which only XMLHttpRequest tells; the demo's worker gets them in one piece. */
import { addImages } from '@vagu/core/images/contract'
import type { Image } from '@vagu/core/images/schema'
import { SIGNED_IN_AS } from '@vagu/core/users/signed-in-as'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { readReply } from './read-reply.ts'
import { csrfToken, isOnNetwork, keepCsrfToken, shownSignedIn } from './transport.ts'

const TIMEOUT_MS = 50_000

export interface UploadOptions {
  readonly signal: AbortSignal
  /** Told from 0 to 1 as bytes leave; 1 while the server works on them. */
  readonly onProgress: (share: number) => void
}

function requestOf({ onProgress }: UploadOptions): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open(addImages.method, `/api${addImages.path}`)
  request.withCredentials = true
  request.timeout = TIMEOUT_MS
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader('X-CSRF-TOKEN', csrfToken())
  if (shownSignedIn() !== '') request.setRequestHeader(SIGNED_IN_AS, shownSignedIn())
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress(loaded / total)
  })
  return request
}

/** Reply to an upload; a caller's abort throws the abort itself. */
function answerTo(body: FormData, options: UploadOptions): Promise<Response> {
  const { signal } = options
  signal.throwIfAborted()
  const request = requestOf(options)
  return new Promise((resolve, reject) => {
    const abort = () => request.abort()
    signal.addEventListener('abort', abort, { once: true })
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    )
    request.addEventListener('timeout', () => reject(new CallError('timeout')))
    request.addEventListener('error', () => reject(new CallError('offline')))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    request.send(body)
  })
}

async function uploadByNetwork(files: readonly Blob[], options: UploadOptions): Promise<Image[]> {
  const form = new FormData()
  for (const file of files) form.append('image', file)
  const reply = await readReply(addImages, await answerTo(form, options))
  if (reply.csrfToken !== undefined) keepCsrfToken(reply.csrfToken)
  if (reply.error) throw reply.error
  return addImages.shape.reply.parse(reply.value)
}

/**
 * Stores photos, all or none, and gives them in their order. Throws a `CallError`; a photo that cannot be read has
 * its place in `fields` (`image`, or `image.3` of several).
 */
export async function uploadImages(files: readonly Blob[], options: UploadOptions): Promise<Image[]> {
  if (isOnNetwork()) return uploadByNetwork(files, options)
  const images = await call(addImages, { files }, { signal: options.signal })
  options.onProgress(1)
  return images
}
