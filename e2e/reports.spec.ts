/** Errors of pages and calls, told to a service that speaks Sentry's protocol; and when they are not. */
import type { Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { type SentryServer, startSentryServer } from '../server/node/testing/sentry-server.ts'
import { expect, test as base } from './home.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

interface WithService {
  readonly service: SentryServer
  readonly home: RunningServer
}

const test = base.extend<object, WithService>({
  service: [
    async ({ engine }, provide) => {
      expect(engine).toBe('sqlite')
      const service = await startSentryServer()
      await provide(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  home: [
    async ({ service }, provide) => {
      const settings = { VAGU_ERRORS_DSN: service.dsn, VAGU_ERRORS_ENVIRONMENT: 'test' }
      const server = await startServer({ data: newDataFolder(), port: 0, settings })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Opens a page, and waits until it could tell of errors. */
async function open(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse((response) => /\/assets\/reporting-/.test(response.url()))
  await page.goto(path)
  await loaded
  await page.waitForLoadState('networkidle')
}
/** An error that no part of the page has caught; it carries what nobody is to be told. */
const breakDown = (page: Page, name: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text)
    })
  }, `${name}: „Mari Kask“ mari@talu.ee`)
const toldOf = ({ taken }: SentryServer, name: string) => taken.filter(({ text }) => text.includes(name))

test('an error of a page is told without what is somebody’s', async ({
  signedIn: page,
  service,
  complaints,
}) => {
  await open(page, `${ROUTES.warnings}?x=Mari#jaak`)
  await breakDown(page, 'broken page')
  await expect.poll(() => toldOf(service, 'broken page').length).toBe(1)
  const [{ event, text, headers } = { event: {}, text: '', headers: {} }] = toldOf(service, 'broken page')
  expect(event).toMatchObject({ platform: 'javascript', environment: 'test', transaction: ROUTES.warnings })
  expect(text).not.toMatch(/Mari|Kask|talu\.ee|jaak/)
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined])
  expect(service.refused).toEqual([])
  complaints.length = 0
})

test('nothing is told with the opt-out cookie, on the admin overview and in the demo', async ({
  signedIn: page,
  service,
  complaints,
  home,
}) => {
  await open(page, ROUTES.adminOverview)
  await breakDown(page, 'of the overview')
  // whoever is signed in is asked before the demo begins
  await page.context().clearCookies()
  await page.goto(ROUTES.demo)
  await expect(page).toHaveURL(new RegExp(ROUTES.addJob))
  await breakDown(page, 'of the demo')
  await page.context().addCookies([{ name: 'vagu_opt_out', value: '1', url: home.address }])
  const fresh = await page.context().newPage()
  await fresh.goto(ROUTES.welcome)
  await fresh.waitForLoadState('networkidle')
  await breakDown(fresh, 'of who wants none told')
  await page.context().clearCookies({ name: 'vagu_opt_out' })
  const last = await page.context().newPage()
  await open(last, ROUTES.help)
  await breakDown(last, 'the last')
  await expect.poll(() => toldOf(service, 'the last').length).toBe(1)
  for (const name of ['of the overview', 'of the demo', 'of who wants none told'])
    expect(toldOf(service, name)).toEqual([])
  complaints.length = 0
})
