/** Soil samples: typed from a protocol, seen by class in the table and on the map, and the labels of what is to be taken. */
import { soilSamplesText } from '../web/src/entities/soil-samples/text.ts'
import { soilPageText, takingText } from '../web/src/features/soil-samples/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields } from './farm.ts'
import { expect, test } from './home.ts'

const YEAR = 2026

test('a sample is marked on the map, has its class, and labels are there for those that are owed', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  await page.goto(pathTo('soilSamples', { year: YEAR }))
  await expect(page.getByText(soilPageText.emptyText(2))).toBeVisible()
  await page.getByRole('button', { name: soilSamplesText.add }).click()
  const dialog = page.getByRole('dialog', { name: soilSamplesText.add })
  await dialog.getByRole('combobox', { name: soilSamplesText.field }).click()
  await page.getByRole('option', { name: 'Kodupõld' }).click()
  await dialog.getByRole('textbox', { name: soilSamplesText.sampleNo }).fill('7')
  await dialog.getByRole('textbox', { name: soilSamplesText.figures.p }).fill('46')
  await dialog.getByRole('combobox', { name: soilSamplesText.methodP }).click()
  await page.getByRole('option', { name: soilSamplesText.methods.MEHLICH3 }).click()
  await dialog.getByRole('img', { name: soilSamplesText.place }).click()
  const marker = dialog.getByRole('button', { name: soilSamplesText.marker })
  await expect(marker).toBeVisible()
  await marker.press('ArrowRight')
  await dialog.getByRole('button', { name: uiText.save }).click()
  const row = page.getByRole('row').filter({ hasText: 'Kodupõld' })
  await expect(row.getByRole('img', { name: 'keskmine tarve' })).toBeVisible()
  await page.getByText(soilPageText.views.map, { exact: true }).click()
  await expect(page.getByRole('img', { name: soilPageText.map })).toBeVisible()
  await page.getByRole('link', { name: soilPageText.plan }).click()
  await expect(page.getByRole('region', { name: takingText.labels }).getByText('Mäealune')).toBeVisible()
})
