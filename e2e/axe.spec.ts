/** Axe finds nothing on any page, in every look, on a desk and on a phone. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isBuilt } from '../web/src/navigation/built.ts'
import { isPublic, ROUTE_KEYS, type RouteKey, ROUTES } from '../web/src/navigation/paths.ts'
import { addForStates, type Screen, STATES } from './axe-states.ts'
import { fillFarm, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
type Look = 'light' | 'dark' | 'sun'
/** How a page is shown: in which look, and how large. */
type View = readonly [look: Look, size: typeof DESK]
/** Light and dark follow the device, so a page shows both without being opened anew. */
const VIEWS = {
  'light and dark': {
    ofPages: [
      ['light', DESK],
      ['light', PHONE],
      ['dark', PHONE],
      ['dark', DESK],
    ],
    ofStates: [
      ['light', DESK],
      ['dark', PHONE],
    ],
  },
  sun: {
    ofPages: [
      ['sun', DESK],
      ['sun', PHONE],
    ],
    ofStates: [['sun', PHONE]],
  },
} as const satisfies Record<string, { ofPages: readonly View[]; ofStates: readonly View[] }>

interface Fault {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}
interface WithAxe {
  readonly axe?: { run(page: Document, options: object): Promise<{ violations: Fault[] }> }
}

/** Axe as it is already on the page from before; bringing it anew takes five times as long as asking it. */
const askAgain = (page: Page): Promise<Fault[] | undefined> =>
  page.evaluate(async () => {
    const { axe } = globalThis as WithAxe
    return axe && (await axe.run(document, { resultTypes: ['violations'] })).violations
  })

/** What axe finds, as one line each, with the place and the page. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  // the pages have no frames, so no second window is needed to join results
  const faults =
    (await askAgain(page)) ?? (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations
  return faults.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${name}: ${id} at ${target.join(' ')}`))
}

async function show(page: Page, [look, size]: View): Promise<void> {
  if (look !== 'sun') await page.emulateMedia({ colorScheme: look })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-appearance', look)
  await expect(html).toHaveAttribute('data-mantine-color-scheme', look === 'dark' ? 'dark' : 'light')
  await page.setViewportSize(size)
  await endTransitions(page)
}

/** Looks in which a change may still bring another: the shell, what it shows, what that measures. */
const MAX_LOOKS = 20

/**
 * Brings every transition to its end. To wait for it would be to wait for frames, which a busy machine or a part of the
 * page that nobody sees does not bring.
 */
async function endTransitions(page: Page): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look++) {
    const ended = await page.evaluate(async () => {
      // the frame in which a change is drawn, and the one in which what it brought is
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const running = document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && each.playState !== 'finished')
      for (const each of running) each.finish()
      return running.length
    })
    if (ended === 0) return
  }
}

const addressOf = (key: RouteKey, fieldId: string): string =>
  ROUTES[key].replace('$year', String(SEASON)).replace('$id', fieldId)

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Every page that is built, one that is not, and one that does not exist. */
function pagesOf(page: Page, keys: readonly RouteKey[], fieldId: string): Screen[] {
  return keys.map((key) => ({
    name: key,
    open: async () => {
      await page.goto(addressOf(key, fieldId))
      await expect(headingOf(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  }))
}

async function faultsOfScreens(page: Page, screens: readonly Screen[], views: readonly View[]) {
  const faults: string[] = []
  for (const { name, open } of screens) {
    await page.setViewportSize(DESK)
    await open()
    for (const view of views) {
      await show(page, view)
      faults.push(...(await faultsOf(page, `${name}, ${view[0]}, ${view[1].width}`)))
    }
  }
  return faults
}

/** Every page of a farmer that is built, and one that is not; in parts, each of which keeps to the time of a test. */
const IN_ONE_TEST = 7
const ofFarmer = [
  ...ROUTE_KEYS.filter((key) => (isBuilt(key) && !isPublic(key)) || key === 'demo'),
  'stock' as const,
]
const FARMER_PAGES = Array.from({ length: Math.ceil(ofFarmer.length / IN_ONE_TEST) }, (_, part) =>
  ofFarmer.slice(part * IN_ONE_TEST, (part + 1) * IN_ONE_TEST),
)

// A look at one part takes as long as the machine is slow: it says nothing of the pages.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })
for (const [name, { ofPages, ofStates }] of Object.entries(VIEWS)) {
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const look = name === 'sun' ? 'paike' : 'auto'
      await page.addInitScript((chosen) => localStorage.setItem('vagu-appearance', chosen), look)
    })

    test('the pages of a visitor', async ({ page }) => {
      const keys = ROUTE_KEYS.filter((key) => isPublic(key) && key !== 'demo')
      expect(await faultsOfScreens(page, pagesOf(page, keys, ''), ofPages)).toEqual([])
    })

    for (const [index, keys] of FARMER_PAGES.entries())
      test(`the pages of a farmer, part ${index + 1}`, async ({ page, farm }) => {
        const { fieldIds } = await fillFarm(farm)
        const screens = pagesOf(page, keys, fieldIds[0] ?? '')
        expect(await faultsOfScreens(page, screens, ofPages)).toEqual([])
      })

    for (const [part, statesOf] of Object.entries(STATES))
      test(`what opens on the pages: ${part}`, async ({ page, farm }) => {
        const { fieldIds } = await fillFarm(farm)
        await addForStates(farm)
        expect(await faultsOfScreens(page, statesOf(page, fieldIds[0] ?? ''), ofStates)).toEqual([])
      })

    test('the pages of an empty farm', async ({ signedIn: page }) => {
      const screens = pagesOf(page, ['addJob', 'fields', 'warnings'], '')
      expect(await faultsOfScreens(page, screens, ofPages)).toEqual([])
    })
  })
}
