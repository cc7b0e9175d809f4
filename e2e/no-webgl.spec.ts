/** What stands in the place of the map where the browser cannot draw it. */
import { pathTo } from '../web/src/navigation/paths.ts'
import { words as fields } from '../web/src/features/fields/text.ts'
import { words as map } from '../web/src/map/text.ts'
import { words as records } from '../web/src/records/text.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { fieldsMap, openFromMap } from './map-screen.ts'

const NAMES = ['Kodupõld', 'Mäealune']

test('the same shapes stand in an image, with a notice', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(pathTo('fields', { year: SEASON }))
  await expect(page.getByText(map.noWebGl)).toBeVisible()
  await expect(fieldsMap(page)).toHaveRole('img')
  for (const name of NAMES) await expect(fieldsMap(page)).toContainText(name)
  await openFromMap(page, 'Mäealune')
})

test('one field is shown in the viewer', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: records.menuOf('Kodupõld') }).click()
  await page.getByRole('menuitem', { name: fields.showOnMap }).click()
  const viewer = page.getByRole('dialog', { name: fields.viewerTitle('Kodupõld') })
  await expect(viewer.getByText(map.noWebGl)).toBeVisible()
  await expect(viewer.locator('svg text', { hasText: 'Kodupõld' })).toBeVisible()
  await viewer.getByRole('button', { name: fields.closeMap }).click()
  await expect(viewer).toBeHidden()
})
