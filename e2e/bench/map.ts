/** How the map of a large farm follows the hand: 1,000 fields of 100 corners each. */
import type { Locator, Page } from '@playwright/test'
import { addField } from '@vagu/core/fields/contract'
import { editorText } from '../../web/src/map/editor/text.ts'
import { pathTo } from '../../web/src/navigation/paths.ts'
import { corner, surface } from '../drawing-journeys.ts'
import { SEASON } from '../farm.ts'
import type { FarmApi } from '../farm-api.ts'
import { fieldsMap } from '../map-screen.ts'

const FIELDS = 1000
const CORNERS = 100
const IN_A_ROW = 40
/** Calls on their way at a time. */
const AT_ONCE = 20
/** Degrees between the middles of fields, and half across one. */
const STEP = { lat: 0.006, lng: 0.011 } as const
const HALF = { lat: 0.0025, lng: 0.0045 } as const
const MOVES = 60
/** The corner that is dragged away from its field and back, each move far enough for other hectares. */
const DRAGGED = 10
const OUTWARD_PX = 60
/** Milliseconds between moves of the hand: a mouse tells of itself about as often as a frame is drawn. */
const MOVE_MS = 16
/** Milliseconds after which nothing of a move is still to come. */
const REST_MS = 500
/** Milliseconds after which a page that has come prepares nothing more. */
const SETTLED_MS = 2000

/** A field with a wavy edge of 100 corners. */
export function wavyField(index: number) {
  const lat = 58.3 + Math.floor(index / IN_A_ROW) * STEP.lat
  const lng = 25.5 + (index % IN_A_ROW) * STEP.lng
  const ring = Array.from({ length: CORNERS }, (_, i) => {
    const turn = (i / CORNERS) * 2 * Math.PI
    const reach = 1 + 0.1 * Math.sin(turn * 9 + index)
    return { lat: lat + HALF.lat * reach * Math.sin(turn), lng: lng + HALF.lng * reach * Math.cos(turn) }
  })
  return { centroid: { lat, lng }, geometry: { rings: [ring] } }
}

/** Fills a farm; answers the id of one of its fields. */
export async function fillMapFarm(farm: FarmApi): Promise<string> {
  let id = ''
  for (let i = 0; i < FIELDS; i += AT_ONCE) {
    const bodies = Array.from({ length: AT_ONCE }, (_, k) => ({
      name: `Nurm ${i + k + 1}`,
      area: 25,
      yearInfo: [{ year: SEASON, mainCrop: { crop: 'talinisu' } }],
      mapData: wavyField(i + k),
    }))
    const [first] = await Promise.all(bodies.map((body) => farm.call(addField, { body })))
    id = first?._id ?? id
  }
  return id
}

/** While the hand moves the map: between frames, from a move until the page hears of it, and the page's own long tasks. */
export interface Movement {
  readonly frames: number[]
  readonly delays: number[]
  readonly tasks: number[]
}

/** In the page: begins to watch frames, moves of the hand, and tasks of over 50 ms. */
function watchMovement(): void {
  const seen = { frames: [] as number[], delays: [] as number[], tasks: [] as number[], isOn: true }
  let last = 0
  const frame = (now: number): void => {
    if (last > 0) seen.frames.push(now - last)
    last = now
    if (seen.isOn) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const heard = (event: Event): void => void seen.delays.push(performance.now() - event.timeStamp)
  for (const type of ['pointermove', 'wheel']) addEventListener(type, heard, { capture: true, passive: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  Object.assign(window, { vaguMovement: seen })
}

const readMovement = (page: Page): Promise<Movement> =>
  page.evaluate(() => {
    const { vaguMovement: seen } = window as unknown as { vaguMovement: Movement & { isOn: boolean } }
    seen.isOn = false
    return seen
  })

/** The map that has drawn everything. Its role is asked of it alone: among a thousand rows the answer would take seconds of the page. */
const drawnMap = (page: Page): Locator => page.locator('[data-ready=true]').filter({ has: fieldsMap(page) })

/** Opens the fields page; answers the milliseconds until its map has drawn everything. */
export async function openMap(page: Page): Promise<number> {
  const start = performance.now()
  await page.goto(pathTo('fields', { year: SEASON }))
  await drawnMap(page).waitFor()
  return performance.now() - start
}

const middleOf = async (drawn: Locator): Promise<[number, number]> => {
  const box = await drawn.boundingBox()
  if (!box) throw new Error('what the hand goes to is not on the page')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Moves the hand over the fields of the map that a browser without WebGL has, which lights the one under it. */
export async function pointAbout(page: Page): Promise<Movement> {
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.waitForLoadState('networkidle')
  // asked for by its element: roles of a thousand rows would take the page's time
  const [x, y] = await middleOf(page.locator('svg[role=img]').first())
  await page.mouse.move(x, y)
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate(watchMovement)
  for (let i = 1; i <= MOVES; i++) {
    await page.mouse.move(x + 120 * Math.sin(i / 8), y + 80 * Math.sin(i / 5))
    await page.waitForTimeout(MOVE_MS)
  }
  await page.waitForTimeout(REST_MS)
  return readMovement(page)
}

/** Drags the map about, then brings it nearer and farther by the wheel. */
export async function moveMap(page: Page): Promise<Movement> {
  const [x, y] = await middleOf(drawnMap(page))
  await page.evaluate(watchMovement)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= MOVES; i++) {
    await page.mouse.move(x + 200 * Math.sin(i / 8), y + 150 * Math.sin(i / 5))
    await page.waitForTimeout(MOVE_MS)
  }
  await page.mouse.up()
  for (let i = 0; i < MOVES; i++) {
    await page.mouse.wheel(0, i % 20 < 10 ? -120 : 120)
    await page.waitForTimeout(MOVE_MS)
  }
  await page.waitForTimeout(REST_MS)
  return readMovement(page)
}

/** In the page: milliseconds from each move of the hand until the line under the map tells other hectares. */
function watchArea(label: string): void {
  const took: number[] = []
  let moved: number | undefined
  addEventListener('pointermove', () => (moved = performance.now()), { capture: true })
  const line = [...document.querySelectorAll('p')].find((each) => each.textContent.startsWith(`${label} `))
  if (!line) throw new Error('no area is told')
  new MutationObserver(() => {
    if (moved !== undefined) took.push(performance.now() - moved)
    moved = undefined
  }).observe(line, { subtree: true, childList: true, characterData: true })
  Object.assign(window, { vaguArea: took })
}

/** A corner of one field under the hand, all others around it. */
export async function dragCorner(page: Page, id: string): Promise<number[]> {
  await page.goto(`${pathTo('fields', { year: SEASON })}#${id}`)
  await page
    .locator('[data-ready=true]')
    .filter({ has: surface(page) })
    .waitFor()
  await surface(page).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: editorText.edit, exact: true }).last().click()
  const [x, y] = await middleOf(corner(page, 0, DRAGGED))
  const turn = (DRAGGED / CORNERS) * 2 * Math.PI
  await page.evaluate(watchArea, editorText.area)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= MOVES; i++) {
    const reach = OUTWARD_PX * (1 - Math.cos((i / MOVES) * 2 * Math.PI))
    await page.mouse.move(x + reach * Math.cos(turn), y - reach * Math.sin(turn))
    await page.waitForTimeout(MOVE_MS)
  }
  const took = await page.evaluate(() => (window as unknown as { vaguArea: number[] }).vaguArea)
  await page.mouse.up()
  return took
}
