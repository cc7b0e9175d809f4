import { screen, within } from '@testing-library/react'
import { deleteMaterial } from '@vagu/core/materials/contract'
import {
  addStockEntry,
  changeStockEntry,
  changeStockFacts,
  deleteStockEntry,
  getStock,
} from '@vagu/core/stock/contract'
import { expect, it } from 'vitest'
import { stockEntryText } from '../../../entities/stock/text.ts'
import { recordsText } from '../../../records/text.ts'
import { openFarm } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFertilizer, addSprayed, NITRATE, openFarmWithStock } from '../../../testing/stock.ts'
import { uiText } from '../../../ui/text.ts'
import { receiptText } from '../entry/text.ts'
import { stockText } from '../text.ts'
import { ledgerText } from './text.ts'

const lines = async () => within(await screen.findByRole('table', { name: ledgerText.lines }))

it('shows the movements from the balance at the start, and why the mean price changed', async () => {
  const { id } = await openFarmWithStock()
  const { user } = await renderPage('stockLedger', { id })
  const table = await lines()
  table.getByText(stockEntryText.types.PERIOD_START_BALANCE)
  table.getByText('+24 000 kg')
  await user.click(table.getByRole('button', { name: new RegExp(ledgerText.why('01.04.2026')) }))
  await screen.findByText(
    ledgerText.mixed({ amount: '1 200 kg', price: '0,4 €/kg' }, { amount: '24 000 kg', price: '0,36 €/kg' }),
  )
  screen.getByText(ledgerText.changed('0,4 €/kg', '0,3619 €/kg'))
})
it('names what was used beyond what there was, with the way to its job', async () => {
  const farm = await openFarm()
  const id = await addSprayed(farm)
  const entry = { requisiteId: id, unit: 'l', type: 'INCREASE', date: '2026-05-01' } as const
  await farm.does(addStockEntry, { body: { ...entry, amount: 10, pricePerUnit: 18.5, batchNo: 'A-7' } })
  await renderPage('stockLedger', { id })
  await screen.findByText(new RegExp(ledgerText.undocumentedText('2 l')))
  const table = await lines()
  table.getByText(stockEntryText.types.DYNAMIC_FIXUP)
  const job = table.getByRole('link', { name: ledgerText.openJob('Mäepõld', '18.05.2026') })
  expect(job.getAttribute('href')).toContain('/pollud/2026/')
})
it('changes an entry and takes the change back', async () => {
  const { farm, id } = await openFarmWithStock()
  const { user } = await renderPage('stockLedger', { id })
  const table = await lines()
  await user.click(table.getByRole('button', { name: /^Tegevused: .*01\.04\.2026/ }))
  await user.click(await screen.findByRole('menuitem', { name: ledgerText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.edit.INCREASE }))
  const amount = await dialog.findByRole('textbox', { name: /Kogus/ })
  await user.clear(amount)
  await user.type(amount, '23000')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect(await farm.untilSent(changeStockEntry)).toMatchObject([{ body: { amount: 23_000 } }])
  await user.click(await screen.findByRole('button', { name: uiText.undo }))
  await screen.findByText(receiptText.undone)
  expect(farm.sent(changeStockEntry).at(-1)).toMatchObject({
    body: { amount: 24_000, updatedAt: expect.any(String) },
  })
})
it('takes no change back that somebody else has changed since', async () => {
  const { farm, id } = await openFarmWithStock()
  const { user } = await renderPage('stockLedger', { id })
  const table = await lines()
  await user.click(table.getByRole('button', { name: /^Tegevused: .*01\.04\.2026/ }))
  await user.click(await screen.findByRole('menuitem', { name: ledgerText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.edit.INCREASE }))
  const amount = await dialog.findByRole('textbox', { name: /Kogus/ })
  await user.clear(amount)
  await user.type(amount, '23000')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await farm.untilSent(changeStockEntry)
  const undo = await screen.findByRole('button', { name: uiText.undo })
  farm.refuses(changeStockEntry, 'conflict')
  await user.click(undo)
  await screen.findByText(receiptText.changedMeanwhile)
})
it('deletes an entry and brings it back', async () => {
  const { farm, id } = await openFarmWithStock()
  const { user } = await renderPage('stockLedger', { id })
  const table = await lines()
  await user.click(table.getByRole('button', { name: /^Tegevused: .*01\.04\.2026/ }))
  await user.click(await screen.findByRole('menuitem', { name: ledgerText.remove }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: recordsText.delete }))
  expect(await farm.untilSent(deleteStockEntry)).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: uiText.undo }))
  await (await lines()).findByText('+24 000 kg')
})
it('shows the days that are typed, and says when they are the wrong way round', async () => {
  const { farm, id } = await openFarmWithStock()
  const { user } = await renderPage('stockLedger', { id })
  await lines()
  const from = screen.getByRole('textbox', { name: ledgerText.from })
  await user.clear(from)
  await user.type(from, '01.12.2026')
  await screen.findByText(ledgerText.wrongPeriod)
  await user.clear(from)
  await user.type(from, '15.03.2026')
  const table = await lines()
  await table.findByText('1 200 kg')
  expect(farm.sent(getStock).at(-1)).toMatchObject({ query: { start: '2026-03-15', end: '2026-05-20' } })
})
it('begins with a count where the material has no entry yet', async () => {
  const farm = await openFarm()
  const id = await addFertilizer(farm, 'NPK 5-10-20')
  const { user } = await renderPage('stockLedger', { id })
  await screen.findByText(ledgerText.notKept)
  await user.click(screen.getByRole('button', { name: stockText.count }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.CURRENT_BALANCE }))
  await user.type(await dialog.findByRole('textbox', { name: /Praegu on/ }), '0')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect(await farm.untilSent(addStockEntry)).toMatchObject([{ body: { amount: 0, requisiteId: id } }])
  await lines()
})
it('stores the fact that was typed and no other, over the version that was seen', async () => {
  const { farm, id } = await openFarmWithStock()
  const { user } = await renderPage('stockLedger', { id })
  await user.type(await screen.findByRole('textbox', { name: ledgerText.density }), '1,3')
  await user.click(screen.getByRole('button', { name: uiText.save }))
  expect((await farm.untilSent(changeStockFacts))[0]?.body).toEqual({
    density: 1.3,
    updatedAt: expect.any(String),
  })
})
it('tells the day of the register apart, and says when another was faster', async () => {
  const farm = await openFarm()
  const id = await addSprayed(farm)
  const overview = await farm.does(getStock, { query: { requisiteId: id } })
  const days = { useUpBy: '2026-11-30', registerUseUpBy: '2026-11-30' }
  farm.answers(getStock, () => ({ ...overview, items: overview.items.map((item) => ({ ...item, ...days })) }))
  farm.refuses(changeStockFacts, 'conflict')
  const { user } = await renderPage('stockLedger', { id })
  await screen.findByText(ledgerText.registerDay('30.11.2026'))
  expect(screen.getByRole('textbox', { name: ledgerText.useUpBy })).toHaveProperty('value', '')
  await user.type(screen.getByRole('textbox', { name: ledgerText.density }), '1,3')
  await user.click(screen.getByRole('button', { name: uiText.save }))
  await screen.findByText(ledgerText.factsConflict)
  expect(farm.sent(changeStockFacts)[0]?.body).not.toHaveProperty('useUpBy')
})
it('counts and writes off what is left of a deleted material', async () => {
  const { farm, id } = await openFarmWithStock()
  await farm.does(deleteMaterial, { params: { id } })
  const { user } = await renderPage('stockLedger', { id })
  await user.click(await screen.findByRole('button', { name: stockText.decrease }))
  expect(screen.queryByRole('button', { name: stockText.receive })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.DECREASE }))
  expect(await dialog.findByRole('combobox', { name: /Tarvik/ })).toHaveProperty('value', NITRATE)
  await user.type(dialog.getByRole('textbox', { name: /Kogus/ }), '25200')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect(await farm.untilSent(addStockEntry)).toMatchObject([{ body: { amount: 25_200, requisiteId: id } }])
})
it('shows the ledger of the material that stands for a deleted one', async () => {
  const { farm, id } = await openFarmWithStock()
  const other = await addFertilizer(farm, NITRATE)
  await farm.does(deleteMaterial, { params: { id } })
  const { user } = await renderPage('stockLedger', { id })
  await lines()
  await user.click(screen.getByRole('button', { name: stockText.count }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.CURRENT_BALANCE }))
  await user.type(await dialog.findByRole('textbox', { name: /Praegu on/ }), '5')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect(await farm.untilSent(addStockEntry)).toMatchObject([{ body: { requisiteId: other } }])
})
it('says so of a material that is not there', async () => {
  await openFarm()
  await renderPage('stockLedger', { id: '018f0000-0000-7000-8000-000000000000' })
  await screen.findByText(ledgerText.missing)
})
it('loads the ledger again where it could not be loaded', async () => {
  const { farm, id } = await openFarmWithStock()
  farm.refuses(getStock)
  const { user } = await renderPage('stockLedger', { id })
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getStock)
  await user.click(reload)
  await lines()
})
