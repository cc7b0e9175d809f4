import type { Locator, Page } from '@playwright/test'
import { fieldsText } from '../web/src/entities/fields/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { expect } from './home.ts'

/** The map of all fields: a region in WebGL, an image in its place. */
export const fieldsMap = (page: Page): Locator =>
  page
    .getByRole('region', { name: fieldsText.allFields, exact: true })
    .or(page.getByRole('img', { name: fieldsText.allFields, exact: true }))

/** Narrows the list to one field, to which the map then moves; a click in its middle opens that field. */
export async function openFromMap(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: fieldsPageText.search }).fill(name)
  await expect(page.getByRole('table').getByRole('link', { name })).toHaveCount(1)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  const map = fieldsMap(page)
  await expect(map).toBeVisible()
  if ((await map.getAttribute('role')) === 'region')
    await expect(page.locator('[data-ready=true]').filter({ has: map })).toBeVisible()
  await map.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}
