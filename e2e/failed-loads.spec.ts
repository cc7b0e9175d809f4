/** What could not be loaded is said where it would stand, and is loaded again when asked. */
import type { Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { mainPageText } from '../web/src/features/add-job/main-page/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { unsavedText } from '../web/src/features/materials/unsaved/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { fillFarm } from './farm.ts'
import { expect, test } from './home.ts'

/** Refuses a call until the answer is let through. */
async function reject(page: Page, path: string): Promise<() => Promise<void>> {
  const calls = `**/api${path}`
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { error: { code: 'unexpected' } } }))
  return () => page.unroute(calls)
}

async function reload(page: Page, text: string): Promise<void> {
  const line = page.getByRole('status').filter({ hasText: text })
  await line.getByRole('button', { name: uiText.reload }).click()
  await expect(line).toHaveCount(0)
}

test('the warnings of jobs that could not be loaded are no empty column', async ({ page, farm }) => {
  await fillFarm(farm)
  const letThrough = await reject(page, '/status')
  await page.goto(ROUTES.addJob)
  const table = page.getByRole('table', { name: jobsText.recent })
  await expect(table.getByRole('img', { name: jobsText.warningsFailed }).first()).toBeVisible()
  await letThrough()
  await reload(page, jobsText.warningsFailed)
  await expect(table.getByRole('img', { name: jobsText.warningsFailed })).toHaveCount(0)
})

test('materials that jobs carry are asked for again', async ({ page, farm }) => {
  await fillFarm(farm)
  const letThrough = await reject(page, '/requisites/unsaved-requisites')
  await page.goto(ROUTES.chemicals)
  await expect(page.getByText(unsavedText.loadFailed)).toBeVisible()
  await letThrough()
  await reload(page, unsavedText.loadFailed)
  await expect(page.getByText(unsavedText.line(1))).toBeVisible()
})

test('how far the harvest is is asked for again', async ({ page, farm }) => {
  await fillFarm(farm)
  await page.clock.setFixedTime('2025-08-01T09:00:00.000Z')
  const letThrough = await reject(page, '/harvest-progress/**')
  await page.goto(ROUTES.addJob)
  await expect(page.getByText(mainPageText.harvestFailed)).toBeVisible()
  await letThrough()
  await reload(page, mainPageText.harvestFailed)
  await expect(page.getByText(mainPageText.harvest(2025))).toBeVisible()
})
