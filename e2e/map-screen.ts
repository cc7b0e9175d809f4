import type { Locator, Page } from '@playwright/test'
import { fieldsText } from '../web/src/entities/fields/text.ts'
import { fieldsMapText } from '../web/src/features/fields/map/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { expect } from './home.ts'

/** The map of all fields: a region in WebGL, an image in its place. */
export const fieldsMap = (page: Page): Locator =>
  page
    .getByRole('region', { name: fieldsText.allFields, exact: true })
    .or(page.getByRole('img', { name: fieldsText.allFields, exact: true }))

/** The list beside the map. */
const fieldsIn = (page: Page): Locator =>
  page.getByRole('region', { name: fieldsMapText.list }).getByRole('listitem').getByRole('link')

/** The field that is chosen on the map. */
export const fieldCard = (page: Page): Locator => page.getByRole('region', { name: fieldsMapText.card })

/** Narrows the list to one field, to which the map then moves; a click in its middle chooses that field. */
export async function chooseOnMap(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: fieldsPageText.search }).fill(name)
  await expect(fieldsIn(page)).toHaveText([name])
  const map = fieldsMap(page)
  await expect(map).toBeVisible()
  if ((await map.getAttribute('role')) === 'region')
    await expect(page.locator('[data-ready=true]').filter({ has: map })).toBeVisible()
  await map.click()
  await expect(fieldCard(page).getByRole('heading', { name })).toBeVisible()
}

/** The same, and then opens it by its card. */
export async function openFromMap(page: Page, name: string): Promise<void> {
  await chooseOnMap(page, name)
  await fieldCard(page).getByRole('link', { name: fieldsMapText.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}
