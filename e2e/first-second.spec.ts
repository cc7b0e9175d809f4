/** The first second: a frame that is painted before the program is there, and the program kept for the next time. */
import type { Page } from '@playwright/test'
import { addField } from '@vagu/core/fields/contract'
import { pathInYear, ROUTES } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { shiftOf } from './bench/first-second.ts'
import { axeFaults } from './axe-faults.ts'
import { addCertifiedWorker, addFields, SEASON } from './farm.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import { watchMoves } from './measures.ts'

const KEPT = 'vagu-shell-'

/** Who is signed in gets the frame of the app and its files named ahead, a stranger gets neither. */
async function expectNamedAhead(page: Page, address: string): Promise<void> {
  const app = await (await page.request.get(address + ROUTES.addJob)).text()
  expect(app).toContain('class="first first-app" aria-hidden="true"')
  expect(app).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/main-page-/)
  expect(app).toContain('href="/assets/notices-')
  const stranger = await (await fetch(address + ROUTES.addJob)).text()
  expect(stranger).toContain('class="first" aria-hidden="true"')
  expect(stranger).not.toContain('href="/assets/notices-')
}

/** The fields and the settings are asked for while the page of the fields is on its way. */
async function expectFieldsAsked(page: Page, address: string): Promise<void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/FieldsPage-*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    const parts = searchParams.get('of')?.split(',') ?? []
    return pathname === '/api/start' && parts.includes('fields') && parts.includes('settings')
  })
  await page.goto(address + pathInYear('fields', SEASON), { waitUntil: 'commit' })
  await asked
  release()
  await expect(page.getByRole('main').getByText('Kivi').first()).toBeVisible()
}

test('the frame and its files are named ahead, the job is asked for in it, and fields before their page is there', async ({
  page,
  farm,
  home,
}) => {
  await addFields(farm, ['Kivi'])
  await expectNamedAhead(page, home.address)

  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/start-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(home.address + ROUTES.addJob, { waitUntil: 'commit' })
  await expect(page.locator('.first-side')).toBeVisible()
  const category = page.getByRole('group', { name: jobsText.category })
  const job = page.getByRole('group', { name: jobsText.job, exact: true })
  await category.getByRole('radio', { name: 'Maaharimine' }).check()
  await job.getByRole('radio', { name: 'Kündmine' }).check()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-appearance', colorScheme)
    expect(await axeFaults(page)).toEqual([])
  }
  release()
  await expect(page.locator('.first')).toHaveCount(0)
  await expect(category.getByRole('radio', { name: 'Maaharimine' })).toBeChecked()
  await expect(job.getByRole('radio', { name: 'Kündmine' })).toBeChecked()
  await expectFieldsAsked(page, home.address)
})

for (const width of [1440, 390])
  test(`over a slow network nothing jumps, and who is signed in is asked once, at ${width} px`, async ({
    page,
    farm,
    home,
  }) => {
    const yearInfo = [{ year: SEASON, mainCrop: { crop: 'talinisu' } }]
    await farm.call(addField, { body: { name: 'Kivi', area: 5, yearInfo } })
    await addCertifiedWorker(farm)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(watchMoves)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.goto(home.address + ROUTES.addJob)
    await expect(page.getByRole('group', { name: jobsText.category })).toBeVisible()
    await page.waitForTimeout(1000)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05)
    expect(asked.filter((path) => path === '/api/start')).toHaveLength(1)
    await page.unrouteAll({ behavior: 'wait' })
  })

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the program starts without a network, keeps no call, and lets old versions go', async ({
    page,
    context,
    home,
    complaints,
  }) => {
    // a file, so that the service worker is not there yet
    await page.goto(`${home.address}/favicon.svg`)
    await page.evaluate(async (prefix) => {
      for (const name of ['older', 'old']) {
        const cache = await caches.open(prefix + name)
        await cache.put('/', new Response('<h1>Vana</h1>', { headers: { 'content-type': 'text/html' } }))
      }
    }, KEPT)
    await enterHome(page, 'sqlite', 'kest')
    await page.goto(home.address + ROUTES.addJob)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const kept = await page.evaluate(async (prefix) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
      const paths = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
      return { names, paths: paths.flat() }
    }, KEPT)
    expect(kept.names).toHaveLength(2)
    expect(kept.names).toContain(`${KEPT}old`)
    expect(kept.paths).toContain('/')
    expect(kept.paths.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])

    await context.setOffline(true)
    await page.reload()
    // the shell is there, and says that nothing can be asked
    await expect(page.getByText(uiText.loadFailedWhy)).toBeVisible()
    await expect(page.locator('.first')).toHaveCount(0)
    await context.setOffline(false)
    await page.getByRole('button', { name: uiText.reload }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    // what the browser says of a network that is gone
    const expected = complaints.filter((text) => /INTERNET_DISCONNECTED|CallError: offline/.test(text))
    expect(complaints.splice(0)).toEqual(expected)
  })
})
