import type { FetchedFile, FetchFault, FileRequest } from '../src/ports.ts'

const fault = (code: FetchFault): FetchedFile => ({ kind: 'fault', fault: code })

/** Headers for the file as the server last gave it: it need not send the same again. */
const headersOf = ({
  accept = 'text/csv, */*;q=0.1',
  etag,
  lastModified,
}: FileRequest): Record<string, string> => ({
  accept,
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
})

/** The content, or nothing when it is more than may come. */
export async function readAll(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

interface Terms {
  readonly stop?: AbortSignal
  /** Told what lies behind a fault: which name was not found, which certificate not believed. */
  readonly onFault?: (error: unknown) => void
}

/** Fetches a file over HTTP. Whatever goes wrong is a fault with a code; only an order to stop is thrown. */
export async function fetchFile(request: FileRequest, { stop, onFault }: Terms = {}): Promise<FetchedFile> {
  const timeout = AbortSignal.timeout(request.timeout)
  const signal = stop === undefined ? timeout : AbortSignal.any([stop, timeout])
  let hasAnswered = false
  try {
    const response = await fetch(request.url, { headers: headersOf(request), signal })
    hasAnswered = true
    if (response.status === 304) return { kind: 'unchanged' }
    if (response.status !== 200) return fault(`http${response.status}`)
    const bytes = await readAll(response, request.maxBytes)
    if (bytes === undefined) return fault('tooLarge')
    const { headers } = response
    return { kind: 'file', bytes, etag: headers.get('etag'), lastModified: headers.get('last-modified') }
  } catch (error) {
    stop?.throwIfAborted()
    onFault?.(error)
    if (timeout.aborted) return fault('timeout')
    return fault(hasAnswered ? 'cutOff' : 'unreachable')
  }
}
