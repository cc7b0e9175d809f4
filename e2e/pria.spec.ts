/** A parcel that is looked up on PRIA's map: by its number, and by a tap. */
import { listFields } from '@vagu/core/fields/contract'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { priaText } from '../web/src/features/fields/form/pria/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { PARCEL_OF_TESTS } from '../server/src/pria-map/test-map.ts'
import { browserThatDraws, FEW_POINTS } from './browser.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

test.use({ viewport: FEW_POINTS, launchOptions: browserThatDraws('webGl') })

test('a tap on the map finds the field that was declared there', async ({ page, farm }) => {
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  await page.goto(`${pathTo('fields', { year: SEASON })}#${id}`)
  const dialog = page.getByRole('dialog', { name: fieldsPageText.editTitle })
  await dialog.getByRole('button', { name: fieldsPageText.folds.numbers }).click()
  await dialog.getByRole('button', { name: priaText.pick }).click()
  const panel = dialog.getByRole('region', { name: priaText.panel })
  const map = panel.getByRole('region', { name: priaText.map })
  await expect(panel.locator('[data-ready=true]')).toBeVisible()
  await map.click()
  await expect(panel.getByText(priaText.testMap)).toBeVisible()
  await expect(panel.getByRole('radio')).toHaveCount(2)
  await panel.getByText(new RegExp(`^Massiiv ${PARCEL_OF_TESTS}`)).click()
  await panel.getByRole('button', { name: priaText.take }).click()
  await expect(panel).toHaveCount(0)
  await expect(dialog.getByLabel(fieldsPageText.code, { exact: true })).toHaveValue(PARCEL_OF_TESTS)
  await dialog.getByRole('button', { name: fieldsPageText.takeShapeArea }).click()
  await dialog.getByRole('button', { name: uiText.save }).click()
  await expect(dialog).toHaveCount(0)
  const [field] = await farm.call(listFields, { query: { mapData: 'true' } })
  expect(field?.code).toBe(PARCEL_OF_TESTS)
})
