/** The ground that an installation puts under the fields, from a server of its own: whole, slow, failing. */
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { mapText } from '../web/src/map/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { browserThatDraws, FEW_POINTS } from './browser.ts'
import { FarmApi } from './farm-api.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { fieldsMap, openFromMap } from './map-screen.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'
import { TileServer } from './tile-server.ts'

test.use({ viewport: FEW_POINTS, launchOptions: browserThatDraws('webGl') })
// One after the other: they share the servers that are started below.
test.describe.configure({ mode: 'default' })

const server = new TileServer()
const folders = [newDataFolder(), newDataFolder()] as const
let ofStyle: RunningServer | undefined
let ofTiles: RunningServer | undefined

test.beforeAll(async () => {
  await server.start()
  const style = { VAGU_MAP_STYLE_URL: `${server.origin}/style.json` }
  ofStyle = await startServer({ data: folders[0], port: 0, settings: style })
  const tiles = { VAGU_MAP_TILES_URL: server.template }
  ofTiles = await startServer({ data: folders[1], port: 0, settings: tiles })
})
test.afterAll(async () => {
  await ofStyle?.stop()
  await ofTiles?.stop()
  await server.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const readyMap = (page: Page) => page.locator('[data-ready=true]').filter({ has: fieldsMap(page) })
const missingLine = (page: Page) => page.getByText(mapText.groundMissing)
const tilesOf = (layer: string) => server.tiles.filter((path) => path.startsWith(`/${layer}/`))

/** The browser itself tells of each tile that was refused or cut off; that is not the page's complaint. */
const forgiveTiles = (complaints: string[]): void => {
  const ours = complaints.filter((text) => !/Failed to load resource|ERR_/.test(text))
  complaints.splice(0, complaints.length, ...ours)
}

/** A choice of what lies under the fields. */
const ground = (page: Page, name: keyof typeof mapText.grounds) =>
  page.getByRole('group', { name: mapText.ground }).getByText(mapText.grounds[name], { exact: true })

/** Opens the map of a farm with one field. */
async function openMap(page: Page, home: RunningServer | undefined): Promise<void> {
  const address = home?.address ?? ''
  const farm = new FarmApi(page.request, address)
  await farm.signUp()
  await addFields(farm, ['Kodupõld'])
  await page.goto(`${address}${pathTo('fields', { year: SEASON })}`)
  await expect(fieldsMap(page)).toBeVisible()
}
const openFieldOnMap = (page: Page): Promise<void> => openFromMap(page, 'Kodupõld')

test.beforeEach(() => {
  server.mood = 'whole'
  server.asked.length = 0
})

for (const mood of ['whole', 'refused', 'silent'] as const)
  test(`the fields are on the map over a style that is ${mood}`, async ({ page, complaints }) => {
    server.mood = mood
    await openMap(page, ofStyle)
    await expect(readyMap(page)).toBeVisible()
    await expect.poll(() => server.styles).toBeGreaterThan(0)
    if (mood !== 'silent') await expect.poll(() => server.tiles.length).toBeGreaterThan(0)
    if (mood === 'whole') await expect(page.getByText('Proovikaart').first()).toBeAttached()
    await expect(page.getByRole('group', { name: mapText.ground })).toHaveCount(0)
    await openFieldOnMap(page)
    forgiveTiles(complaints)
  })

test('the photo lies under the fields, and what is chosen in its place is remembered', async ({ page }) => {
  await openMap(page, ofTiles)
  await expect(readyMap(page)).toBeVisible()
  await expect.poll(() => tilesOf('foto').length).toBeGreaterThan(0)
  await expect.poll(() => tilesOf('hybriid').length).toBeGreaterThan(0)
  expect(tilesOf('kaart')).toEqual([])
  expect(server.tiles.every((path) => path.endsWith('?IS=PROOV'))).toBe(true)
  await expect(page.getByText(/Maa- ja Ruumiamet 20\d\d/).first()).toBeAttached()
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/settings/ui'))
  await ground(page, 'map').click()
  await expect.poll(() => tilesOf('kaart').length).toBeGreaterThan(0)
  await saved
  server.asked.length = 0
  await page.reload()
  await expect(
    page.getByRole('group', { name: mapText.ground }).getByRole('radio', { name: mapText.grounds.map }),
  ).toBeChecked()
  await expect.poll(() => tilesOf('kaart').length).toBeGreaterThan(0)
  await ground(page, 'none').click()
  await expect(page.getByText(/Maa- ja Ruumiamet/)).toHaveCount(0)
  expect(tilesOf('foto')).toEqual([])
  await expect(missingLine(page)).toHaveCount(0)
  await openFieldOnMap(page)
})

test('tiles that are slow are told of once, until they come', async ({ page }) => {
  server.mood = 'held'
  await openMap(page, ofTiles)
  await expect(missingLine(page)).toHaveCount(1)
  server.letGo()
  await expect(missingLine(page)).toHaveCount(0)
  await openFieldOnMap(page)
})

for (const mood of ['refused', 'mixed'] as const)
  test(`tiles that are ${mood} are told of once, and asked for again`, async ({ page, complaints }) => {
    server.mood = mood
    await openMap(page, ofTiles)
    await expect(readyMap(page)).toBeVisible()
    await expect(missingLine(page)).toHaveCount(1)
    server.mood = 'whole'
    await page.getByRole('button', { name: mapText.groundAgain }).click()
    await expect(missingLine(page)).toHaveCount(0)
    await openFieldOnMap(page)
    forgiveTiles(complaints)
  })
