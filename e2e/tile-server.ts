/** A server of map tiles on this machine, in the mood that a test gives it. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A tile of one pixel, red, green, blue and how solid. */
function onePixel(colour: readonly [number, number, number, number]): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])
  const pixel = deflateSync(Buffer.from([0, ...colour]))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))])
}

/** Colours that tell the layers apart: dark wood, paper, and nothing but a veil. */
const PIXELS: Readonly<Record<string, Buffer>> = {
  foto: onePixel([52, 74, 48, 255]),
  kaart: onePixel([240, 236, 214, 255]),
  hybriid: onePixel([0, 0, 0, 0]),
}
const OTHER = onePixel([255, 0, 0, 255])

/** How tiles come: at once, none for good, refused, every other one refused, or held until the test lets them go. */
export type TileMood = 'whole' | 'silent' | 'refused' | 'mixed' | 'held'

export class TileServer {
  readonly #server: Server
  readonly #held: (() => void)[] = []
  mood: TileMood = 'whole'
  /** Paths that were asked for, with their query. */
  readonly asked: string[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url ?? ''
      this.asked.push(path)
      response.setHeader('access-control-allow-origin', '*')
      if (path === '/style.json') this.#sendStyle(response)
      else this.#sendTile(path, response)
    })
  }
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  /** A template of tiles, as an installation names it. */
  get template(): string {
    return `${this.origin}/{layer}/{z}/{x}/{-y}.png?IS=PROOV`
  }
  get tiles(): readonly string[] {
    return this.asked.filter((path) => path.includes('.png'))
  }
  get styles(): number {
    return this.asked.filter((path) => path === '/style.json').length
  }

  #sendStyle(response: ServerResponse): void {
    if (this.mood === 'silent') return
    const tiles = [`${this.origin}/{z}/{x}/{y}.png`]
    const foto = { type: 'raster', tiles, tileSize: 256, attribution: 'Proovikaart' }
    const layers = [{ id: 'foto', type: 'raster', source: 'foto' }]
    response.end(JSON.stringify({ version: 8, sources: { foto }, layers }))
  }
  #sendTile(path: string, response: ServerResponse): void {
    const send = (): void => {
      response.setHeader('content-type', 'image/png')
      response.end(PIXELS[path.split('/')[1] ?? ''] ?? OTHER)
    }
    const column = Number(path.split('/').at(-2))
    if (this.mood === 'silent') return
    if (this.mood === 'held') this.#held.push(send)
    else if (this.mood === 'refused' || (this.mood === 'mixed' && column % 2 === 0))
      response.writeHead(500).end()
    else send()
  }
  /** Sends what was held back, and what comes from now on. */
  letGo(): void {
    this.mood = 'whole'
    for (const send of this.#held.splice(0)) send()
  }
  start = (): Promise<void> => new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
