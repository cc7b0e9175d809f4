/** Drawing where the browser has no WebGL, and with a finger. */
import { editorText } from '../web/src/map/editor/text.ts'
import { corner, corners, drawingJourneys, onPage, openForm, tool } from './drawing-journeys.ts'
import { expect, test } from './home.ts'

drawingJourneys()

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
    await corner(page, 0, 0).tap()
    await expect(corners(page)).toHaveCount(3)
    await expect(tool(page, editorText.done)).toBeVisible()
    const halo = await corner(page, 0, 1).boundingBox()
    expect(halo?.width).toBeGreaterThanOrEqual(44)
    expect(halo?.height).toBeGreaterThanOrEqual(44)
  })
})
