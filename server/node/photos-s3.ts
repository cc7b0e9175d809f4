/** The photo store in a bucket of anything that speaks S3, by path-style addresses: `<endpoint>/<bucket>/<prefix>/<key>`. */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { PhotoStore } from '../src/ports.ts'

export interface Bucket {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** In front of every key; empty for none. */
  readonly prefix: string
}

/** For all tries of one request, ms; a call that waits for it has 50 s. */
const PATIENCE = 15_000
/** Tries after the first, of a store that answers 5xx or 429. */
const RETRIES = 3

type Ask = (method: string, key: string, bytes?: Uint8Array<ArrayBuffer>) => Promise<Response>

/** The hash of the body is signed with the rest, so the store refuses bytes that were damaged on the way. */
const headersOf = (bytes: Uint8Array) => ({
  'content-type': 'image/webp',
  'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
})

function askerOf({ endpoint, bucket, region, accessKey, secretKey, prefix }: Bucket): Ask {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey }
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES })
  const place = [endpoint, bucket, prefix].filter((part) => part !== '').join('/')
  return async (method, key, bytes) =>
    client.fetch(`${place}/${key}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(bytes && { body: bytes, headers: headersOf(bytes) }),
    })
}

/** Reads the answer to its end, so that the connection is free again; refuses one that is not expected. */
async function bytesOf(response: Response, isExpected: boolean): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (isExpected) return bytes
  const text = new TextDecoder().decode(bytes.subarray(0, 300))
  throw new Error(`the photo store answered ${response.status}: ${text}`)
}

export function bucketPhotos(bucket: Bucket): PhotoStore {
  const ask = askerOf(bucket)
  return {
    async put(key, bytes) {
      const response = await ask('PUT', key, new Uint8Array(bytes))
      await bytesOf(response, response.ok)
    },
    async get(key) {
      const response = await ask('GET', key)
      const bytes = await bytesOf(response, response.ok || response.status === 404)
      return response.ok ? bytes : undefined
    },
    async remove(key) {
      const response = await ask('DELETE', key)
      await bytesOf(response, response.ok || response.status === 404)
    },
  }
}
