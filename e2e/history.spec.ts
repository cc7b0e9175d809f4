/** What was changed or deleted long ago comes back: fields with their jobs, workers, materials, kinds of area. */
import { addCustomArea, deleteCustomArea } from '@vagu/core/custom-areas/contract'
import { changeField, deleteField, getField } from '@vagu/core/fields/contract'
import { addJobEvents, listLastAdded } from '@vagu/core/job-events/contract'
import { JobEventDraft } from '@vagu/core/job-events/schema'
import { addRequisite, deleteRequisite, listRequisites } from '@vagu/core/requisites/contract'
import { deleteWorker, listWorkers } from '@vagu/core/workers/contract'
import type { Page } from '@playwright/test'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { words as history } from '../web/src/records/history/text.ts'
import { words as areas } from '../web/src/features/fields/custom-areas/text.ts'
import { words as deletedFields } from '../web/src/features/fields/history/text.ts'
import { words as fields } from '../web/src/features/fields/text.ts'
import { words as deletedRequisites } from '../web/src/features/requisites/history/text.ts'
import { words as workers } from '../web/src/features/workers/text.ts'
import { words as records } from '../web/src/records/text.ts'
import { addCertifiedWorker, addFields, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

async function bringBack(page: Page, list: string, name: string): Promise<void> {
  await page.getByRole('button', { name: list }).click()
  const dialog = page.getByRole('dialog', { name: list })
  await dialog.getByRole('button', { name: history.bringBackOf(name) }).click()
  await expect(page.getByText(history.broughtBack(name))).toBeVisible()
  await expect(dialog.getByText(history.noneDeleted)).toBeVisible()
}

test('a field that was deleted comes back with its jobs, although nothing else is left', async ({
  page,
  farm,
}) => {
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  await farm.call(addJobEvents, { body: [JobEventDraft.parse(ploughing(id))] })
  await farm.call(deleteField, { params: { id } })
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: deletedFields.deleted }).click()
  const dialog = page.getByRole('dialog', { name: deletedFields.deleted })
  await expect(dialog.getByText(deletedFields.jobs(1))).toBeVisible()
  await dialog.getByRole('button', { name: history.bringBackOf('Kodupõld') }).click()
  await expect(page.getByText(history.broughtBack('Kodupõld'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table').getByRole('link', { name: 'Kodupõld' })).toBeVisible()
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
  await page.getByRole('button', { name: records.menuOf('Kodupõld') }).click()
  await page.getByRole('menuitem', { name: history.open }).click()
  const dialog = page.getByRole('dialog', { name: history.title('Kodupõld') })
  await expect(dialog.getByText(deletedFields.inYear(fields.yearArea, SEASON))).toBeVisible()
  await expect(dialog.getByText('4,5 ha')).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(history.restoreAt('')) }).click()
  await expect(page.getByText(history.restored('Kodupõld'))).toBeVisible()
  const back = await farm.call(getField, { params: { id } })
  expect(back.yearInfo).toMatchObject([{ year: SEASON, mainCrop: { crop: 'talinisu' } }])
})

test('a worker and a material that were deleted come back', async ({ page, farm }) => {
  const worker = await addCertifiedWorker(farm)
  await farm.call(deleteWorker, { params: { id: worker } })
  const body = { name: 'Kile', type: 'material' as const }
  const { _id: id } = await farm.call(addRequisite, { body })
  await farm.call(deleteRequisite, { params: { id } })
  await page.goto(ROUTES.workers)
  await bringBack(page, workers.deletedOnes, 'Mari Kask')
  await page.goto(ROUTES.supplies)
  await bringBack(page, deletedRequisites.deleted.material, 'Kile')
  expect((await farm.call(listWorkers, {})).map(({ name }) => name)).toEqual(['Mari Kask'])
  expect((await farm.call(listRequisites, {})).map(({ name }) => name)).toEqual(['Kile'])
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
  await bringBack(page, areas.deletedKinds, 'Servata')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: areas.deletedKinds })).toBeHidden()
  await expect(page.getByRole('dialog', { name: areas.title }).getByText('Servata').first()).toBeVisible()
})
