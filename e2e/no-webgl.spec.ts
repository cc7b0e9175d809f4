/** Stand-in for the map where the browser cannot draw it. */
import { pathTo } from '../web/src/navigation/paths.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { mapText } from '../web/src/map/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { fieldsMap, openFromMap } from './map-screen.ts'

const NAMES = ['Kodupõld', 'Mäealune']

test('the same shapes stand in an image, with a notice', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(pathTo('fields', { year: SEASON }))
  await expect(page.getByText(mapText.noWebGl)).toBeVisible()
  await expect(fieldsMap(page)).toHaveRole('img')
  for (const name of NAMES) await expect(fieldsMap(page)).toContainText(name)
  await openFromMap(page, 'Mäealune')
})

test('one field is shown in the viewer', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: recordsText.menuOf('Kodupõld') }).click()
  await page.getByRole('menuitem', { name: fieldsPageText.showOnMap }).click()
  const viewer = page.getByRole('dialog', { name: fieldsPageText.viewerTitle('Kodupõld') })
  await expect(viewer.getByText(mapText.noWebGl)).toBeVisible()
  await expect(viewer.locator('svg text', { hasText: 'Kodupõld' })).toBeVisible()
  await viewer.getByRole('button', { name: fieldsPageText.closeMap }).click()
  await expect(viewer).toBeHidden()
})
