import { screen, within } from '@testing-library/react'
import { addField, deleteField, listFields } from '@vagu/core/fields/contract'
import { deleteAllFields } from '@vagu/core/fields/list-contract'
import { deleteWorker, listDeletedWorkers } from '@vagu/core/workers/contract'
import { addMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import { deleteJob } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { historyText } from '../../records/history/text.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addCertifiedWorker, addFields, addJobsTo, ploughing } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { deletedPageText } from './text.ts'

async function deleteSome(farm: Farm): Promise<void> {
  const [id = '', other = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const [, job] = await addJobsTo(farm, [ploughing(id), ploughing(other)])
  const worker = await addCertifiedWorker(farm)
  const { _id: material } = await farm.does(addMaterial, { body: { name: 'Kile', type: 'material' } })
  await farm.does(deleteField, { params: { id } })
  await farm.does(deleteJob, { params: { id: job?._id ?? '' } })
  await farm.does(deleteWorker, { params: { id: worker } })
  await farm.does(deleteMaterial, { params: { id: material } })
}
const rows = async () =>
  within(await screen.findByRole('list', { name: deletedPageText.list })).getAllByRole('listitem')
const chip = (label: string, count: number) =>
  screen.findByRole('radio', { name: deletedPageText.counted(label, count) })

it('shows what was deleted of every kind, and brings a field back with its jobs', async () => {
  const farm = await openFarm()
  await deleteSome(farm)
  const { user } = await renderPage('deleted')
  await chip(deletedPageText.all, 4)
  const names = (await rows()).map((row) => row.querySelector('strong')?.textContent)
  expect(new Set(names)).toEqual(new Set(['Kile', 'Kodupõld', 'Kündmine, Mäealune', 'Mari Kask']))
  await user.click(await chip(deletedPageText.kinds.field, 1))
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  expect(row?.textContent).toContain(deletedPageText.jobs(1))
  await user.click(screen.getByRole('button', { name: historyText.bringBackOf('Kodupõld') }))
  await screen.findByText(historyText.broughtBack('Kodupõld'))
  await screen.findByText(deletedPageText.none)
  expect(await farm.does(listFields, { query: {} })).toHaveLength(2)
})
it('says which kind could not be loaded, and shows the others', async () => {
  const farm = await openFarm()
  await deleteSome(farm)
  farm.refuses(listDeletedWorkers)
  const { user } = await renderPage('deleted')
  await screen.findByText(deletedPageText.failed(deletedPageText.kinds.worker))
  await chip(deletedPageText.all, 3)
  farm.lets(listDeletedWorkers)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await chip(deletedPageText.all, 4)
})
it('goes on to older ones, and brings all fields that went at once back with one press', async () => {
  const farm = await openFarm()
  const body = { name: 'Põld', area: 1 }
  for (let i = 0; i < 201; i++) await farm.does(addField, { body })
  await farm.does(deleteAllFields, {})
  const { user } = await renderPage('deleted')
  await chip(deletedPageText.kinds.field, 200)
  for (let i = 0; i < 3; i++) await user.click(screen.getByRole('button', { name: deletedPageText.more }))
  await user.click(screen.getByRole('button', { name: deletedPageText.older }))
  await chip(deletedPageText.kinds.field, 201)
  await user.click(screen.getByRole('button', { name: deletedPageText.bringBackTogether }))
  await screen.findByText(deletedPageText.broughtBack(201))
  await screen.findByText(deletedPageText.none)
  expect(await farm.does(listFields, { query: {} })).toHaveLength(201)
})
it('brings all that went at once back, those too that were not listed yet', async () => {
  const farm = await openFarm()
  for (let i = 0; i < 201; i++) await farm.does(addField, { body: { name: 'Põld', area: 1 } })
  await farm.does(deleteAllFields, {})
  const { user } = await renderPage('deleted')
  await chip(deletedPageText.kinds.field, 200)
  await user.click(screen.getByRole('button', { name: deletedPageText.bringBackTogether }))
  await screen.findByText(deletedPageText.broughtBack(201))
  expect(await farm.does(listFields, { query: {} })).toHaveLength(201)
})
it('brings what is ticked back, of several kinds', async () => {
  const farm = await openFarm()
  await deleteSome(farm)
  const { user } = await renderPage('deleted')
  for (const name of ['Kodupõld', 'Mari Kask', 'Kündmine, Mäealune'])
    await user.click(await screen.findByRole('checkbox', { name: deletedPageText.choose(name) }))
  await user.click(screen.getByRole('button', { name: deletedPageText.bringBackChosen(3) }))
  await screen.findByText(deletedPageText.broughtBack(3))
  await chip(deletedPageText.all, 1)
})
