/** The ground of the map in the demo: as the page's own server names it, or the embedded outline alone. */
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { FIELD_NAMES } from '../server/src/sample-farm/names.ts'
import { fieldsMapText } from '../web/src/features/fields/map/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { mapText } from '../web/src/map/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { browserThatDraws, FEW_POINTS } from './browser.ts'
import { expect, test } from './home.ts'
import { fieldCard, fieldsMap } from './map-screen.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'
import { TileServer } from './tile-server.ts'

test.use({ viewport: FEW_POINTS, launchOptions: browserThatDraws('webGl') })
// One after the other: they share the servers that are started below.
test.describe.configure({ mode: 'default' })

const [NAME] = FIELD_NAMES
const tiles = new TileServer()
const folder = newDataFolder()
let ofTiles: RunningServer | undefined

test.beforeAll(async () => {
  await tiles.start()
  ofTiles = await startServer({ data: folder, port: 0, settings: { VAGU_MAP_TILES_URL: tiles.template } })
})
test.afterAll(async () => {
  await ofTiles?.stop()
  await tiles.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Enters the demo and opens its fields; a card tells that the map knows them. */
async function openDemoMap(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${ROUTES.demo}`)
  await expect(page).toHaveURL(new RegExp(`${ROUTES.addJob}$`))
  await page.locator('nav').getByRole('link', { name: fieldsPageText.title, exact: true }).first().click()
  await expect(page.locator('[data-ready=true]').filter({ has: fieldsMap(page) })).toBeVisible()
  await page.getByRole('button', { name: fieldsMapText.select(NAME) }).click()
  await expect(fieldCard(page).getByRole('heading', { name: NAME })).toBeVisible()
}

test('without tiles it is the embedded outline, and nothing is asked of another origin', async ({
  page,
  home,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(home.address).origin) elsewhere.push(request.url())
  })
  await openDemoMap(page, home.address)
  await expect(page.getByRole('group', { name: mapText.ground })).toHaveCount(0)
  await expect(page.getByText(/Maa- ja Ruumiamet/)).toHaveCount(0)
  expect(elsewhere).toEqual([])
})

test('with tiles of its server the photo lies under the fields', async ({ page }) => {
  await openDemoMap(page, ofTiles?.address ?? '')
  await expect(page.getByRole('group', { name: mapText.ground })).toBeVisible()
  await expect.poll(() => tiles.tiles.some((path) => path.startsWith('/foto/'))).toBe(true)
})
