/** The map of the fields in WebGL: what is chosen beside it comes into view. */
import type { Page } from '@playwright/test'
import { fieldsMapText } from '../web/src/features/fields/map/text.ts'
import { mapText } from '../web/src/map/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { browserThatDraws } from './browser.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { fieldCard, fieldsMap } from './map-screen.ts'

test.use({ launchOptions: browserThatDraws('webGl') })

const STEP_PX = 60

/** Lines over the map on which it is looked for fields, as shares of its height: they lie side by side in the middle, or are larger. */
const LINES = [0.25, 0.5, 0.75]

/** Names of the rows that light up while the mouse goes along these lines, but for what lies over the map. */
async function seenOnMap(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const row of document.querySelectorAll('li[data-lit]'))
        seen.add(row.querySelector('a')?.textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-lit'],
    })
    Object.assign(window, { vaguSeen: seen })
  })
  const box = await fieldsMap(page).boundingBox()
  if (!box) throw new Error('the map is not on the page')
  for (const line of LINES)
    for (let x = box.x + 10; x < box.x + box.width; x += STEP_PX)
      await page.mouse.move(x, box.y + line * box.height)
  return page.evaluate(() => [...(window as unknown as { vaguSeen: Set<string> }).vaguSeen])
}

test('a field that is out of view comes into view when its row is chosen, beside its card', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld', 'Mäealune', 'Jõeäär'])
  await page.goto(pathTo('fields', { year: SEASON }))
  const map = fieldsMap(page)
  await expect(page.locator('[data-ready=true]').filter({ has: map })).toBeVisible()
  await expect.poll(() => seenOnMap(page)).toEqual(expect.arrayContaining(['Kodupõld', 'Jõeäär']))
  // nearer to the field in the middle, until the others are out of view
  for (let i = 0; i < 3; i++) {
    await page.getByRole('button', { name: mapText.zoomIn }).click()
  }
  await expect.poll(() => seenOnMap(page)).not.toContain('Kodupõld')
  await page.getByRole('button', { name: fieldsMapText.select('Kodupõld') }).click()
  await expect(fieldCard(page)).toBeVisible()
  await expect.poll(() => seenOnMap(page)).toContain('Kodupõld')
  // the other end, from the card that is open
  await page.getByRole('button', { name: fieldsMapText.select('Jõeäär') }).click()
  await expect(fieldCard(page).getByRole('heading', { name: 'Jõeäär' })).toBeVisible()
  await expect.poll(() => seenOnMap(page)).toContain('Jõeäär')
})

/** The middle of the map that shows the whole farm: there lies the field in the middle, with as much land on either side. */
async function middleOfMap(page: Page): Promise<{ x: number; y: number }> {
  const box = await fieldsMap(page).boundingBox()
  if (!box) throw new Error('the map is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('without a graphics card the hand moves the last picture, and what lies under it then is clicked', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld', 'Mäealune', 'Jõeäär'])
  await page.goto(pathTo('fields', { year: SEASON }))
  await expect(page.locator('[data-ready=true]').filter({ has: fieldsMap(page) })).toBeVisible()
  const picture = page.locator('.maplibregl-canvas-container')
  await picture.evaluate((sheet) => {
    const watch = (): void => {
      if (sheet instanceof HTMLElement && sheet.style.transform !== '') sheet.dataset['hasMoved'] = 'true'
    }
    new MutationObserver(watch).observe(sheet, { attributeFilter: ['style'] })
  })
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y - 40, { steps: 4 })
  await page.mouse.up()
  await expect(picture).toHaveAttribute('data-has-moved', 'true')
  await expect(fieldCard(page)).toHaveCount(0)
  await page.mouse.click(x + 90, y - 40)
  await expect(fieldCard(page).getByRole('heading', { name: 'Mäealune' })).toBeVisible()
  await expect(picture).not.toHaveAttribute('style', /translate/)
  // nearer about the same place: the same field lies there, and a second click lets it go
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120)
  await page.mouse.click(x + 90, y - 40)
  await expect(fieldCard(page)).toHaveCount(0)
  await expect(picture).not.toHaveAttribute('style', /translate/)
})

test.describe('on a fine screen, without a graphics card', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the map is drawn with no more points than the page has', async ({ page, farm }) => {
    await addFields(farm, ['Kodupõld'])
    await page.goto(pathTo('fields', { year: SEASON }))
    await expect(page.locator('[data-ready=true]').filter({ has: fieldsMap(page) })).toBeVisible()
    const { width, clientWidth } = await page.locator('canvas.maplibregl-canvas').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('the map is no canvas')
      return { width: canvas.width, clientWidth: canvas.clientWidth }
    })
    expect(width).toBe(clientWidth)
  })
})
