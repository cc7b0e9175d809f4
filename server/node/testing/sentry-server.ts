/** A small service that takes error reports and recordings as Sentry does: envelopes, posted under a project and a key. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateSync } from 'node:zlib'
import { z } from 'zod'

export interface TakenReport {
  readonly head: Readonly<Record<string, unknown>>
  readonly item: Readonly<Record<string, unknown>>
  readonly event: Readonly<Record<string, unknown>>
  /** As it came. */
  readonly text: string
  readonly headers: IncomingMessage['headers']
}
/** A segment of a recorded session. */
export interface TakenSegment {
  readonly event: Readonly<Record<string, unknown>>
  readonly events: readonly Readonly<Record<string, unknown>>[]
  /** All that came, unpacked. */
  readonly text: string
  readonly headers: IncomingMessage['headers']
}
export interface SentryServer {
  readonly dsn: string
  readonly taken: TakenReport[]
  readonly segments: TakenSegment[]
  /** Requests that are not as the protocol wants them. */
  readonly refused: string[]
  /** The next requests are answered with these, one each. */
  readonly faults: number[]
  readonly close: () => Promise<void>
}

const Line = z.record(z.string(), z.unknown())
const KEY = 'avalikvoti'
const PROJECT = '7'

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const isRight = ({ method, url }: IncomingMessage): boolean => {
  const { pathname, searchParams } = new URL(url ?? '', 'http://localhost')
  return (
    method === 'POST' &&
    pathname === `/api/${PROJECT}/envelope/` &&
    searchParams.get('sentry_key') === KEY &&
    searchParams.get('sentry_version') === '7'
  )
}

function readEnvelope(text: string): Pick<TakenReport, 'head' | 'item' | 'event'> {
  const [head, item, event] = text
    .split('\n')
    .map((line) => (line === '' ? {} : Line.parse(JSON.parse(line))))
  return { head: head ?? {}, item: item ?? {}, event: event ?? {} }
}

/** The lines before the events of a segment: of the envelope, two items with their heads, and the number. */
const LINES_BEFORE_EVENTS = 5
const OPENS_LIST = '['.charCodeAt(0)

/** Undefined for what is no segment of a recording. */
function readSegment(bytes: Buffer): Pick<TakenSegment, 'event' | 'events' | 'text'> | undefined {
  let at = 0
  for (let line = 0; line < LINES_BEFORE_EVENTS; line++) {
    const end = bytes.indexOf('\n', at)
    if (end < 0) return undefined
    at = end + 1
  }
  const head = bytes.subarray(0, at).toString('utf8')
  const [, type, event, item, number] = head
    .split('\n')
    .map((line) => (line === '' ? {} : Line.parse(JSON.parse(line))))
  const own = `${JSON.stringify(number)}\n`.length
  if (type?.['type'] !== 'replay_event' || item?.['length'] !== bytes.length - at + own) return undefined
  const rest = bytes.subarray(at)
  const events = (rest[0] === OPENS_LIST ? rest : inflateSync(rest)).toString('utf8')
  return { event: event ?? {}, events: z.array(Line).parse(JSON.parse(events)), text: head + events }
}

export async function startSentryServer(): Promise<SentryServer> {
  const taken: TakenReport[] = []
  const segments: TakenSegment[] = []
  const refused: string[] = []
  const faults: number[] = []
  const take = (bytes: Buffer, headers: IncomingMessage['headers']): void => {
    const segment = readSegment(bytes)
    if (segment) return void segments.push({ ...segment, headers })
    const text = bytes.toString('utf8')
    taken.push({ ...readEnvelope(text), text, headers })
  }
  const server = createServer((request, response) => {
    void bytesOf(request).then((bytes) => {
      response.setHeader('access-control-allow-origin', '*')
      const fault = faults.shift()
      if (!isRight(request)) refused.push(`${request.method} ${request.url}`)
      else if (fault === undefined) take(bytes, request.headers)
      if (fault === 429) response.setHeader('retry-after', '30')
      response.writeHead(fault ?? 200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://${KEY}@127.0.0.1:${port}/${PROJECT}`,
    taken,
    segments,
    refused,
    faults,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
