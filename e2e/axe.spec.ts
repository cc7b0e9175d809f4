/** Axe finds nothing on any page, in every look, on a desk and on a phone. */
import type { Page } from '@playwright/test'
import { shellText } from '../web/src/app/shell/text.ts'
import { isPublic, type PublicKey, ROUTE_KEYS, type RouteKey, ROUTES } from '../web/src/navigation/paths.ts'
import { PRODUCT, titles } from '../web/src/navigation/titles.ts'
import { type Asked, axeFaults, bringAxe, OF_COLORS } from './axe-faults.ts'
import { statesOfFields } from './axe-fields.ts'
import { PARTS_OF_PLANNING, statesOfPlanning } from './axe-planning.ts'
import { addForStates, openAccountMenu, type Screen, STATES } from './axe-states.ts'
import { enterHome } from './enter.ts'
import { fillFarm, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { AFTER_PAGE, settle } from './measures.ts'
import { goWithin, leaveWithin } from './navigation.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
type Look = 'light' | 'dark' | 'sun'
/** How a page is shown: in which look, and how large. */
type View = readonly [look: Look, size: typeof DESK]
/** A page shows all of them without being opened anew. The sun comes before the dark: the device is as light as it is then. */
const OF_PAGES: readonly View[] = [
  ['light', DESK],
  ['light', PHONE],
  ['sun', PHONE],
  ['sun', DESK],
  ['dark', DESK],
  ['dark', PHONE],
]
const OF_STATES: readonly View[] = [
  ['light', DESK],
  ['light', PHONE],
  ['sun', PHONE],
  ['dark', PHONE],
]

/** Rules whose answer styles can change; all others ask what is on the page, which is the same in every look. */
const OF_STYLES = [...OF_COLORS, 'target-size', 'scrollable-region-focusable']
const RULES: Readonly<Record<Look, readonly string[] | undefined>> = {
  light: undefined,
  sun: OF_STYLES,
  dark: OF_COLORS,
}
/**
 * The menus of the frame, which are the same on every page: a third of what a page has. Light, they are asked about on each
 * page; in the other looks on the first page of a test and on each seventh after it.
 */
const MENUS_ON_EACH = 7
const MENUS = [`section[aria-label="${PRODUCT}"]`, `nav[aria-label="${shellText.menu}"]`]

/** Windows, questions and menus, which lie over a page. */
const OVER_PAGE = '[role=dialog], [role=alertdialog], [role=menu]'

/** Faults of a page as it is shown, each with the name of the page. */
const faultsOf = async (page: Page, name: string, asked: Asked = {}): Promise<string[]> =>
  (await axeFaults(page, asked)).map((fault) => `${name}: ${fault}`)

/**
 * Draws rows out of sight too: those that are drawn only where they are seen keep there the colours of the look before. Another
 * look comes at once: hundreds of transitions that are begun to be ended cost more than asking axe. The foot of a window lies at
 * its end: a button that a scrolled window happens to show half under it is not too small.
 */
function showWhatIsOutOfSight(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `*, ::before, ::after { content-visibility: visible !important; transition: none !important }
    [data-save-foot] { position: static !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

async function expectLook(page: Page, look: Look): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-appearance', look)
  await expect(html).toHaveAttribute('data-mantine-color-scheme', look === 'dark' ? 'dark' : 'light')
}

const isShown = (page: Page, { width, height }: typeof DESK): boolean =>
  page.viewportSize()?.width === width && page.viewportSize()?.height === height

async function showSize(page: Page, size: typeof DESK): Promise<void> {
  await page.setViewportSize(size)
  await endTransitions(page)
}

/**
 * Puts a page into another look. Light and dark follow the device. The sun is put where styles and the map read the look, once
 * the page is as light as it is in the sun; that choosing it puts it there too, and what else it changes, is looked at below.
 */
async function changeLook(page: Page, look: Look): Promise<void> {
  const ofDevice = look === 'sun' ? 'light' : look
  await page.emulateMedia({ colorScheme: ofDevice })
  await expectLook(page, ofDevice)
  if (look === 'sun') {
    await page.locator('html').evaluate((root) => (root.dataset['appearance'] = 'sun'))
    await expectLook(page, look)
  }
  await endTransitions(page)
}

/** Shows a view: what it has in common with the one before stays, since each change lays out and draws the whole page. */
async function show(page: Page, [look, size]: View): Promise<void> {
  if ((await page.locator('html').getAttribute('data-appearance')) === look) await expectLook(page, look)
  else await changeLook(page, look)
  if (!isShown(page, size)) await showSize(page, size)
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

/** A visitor's page by way of the one before: its title says that it is no longer that one. */
async function goToPublic(page: Page, key: PublicKey): Promise<void> {
  await goWithin(page, ROUTES[key])
  await expect(page).toHaveTitle(new RegExp(`^${titles[key]}`, 'u'))
}

/** A farmer's page by way of the one between, which stands until the part of the other has come. */
async function goToFarmers(page: Page, key: RouteKey, address: string): Promise<void> {
  await goWithin(page, address)
  if (key !== 'deleted') await expect(headingOf(page)).not.toHaveText(titles.deleted)
}

/** Pages by their keys: the first at its address, each other from the one before, which spares a load of the program. */
function pagesOf(page: Page, keys: readonly RouteKey[], fieldId: string): Screen[] {
  return keys.map((key, index) => ({
    name: key,
    open: async () => {
      const address = addressOf(key, fieldId)
      if (index === 0) await page.goto(address)
      else await (isPublic(key) ? goToPublic(page, key) : goToFarmers(page, key, address))
      await expect(headingOf(page)).toBeVisible()
      // the network is idle once for each load: whether another page has what it asked for is seen on the page
      await (index === 0 ? page.waitForLoadState('networkidle') : page.evaluate(settle, AFTER_PAGE))
    },
  }))
}

interface Views {
  readonly views: readonly View[]
  /**
   * Whether the pages that windows lie over are asked about by themselves, in each look: then a window that was asked about with
   * its page in the first view is asked about alone in the others.
   */
  readonly pagesAreAsked?: boolean
  /** Whether there is a page that lies between two others: a visitor has none. */
  readonly hasBetween?: boolean
}

async function faultsOfScreens(
  page: Page,
  screens: readonly Screen[],
  { views, pagesAreAsked = false, hasBetween = true }: Views,
) {
  const faults: string[] = []
  for (const [index, { name, open }] of screens.entries()) {
    // a page of few things changes its size and look sooner than the one before
    if (index > 0 && hasBetween) await leaveWithin(page)
    await page.setViewportSize(DESK)
    // opened in the look of the first view, rather than changed to it
    await page.emulateMedia({ colorScheme: 'light' })
    await open()
    await endTransitions(page)
    const isOver = pagesAreAsked && (await page.locator(OVER_PAGE).count()) > 0
    for (const [nth, view] of views.entries()) {
      await show(page, view)
      const [look, { width }] = view
      const rules = RULES[look]
      const asked = {
        ...(rules && { rules }),
        ...(rules && index % MENUS_ON_EACH > 0 && { without: MENUS }),
        ...(isOver && nth > 0 && { within: OVER_PAGE }),
      }
      faults.push(...(await faultsOf(page, `${name}, ${look}, ${width}`, asked)))
    }
  }
  return faults
}

/**
 * Every page of a farmer that is built, in parts: the first of pages in the demo's farm, which its first page opens, the others in
 * a farm that calls have filled. A part loads the program once, and keeps to the time of a test.
 */
const ofFarmer = ROUTE_KEYS.filter((key) => !isPublic(key) || key === 'demo')
const FARMER_PAGES = [0, 7, 21, 35].map((from, part, starts) => ofFarmer.slice(from, starts[part + 1]))

// A look at one part takes as long as the machine is slow: it says nothing of the pages.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await bringAxe(page)
  await page.addInitScript(showWhatIsOutOfSight)
})

test('the pages of a visitor', async ({ page }) => {
  const keys = ROUTE_KEYS.filter((key) => isPublic(key) && key !== 'demo')
  expect(
    await faultsOfScreens(page, pagesOf(page, keys, ''), { views: OF_PAGES, hasBetween: false }),
  ).toEqual([])
})

for (const [index, keys] of FARMER_PAGES.entries())
  test(`the pages of a farmer, part ${index + 1}`, async ({ page, farm }) => {
    const { fieldIds } = await fillFarm(farm)
    expect(await faultsOfScreens(page, pagesOf(page, keys, fieldIds[0] ?? ''), { views: OF_PAGES })).toEqual(
      [],
    )
  })

const ALL_STATES = { ...STATES, 'the windows of the fields': statesOfFields }
for (const [part, statesOf] of Object.entries(ALL_STATES))
  test(`what opens on the pages: ${part}`, async ({ page, farm }) => {
    const { fieldIds } = await fillFarm(farm)
    await addForStates(farm)
    expect(
      await faultsOfScreens(page, statesOf(page, fieldIds[0] ?? ''), {
        views: OF_STATES,
        pagesAreAsked: true,
      }),
    ).toEqual([])
  })

for (const part of PARTS_OF_PLANNING)
  test(`what opens on the pages of the demo: ${part}`, async ({ page }) => {
    await enterHome(page, 'demo', part)
    expect(await faultsOfScreens(page, statesOfPlanning(page, part), { views: OF_STATES })).toEqual([])
  })

test('the pages of an empty farm', async ({ signedIn: page }) => {
  const screens = pagesOf(page, ['addJob', 'fields', 'warnings'], '')
  expect(await faultsOfScreens(page, screens, { views: OF_PAGES })).toEqual([])
})

test('the account menu of who has chosen the sun', async ({ signedIn: page }) => {
  await page.addInitScript(() => localStorage.setItem('vagu-appearance', 'paike'))
  await page.goto(ROUTES.warnings)
  await expectLook(page, 'sun')
  await openAccountMenu(page)
  await showSize(page, PHONE)
  expect(await faultsOf(page, 'the account menu, sun chosen')).toEqual([])
})
