import { screen, within } from '@testing-library/react'
import { addField, deleteField, listFields } from '@vagu/core/fields/contract'
import { deleteAllFields } from '@vagu/core/fields/list-contract'
import { deleteWorker, listDeletedWorkers } from '@vagu/core/workers/contract'
import { addMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import { deleteJob } from '@vagu/core/jobs/contract'
import { addRequisitePlan, deleteRequisitePlan, getRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { addStockEntry, deleteStockEntry } from '@vagu/core/stock/contract'
import { addSupplyOrder, deleteSupplyOrder } from '@vagu/core/supplies/contract'
import { addWorkTime, deleteWorkTime } from '@vagu/core/work-times/contract'
import { expect, it } from 'vitest'
import { nounsText } from '../../entities/nouns-text.ts'
import { historyText } from '../../records/history/text.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addCertifiedWorker, addFields, addJobsTo, ploughing } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { deletedPageText } from './text.ts'

const YEAR = 2026
const ORDER_LINE = '01890a5d-ac96-774b-bcce-b30209910001'

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
  await user.click(await chip(nounsText.fields.many, 1))
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  expect(row?.textContent).toContain(deletedPageText.jobs(1))
  await user.click(screen.getByRole('button', { name: historyText.bringBackOf('Kodupõld') }))
  await screen.findByText(historyText.broughtBack('Kodupõld'))
  await screen.findByText(deletedPageText.none)
  expect(await farm.does(listFields, { query: {} })).toHaveLength(2)
})
it('offers the kinds of which something was deleted', async () => {
  await deleteSome(await openFarm())
  await renderPage('deleted')
  await chip(deletedPageText.all, 4)
  const { fields, jobs, materials, workers } = nounsText
  const labels = [fields, jobs, materials, workers].map(({ many }) => deletedPageText.counted(many, 1))
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    deletedPageText.counted(deletedPageText.all, 4),
    ...labels,
  ])
})
it('offers no kinds where nothing was deleted', async () => {
  await openFarm()
  await renderPage('deleted')
  await screen.findByText(deletedPageText.none)
  expect(screen.queryAllByRole('radio')).toEqual([])
})
it('says which kind could not be loaded, and shows the others', async () => {
  const farm = await openFarm()
  await deleteSome(farm)
  farm.refuses(listDeletedWorkers)
  const { user } = await renderPage('deleted')
  await screen.findByText(deletedPageText.failed(nounsText.workers.many))
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
  await chip(nounsText.fields.many, 200)
  for (let i = 0; i < 3; i++) await user.click(screen.getByRole('button', { name: deletedPageText.more }))
  await user.click(screen.getByRole('button', { name: deletedPageText.older }))
  await chip(nounsText.fields.many, 201)
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
  await chip(nounsText.fields.many, 200)
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
it('shows plan lines, orders, hours and entries of the stock with what tells them apart, and brings them back', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const workerId = await addCertifiedWorker(farm)
  const { _id: requisiteId } = await farm.does(addMaterial, { body: { name: 'Kile', type: 'material' } })
  const plan = { type: 'material', requisiteId, name: 'Kile', amount: 3, unit: 'kg/ha' } as const
  const { _id: line } = await farm.does(addRequisitePlan, {
    body: { fieldId, year: YEAR, timeframe: 'SPRING', ...plan },
  })
  const { _id: order } = await farm.does(addSupplyOrder, {
    body: { year: YEAR, supplier: 'Peipsi Agro', lines: [{ _id: ORDER_LINE, ...plan, unit: 'kg' }] },
  })
  const { _id: hours } = await farm.does(addWorkTime, {
    body: { workerId, date: '2026-05-11', start: '08:00', end: '12:30' },
  })
  const { _id: entry } = await farm.does(addStockEntry, {
    body: { requisiteId, unit: 'kg', type: 'INCREASE', date: '2026-05-10', amount: 7 },
  })
  await farm.does(deleteRequisitePlan, { params: { id: line } })
  await farm.does(deleteSupplyOrder, { params: { id: order } })
  await farm.does(deleteWorkTime, { params: { id: hours }, query: {} })
  await farm.does(deleteStockEntry, { params: { id: entry } })
  const { user } = await renderPage('deleted')
  await chip(deletedPageText.all, 4)
  const told = (await rows()).map((row) => row.textContent.replaceAll('\u00A0', ' '))
  for (const part of ['Kodupõld · 2026 · 3 kg/ha', 'Peipsi Agro2026 · 1 rida', '4 h 30 min', '10.05.2026'])
    expect(told.some((row) => row.includes(part))).toBe(true)
  for (const name of ['Peipsi Agro', 'Mari Kask'])
    await user.click(screen.getByRole('button', { name: historyText.bringBackOf(name) }))
  for (const button of screen.getAllByRole('button', { name: historyText.bringBackOf('Kile') }))
    await user.click(button)
  await screen.findByText(deletedPageText.none)
  const [kept] = (await farm.does(getRequisitePlan, { params: { year: String(YEAR) }, query: {} })).plans
  expect(kept?._id).toBe(line)
})
