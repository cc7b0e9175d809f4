/** A small service that takes error reports as Sentry does: envelopes, posted under a project and a key. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

export interface TakenReport {
  readonly head: Readonly<Record<string, unknown>>
  readonly item: Readonly<Record<string, unknown>>
  readonly event: Readonly<Record<string, unknown>>
  /** As it came. */
  readonly text: string
  readonly headers: IncomingMessage['headers']
}
export interface SentryServer {
  readonly dsn: string
  readonly taken: TakenReport[]
  /** Requests that are not as the protocol wants them. */
  readonly refused: string[]
  /** The next requests are answered with these, one each. */
  readonly faults: number[]
  readonly close: () => Promise<void>
}

const Line = z.record(z.string(), z.unknown())
const KEY = 'avalikvoti'
const PROJECT = '7'

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
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

export async function startSentryServer(): Promise<SentryServer> {
  const taken: TakenReport[] = []
  const refused: string[] = []
  const faults: number[] = []
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      response.setHeader('access-control-allow-origin', '*')
      const fault = faults.shift()
      if (!isRight(request)) refused.push(`${request.method} ${request.url}`)
      else if (fault === undefined) taken.push({ ...readEnvelope(text), text, headers: request.headers })
      if (fault === 429) response.setHeader('retry-after', '30')
      response.writeHead(fault ?? 200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://${KEY}@127.0.0.1:${port}/${PROJECT}`,
    taken,
    refused,
    faults,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
