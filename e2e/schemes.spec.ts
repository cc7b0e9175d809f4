/** Supports of a year in the demo, where each state is seen; how a farm comes to them stands in `SchemesPage.test.tsx`. */
import { pathTo } from '../web/src/navigation/paths.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import { goWithin } from './navigation.ts'

const YEAR = 2026
const PHONE = { width: 390, height: 844 }

test('in the demo requirements of every state are seen', async ({ page }) => {
  await enterHome(page, 'demo', '')
  await goWithin(page, pathTo('schemes', { year: YEAR }))
  for (const state of ['ok', 'attention', 'violation', 'unknown'])
    await expect(page.locator(`li[data-state=${state}]`).first()).toBeVisible({ timeout: 45_000 })
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
