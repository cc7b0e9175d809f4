/** Recorded sessions: what leaves the browser is the shape of a page, with stars for its words; and when nothing leaves. */
import type { Page } from '@playwright/test'
import { addWorker } from '@vagu/core/workers/contract'
import { getAuth } from '@vagu/core/users/contract'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { settingsText } from '../web/src/features/settings/text.ts'
import {
  type SentryServer,
  startSentryServer,
  type TakenSegment,
} from '../server/node/testing/sentry-server.ts'
import { type FarmApi, newId } from './farm-api.ts'
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
      const settings = { VAGU_RECORDING_DSN: service.dsn, VAGU_ERRORS_ENVIRONMENT: 'test' }
      const server = await startServer({ data: newDataFolder(), port: 0, settings })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const segmentsOf = ({ segments }: SentryServer, userId: string): TakenSegment[] =>
  segments.filter(({ event }) => JSON.stringify(event['user']).includes(userId))

/** Every name and value below, by what it is called. */
function* leavesOf(part: unknown, name = ''): Generator<readonly [string, unknown]> {
  if (typeof part !== 'object' || part === null) yield [name, part]
  else
    for (const [key, value] of Object.entries(part)) yield* leavesOf(value, Array.isArray(part) ? name : key)
}

/** The members of a recording that are free text of the page, or could be. */
const WORDS = new Set(['textContent', 'value', 'text'])
const NAMELESS = [
  'placeholder',
  'title',
  'aria-label',
  'alt',
  'name',
  'id',
  'href',
  'src',
  'srcset',
  'for',
  'content',
]

function expectMasked(segments: readonly TakenSegment[]): void {
  for (const { events } of segments)
    for (const event of events) {
      for (const [name, leaf] of leavesOf(event['data']))
        if (WORDS.has(name) && typeof leaf === 'string') expect(leaf).toMatch(/^[*\s]*$/)
      // the first event is the address of the program itself, and the second begins with `doctype html`
      const named = [...leavesOf(event['data'])].filter(
        ([name, leaf]) => NAMELESS.includes(name) && typeof leaf === 'string' && leaf !== 'html',
      )
      if (event['type'] !== 4) expect(named).toEqual([])
    }
}

const settled = async (page: Page, service: SentryServer, userId: string): Promise<void> => {
  const before = segmentsOf(service, userId).length
  await page.mouse.click(5, 5)
  await expect.poll(() => segmentsOf(service, userId).length).toBeGreaterThan(before)
}
const userOf = async (farm: FarmApi): Promise<string> => (await farm.call(getAuth, {}))._id

test('no word, no figure and no typed text leaves, and of the farm only its name', async ({
  signedIn: page,
  farm,
  service,
}) => {
  const userId = await userOf(farm)
  await farm.call(addWorker, { body: { _id: newId(), name: 'Tõnu Saladus' } })
  const recorder = page.waitForResponse((response) => /\/assets\/recording-/.test(response.url()))
  await page.goto(`${ROUTES.workers}?x=Mari#jaak`)
  await recorder
  await expect(page.getByText('Tõnu Saladus').first()).toBeVisible()
  await settled(page, service, userId)
  await page.goto(ROUTES.account)
  await expect(page.getByText(farm.email).first()).toBeVisible()
  const input = page.locator('main input[type="text"], main input:not([type])').first()
  await input.fill('Peidetud Tekst 98765')
  await settled(page, service, userId)
  const taken = segmentsOf(service, userId)
  expect(service.refused).toEqual([])
  expectMasked(taken)
  for (const { text, event, events, headers } of taken) {
    expect(text).not.toMatch(/Saladus|Tõnu|Peidetud|\b98765\b|Mari|jaak|talunik|vagu\.example/)
    expect(JSON.stringify(events)).not.toMatch(/Kivitalu/)
    expect(event).toMatchObject({
      user: { id: userId, username: 'Kivitalu OÜ' },
      environment: 'test',
      replay_type: 'session',
    })
    expect([headers.cookie, headers.referer]).toEqual([undefined, undefined])
  }
  expect(taken.flatMap(({ event }) => event['urls'])).toEqual(
    expect.arrayContaining([ROUTES.workers, ROUTES.account]),
  )
  // each page that was loaded is a recording of its own, that begins with the whole page
  const firsts = taken.filter(({ event }) => event['segment_id'] === 0)
  expect(firsts.map(({ events }) => events.map(({ type }) => type).slice(0, 2))).toEqual([
    [4, 2],
    [4, 2],
  ])
})

test('nothing is recorded after the switch was put, and it is put back there', async ({
  signedIn: page,
  farm,
  service,
}) => {
  const userId = await userOf(farm)
  await page.goto(ROUTES.settings)
  await settled(page, service, userId)
  const choice = page.getByRole('switch', { name: settingsText.told.recording })
  await choice.check()
  const before = segmentsOf(service, userId).length
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(ROUTES.workers)
  await page.waitForLoadState('networkidle')
  await page.goto(ROUTES.settings)
  await expect(choice).toBeChecked()
  await page.waitForLoadState('networkidle')
  expect(segmentsOf(service, userId).length).toBe(before)
  expect(asked.filter((url) => /\/assets\/recording-/.test(url))).toEqual([])
  await choice.uncheck()
  await page.reload()
  await settled(page, service, userId)
})

test('a visitor and the demo are not recorded', async ({ signedIn: page, farm, service }) => {
  const userId = await userOf(farm)
  const before = service.segments.length
  await page.context().clearCookies()
  await page.goto(ROUTES.demo)
  await expect(page).toHaveURL(new RegExp(ROUTES.addJob))
  await page.mouse.click(5, 5)
  await page.goto(ROUTES.workers)
  await page.waitForLoadState('networkidle')
  expect(service.segments.length).toBe(before)
  expect(segmentsOf(service, userId)).toEqual([])
})

test('a service that refuses is left alone', async ({ signedIn: page, farm, service }) => {
  const userId = await userOf(farm)
  service.faults.push(403)
  const refused = page.waitForResponse((response) => response.status() === 403)
  await page.goto(ROUTES.workers)
  await refused
  await page.mouse.click(5, 5)
  await page.goto(ROUTES.help)
  await settled(page, service, userId)
  const paths = segmentsOf(service, userId).flatMap(({ event }) => event['urls'])
  expect(paths).not.toContain(ROUTES.workers)
})
