/** A stand-in for the server of the plant-protection register: it serves the three files, or fails as it is told. */
import { createServer, type ServerResponse } from 'node:http'
import { FILE_NAMES, type MadeFiles } from '../../src/testing/register-files.ts'

export interface RegisterServer {
  readonly url: string
  /** Names of the files that were asked for, with the answer's status. */
  readonly requests: string[]
  /** Files that the server serves from now on. */
  serve(files: MadeFiles): void
  fail(how: Failure): void
  readonly close: () => Promise<void>
}
/** A status; a page of HTML; a connection that breaks in the middle; an answer that never comes; too much of it. */
export type Failure = number | 'html' | 'break' | 'silence' | 'flood'

const MODIFIED = 'Sun, 24 May 2026 06:00:00 GMT'

const HALF = 'Taimekaitsevahendi ID,nimi\n1,Pool'

/** Resolves to the status that was told; a failure that is no answer has none. */
function failBy(how: Failure, response: ServerResponse): number {
  if (typeof how === 'number') {
    response.writeHead(how).end()
    return how
  }
  if (how === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Hooldus</title>')
    return 200
  }
  if (how === 'break') {
    response.writeHead(200, { 'content-length': '10000' }).write(HALF)
    setTimeout(() => response.destroy(), 20)
    return 200
  }
  if (how === 'flood') response.writeHead(200).end('x'.repeat(100_000))
  return 0
}

/** Starts it on a free port. */
export function startRegisterServer(files: MadeFiles): Promise<RegisterServer> {
  let served = files
  let failure: Failure | undefined
  let edition = 1
  const requests: string[] = []
  const server = createServer(({ url = '', headers }, response) => {
    const name = decodeURIComponent(url).replace(/^\/avaandmed\//, '')
    const kind = (Object.keys(FILE_NAMES) as (keyof MadeFiles)[]).find((one) => FILE_NAMES[one] === name)
    const answer = (): number => {
      if (failure !== undefined) return failBy(failure, response)
      if (kind === undefined) return failBy(404, response)
      const etag = `"${edition}"`
      if (headers['if-none-match'] === etag) return failBy(304, response)
      response
        .writeHead(200, { etag, 'last-modified': MODIFIED, 'content-type': 'text/csv' })
        .end(served[kind])
      return 200
    }
    requests.push(`${name} ${answer()}`)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({
        url: `http://127.0.0.1:${port}/avaandmed`,
        requests,
        serve: (next) => {
          served = next
          failure = undefined
          edition += 1
        },
        fail: (how) => {
          failure = how
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
