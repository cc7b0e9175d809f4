/**
 * How soon a page of planning, of stock and money, or of yields is there: when one comes back to it, its program and its data at hand; and
 * by its address, the whole program begun anew. Beside the time that passes, which other programs of the machine lengthen, stands
 * what the page's thread and the server worked.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Timing, timingOf } from '../../server/bench/measure.ts'
import { jobsText } from '../../web/src/entities/jobs/text.ts'
import { pathTo, ROUTES } from '../../web/src/navigation/paths.ts'
import { LAST_SEASON as year } from './reference-farm.ts'

const TABLE = 'main table tbody tr'
/** Pages by what they are called, with an element that stands there once they are drawn. */
export const TIMED_PAGES = [
  ['soil samples', pathTo('soilSamples', { year }), TABLE],
  ['rotation', ROUTES.cropRotation, 'main [role="gridcell"]'],
  ['yield goals', pathTo('yieldPlanning', { year }), TABLE],
  ['fertilization plan', pathTo('fertilizationPlan', { year }), TABLE],
  ['yields', pathTo('yieldOverview', { year }), 'main [role="progressbar"]'],
  ['stock', pathTo('stock'), TABLE],
  ['work time', pathTo('workTime', { year }), TABLE],
  ['requisite plan', pathTo('requisitePlan', { year }), 'main section h2'],
  ['supplies plan', pathTo('suppliesPlan', { year }), TABLE],
  ['profit', pathTo('profitability', { year }), TABLE],
] as const

interface PageToOpen {
  readonly path: string
  readonly selector: string
}

interface Opening extends PageToOpen {
  readonly rounds: number
  /** The server's process. */
  readonly processId: number
}

/** Milliseconds of each opening. */
export interface Opened {
  readonly passed: Timing
  /** Work of the page's thread until the page stands. */
  readonly drawn: Timing
  /** Work of the server in all rounds together, by a round. */
  readonly served: number
}

/**
 * In the page: goes back, and tells milliseconds until the element is drawn. The form that is left may hold one that looks
 * alike (its list of recent jobs is a table too): what stood there before does not count.
 */
function timeBack({ path, selector }: PageToOpen): Promise<number> {
  return new Promise((resolve) => {
    const before = new Set(document.querySelectorAll(selector))
    const isThere = (): boolean =>
      location.pathname === path && [...document.querySelectorAll(selector)].some((each) => !before.has(each))
    const start = performance.now()
    const look = (): void => {
      if (isThere()) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    history.back()
    requestAnimationFrame(look)
  })
}

/** In the page: milliseconds since it was asked for, once the element is drawn. */
function timeSinceAsked(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(selector)) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** A tick of the system's clock of work, milliseconds. */
const TICK_MS = 10

/** Milliseconds that a process has worked. */
function workOf(processId: number): number {
  const [, rest = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')
  const [user, system] = rest.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * TICK_MS
}

/** Tells milliseconds that the page's thread has worked; waiting for the processor does not count. */
async function workOfPage(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

async function timeOpenings(
  page: Page,
  { rounds, processId }: Opening,
  steps: { readonly leave: () => Promise<unknown>; readonly open: () => Promise<number> },
): Promise<Opened> {
  const worked = await workOfPage(page)
  const [passed, drawn]: [number[], number[]] = [[], []]
  let served = 0
  for (let i = 0; i < rounds; i++) {
    await steps.leave()
    const [before, servedBefore] = [await worked(), workOf(processId)]
    passed.push(await steps.open())
    drawn.push((await worked()) - before)
    served += workOf(processId) - servedBefore
  }
  return { passed: timingOf(passed), drawn: timingOf(drawn), served: served / rounds }
}

/** Leaves a page for the form and comes back to it. */
export async function openAgain(page: Page, opening: Opening): Promise<Opened> {
  const { path, selector } = opening
  await page.goto(path)
  await page.locator(selector).first().waitFor()
  const leave = async (): Promise<void> => {
    await page.locator(`a[href="${ROUTES.addJob}"]`).first().click()
    await page.getByRole('group', { name: jobsText.category }).waitFor()
  }
  return timeOpenings(page, opening, { leave, open: () => page.evaluate(timeBack, { path, selector }) })
}

/** Opens a page by its address: files come from the browser's cache, all data from the server. */
export async function openAnew(page: Page, opening: Opening): Promise<Opened> {
  const { path, selector } = opening
  const open = async (): Promise<number> => {
    await page.goto(path, { waitUntil: 'commit' })
    return page.evaluate(timeSinceAsked, selector)
  }
  return timeOpenings(page, opening, { leave: () => page.goto('about:blank'), open })
}
