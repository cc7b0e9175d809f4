/** The bytes of a request, piece by piece: what is too large is noticed on its way, not when it is all there. */
import { AppError } from '@vagu/core/errors'

/** The length that a request says it has, bytes; undefined where it says nothing. */
export function declaredLength(request: Request): number | undefined {
  const declared = request.headers.get('content-length')
  return declared === null ? undefined : Number(declared)
}

/**
 * Refuses with `unreadable` what breaks off, and with `tooLarge` as soon as more than `limit` bytes have come. What is left then stays unread: it is the home's
 * to answer all the same.
 */
export async function* chunksOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if ((declaredLength(request) ?? 0) > limit) throw new AppError('tooLarge')
  // some browsers give no stream to the demo
  if (!request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.length > limit) throw new AppError('tooLarge')
    yield bytes
    return
  }
  const reader = request.body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new AppError('unreadable')
    })
    if (done) return
    size += value.length
    if (size > limit) throw new AppError('tooLarge')
    yield value
  }
}

/** All of them together. */
export async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of all) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
