/** Drawing of a field's outline, by mouse, keyboard and typed corners: the same whatever draws the map. */
import type { Locator, Page } from '@playwright/test'
import { listFields } from '@vagu/core/fields/contract'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { editorText } from '../web/src/map/editor/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { expectNoAxeFaults } from './axe-faults.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

export const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const surface = (page: Page): Locator => page.getByRole('application', { name: editorText.surface })
export const corners = (page: Page): Locator => surface(page).locator('[data-corner]')
export const corner = (page: Page, ring: number, number: number): Locator =>
  surface(page).locator(`[data-corner="${ring} ${number}"]`)
const status = (page: Page): Locator => page.getByRole('status').filter({ visible: true })

/** The area under the map; the form has others. */
export const area = (page: Page): Locator => page.getByText(new RegExp(`^${editorText.area}\\s\\d`))

/** Opens the form of a new field; its map is ready. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: fieldsPageText.add }).first().click()
  await expect(surface(page)).toBeVisible()
  await expect(page.locator('[data-ready=true]').filter({ has: surface(page) })).toBeVisible()
  await surface(page).scrollIntoViewIfNeeded()
}
/** Opens the form of a field that has a shape. */
export async function openShape(page: Page, name: string): Promise<void> {
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: recordsText.menuOf(name) }).click()
  await page.getByRole('menuitem', { name: recordsText.edit, exact: true }).click()
  await expect(page.locator('[data-ready=true]').filter({ has: surface(page) })).toBeVisible()
  await surface(page).scrollIntoViewIfNeeded()
}

type Place = readonly [x: number, y: number]
/** Where a place of the map lies on the page. */
export async function onPage(page: Page, [x, y]: Place): Promise<Place> {
  const box = await surface(page).boundingBox()
  if (!box) throw new Error('the map is not on the page')
  return [box.x + x, box.y + y]
}
async function clickAt(page: Page, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    const [x, y] = await onPage(page, place)
    await page.mouse.click(x, y)
  }
}
async function dragCorner(page: Page, from: Locator, to: Place): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('the corner is not on the page')
  const [x, y] = await onPage(page, to)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}
const SQUARE: readonly Place[] = [
  [200, 60],
  [400, 60],
  [400, 240],
  [200, 240],
]

/** Journeys that go back and forth between the page and the ground, which each way of drawing the map does by itself. */
export function drawingOnGround(): void {
  test('a field is drawn by mouse, changed, and what was done is taken back', async ({ page, farm }) => {
    await addFields(farm, ['Kodupõld'])
    await openForm(page)
    await tool(page, editorText.draw).click()
    await clickAt(page, SQUARE)
    await expect(corners(page)).toHaveCount(4)
    await corner(page, 0, 0).click()
    await expect(page.getByText(editorText.editHint)).toBeVisible()
    await expect(corners(page)).toHaveCount(4)
    const before = await area(page).innerText()
    await dragCorner(page, corner(page, 0, 2), [460, 300])
    await expect(area(page)).not.toHaveText(before)
    await tool(page, editorText.undo).click()
    await expect(area(page)).toHaveText(before)
    await corner(page, 0, 3).click({ button: 'right' })
    await expect(corners(page)).toHaveCount(3)
    await tool(page, editorText.undo).click()
    await expect(corners(page)).toHaveCount(4)
    await tool(page, editorText.redo).click()
    await expect(corners(page)).toHaveCount(3)

    await page.getByRole('textbox', { name: fieldsPageText.name, exact: true }).fill('Joonistatud')
    await page.getByRole('button', { name: fieldsPageText.takeShapeArea }).click()
    await page.getByRole('button', { name: uiText.save }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    const stored = (await farm.call(listFields, { query: {} })).find(({ name }) => name === 'Joonistatud')
    expect(stored?.area).toBeGreaterThan(0)
  })

  test('a field is drawn with the keyboard alone', async ({ page, signedIn }) => {
    await openForm(signedIn)
    await tool(page, editorText.draw).focus()
    await page.keyboard.press('Enter')
    await expect(surface(page)).toBeFocused()
    const way = async (key: string, times: number): Promise<void> => {
      for (let i = 0; i < times; i++) await page.keyboard.press(`Shift+${key}`)
      await page.keyboard.press('Enter')
    }
    await way('ArrowUp', 2)
    await way('ArrowRight', 3)
    await way('ArrowDown', 3)
    await expect(corners(page)).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(page.getByText(editorText.editHint)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(status(page).filter({ hasText: editorText.corner(2, 3) })).toBeVisible()
    const before = await corner(page, 0, 1).getAttribute('transform')
    await page.keyboard.press('ArrowRight')
    await expect(corner(page, 0, 1)).not.toHaveAttribute('transform', before ?? '')
    await page.keyboard.press('Control+z')
    await expect(corner(page, 0, 1)).toHaveAttribute('transform', before ?? '')
    await page.keyboard.press('Escape')
    await expect(corners(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

/** Journeys through what stands over the map, which is the same whatever draws that. */
export function drawingOverMap(): void {
  test('a hole is drawn in a field and makes it smaller', async ({ page, farm }) => {
    await addFields(farm, ['Kodupõld'])
    await openShape(page, 'Kodupõld')
    await tool(page, editorText.addHole).click()
    const box = await surface(page).boundingBox()
    const [x, y] = [(box?.width ?? 0) / 2, (box?.height ?? 0) / 2]
    await clickAt(page, [[4, 4]])
    await expect(status(page).filter({ hasText: 'Auk peab olema' })).toBeVisible()
    await clickAt(page, [
      [x - 30, y - 30],
      [x + 30, y - 30],
      [x, y + 30],
    ])
    await tool(page, editorText.done).click()
    await expect(corners(page)).toHaveCount(7)
    await expect(page.getByText(editorText.change('−'))).toBeVisible()

    // the hole goes whole by its button, comes back, and goes by the keyboard
    await corner(page, 1, 0).click()
    await tool(page, editorText.deleteHole).click()
    await expect(corners(page)).toHaveCount(4)
    await tool(page, editorText.undo).click()
    await expect(corners(page)).toHaveCount(7)
    await corner(page, 1, 1).click()
    await expect(tool(page, editorText.deleteHole)).toBeVisible()
    await page.keyboard.press('Shift+Delete')
    await expect(corners(page)).toHaveCount(4)
  })

  test('a line that would cross itself is not taken, and the place is shown', async ({ page, signedIn }) => {
    await openForm(signedIn)
    await tool(page, editorText.draw).click()
    await clickAt(page, [...SQUARE.slice(0, 3), [300, 20]])
    await expect(status(page).filter({ hasText: 'Piir ristuks iseendaga siin' })).toBeVisible()
    await expect(corners(page)).toHaveCount(3)
    await clickAt(page, SQUARE.slice(3))
    await tool(page, editorText.done).click()
    await dragCorner(page, corner(page, 0, 0), [480, 150])
    await expect(status(page).filter({ hasText: 'Piir ristuks iseendaga siin' })).toBeVisible()
    await expect(corners(page)).toHaveCount(4)
  })

  test('corners are pasted as a list, and a wrong line is named', async ({ page, signedIn }) => {
    await openForm(signedIn)
    await tool(page, editorText.coordinates).click()
    const list = page.getByRole('textbox', { name: editorText.coordinates })
    await list.fill('58,4 26,5\n58,4 26,51\nkolmas\n60,1 24,9')
    await tool(page, editorText.apply).click()
    await expect(page.getByText(editorText.fault(3, 'notTwoNumbers'))).toBeVisible()
    await list.fill('26,5; 58,4\n26,51; 58,4\n26,51; 58,405\n26,5; 58,405')
    await tool(page, editorText.apply).click()
    await expect(page.getByText(editorText.exchanged)).toBeVisible()
    await expect(list).toHaveValue(/^64\d{5},\d\d; 6\d{5},\d\d\n/)
    await tool(page, editorText.edit).click()
    await expect(corners(page)).toHaveCount(4)
    await expectNoAxeFaults(page)
  })

  test('a strip is measured and forgotten', async ({ page, farm }) => {
    await addFields(farm, ['Kodupõld'])
    await openShape(page, 'Kodupõld')
    await tool(page, editorText.measure).click()
    await clickAt(page, [
      [150, 100],
      [350, 100],
    ])
    await page.getByRole('textbox', { name: editorText.stripWidth }).fill('12')
    await expect(page.getByText(editorText.length)).toContainText(/\d+,\d+\s*ha/)
    await tool(page, editorText.done).click()
    await expect(page.getByText(editorText.length)).toHaveCount(0)
    await expect(tool(page, editorText.edit)).toBeVisible()
  })
}
