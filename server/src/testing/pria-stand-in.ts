/** A WFS on this machine that speaks as PRIA's does, or as one that is not well. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askTestMap } from '../pria-map/test-map.ts'

/** How it answers: rightly, not at all, with a fault in XML, with a page of its proxy, or without end. */
export type PriaMood = 'well' | 'hangs' | 'xml' | 'html502' | 'huge'

const XML =
  '<?xml version="1.0"?><ServiceExceptionReport version="1.2.0"><ServiceException>Illegal property name: xy_id</ServiceException></ServiceExceptionReport>'
const PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>'

export class PriaStandIn {
  readonly #server: Server
  mood: PriaMood = 'well'
  /** Queries that were asked, oldest first. */
  readonly asked: URLSearchParams[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      const url = `http://localhost${request.url ?? ''}`
      this.asked.push(new URL(url).searchParams)
      void this.#answer(url, response)
    })
  }
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/geoserver/pria_avalik/wfs`
  }

  async #answer(url: string, response: ServerResponse): Promise<void> {
    if (this.mood === 'hangs') return
    if (this.mood === 'html502') response.writeHead(502, { 'content-type': 'text/html' }).end(PAGE)
    else if (this.mood === 'xml') response.setHeader('content-type', 'application/xml').end(XML)
    else if (this.mood === 'huge') this.#pour(response)
    else {
      const answer = await askTestMap({ url })
      response.setHeader('content-type', 'application/json;charset=UTF-8')
      response.end(answer.kind === 'file' ? answer.bytes : '')
    }
  }
  /** Writes spaces for as long as somebody reads them. */
  #pour(response: ServerResponse): void {
    const spaces = ' '.repeat(64 * 1024)
    response.setHeader('content-type', 'application/json')
    const write = (): void => {
      if (!response.destroyed) response.write(spaces, write)
    }
    write()
  }
  start = (): Promise<void> => new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
