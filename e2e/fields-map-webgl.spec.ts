/** The map of the fields in WebGL: what is chosen beside it comes into view. */
import type { Page } from '@playwright/test'
import { fieldsMapText } from '../web/src/features/fields/map/text.ts'
import { mapText } from '../web/src/map/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { browserThatDraws } from './browser.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { fieldCard, fieldsMap } from './map-screen.ts'

test.use({ launchOptions: browserThatDraws('webGl'), contextOptions: { reducedMotion: 'reduce' } })

const STEP_PX = 60

/** Names of the rows that light up while the mouse goes over the whole map, but for what lies over it. */
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
  for (let y = box.y + 10; y < box.y + box.height; y += STEP_PX)
    for (let x = box.x + 10; x < box.x + box.width; x += STEP_PX) await page.mouse.move(x, y)
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
