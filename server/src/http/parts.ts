import type { Endpoint } from '@vagu/core/endpoint'
import { AppError } from '@vagu/core/errors'
import type { Requester, HeavyWork, Intake } from '../ports.ts'
import { chunksOf, declaredLength, joined } from './body.ts'
import { assembled } from './body-pieces.ts'
import { counted, JsonCount } from './json-count.ts'
import { parsed, parsedBody, parsedParams } from './parsed.ts'
import { uploaded, uploadOf } from './upload.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
interface BodyLimits {
  /** Bytes. */
  readonly size: number
  /** Objects, lists and what stands in them. */
  readonly values: number
}
/** A call that anybody may make holds a form, and no farm. */
const PUBLIC_BODY: BodyLimits = { size: 64 * KILOBYTE, values: 1000 }
/** A thousand jobs with all their parts have half as many values. */
const BODY: BodyLimits = { size: 8 * MEGABYTE, values: 250_000 }
/** 5,000 parcels with their shapes: a million points. */
const LARGE_BODY: BodyLimits = { size: 64 * MEGABYTE, values: 5_000_000 }
/** A body that says that it has at most so many bytes is read at once, */
const SMALL = 64 * KILOBYTE
/** one of so many is counted before it is parsed, and a larger one on its way. */
const MIDDLE = MEGABYTE

const limitsOf = ({ shape }: Endpoint): BodyLimits => {
  if (shape.isLarge) return LARGE_BODY
  return shape.needs === 'nothing' ? PUBLIC_BODY : BODY
}

/** The escape of the one character that PostgreSQL keeps in no text; a backslash before it makes it plain letters. */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/

/** The bytes of a body, counted; one of middle length is not taken apart into what comes when. */
async function countedBytes(
  request: Request,
  length: number,
  { size, values }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (length > Math.min(size, MIDDLE)) return joined(counted(chunksOf(request, size), values))
  const buffer = await request.arrayBuffer().catch(() => {
    throw new AppError('unreadable')
  })
  const bytes = new Uint8Array(buffer)
  new JsonCount(values).read(bytes)
  return bytes
}

async function jsonText(request: Request, { size, values }: BodyLimits): Promise<string> {
  const length = declaredLength(request) ?? Infinity
  if (length > SMALL) return new TextDecoder().decode(await countedBytes(request, length, { size, values }))
  const text = await request.text()
  if (NUL_IN_JSON.test(text)) throw new AppError('unreadable')
  return text
}

export interface Reading {
  readonly endpoint: Endpoint
  readonly request: Request
  /** As they stand in the address. */
  readonly params: unknown
  readonly query: unknown
  readonly requester: Requester
  readonly ports: { readonly heavy: HeavyWork; readonly intake: Intake }
}

async function withLargeBody<T>(
  { endpoint, request, requester, ports }: Reading,
  work: (body: unknown) => Promise<T>,
): Promise<T> {
  const { size, values } = limitsOf(endpoint)
  return ports.intake.run(requester, async (room) => {
    const file = await room.write('body', counted(chunksOf(request, size), values))
    const { method, path } = endpoint
    const input = async () => ({ method, path, bytes: await file.bytes() })
    return work(await assembled(await ports.heavy.run('readBody', input, requester)))
  })
}

/** Does work with everything that a request carries, parsed by the contract. Refuses with `invalid` and the wrong places. */
export async function withParts<T>(reading: Reading, work: (parts: object) => Promise<T>): Promise<T> {
  const { endpoint, request, requester, ports } = reading
  const upload = uploadOf(endpoint)
  const address = {
    params: parsedParams(endpoint, reading.params),
    query: parsed(endpoint.shape.query, reading.query),
    file: undefined,
    files: [],
  }
  if (upload !== undefined)
    return ports.intake.run(requester, async (room) => {
      const { files, data } = await uploaded(request, upload, room)
      const body = upload.hasBody ? parsedBody(endpoint, new TextDecoder().decode(data)) : undefined
      return work({ ...address, body, file: files[0], files })
    })
  if (endpoint.shape.body === undefined) return work({ ...address, body: undefined })
  if (endpoint.shape.isLarge) return withLargeBody(reading, (body) => work({ ...address, body }))
  const text = await jsonText(request, limitsOf(endpoint))
  return work({ ...address, body: parsedBody(endpoint, text) })
}
