/**
 * The first second of `/lisa` over slow 3G, as DevTools slowed it before 2018 and WebPageTest still does: 400 kbit/s down and up, 400 ms
 * there and back; the first time, and again with the service worker. Milliseconds from the navigation on.
 */
import type { Browser, Cookie, Page } from '@playwright/test'
import { jobsText } from '../../web/src/entities/jobs/text.ts'
import { ROUTES } from '../../web/src/navigation/paths.ts'
import { movedSince, watchMoves } from '../measures.ts'

const BYTES_PER_SECOND = 400_000 / 8
const LATENCY_MS = 400

export interface FirstSecond {
  /** First paint of the frame. */
  readonly frame: number
  /** Until a job can be chosen, in the question of before the program or in its form. */
  readonly usable: number
  /** Until the whole form stands. */
  readonly whole: number
  /** Cumulative layout shift until then and a second longer. */
  readonly shift: number
}

/** A farmer's visit. */
export interface Visit {
  readonly address: string
  /** Of his session. */
  readonly cookies: readonly Cookie[]
  /** Of the window, pixels. */
  readonly width: number
}

async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
}

/** How far things have moved by themselves since the page was asked for, which `watchMoves` noted. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(movedSince, 0)

async function opened(page: Page): Promise<FirstSecond> {
  await page.goto(ROUTES.addJob, { waitUntil: 'commit' })
  await page.getByRole('group', { name: jobsText.category }).waitFor()
  const usable = await page.evaluate(() => performance.now())
  await page.getByRole('heading', { name: jobsText.fields }).waitFor()
  const whole = await page.evaluate(() => performance.now())
  const frame = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  await page.waitForTimeout(1000)
  const shift = await shiftOf(page)
  return { frame, usable, whole, shift }
}

/** Opens `/lisa` for somebody who is signed in: in an empty browser, and again in the same. */
export async function timeFirstSecond(
  browser: Browser,
  { address, cookies, width }: Visit,
): Promise<readonly [first: FirstSecond, again: FirstSecond]> {
  const context = await browser.newContext({ baseURL: address, viewport: { width, height: 900 } })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  await page.addInitScript(watchMoves)
  await slowNetwork(page)
  const first = await opened(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const again = await opened(page)
  await context.close()
  return [first, again]
}
