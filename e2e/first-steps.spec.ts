/** The first steps in every look: axe finds nothing, and nothing is wider than the page. */
import type { Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { firstStepsText } from '../web/src/features/add-job/first-steps/text.ts'
import { inDemoText } from '../web/src/app/shell/in-demo-text.ts'
import { axeFaults, bringAxe, OF_COLORS } from './axe-faults.ts'
import { addFields } from './farm.ts'
import { closeWelcome, enterHome } from './enter.ts'
import { expect, test } from './home.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** One change from each to the next, and from the last to the first: each change draws the whole page anew. */
const VIEWS = [
  ['light', DESK],
  ['dark', DESK],
  ['dark', PHONE],
  ['light', PHONE],
] as const

async function lookAt(page: Page, name: string): Promise<void> {
  for (const [colorScheme, size] of VIEWS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    // the look has changed whole: tokens at once, the components with the next picture
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-appearance', colorScheme)
    await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const asked = colorScheme === 'dark' ? { rules: OF_COLORS } : {}
    expect(await axeFaults(page, asked), `${name}, ${colorScheme}, ${size.width}`).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${name}, ${colorScheme}`).toBeLessThanOrEqual(size.width)
  }
}

test.beforeEach(({ page }) => bringAxe(page))

test('the welcome and the steps look right on a desk, on a phone and in the dark', async ({ page, farm }) => {
  await page.goto(ROUTES.addJob)
  await expect(page.getByRole('dialog', { name: firstStepsText.welcomeTitle })).toBeVisible()
  await lookAt(page, 'welcome')
  await closeWelcome(page)
  await lookAt(page, 'fields')
  await addFields(farm, ['Kodupõld'])
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Prosaro' })).toBeVisible()
  await lookAt(page, 'materials')
  await page.getByRole('button', { name: firstStepsText.skip }).click()
  await expect(page.getByRole('button', { name: firstStepsText.addWorker })).toBeVisible()
  await lookAt(page, 'workers')
})

test('the banner of the demo looks right on a desk, on a phone and in the dark', async ({ page }) => {
  await enterHome(page, 'demo', '')
  await expect(page.getByText(inDemoText.title)).toBeVisible()
  await lookAt(page, 'demo')
})
