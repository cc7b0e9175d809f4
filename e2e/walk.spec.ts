/**
 * Every page of a visitor and of the demo's farm, gone through once with a finger and once with a mouse: what moves by itself, what
 * a finger misses, what keys reach and nobody sees, what lies out of sight to the side. Each is looked at in two sizes.
 */
import type { Page } from '@playwright/test'
import { openingYearOf } from '@vagu/core/time/season'
import { today } from '../web/src/lib/today.ts'
import { isPublic, pathInYear, ROUTE_KEYS, type RouteKey, ROUTES } from '../web/src/navigation/paths.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import {
  AFTER_PAGE,
  AFTER_SIZE,
  hiddenStops,
  movedSince,
  settle,
  smallTargets,
  tooWide,
  watchMoves,
} from './measures.ts'

const YEAR = openingYearOf(today())
/** Layout shift of a page, at most. */
const MOST_MOVED = 0.05

/** Milliseconds for another page to come, on a busy machine. */
const MOST_WAITED = 20_000

type Size = Readonly<Record<'width' | 'height', number>>
const DESK: Size = { width: 1440, height: 900 }
/** A small screen beside the menu: the narrowest place of a table that is not made of cards. */
const SMALL: Size = { width: 1024, height: 768 }
const PHONE: Size = { width: 390, height: 844 }
const TABLET: Size = { width: 820, height: 1180 }

/** Years beside years: they scroll in a frame of their own, with the edge shaded. */
const SIDEWAYS: readonly RouteKey[] = ['cropRotation']

const isOfOne = (key: RouteKey): boolean => ROUTES[key].includes('$id')
const VISITOR = ROUTE_KEYS.filter((key) => isPublic(key) && key !== 'demo')
/** A list comes before what it leads to. */
const FARMER = ROUTE_KEYS.filter((key) => !isPublic(key)).toSorted((a, b) =>
  ROUTES[a].localeCompare(ROUTES[b]),
)

/** Measures of a page as it opens, and in the other size. */
interface Look {
  readonly opened: readonly (() => string[] | Promise<string[]>)[]
  readonly other: readonly (() => string[])[]
  readonly sizes: readonly [Size, Size]
}

async function found(page: Page, key: RouteKey, measures: Look['opened']): Promise<string[]> {
  const faults: string[] = []
  for (const measure of measures)
    if (measure !== tooWide || !SIDEWAYS.includes(key)) faults.push(...(await page.evaluate(measure)))
  return faults
}

/**
 * Goes to an address within the program, as Back does: nothing is loaded anew, which the demo's farm would not outlive. Gives the
 * moment at which the other page stands in the place of the one before.
 */
async function goWithin(page: Page, path: string): Promise<number> {
  const start = await page.evaluate(
    async ([to, most]) => {
      const before = document.title
      const begun = performance.now()
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      while (document.title === before && performance.now() - begun < most) await frame()
      await frame()
      return performance.now()
    },
    [path, MOST_WAITED] as const,
  )
  await page.evaluate(settle, AFTER_PAGE)
  return start
}

/** The address of a page; of one field or material, the first that its list leads to. */
async function addressOf(page: Page, key: RouteKey): Promise<string> {
  const path = pathInYear(key, YEAR)
  if (!isOfOne(key)) return path
  const links = page.locator(`a[href^="${path.replace('$id', '')}"]`)
  const ofOne = async (): Promise<string> => {
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return paths.find((each) => /\/[0-9a-f-]{36}$/.test(each)) ?? ''
  }
  await expect.poll(ofOne, `nothing leads to ${path}`).not.toBe('')
  return ofOne()
}

async function lookAt(page: Page, key: RouteKey, { opened, other, sizes }: Look): Promise<string[]> {
  const start = await goWithin(page, await addressOf(page, key))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const moved = await page.evaluate(movedSince, start)
  const faults = [
    ...(moved > MOST_MOVED ? [`moves by ${moved.toFixed(3)}`] : []),
    ...(await found(page, key, opened)),
  ]
  const [size, otherSize] = sizes
  await page.setViewportSize(otherSize)
  await page.evaluate(settle, AFTER_SIZE)
  const others = await found(page, key, other)
  await page.setViewportSize(size)
  return [...faults, ...others.map((fault) => `${fault} at ${otherSize.width}`)].map(
    (fault) => `${key}: ${fault}`,
  )
}

/** Opens every page, and gathers what is found on it under its name. */
async function walk(page: Page, look: Look): Promise<string[]> {
  const faults: string[] = []
  await page.addInitScript(watchMoves)
  await page.goto(ROUTES.welcome)
  for (const key of VISITOR) faults.push(...(await lookAt(page, key, look)))
  await enterHome(page, 'demo', '')
  await page.evaluate(settle, AFTER_PAGE)
  for (const key of FARMER) faults.push(...(await lookAt(page, key, look)))
  return faults
}

// how long it takes says how busy the machine is, and nothing of the pages
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('nothing moves or lies out of sight, and every target is 44 px', async ({ page }) => {
    const look: Look = {
      opened: [smallTargets, hiddenStops, tooWide],
      other: [smallTargets, tooWide],
      sizes: [PHONE, TABLET],
    }
    expect(await walk(page, look)).toEqual([])
  })
})

test('nothing moves or lies out of sight on a desk', async ({ page }) => {
  const look: Look = { opened: [hiddenStops, tooWide], other: [tooWide], sizes: [DESK, SMALL] }
  expect(await walk(page, look)).toEqual([])
})
