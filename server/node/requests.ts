/** Handling of requests before the program sees them, and of its answers. */
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { chunksOf } from '../src/http/chunks.ts'

/** Answers below this many bytes are not worth compressing. */
const WORTH_COMPRESSING = 2048
/** Beyond so many bytes the time counts for more than the last tenth of the size, and the answer is sent in parts. */
const LARGE = 1024 * 1024
/** Bytes of a compressed part. */
const PART = 64 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/** Body in fewer bytes: by Brotli a list of fields is a sixth smaller than by gzip, in the same time. Browsers take that over https and at home. */
const compressed = (body: Buffer, isBrotli: boolean) =>
  isBrotli
    ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(body, { level: 6 })

/** The same of a long body, part by part as they are taken: whole, it would stand in memory beside what it is made of. */
function compressedInParts(parts: AsyncIterable<Bytes>, isBrotli: boolean): ReadableStream {
  const compressor = isBrotli
    ? createBrotliCompress({ chunkSize: PART, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : createGzip({ chunkSize: PART, level: 1 })
  // an end before the last part is told to whoever reads
  pipeline(Readable.from(parts), compressor, () => {})
  return Readable.toWeb(compressor) as ReadableStream
}

/** Parts of an incoming message that tell who sent it. */
export interface Sender {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The client's address: what the outermost of `proxies` trusted proxies saw, else the other end of the connection. */
export function addressOf({ headers, socket }: Sender, proxies: number): string {
  const told = proxies === 0 ? '' : [headers['x-forwarded-for'] ?? []].flat().join(',')
  const hops = told.split(',').flatMap((hop) => hop.trim() || [])
  const all = [...hops, socket.remoteAddress ?? ''].map((hop) => hop.replace(/^::ffff:/, ''))
  return all.at(Math.max(-all.length, -1 - proxies)) ?? ''
}

/** The parts of a body until it is called large, and whether that is all of it. */
async function beginningOf(reader: ReadableStreamDefaultReader<Bytes>) {
  const read: Bytes[] = []
  for (let size = 0; size <= LARGE;) {
    const { done, value } = await reader.read()
    if (done) return { read, isWhole: true }
    read.push(value)
    size += value.length
  }
  return { read, isWhole: false }
}

/** Compresses a JSON or HTML answer when the client takes it and it is long enough. */
export async function withCompression(request: Request, response: Response): Promise<Response> {
  const isText = /^(application\/json|text\/html)/.test(response.headers.get('content-type') ?? '')
  const accepted = request.headers.get('accept-encoding') ?? ''
  const isBrotli = /\bbr\b/.test(accepted)
  const { status, headers, body } = response
  if (!isText || !body || !(isBrotli || /\bgzip\b/.test(accepted))) return response
  headers.append('vary', 'accept-encoding')
  const reader = body.getReader()
  const { read, isWhole } = await beginningOf(reader)
  const whole = isWhole ? Buffer.concat(read) : undefined
  if (whole && whole.length < WORTH_COMPRESSING) return new Response(whole, { status, headers })
  headers.set('content-encoding', isBrotli ? 'br' : 'gzip')
  const small = whole
    ? await compressed(whole, isBrotli)
    : compressedInParts(chunksOf(reader, read), isBrotli)
  return new Response(small, { status, headers })
}
