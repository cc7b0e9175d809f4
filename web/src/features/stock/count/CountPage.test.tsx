import { cleanup, screen, waitFor } from '@testing-library/react'
import { addStockEntry, changeStockEntry, deleteStockEntry, getStock } from '@vagu/core/stock/contract'
import { deleteMaterial } from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import { stockEntryText } from '../../../entities/stock/text.ts'
import { openFarm } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFertilizer, addSprayed, NITRATE, openFarmWithStock } from '../../../testing/stock.ts'
import { uiText } from '../../../ui/text.ts'
import { countText } from './text.ts'

const inputOf = (name: string) => screen.findByRole('textbox', { name: countText.amountOf(name) })

it('shows the difference at once, goes on by Enter, and stores each number', async () => {
  const { farm, id } = await openFarmWithStock()
  const other = await addSprayed(farm)
  const { user } = await renderPage('stockCount')
  await user.type(await inputOf(NITRATE), '24848')
  await screen.findByText(stockEntryText.difference('-352 kg'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await inputOf('Tiltor 300'))
  await user.keyboard('7,6{Enter}{Enter}')
  await screen.findByText(countText.savedAll(2))
  expect(farm.sent(addStockEntry)).toMatchObject([
    { body: { type: 'CURRENT_BALANCE', requisiteId: id, amount: 24_848, unit: 'kg', date: '2026-05-20' } },
    { body: { type: 'CURRENT_BALANCE', requisiteId: other, amount: 7.6, unit: 'l' } },
  ])
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(countText.takenBack)
  expect(farm.sent(deleteStockEntry)).toHaveLength(2)
  expect(await inputOf(NITRATE)).toHaveProperty('value', '')
})
it('loses nothing without a network or by a reload, and counts nothing twice', async () => {
  const { farm } = await openFarmWithStock()
  const { user } = await renderPage('stockCount')
  await user.type(await inputOf(NITRATE), '25000')
  farm.losesAnswerOf(addStockEntry)
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  await screen.findByText(countText.failed)
  cleanup()
  farm.lets(addStockEntry)
  const again = await renderPage('stockCount')
  await waitFor(async () => expect(await inputOf(NITRATE)).toHaveProperty('value', '25000'))
  await again.user.click(screen.getByRole('button', { name: countText.save(1) }))
  await screen.findByText(countText.savedAll(1))
  const [one, two] = farm.sent(addStockEntry)
  expect(two?.body._id).toBe(one?.body._id)
})
it('changes nothing of a stocktaking that ended, and corrects a number of today with what others added', async () => {
  const { farm } = await openFarmWithStock()
  const { user } = await renderPage('stockCount')
  await user.type(await inputOf(NITRATE), '25000')
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  await screen.findByText(countText.savedAll(1))
  await user.type(await inputOf(NITRATE), '25001')
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  const [change] = await farm.untilSent(changeStockEntry)
  expect(change).toMatchObject({ body: { amount: 25_001, updatedAt: expect.any(String) } })
  cleanup()
  const again = await renderPage('stockCount')
  expect(await inputOf(NITRATE)).toHaveProperty('value', '')
  await again.user.type(await inputOf(NITRATE), '24000')
  await again.user.click(screen.getByRole('button', { name: countText.save(1) }))
  await screen.findByText(countText.savedAll(1))
  const [first, second] = farm.sent(addStockEntry).slice(-2)
  expect(second?.body._id).not.toBe(first?.body._id)
  expect(farm.sent(changeStockEntry)).toHaveLength(1)
})
it('says so where a count was deleted meanwhile, and stores the number as a new one', async () => {
  const { farm } = await openFarmWithStock()
  const { user } = await renderPage('stockCount')
  await user.type(await inputOf(NITRATE), '25000')
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  await screen.findByText(countText.savedAll(1))
  const id = farm.sent(addStockEntry).at(-1)?.body._id ?? ''
  await farm.does(deleteStockEntry, { params: { id } })
  await user.type(await inputOf(NITRATE), '25001')
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  await screen.findByText(countText.becameNew)
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  await waitFor(() => expect(farm.sent(addStockEntry).at(-1)).toMatchObject({ body: { amount: 25_001 } }))
})
it('takes a count of a material that nobody used yet, and no number below 0', async () => {
  const { farm } = await openFarmWithStock()
  const id = await addFertilizer(farm, 'NPK 5-10-20')
  const { user } = await renderPage('stockCount')
  await user.click(await screen.findByRole('combobox', { name: countText.add }))
  await user.click(await screen.findByRole('option', { name: /NPK/ }))
  await user.type(await inputOf('NPK 5-10-20'), '-3')
  await screen.findByText(countText.negative)
  expect(screen.getByRole('button', { name: countText.save(0) })).toHaveProperty('disabled', true)
  await user.clear(await inputOf('NPK 5-10-20'))
  await user.type(await inputOf('NPK 5-10-20'), '0')
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  expect(await farm.untilSent(addStockEntry)).toMatchObject([{ body: { requisiteId: id, amount: 0 } }])
})
it('says so where there is nothing to count', async () => {
  await openFarm()
  await renderPage('stockCount')
  await screen.findByText(countText.none)
})
it('loads the list again where it could not be loaded', async () => {
  const { farm } = await openFarmWithStock()
  farm.refuses(getStock)
  const { user } = await renderPage('stockCount')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getStock)
  await user.click(reload)
  await inputOf(NITRATE)
})
it('counts what is left of a deleted material, and nothing of one of which nothing is left', async () => {
  const { farm, id } = await openFarmWithStock()
  await addFertilizer(farm, 'Kaltsiumsalpeeter')
  await farm.does(deleteMaterial, { params: { id } })
  const { user } = await renderPage('stockCount')
  await user.type(await inputOf(NITRATE), '0')
  expect(screen.getByText(new RegExp(countText.deleted))).toBeDefined()
  await user.click(screen.getByRole('button', { name: countText.save(1) }))
  await screen.findByText(countText.savedAll(1))
  const { items } = await farm.does(getStock, { query: {} })
  expect(items.find(({ requisiteId }) => requisiteId === id)).toMatchObject({ balance: 0, isDeleted: true })
  expect(farm.sent(getStock)).toContainEqual({ query: { end: '2026-05-20', plans: 'false' } })
})
