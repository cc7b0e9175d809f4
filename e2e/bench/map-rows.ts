/** Rows that the bench prints of the map of a large farm: drawn in WebGL, here by the processor, and as an image where there is none. */
import { chromium, type Page } from '@playwright/test'
import { timingOf } from '../../server/bench/measure.ts'
import { wholeBrowserThatDraws } from '../browser.ts'
import { FarmApi } from '../farm-api.ts'
import { dragCorner, fillMapFarm, type Movement, moveMap, openMap, pointAbout } from './map.ts'
import { mark, printHead, row } from './rows.ts'

/** Without a graphics card nothing holds the hand up for longer. */
const HELD_MS = 100
const FRAME_MS = 1000 / 60

const longest = (samples: readonly number[]): number => Math.max(0, ...samples)

/** A browser of its own on a farm that is open in it. */
async function within<T>(
  maps: 'webGl' | 'svg',
  address: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(wholeBrowserThatDraws(maps))
  try {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    return await work(await context.newPage())
  } finally {
    await browser.close()
  }
}

/** Rows of how long the page held the hand up. */
function printHeld({ delays, tasks }: Movement): void {
  const held = longest(delays)
  row(
    'from a move until it is heard',
    timingOf(delays),
    `longest ${held.toFixed(0)}, under ${HELD_MS}: ${mark(held < HELD_MS)}`,
  )
  const task = longest(tasks)
  row(
    'tasks over 50 ms',
    timingOf(tasks),
    `${tasks.length}, longest ${task.toFixed(0)}, under ${HELD_MS}: ${mark(task < HELD_MS)}`,
  )
}

async function timeWebGl(page: Page, id: string): Promise<void> {
  printHead('1,000 fields x 100 corners')
  row('the map is drawn whole', timingOf([await openMap(page)]), '')
  const moved = await moveMap(page)
  row('frames while it moves', timingOf(moved.frames), 'a graphics card draws 60 a second; here none does')
  printHeld(moved)
  const areas = timingOf(await dragCorner(page, id))
  row('a dragged corner tells its area', areas, `p95 within a frame: ${mark(areas.p95 < FRAME_MS)}`)
}

export async function timeMap(address: string): Promise<void> {
  const cookies = await within('webGl', address, async (page) => {
    const farm = new FarmApi(page.request, address)
    await farm.signUp()
    await timeWebGl(page, await fillMapFarm(farm))
    return page.context().cookies()
  })
  // once the other browser is gone: beside it this one would be measured on a busy machine
  await within('svg', address, async (page) => {
    await page.context().addCookies(cookies)
    printHead('the same in a browser without WebGL, pointed at')
    printHeld(await pointAbout(page))
  })
}
