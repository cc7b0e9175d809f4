import { screen, waitFor, within } from '@testing-library/react'
import { addMaterial } from '@vagu/core/materials/contract'
import { addStockEntry, getStock } from '@vagu/core/stock/contract'
import { messageOf } from '@vagu/core/messages'
import { expect, it, vi } from 'vitest'
import { personWith } from '../../../../server/src/testing/people.ts'
import { stockEntryText } from '../../entities/stock/text.ts'
import * as files from '../../lib/save-file.ts'
import { openAs, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFertilizer, addSprayed, openFarmWithStock } from '../../testing/stock.ts'
import { fileButtonLabel } from '../../ui/FileButtons.tsx'
import { uiText } from '../../ui/text.ts'
import { entryPhotosText, receiptText } from './entry/text.ts'
import { stockText } from './text.ts'

it('shows how much there is and what it is worth, on any day', async () => {
  await openFarmWithStock()
  const { user } = await renderPage('stock')
  const row = within(await screen.findByRole('row', { name: /Ammooniumnitraat/ }))
  row.getAllByText('25 200 kg')
  row.getByText('9 120,00 €')
  const day = screen.getByRole('textbox', { name: stockText.asOf })
  await user.clear(day)
  await user.type(day, '31.03.2026')
  await screen.findByText(stockText.asOfNote('31.03.2026'))
  await waitFor(() => screen.getAllByText('1 200 kg'))
  screen.getAllByText('480,00 €')
})
it('begins with a count where nothing is entered, and names what was used of late', async () => {
  const farm = await openFarm()
  const id = await addSprayed(farm)
  const { user } = await renderPage('stock')
  await screen.findByText(stockText.none)
  screen.getByRole('link', { name: stockText.startCount })
  await user.click(await screen.findByRole('button', { name: stockText.countOf('Tiltor 300') }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.CURRENT_BALANCE }))
  await user.type(await dialog.findByRole('textbox', { name: /Praegu on/ }), '26,5')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect(await farm.untilSent(addStockEntry)).toMatchObject([
    { body: { type: 'CURRENT_BALANCE', requisiteId: id, amount: 26.5, unit: 'l', date: '2026-05-20' } },
  ])
  await screen.findByRole('table', { name: stockText.table })
})
it('finds by name and by kind', async () => {
  const { farm } = await openFarmWithStock()
  const { _id: seed } = await farm.does(addMaterial, {
    body: { name: 'Fredis', type: 'seed', subtype: 'talinisu', seedCertificate: 'OTS' },
  })
  await farm.does(addStockEntry, {
    body: { requisiteId: seed, unit: 'kg', type: 'INCREASE', date: '2026-04-01', amount: 500 },
  })
  const { user } = await renderPage('stock')
  await screen.findByRole('link', { name: stockText.openLedger('Fredis') })
  await user.type(screen.getByRole('searchbox', { name: stockText.search }), 'fre')
  await screen.findAllByText(stockText.found(1, 2))
  expect(screen.queryByRole('link', { name: stockText.openLedger('Ammooniumnitraat') })).toBeNull()
})
it('takes a delivery note of two lines in, and gives it back', async () => {
  const { farm, id } = await openFarmWithStock()
  const other = await addFertilizer(farm, 'NPK 5-10-20')
  const { user } = await renderPage('stock')
  await user.click(await screen.findByRole('button', { name: stockText.receive }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.INCREASE }))
  const first = within(await dialog.findByRole('listitem', { name: receiptText.line(1) }))
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect(first.getByRole('combobox', { name: /Tarvik/ }).getAttribute('aria-invalid')).toBe('true')
  await user.click(first.getByRole('combobox', { name: /Tarvik/ }))
  await user.click(await screen.findByRole('option', { name: /Ammoonium/ }))
  await user.type(first.getByRole('textbox', { name: /Kogus/ }), '5000')
  await user.type(first.getByRole('textbox', { name: stockEntryText.price }), '0,30')
  await user.click(dialog.getByRole('button', { name: receiptText.addLine }))
  const second = within(dialog.getByRole('listitem', { name: receiptText.line(2) }))
  await user.click(second.getByRole('combobox', { name: /Tarvik/ }))
  await user.click(await screen.findByRole('option', { name: /NPK/ }))
  await user.type(second.getByRole('textbox', { name: /Kogus/ }), '1000')
  await user.type(second.getByRole('textbox', { name: stockEntryText.total }), '480.50')
  dialog.getByText('1 980,50 €')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await screen.findByText(receiptText.saved(2))
  expect(farm.sent(addStockEntry)).toMatchObject([
    { body: { requisiteId: id, amount: 5000, pricePerUnit: 0.3 } },
    { body: { requisiteId: other, amount: 1000, pricePerUnit: 0.4805 } },
  ])
  await screen.findByRole('link', { name: stockText.openLedger('NPK 5-10-20') })
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(receiptText.takenBack)
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: stockText.openLedger('NPK 5-10-20') })).toBeNull(),
  )
})
it('asks once whether a price of 0 is meant', async () => {
  const { farm } = await openFarmWithStock()
  const { user } = await renderPage('stock')
  await user.click(await screen.findByRole('button', { name: stockText.receive }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.INCREASE }))
  await user.click(await dialog.findByRole('combobox', { name: /Tarvik/ }))
  await user.click(await screen.findByRole('option', { name: /Ammoonium/ }))
  await user.type(dialog.getByRole('textbox', { name: /Kogus/ }), '100')
  await user.type(dialog.getByRole('textbox', { name: stockEntryText.price }), '0')
  dialog.getByText(stockEntryText.zeroPrice)
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  const question = within(await screen.findByRole('alertdialog', { name: stockEntryText.zeroPriceTitle }))
  expect(farm.sent(addStockEntry)).toHaveLength(0)
  await user.click(question.getByRole('button', { name: stockEntryText.zeroPriceYes }))
  expect(await farm.untilSent(addStockEntry)).toMatchObject([{ body: { pricePerUnit: 0 } }])
})
it('keeps the lines that were not stored when the server is away', async () => {
  const { farm } = await openFarmWithStock()
  const { user } = await renderPage('stock')
  await user.click(await screen.findByRole('button', { name: stockText.receive }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.INCREASE }))
  await user.click(await dialog.findByRole('combobox', { name: /Tarvik/ }))
  await user.click(await screen.findByRole('option', { name: /Ammoonium/ }))
  await user.type(dialog.getByRole('textbox', { name: /Kogus/ }), '100')
  farm.cannotReach(addStockEntry)
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await farm.untilSent(addStockEntry)
  farm.lets(addStockEntry)
  await waitFor(() => dialog.getByDisplayValue('100'))
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await screen.findByText(receiptText.saved(1))
  const [one, two] = farm.sent(addStockEntry)
  expect(two?.body._id).toBe(one?.body._id)
})
it('says what goes beyond what there is', async () => {
  await openFarmWithStock()
  const { user } = await renderPage('stock')
  await user.click(await screen.findByRole('button', { name: stockText.decrease }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.DECREASE }))
  await user.click(await dialog.findByRole('combobox', { name: /Tarvik/ }))
  await user.click(await screen.findByRole('option', { name: /Ammoonium/ }))
  await user.type(dialog.getByRole('textbox', { name: /Kogus/ }), '26000')
  await dialog.findByText(stockEntryText.overBalance('25 200 kg'))
})
it('asks for the density where litres stand against kilograms', async () => {
  const { farm } = await openFarmWithStock()
  const { user } = await renderPage('stock')
  await user.click(await screen.findByRole('button', { name: stockText.decrease }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.DECREASE }))
  await user.click(await dialog.findByRole('combobox', { name: /Tarvik/ }))
  await user.click(await screen.findByRole('option', { name: /Ammoonium/ }))
  await user.type(dialog.getByRole('textbox', { name: /Kogus/ }), '10')
  await user.click(dialog.getByRole('combobox', { name: stockEntryText.unit }))
  await user.click(await screen.findByRole('option', { name: 'l' }))
  const density = await dialog.findByRole('textbox', { name: stockEntryText.density })
  await user.type(density, '0,0000001')
  await dialog.findByText(messageOf('wrongDensity'))
  await user.clear(density)
  await user.type(density, '1,28')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect(await farm.untilSent(addStockEntry)).toMatchObject([{ body: { amount: 10, unit: 'l' } }])
  await waitFor(() => screen.getAllByText('19 677,5 l'))
})
it('tells a worker amounts and no money', async () => {
  const { farm, id } = await openFarmWithStock()
  await openAs((server) => personWith(server, farm.client, 'worker'))
  const { user } = await renderPage('stock')
  await screen.findByRole('link', { name: stockText.openLedger('Ammooniumnitraat') })
  expect(screen.queryByText(/€/)).toBeNull()
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: fileButtonLabel('csv') }))
  expect(save.mock.calls[0]?.[1]).not.toContain('€')
  save.mockRestore()
  await user.click(screen.getByRole('button', { name: stockText.receive }))
  const dialog = within(await screen.findByRole('dialog', { name: stockEntryText.add.INCREASE }))
  await dialog.findByRole('textbox', { name: /Kogus/ })
  expect(dialog.queryByRole('textbox', { name: stockEntryText.price })).toBeNull()
  dialog.getByRole('region', { name: entryPhotosText.title })
  expect(id).not.toBe('')
})
it('loads the stock again where it could not be loaded', async () => {
  const { farm } = await openFarmWithStock()
  farm.refuses(getStock)
  const { user } = await renderPage('stock')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getStock)
  await user.click(reload)
  await screen.findByRole('link', { name: stockText.openLedger('Ammooniumnitraat') })
})
it('gives the stock of a day out as a file', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  await openFarmWithStock()
  const { user } = await renderPage('stock')
  await user.click(await screen.findByRole('button', { name: fileButtonLabel('csv') }))
  const [name, content] = save.mock.calls[0] ?? []
  expect(name).toBe('laoseis-2026-05-20.csv')
  expect(content).toContain('Ammooniumnitraat;25200;kg;0,361905;9120;0;25200;0;\r\n')
  save.mockRestore()
})
