/**
 * Records that were changed or deleted long ago come back: fields with their jobs, workers, materials, kinds of area.
 */
import { addCustomArea, deleteCustomArea } from '@vagu/core/custom-areas/contract'
import { changeField, deleteField, getField } from '@vagu/core/fields/contract'
import { addJobs, listLastAdded } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { addMaterial, deleteMaterial, listMaterials } from '@vagu/core/materials/contract'
import { deleteWorker, listWorkers } from '@vagu/core/workers/contract'
import type { Page } from '@playwright/test'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { historyText } from '../web/src/records/history/text.ts'
import { customAreasText } from '../web/src/features/fields/custom-areas/text.ts'
import { fieldsHistoryText } from '../web/src/features/fields/history/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { materialsHistoryText } from '../web/src/features/materials/history/text.ts'
import { workersPageText } from '../web/src/features/workers/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { addCertifiedWorker, addFields, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

async function bringBack(page: Page, list: string, name: string): Promise<void> {
  await page.getByRole('button', { name: list }).click()
  const dialog = page.getByRole('dialog', { name: list })
  await dialog.getByRole('button', { name: historyText.bringBackOf(name) }).click()
  await expect(page.getByText(historyText.broughtBack(name))).toBeVisible()
  await expect(dialog.getByText(historyText.noneDeleted)).toBeVisible()
}

test('a field that was deleted comes back with its jobs, although nothing else is left', async ({
  page,
  farm,
}) => {
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  await farm.call(addJobs, { body: [JobDraft.parse(ploughing(id))] })
  await farm.call(deleteField, { params: { id } })
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: fieldsHistoryText.deleted }).click()
  const dialog = page.getByRole('dialog', { name: fieldsHistoryText.deleted })
  await expect(dialog.getByText(fieldsHistoryText.jobs(1))).toBeVisible()
  await dialog.getByRole('button', { name: historyText.bringBackOf('Kodupõld') }).click()
  await expect(page.getByText(historyText.broughtBack('Kodupõld'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Kodupõld' })).toBeVisible()
  expect(await farm.call(listLastAdded, {})).toHaveLength(1)
})

test('the history of a field tells what changed in which year, and brings a state back', async ({
  page,
  farm,
}) => {
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { mapData: _shape, ...stored } = await farm.call(getField, { params: { id } })
  const yearInfo = [{ year: SEASON, area: 4.5, mainCrop: { crop: 'oder' } }]
  await farm.call(changeField, { params: { id }, body: { ...stored, yearInfo } })
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: recordsText.menuOf('Kodupõld') }).click()
  await page.getByRole('menuitem', { name: historyText.open }).click()
  const dialog = page.getByRole('dialog', { name: historyText.title('Kodupõld') })
  await expect(dialog.getByText(fieldsHistoryText.inYear(fieldsPageText.yearArea, SEASON))).toBeVisible()
  await expect(dialog.getByText('4,5 ha')).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(historyText.restoreAt('')) }).click()
  await expect(page.getByText(historyText.restored('Kodupõld'))).toBeVisible()
  const back = await farm.call(getField, { params: { id } })
  expect(back.yearInfo).toMatchObject([{ year: SEASON, mainCrop: { crop: 'talinisu' } }])
})

test('a worker and a material that were deleted come back', async ({ page, farm }) => {
  const worker = await addCertifiedWorker(farm)
  await farm.call(deleteWorker, { params: { id: worker } })
  const body = { name: 'Kile', type: 'material' as const }
  const { _id: id } = await farm.call(addMaterial, { body })
  await farm.call(deleteMaterial, { params: { id } })
  await page.goto(ROUTES.workers)
  await bringBack(page, workersPageText.deletedOnes, 'Mari Kask')
  await page.goto(ROUTES.supplies)
  await bringBack(page, materialsHistoryText.deleted.material, 'Kile')
  expect((await farm.call(listWorkers, {})).map(({ name }) => name)).toEqual(['Mari Kask'])
  expect((await farm.call(listMaterials, {})).map(({ name }) => name)).toEqual(['Kile'])
})

test('a kind of area that was deleted comes back, and the window under it stays open', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld'])
  const kind = {
    areaName: 'Servata',
    calculationStrategy: 'INITIAL' as const,
    calculationValue: null,
    year: SEASON,
  }
  const { id } = await farm.call(addCustomArea, { body: kind })
  await farm.call(deleteCustomArea, { params: { id } })
  await page.goto(pathTo('customFieldAreas', { year: SEASON }))
  await bringBack(page, customAreasText.deletedKinds, 'Servata')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: customAreasText.deletedKinds })).toBeHidden()
  await expect(
    page.getByRole('dialog', { name: customAreasText.title }).getByText('Servata').first(),
  ).toBeVisible()
})
