/** The ground that an installation puts under the fields, from a server of its own: whole, slow, failing. */
import { createServer, type Server } from 'node:http'
import { deflateSync, crc32 } from 'node:zlib'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { pathTo } from '../web/src/navigation/paths.ts'
import { browserThatDraws } from './browser.ts'
import { FarmApi } from './farm-api.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { fieldsMap } from './map-screen.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

test.use({ launchOptions: browserThatDraws('webGl') })
// One after the other: they share the servers that are started below.
test.describe.configure({ mode: 'default' })

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A tile of one pixel, red. */
function redPixel(): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const pixel = deflateSync(Buffer.from([0, 255, 0, 0]))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))])
}

type Mood = 'whole' | 'silent' | 'without tiles'

/** A server of a style and its tiles on this machine. */
class TileServer {
  readonly #server: Server
  mood: Mood = 'whole'
  tiles = 0
  styles = 0

  constructor() {
    this.#server = createServer((request, response) => {
      const isStyle = request.url === '/style.json'
      if (isStyle) this.styles += 1
      else this.tiles += 1
      if (this.mood === 'silent') return
      response.setHeader('access-control-allow-origin', '*')
      if (isStyle) response.end(JSON.stringify(this.#style()))
      else if (this.mood === 'without tiles') response.writeHead(503).end()
      else response.setHeader('content-type', 'image/png').end(redPixel())
    })
  }
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  #style() {
    const tiles = [`${this.origin}/{z}/{x}/{y}.png`]
    return {
      version: 8,
      sources: { foto: { type: 'raster', tiles, tileSize: 256, attribution: 'Proovikaart' } },
      layers: [{ id: 'foto', type: 'raster', source: 'foto' }],
    }
  }
  start = (): Promise<void> => new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

const tiles = new TileServer()
const data = newDataFolder()
let program: RunningServer | undefined

test.beforeAll(async () => {
  await tiles.start()
  const settings = { VAGU_MAP_STYLE_URL: `${tiles.origin}/style.json` }
  program = await startServer({ data, port: 0, settings })
})
test.afterAll(async () => {
  await program?.stop()
  await tiles.stop()
  rmSync(data, { recursive: true, force: true })
})

for (const mood of ['whole', 'without tiles', 'silent'] as const)
  test(`the fields are on the map over a ground that is ${mood}`, async ({ page, complaints }) => {
    const address = program?.address ?? ''
    const farm = new FarmApi(page.request, address)
    await farm.signUp()
    await addFields(farm, ['Kodupõld'])
    tiles.mood = mood
    const [styles, before] = [tiles.styles, tiles.tiles]
    await page.goto(`${address}${pathTo('fields', { year: SEASON })}`)
    await expect(page.locator('[data-ready=true]').filter({ has: fieldsMap(page) })).toBeVisible()
    await expect.poll(() => tiles.styles).toBeGreaterThan(styles)
    if (mood !== 'silent') await expect.poll(() => tiles.tiles).toBeGreaterThan(before)
    if (mood === 'whole') await expect(page.getByText('Proovikaart').first()).toBeAttached()
    // the browser itself tells of each tile that was refused; that is not the page's complaint
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes(tiles.origin)))
    await page
      .locator('[data-ready=true]')
      .filter({ has: fieldsMap(page) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kodupõld')
  })
