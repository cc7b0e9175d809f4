/** A small store that speaks S3: PUT, GET and DELETE of objects, each with its signature (AWS Signature Version 4) checked. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface S3Server {
  readonly url: string
  /** Objects by `/bucket/key`. */
  readonly objects: Map<string, Buffer>
  /** Method and path of every request, in their order. */
  readonly requests: string[]
  /** The next requests are answered with these, one each. */
  readonly faults: number[]
  readonly close: () => Promise<void>
}
interface Keys {
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Fault of a request's signature, by the steps of the standard; nothing when it is right. */
function faultOf(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const [, accessKey, day, region, names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (accessKey !== keys.accessKey || region !== keys.region) return 'InvalidAccessKeyId'
  const header = (name: string) => String(request.headers[name] ?? '')
  const [hash, date] = [header('x-amz-content-sha256'), header('x-amz-date')]
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  const headers = signed.map((name) => `${name}:${header(name).trim()}\n`).join('')
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [request.method, path, query, headers, names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const ofDay = hmac(`AWS4${keys.secretKey}`, day ?? '')
  const key = hmac(hmac(hmac(ofDay, keys.region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const reject = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

function answer(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer) {
  const path = request.url ?? ''
  if (request.method === 'PUT') {
    objects.set(path, body)
    return { status: 200 }
  }
  if (request.method === 'DELETE') {
    objects.delete(path)
    return { status: 204 }
  }
  const found = objects.get(path)
  return found === undefined ? { status: 404 } : { status: 200, body: found }
}

export async function startS3Server(keys: Keys): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const [requests, faults]: [string[], number[]] = [[], []]
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    requests.push(`${request.method} ${request.url}`)
    const fault = faults.shift()
    if (fault !== undefined) return void reject(response, fault, 'SlowDown')
    const wrong = faultOf(request, body, keys)
    if (wrong !== undefined) return void reject(response, 403, wrong)
    const reply = answer(objects, request, body)
    response.writeHead(reply.status).end(reply.body)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, objects, requests, faults, close }
}
