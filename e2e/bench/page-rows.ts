/** Rows of the bench in a browser about the pages of planning, stock and money. */
import type { Browser } from '@playwright/test'
import { FarmApi } from '../farm-api.ts'
import type { RunningServer } from '../server.ts'
import { openAgain, openAnew, type Opened, TIMED_PAGES } from './pages.ts'
import { fillReferenceFarm } from './reference-farm.ts'
import { mark, printHead, row } from './rows.ts'

const ROUNDS = 6
/** A page whose data is at hand. */
const PAGE_MS = 300

const workIn = ({ drawn, served }: Opened): string =>
  `page worked ${drawn.median.toFixed(0)} ms, server ${served.toFixed(0)} ms`

/** In a window of its own, on a farm that holds all that the pages show. */
export async function timePages(browser: Browser, { address, processId }: RunningServer): Promise<void> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: address, viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const farm = new FarmApi(page.request, address)
  await farm.signUp()
  await fillReferenceFarm(farm)
  printHead('pages of the reference farm')
  for (const [name, path, selector] of TIMED_PAGES) {
    const opening = { path, selector, rounds: ROUNDS, processId }
    const again = await openAgain(page, opening)
    const goal = `under ${PAGE_MS} ms: ${mark(again.passed.median < PAGE_MS)}`
    row(`${name} opened`, again.passed, `${goal}; ${workIn(again)}`)
    const anew = await openAnew(page, opening)
    row('  by its address', anew.passed, workIn(anew))
  }
  await context.close()
}
