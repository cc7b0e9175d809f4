/** Rows that the bench prints of the map of a large farm; the map is drawn in WebGL, here by the processor. */
import { chromium } from '@playwright/test'
import { timingOf } from '../../server/bench/measure.ts'
import { wholeBrowserThatDraws } from '../browser.ts'
import { FarmApi } from '../farm-api.ts'
import { dragCorner, fillMapFarm, moveMap, openMap } from './map.ts'
import { mark, printHead, row } from './rows.ts'

/** Without a graphics card nothing holds the hand up for longer. */
const HELD_MS = 100
const FRAME_MS = 1000 / 60

const longest = (samples: readonly number[]): number => Math.max(0, ...samples)

export async function timeMap(address: string): Promise<void> {
  const browser = await chromium.launch(wholeBrowserThatDraws('webGl'))
  try {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const farm = new FarmApi(page.request, address)
    await farm.signUp()
    const id = await fillMapFarm(farm)
    printHead('1,000 fields x 100 corners')
    row('the map is drawn whole', timingOf([await openMap(page)]), '')
    const { frames, delays, tasks } = await moveMap(page)
    row('frames while it moves', timingOf(frames), 'a graphics card draws 60 a second; here none does')
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
    const areas = timingOf(await dragCorner(page, id))
    row('a dragged corner tells its area', areas, `p95 within a frame: ${mark(areas.p95 < FRAME_MS)}`)
  } finally {
    await browser.close()
  }
}
