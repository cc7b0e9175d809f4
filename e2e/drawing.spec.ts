/** Drawing where the browser has no WebGL, and with a finger. */
import { getField } from '@vagu/core/fields/contract'
import { editorText } from '../web/src/map/editor/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import {
  area,
  corner,
  corners,
  drawingOnGround,
  drawingOverMap,
  onPage,
  openForm,
  openShape,
  tool,
} from './drawing-journeys.ts'
import { addFields } from './farm.ts'
import { expect, test } from './home.ts'

drawingOnGround()
drawingOverMap()

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a field is drawn, and a corner moved', async ({ page, signedIn }) => {
    await openForm(signedIn)
    await tool(page, editorText.draw).tap()
    for (const place of [
      [80, 60],
      [240, 60],
      [240, 220],
    ] as const) {
      const [x, y] = await onPage(page, place)
      await page.touchscreen.tap(x, y)
    }
    // what is used in each drawing is in view without a push sideways
    for (const name of [editorText.done, editorText.snapping, editorText.undo, editorText.redo])
      await expect(tool(page, name)).toBeInViewport({ ratio: 1 })
    await corner(page, 0, 0).tap()
    await expect(tool(page, editorText.snapping)).toBeInViewport({ ratio: 1 })
    await expect(corners(page)).toHaveCount(3)
    await expect(tool(page, editorText.done)).toBeVisible()
    const halo = await corner(page, 0, 1).boundingBox()
    expect(halo?.width).toBeGreaterThanOrEqual(44)
    expect(halo?.height).toBeGreaterThanOrEqual(44)
  })

  test('a corner is dragged by a finger, and the area follows', async ({ page, signedIn }) => {
    await openForm(signedIn)
    await tool(page, editorText.draw).tap()
    for (const place of [
      [80, 60],
      [240, 60],
      [240, 220],
    ] as const) {
      const [x, y] = await onPage(page, place)
      await page.touchscreen.tap(x, y)
    }
    await tool(page, editorText.done).tap()
    await expect(corners(page)).toHaveCount(3)
    const before = await area(page).innerText()
    const from = await corner(page, 0, 1).boundingBox()
    if (!from) throw new Error('the corner is not on the page')
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y: y - moved / 2 }],
      })
    await touch('touchStart', 0)
    for (let step = 1; step <= 6; step++) await touch('touchMove', step * 8)
    await expect(area(page)).not.toHaveText(before)
    await touch('touchEnd', 48)
    const after = await area(page).innerText()
    expect(after).not.toBe(before)
    await tool(page, editorText.undo).tap()
    await expect(area(page)).toHaveText(before)
  })
})

test('a line that was mended without the network is not lost, and is stored when that is back', async ({
  page,
  context,
  farm,
  complaints,
}) => {
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  await openShape(page, 'Kodupõld')
  await tool(page, editorText.edit).click()
  await corner(page, 0, 2).click({ button: 'right' })
  await expect(corners(page)).toHaveCount(3)
  await context.setOffline(true)
  await page.getByRole('button', { name: uiText.save }).click()
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(corners(page)).toHaveCount(3)
  await context.setOffline(false)
  // the browser itself tells of what it could not reach
  complaints.splice(0)
  await page.getByRole('button', { name: uiText.save }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const stored = await farm.call(getField, { params: { id } })
  expect(stored.mapData?.geometry.rings[0]).toHaveLength(3)
})
