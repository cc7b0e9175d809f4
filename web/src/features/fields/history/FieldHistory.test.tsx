import { screen, within } from '@testing-library/react'
import { changeField, deleteField, getField } from '@vagu/core/fields/contract'
import { listFieldVersions, listYearInfoChanges } from '@vagu/core/history/contract'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { historyText } from '../../../records/history/text.ts'
import { recordsText } from '../../../records/text.ts'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { fieldsPageText } from '../text.ts'
import { fieldsHistoryText } from './text.ts'

async function openHistory() {
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
  await user.click(await screen.findByRole('menuitem', { name: historyText.open }))
  const dialog = within(await screen.findByRole('dialog', { name: historyText.title('Kodupõld') }))
  await user.click(await dialog.findByRole('radio', { name: fieldsHistoryText.views.years }))
  return { user, dialog }
}

it('tells by crop year who changed what, and shows a new boundary over the old one', async () => {
  const farm = await openFarm()
  const [id = '', other = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const field = await farm.does(getField, { params: { id } })
  const { mapData } = await farm.does(getField, { params: { id: other } })
  const yearInfo = [
    { year: YEAR - 1, notes: 'Kivine' },
    { year: YEAR, mainCrop: { crop: 'oder' } },
  ]
  await farm.does(changeField, { params: { id }, body: { ...field, yearInfo, mapData, shapeFrom: YEAR } })
  const { dialog } = await openHistory()
  const now = within(await dialog.findByRole('region', { name: fieldsHistoryText.year(YEAR) }))
  await now.findByRole('img', { name: fieldsHistoryText.newShape(YEAR) })
  const crops = now.getAllByText(fieldsPageText.mainCrop).map((label) => label.parentElement?.textContent)
  expect(crops).toContainEqual(expect.stringMatching(/Talinisu.*oder/))
  const before = within(dialog.getByRole('region', { name: fieldsHistoryText.year(YEAR - 1) }))
  before.getByText('Kivine')
  expect(before.queryByRole('img')).toBeNull()
})
it('draws a mended line over the one that was there, with the hectares of both', async () => {
  const farm = await openFarm()
  const [id = '', other = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const field = await farm.does(getField, { params: { id } })
  const { mapData } = await farm.does(getField, { params: { id: other } })
  await farm.does(changeField, { params: { id }, body: { ...field, mapData } })
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
  await user.click(await screen.findByRole('menuitem', { name: historyText.open }))
  const dialog = within(await screen.findByRole('dialog', { name: historyText.title('Kodupõld') }))
  const picture = await dialog.findByRole('img', { name: fieldsHistoryText.newLine })
  expect(picture.parentElement?.textContent).toMatch(/enne \d.*ha, pärast \d.*ha/)
  expect(dialog.getAllByRole('img')).toHaveLength(1)
  expect(dialog.queryByText(fieldsHistoryText.shape)).toBeNull()
})
it('says of what was brought from PRIA where it came from, by crop year and in the list of all', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const facts = {
    entryId: '01890a5d-ac96-774b-bcce-b302099a8057',
    at: '2026-05-20T09:00:00.000Z',
    userName: 'mari@talu.ee',
    source: 'PRIA' as const,
  }
  const after = { year: YEAR, mainCrop: { crop: 'oder' } }
  farm.answers(listYearInfoChanges, () => [{ ...facts, year: YEAR, before: null, after }])
  farm.answers(listFieldVersions, () => [{ ...facts, action: 'change' as const, before: null, after: null }])
  const { user, dialog } = await openHistory()
  await dialog.findByText(new RegExp(historyText.sources.PRIA))
  await user.click(dialog.getByRole('radio', { name: fieldsHistoryText.views.all }))
  await dialog.findByText(new RegExp(historyText.sources.PRIA))
})
it('says of a change that cannot be read that it was, by crop year and in the list of all', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const facts = {
    entryId: '01890a5d-ac96-774b-bcce-b302099a8057',
    at: '2026-05-20T09:00:00.000Z',
    userName: 'mari@talu.ee',
    before: null,
    after: null,
    isUnreadable: true as const,
  }
  farm.answers(listYearInfoChanges, () => [{ ...facts, year: null }])
  farm.answers(listFieldVersions, () => [{ ...facts, action: 'change' as const }])
  const { user, dialog } = await openHistory()
  const part = within(await dialog.findByRole('region', { name: fieldsHistoryText.unknownYear }))
  part.getByText(historyText.unreadable)
  await user.click(dialog.getByRole('radio', { name: fieldsHistoryText.views.all }))
  await dialog.findByText(historyText.unreadable)
})
it('loads the history by crop year again where it could not be loaded', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(listYearInfoChanges)
  const { user, dialog } = await openHistory()
  await dialog.findByText(fieldsHistoryText.yearsFailed)
  farm.lets(listYearInfoChanges)
  await user.click(dialog.getByRole('button', { name: uiText.reload }))
  await dialog.findByRole('region', { name: fieldsHistoryText.year(YEAR) })
})
it('tells in which year something changed, and brings a state back', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { mapData: _shape, ...stored } = await farm.does(getField, { params: { id } })
  const yearInfo = [{ year: YEAR, area: 4.5, mainCrop: { crop: 'oder' } }]
  await farm.does(changeField, { params: { id }, body: { ...stored, yearInfo } })
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
  await user.click(await screen.findByRole('menuitem', { name: historyText.open }))
  const dialog = within(await screen.findByRole('dialog', { name: historyText.title('Kodupõld') }))
  await dialog.findByText(fieldsHistoryText.inYear(fieldsPageText.yearArea, YEAR))
  dialog.getByText('4,5 ha')
  await user.click(dialog.getByRole('button', { name: new RegExp(historyText.restoreAt('')) }))
  await screen.findByText(historyText.restored('Kodupõld'))
  const back = await farm.does(getField, { params: { id } })
  expect(back.yearInfo).toMatchObject([{ year: YEAR, mainCrop: { crop: 'talinisu' } }])
})
it('brings a deleted field back with its jobs, although nothing else is left', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  await addJobsTo(farm, [ploughing(id)])
  await farm.does(deleteField, { params: { id } })
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: fieldsHistoryText.deleted }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldsHistoryText.deleted }))
  await dialog.findByText(new RegExp(fieldsHistoryText.jobs(1)))
  await user.click(dialog.getByRole('button', { name: historyText.bringBackOf('Kodupõld') }))
  await screen.findByText(historyText.broughtBack('Kodupõld'))
  await user.keyboard('{Escape}')
  await screen.findByRole('link', { name: 'Kodupõld' })
  expect(await farm.does(listLastAdded, {})).toHaveLength(1)
})
