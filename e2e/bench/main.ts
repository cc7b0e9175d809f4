/**
 * Measures of `npm run bench` in a real browser over the built program: long lists, pages of planning, keystrokes in the
 * job form, scrolling through a season's jobs, how soon a saved job stands in its list and another farm on its fields page, and how the map of a
 * large farm follows the hand. The browser may be slowed down four times, as a phone in a cab is slow.
 */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { buildWeb } from '../../scripts/build-web.ts'
import { CHROMIUM, hasNeeds } from '../../scripts/needs.ts'
import { type Timing, timingOf } from '../../server/bench/measure.ts'
import { ROUTES } from '../../web/src/navigation/paths.ts'
import { jobsText } from '../../web/src/entities/jobs/text.ts'
import { wholeBrowserThatDraws } from '../browser.ts'
import { FarmApi } from '../farm-api.ts'
import { JobFormScreen } from '../job-form.ts'
import { startHome } from '../server.ts'
import { longestTasks } from './choosing.ts'
import { FIELDS, fieldName, fillBenchFarm, MOST_MATERIALS, SPRAYED, USUAL_MATERIALS } from './farm.ts'
import { timeFirstSecond, type Visit } from './first-second.ts'
import { timeMap } from './map-rows.ts'
import { openJobsAgain, openMaterials, searchJobs, sortJobs } from './lists.ts'
import { timePages } from './page-rows.ts'
import { timePria } from './pria.ts'
import { mark, printHead, row } from './rows.ts'
import { framesOf, openJobs } from './scrolling.ts'
import { switchFarms } from './switching.ts'
import { keystrokes, openSpraying } from './typing.ts'

const KEY_MS = 16
const SLOW_KEY_MS = 50
/** Factor by which a key may take longer than others. */
const TAIL = 3
const SLOW = 4
const ROUNDS = 6
/** A list whose data is at hand. */
const LIST_MS = 300
const PIXELS = [20, 60, 200] as const
const SLOW_FRAME_MS = 20
/** Longer than the save button rests. */
const REST_MS = 2500

const below = (value: number, limit: number): string => `p95 under ${limit} ms: ${mark(value < limit)}`

const tailOf = ({ median, p95 }: Timing): string => mark(p95 <= TAIL * median)

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

async function timeKeys(page: Page, form: JobFormScreen, limit: number): Promise<void> {
  const { handled, free } = await keystrokes(page, form, ROUNDS)
  const timing = timingOf(handled)
  row('  handled', timing, `${below(timing.p95, limit)}; within ${TAIL} medians: ${tailOf(timing)}`)
  row('  the next task may run', timingOf(free), '')
}

async function timeTyping(page: Page): Promise<void> {
  const form = await openSpraying(page)
  console.log('a key in a form of 100 fields')
  await timeKeys(page, form, KEY_MS)
  await slowDown(page, SLOW)
  console.log(`the same, ${SLOW} times slower`)
  await timeKeys(page, form, SLOW_KEY_MS)
  await slowDown(page, 1)
}

async function timeLists(page: Page): Promise<void> {
  const materials = timingOf(await openMaterials(page, ROUNDS))
  row('2,000 materials opened', materials, `under ${LIST_MS} ms: ${mark(materials.median < LIST_MS)}`)
  row('20,000 jobs opened', timingOf(await openJobsAgain(page, ROUNDS)), '')
  row('20,000 jobs put in order', timingOf(await sortJobs(page, ROUNDS)), '')
  row('a letter in their search', timingOf(await searchJobs(page, ROUNDS)), '')
}

async function timeScrolling(page: Page): Promise<void> {
  await openJobs(page)
  const still = await framesOf(page, 0)
  row('frames standing still', timingOf(still), '')
  for (const pixels of PIXELS) {
    const frames = await framesOf(page, pixels)
    const late = frames.filter((gap) => gap > SLOW_FRAME_MS).length
    row(`frames, ${pixels} pixels in each`, timingOf(frames), `${late} of ${frames.length} late`)
  }
}

/** Longest block of the page by a choice, ms: on a computer, and four times slower. */
const BLOCK_MS = [
  [1, 100],
  [SLOW, 300],
] as const
const CHOICES = 3

async function timeChoosing(context: BrowserContext): Promise<void> {
  for (const [rate, limit] of BLOCK_MS) {
    const open = async (): Promise<Page> => {
      const page = await context.newPage()
      await slowDown(page, rate)
      return page
    }
    const { allFields, product } = await longestTasks(open, CHOICES)
    const under = (samples: readonly number[]): string =>
      `never over ${limit} ms: ${mark(Math.max(...samples) <= limit)}`
    const slower = rate === 1 ? '' : `, ${rate} times slower`
    row(`all ${FIELDS} fields chosen${slower}`, timingOf(allFields), under(allFields))
    row(`a product for them${slower}`, timingOf(product), under(product))
  }
}

/** In the page: milliseconds from the next press to the row of a field in a table. */
function untilRow([table, field]: readonly [string, string]): Promise<number> {
  return new Promise((resolve) => {
    let pressed = 0
    addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      const first = document.querySelector(`table[aria-label="${table}"] tbody tr`)
      if (pressed === 0 || !first?.textContent.includes(field)) return
      observer.disconnect()
      resolve(performance.now() - pressed)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** In a window of its own: the first one keeps the form that was filled for typing. */
async function timeSaving(page: Page): Promise<void> {
  await page.goto(ROUTES.addJob)
  const samples: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const field = fieldName(SPRAYED + i)
    const form = new JobFormScreen(page)
    await form.chooseJob('Maaharimine', 'Kündmine')
    await form.pickFields([field])
    await page.getByRole('table', { name: jobsText.recent }).waitFor()
    const took = page.evaluate(untilRow, [jobsText.recent, field] as const)
    await form.saveButton().click()
    samples.push(await took)
    await page.waitForTimeout(REST_MS)
  }
  row('a saved job in its list', timingOf(samples), '')
}

/** Goals over slow 3G, ms: the frame, the form the first time, and again. */
const [FRAME_MS, FIRST_MS, AGAIN_MS] = [1500, 5000, 1500] as const
const MOST_SHIFT = 50

async function printFirstSecond(browser: Browser, visit: Visit): Promise<void> {
  const [first, again] = await timeFirstSecond(browser, visit)
  const under = (value: number, limit: number): string => `under ${limit} ms: ${mark(value < limit)}`
  const once = (value: number): Timing => timingOf([value])
  printHead(`/lisa over slow 3G, ${visit.width} px`)
  row('  its frame', once(first.frame), under(first.frame, FRAME_MS))
  row('  a job is chosen, first time', once(first.usable), under(first.usable, FIRST_MS))
  row('  the whole form, first time', once(first.whole), '')
  row('  the whole form again', once(again.whole), under(again.whole, AGAIN_MS))
  const shift = Math.max(first.shift, again.shift) * 1000
  row('  layout shift, thousandths', once(shift), `at most ${MOST_SHIFT}: ${mark(shift <= MOST_SHIFT)}`)
}

/** On a screen and on a phone, for a farm that keeps what it uses. */
async function timeFirstSeconds(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address })
  const farm = new FarmApi(context.request, address)
  await farm.signUp()
  await fillBenchFarm(farm, USUAL_MATERIALS)
  const cookies = await context.cookies()
  await context.close()
  for (const width of [1440, 390]) await printFirstSecond(browser, { address, cookies, width })
}

async function benchInBrowser(): Promise<void> {
  const home = await startHome('sqlite')
  const browser = await chromium.launch(wholeBrowserThatDraws('svg'))
  try {
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ baseURL: home.address, viewport, serviceWorkers: 'block' })
    const page = await context.newPage()
    const farm = new FarmApi(page.request, home.address)
    await farm.signUp()
    await fillBenchFarm(farm, MOST_MATERIALS)
    printHead('in Chromium')
    await timeLists(page)
    await timePages(browser, home)
    await timeTyping(page)
    await timeScrolling(page)
    await timeSaving(await context.newPage())
    await timeChoosing(context)
    const switched = timingOf(await switchFarms(browser, home.address, 2 * ROUNDS))
    row(
      'another farm, until its first field',
      switched,
      `under ${LIST_MS} ms: ${mark(switched.median < LIST_MS)}`,
    )
    await timeFirstSeconds(browser, home.address)
    await timeMap(home.address)
    await timePria(browser)
  } finally {
    await browser.close()
    await home.stop()
  }
}

if (await hasNeeds([CHROMIUM], 'lists, keys, scrolling and saving in a real browser')) {
  if (await buildWeb()) await benchInBrowser()
  else process.exitCode = 1
}
