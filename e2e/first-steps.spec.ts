/** The first steps in every look: axe finds nothing, and nothing is wider than the page. */
import type { Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { firstStepsText } from '../web/src/features/add-job/first-steps/text.ts'
import { inDemoText } from '../web/src/app/shell/in-demo-text.ts'
import { axeFaults } from './axe-faults.ts'
import { addFields } from './farm.ts'
import { closeWelcome, enterHome } from './enter.ts'
import { expect, test } from './home.ts'

const VIEWS = [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 1440, height: 900 }],
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 390, height: 844 }],
] as const

async function lookAt(page: Page, name: string): Promise<void> {
  for (const [colorScheme, size] of VIEWS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    // the look has changed whole: tokens at once, the components with the next picture
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-appearance', colorScheme)
    await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect(await axeFaults(page), `${name}, ${colorScheme}, ${size.width}`).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${name}, ${colorScheme}`).toBeLessThanOrEqual(size.width)
    await test.info().attach(`${name}-${colorScheme}-${size.width}`, {
      body: await page.screenshot(),
      contentType: 'image/png',
    })
  }
}

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
