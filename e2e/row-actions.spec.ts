/** Actions on a row are in sight, however narrow the screen: nobody looks for them by scrolling sideways. */
import { fieldsMapText } from '../web/src/features/fields/map/text.ts'
import { addMaterial } from '@vagu/core/materials/contract'
import { addField } from '@vagu/core/fields/contract'
import type { Page } from '@playwright/test'
import { pathTo } from '../web/src/navigation/paths.ts'
import { addFields, fillFarm, SEASON } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'

/** A phone, a tablet, a small and a usual screen. Pixels. */
const WIDTHS = [390, 820, 1280, 1440] as const
const LONG_NAME = 'Vana talu tagune pikk põld'

/** Names, numbers and crops of the length that farms have. */
async function addWideFarm(farm: FarmApi): Promise<string> {
  const { fieldIds } = await fillFarm(farm)
  await addFields(farm, ['Õunapuuaia põld', 'Kruusaaugu äär', LONG_NAME])
  await farm.call(addField, {
    body: {
      name: 'Lepiku alune',
      area: 12.3456,
      code: '60812345678, 60812345679',
      priaCode: '12345678',
      yearInfo: [{ year: SEASON, mainCrop: { crop: 'heintaimede segu' } }],
    },
  })
  await farm.call(addMaterial, {
    body: { name: 'Kartulikottide sidumise pallinöör', type: 'material', ingredients: [] },
  })
  return fieldIds[0] ?? ''
}

/** The legend of the fields' map is of no row: on a phone it is a strip that a finger moves. */
const LEGEND = `ul[aria-label="${fieldsMapText.legend}"]`
/** On a phone every button must be reached without scrolling sideways, elsewhere those at the end of a row. */
const buttonsOf = (width: number): string =>
  width < 640 ? `main :not(th, ${LEGEND} > li) > button` : 'main [role="row"] > :last-child button'

/** The names of the buttons that are not wholly in sight from left to right, or whose icon is cut. */
const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((buttons) => {
    const seen = (element: Element): readonly [number, number] => {
      let [from, to] = [0, window.innerWidth]
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue
        const box = at.getBoundingClientRect()
        from = Math.max(from, box.left)
        to = Math.min(to, box.right)
      }
      return [from, to]
    }
    const isCut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect()
      const [from, to] = seen(element)
      return width > 0 && (left < from - 1 || right > to + 1)
    }
    return [...document.querySelectorAll(buttons)]
      .filter((button) => isCut(button) || [...button.querySelectorAll('svg')].some(isCut))
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  }, selector)

const PAGES = {
  fields: () => pathTo('fields', { year: SEASON }),
  jobs: () => pathTo('jobs', { year: SEASON }),
  'recent jobs': () => pathTo('addJob'),
  'jobs of a field': (fieldId: string) => pathTo('field', { year: SEASON, id: fieldId }),
  workers: () => pathTo('workers'),
  materials: () => pathTo('supplies'),
} as const

/** The strip of the legend brings the button into sight that the keys have reached. */
async function walkLegend(page: Page): Promise<void> {
  const buttons = page.locator(`${LEGEND} button`)
  await expect(buttons.first()).toBeVisible()
  const names = await buttons.evaluateAll((all) => all.map((button) => button.textContent))
  expect(names.length).toBeGreaterThan(1)
  for (const [at, name] of names.entries()) {
    if (at === 0) await buttons.first().focus()
    else await page.keyboard.press('Tab')
    await expect(buttons.nth(at)).toBeFocused()
    await expect.poll(() => outOfSight(page, `${LEGEND} > li > button`)).not.toContain(name)
  }
}

test('what can be done with a row is in sight at every width, in the legend by keys', async ({
  page,
  farm,
}) => {
  const fieldId = await addWideFarm(farm)
  for (const [name, pathOf] of Object.entries(PAGES)) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await page.goto(pathOf(fieldId))
    for (const width of WIDTHS)
      await test.step(`${name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('main [role="row"] button, main li button').last()).toBeVisible()
        await expect.soft.poll(() => outOfSight(page, buttonsOf(width))).toEqual([])
        if (name === 'fields' && width === WIDTHS[0]) await walkLegend(page)
      })
  }
})
