import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { addField } from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import {
  addStockEntry,
  changeStockEntry,
  listStockBalances,
  listStockEntries,
} from '@vagu/core/stock/contract'
import {
  addSupplyOrder,
  changeSupplyOrder,
  changeSupplySetting,
  getSuppliesPlan,
  listSupplyOrders,
} from '@vagu/core/supplies/contract'
import { expect, it, vi } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as files from '../../lib/save-file.ts'
import { fileButtonLabel } from '../../ui/FileButtons.tsx'
import { uiText } from '../../ui/text.ts'
import { suppliesText as text } from './text.ts'

const NAME = 'AN 34,4'
const FERTILIZER = {
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
} as const

/** 27,540 kg are planned on 102 ha, and 26,500 are there. */
async function plannedFarm(withPack = true): Promise<Farm> {
  const farm = await openFarm()
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Kodupõld', area: 102 } })
  const { _id: requisiteId } = await farm.does(addMaterial, { body: { ...FERTILIZER, name: NAME } })
  await farm.does(addRequisitePlan, {
    body: {
      fieldId,
      year: YEAR,
      type: 'fertilizer',
      requisiteId,
      name: NAME,
      amount: 270,
      unit: 'kg/ha',
      timeframe: 'SPRING',
    },
  })
  await farm.does(addStockEntry, {
    body: { requisiteId, unit: 'kg', type: 'CURRENT_BALANCE', date: '2026-05-19', amount: 26_500 },
  })
  if (withPack)
    await farm.does(changeSupplySetting, {
      body: {
        requisiteId,
        unit: 'kg',
        packSize: 500,
        pricePerUnit: 0.36,
        supplier: 'Baltic Agro',
        updatedAt: null,
      },
    })
  return farm
}
const openRow = async () => screen.findByRole('button', { name: text.open(NAME) })
/** The newest message stands last. */
async function undoLast(user: UserEvent): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name: text.undo })
  await user.click(buttons.at(-1) ?? document.body)
}
const ordersOf = async (farm: Farm) => farm.does(listSupplyOrders, { query: {} })

it('leads to the fertilization plan and the requisite plan where nothing is planned', async () => {
  await openFarm()
  await renderPage('suppliesPlan')
  expect(await screen.findByRole('heading', { name: text.emptyTitle })).toBeDefined()
  expect(screen.getByRole('link', { name: text.toFertilization })).toHaveProperty(
    'pathname',
    `/vaetamiseplaan/${YEAR}`,
  )
  expect(screen.getByRole('link', { name: text.toPlan })).toHaveProperty('pathname', `/kuluplaan/${YEAR}`)
})
it('says that it could not be loaded, and loads again', async () => {
  const farm = await plannedFarm()
  farm.refuses(getSuppliesPlan)
  const { user } = await renderPage('suppliesPlan')
  await screen.findByText(text.loadFailed)
  farm.lets(getSuppliesPlan)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  expect(await openRow()).toBeDefined()
})

it('tells need, stock and what is to be bought in packs, with its price', async () => {
  await plannedFarm()
  await renderPage('suppliesPlan')
  const row = (await openRow()).closest('tr')
  if (!row) throw new Error('the material has no row')
  const of = within(row)
  for (const told of ['27 540 kg', '26 500 kg', '1 500 kg', '3 × 500 kg', '540,00 €'])
    expect(of.getByText(told)).toBeDefined()
})
it('says that it is done where nothing is left to do', async () => {
  const farm = await openFarm()
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Kodupõld', area: 10 } })
  const { _id: requisiteId } = await farm.does(addMaterial, { body: { ...FERTILIZER, name: NAME } })
  const date = `${YEAR}-05-04`
  const body = {
    fieldId,
    status: 'DONE' as const,
    jobCategory: { name: 'Väetamine' },
    job: { name: 'Väetamine' },
    area: 10,
    date,
    endDate: date,
    requisites: [{ ...FERTILIZER, name: NAME, requisiteId, amount: 270, unit: 'kg/ha' as const }],
  }
  await farm.does(addJob, { body })
  await renderPage('suppliesPlan')
  const row = (await openRow()).closest('tr')
  if (!row) throw new Error('the material has no row')
  expect(within(row).getByText(text.allDone)).toBeDefined()
  expect(within(row).getByText(text.nothingLeft)).toBeDefined()
  expect(within(row).queryByText(text.enough)).toBeNull()
})
it('opens the sum with its fields, and takes the size of a pack', async () => {
  const farm = await plannedFarm(false)
  const { user } = await renderPage('suppliesPlan')
  await user.click(await openRow())
  const dialog = within(await screen.findByRole('dialog', { name: NAME }))
  expect(dialog.getByRole('link', { name: 'Kodupõld' })).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: text.packSize }), '600')
  await user.type(dialog.getByRole('textbox', { name: text.supplier }), 'Scandagra')
  await user.click(dialog.getByRole('button', { name: text.save }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull())
  // an order that is made now goes to the new supplier
  expect(screen.getByRole('heading', { name: 'Scandagra' })).toBeDefined()
  const { rows } = await farm.does(getSuppliesPlan, { params: { year: YEAR } })
  expect(rows).toMatchObject([{ packSize: 600, packs: 2, toBuy: 1200, over: 160 }])
})
it('keeps what was typed where a pack is wrong', async () => {
  await plannedFarm(false)
  const { user } = await renderPage('suppliesPlan')
  await user.click(await openRow())
  const dialog = within(await screen.findByRole('dialog', { name: NAME }))
  const pack = dialog.getByRole('textbox', { name: text.packSize })
  await user.type(pack, '0')
  await user.click(dialog.getByRole('button', { name: text.save }))
  expect(dialog.getByText(/positiivne/)).toBeDefined()
  expect(pack).toHaveProperty('value', '0')
})

it('makes an order by a tap, marks it as ordered, and what has come lies in the stock', async () => {
  const farm = await plannedFarm()
  const { user } = await renderPage('suppliesPlan')
  await user.click(await screen.findByRole('button', { name: text.makeOrder }))
  await user.click(await screen.findByRole('button', { name: text.markOrdered }))
  await screen.findByText(text.orderedOn('2026-05-20'))
  expect(await ordersOf(farm)).toMatchObject([
    {
      supplier: 'Baltic Agro',
      orderedOn: '2026-05-20',
      lines: [{ amount: 1500, packs: 3, receivedOn: null }],
    },
  ])
  await user.click(screen.getByRole('checkbox', { name: text.receivedLine(NAME) }))
  const dialog = within(await screen.findByRole('dialog', { name: text.receivedLine(NAME) }))
  expect(dialog.getByRole('textbox', { name: text.paidPrice })).toHaveProperty('value', '')
  const amount = dialog.getByRole('textbox', { name: text.receivedAmount })
  await user.clear(amount)
  await user.type(amount, '1480')
  await user.type(dialog.getByRole('textbox', { name: text.batchNo }), 'L 7')
  await user.click(dialog.getByRole('button', { name: text.asOrdered('0,36 €/kg') }))
  await user.click(dialog.getByRole('button', { name: text.receive }))
  await screen.findByText(text.allReceived)
  expect(await farm.does(listStockBalances, { query: {} })).toMatchObject([{ balance: 27_980 }])
  expect(await ordersOf(farm)).toMatchObject([
    { lines: [{ receivedOn: '2026-05-20', receivedAmount: 1480, paidPrice: 0.36, batchNo: 'L 7' }] },
  ])
  await undoLast(user)
  await screen.findByText(text.orderedOn('2026-05-20'))
  expect(await farm.does(listStockBalances, { query: {} })).toMatchObject([{ balance: 26_500 }])
})
it('takes a receipt back with what was mended in the stock', async () => {
  const farm = await plannedFarm()
  const { user } = await renderPage('suppliesPlan')
  await user.click(await screen.findByRole('button', { name: text.makeOrder }))
  const box = () => screen.findByRole('checkbox', { name: text.receivedLine(NAME) })
  await user.click(await box())
  await user.click(await screen.findByRole('button', { name: text.receive }))
  await screen.findByText(text.allReceived)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [entry] = (await farm.does(listStockEntries, { query: {} })).filter(({ type }) => type === 'INCREASE')
  if (!entry) throw new Error('nothing has come')
  expect(entry).toMatchObject({ amount: 1500, pricePerUnit: null })
  const { _id, name: _name, userId: _user, updatedAt: _at, ...content } = entry
  await farm.does(changeStockEntry, {
    params: { id: _id },
    body: { ...content, amount: 480, pricePerUnit: 0.4 },
  })
  await user.click(await box())
  await screen.findByText(text.fromStock(NAME))
  await undoLast(user)
  await waitFor(async () =>
    expect(
      (await farm.does(listStockEntries, { query: {} })).filter(({ type }) => type === 'INCREASE'),
    ).toMatchObject([{ _id, amount: 480, pricePerUnit: 0.4 }]),
  )
})
it('does not say that all is there where own produce lacks', async () => {
  await plannedFarm(false)
  const { user } = await renderPage('suppliesPlan')
  await user.click(await openRow())
  const dialog = within(await screen.findByRole('dialog', { name: NAME }))
  await user.click(dialog.getByRole('checkbox', { name: text.isBought }))
  await user.click(dialog.getByRole('button', { name: text.save }))
  await screen.findByText(`${text.buyNoneKnown} ${text.buyOwnLacking(NAME)}`)
})
it('says that an order was not stored, and shows it as it is', async () => {
  const farm = await plannedFarm()
  const { user } = await renderPage('suppliesPlan')
  await user.click(await screen.findByRole('button', { name: text.makeOrder }))
  farm.refuses(changeSupplyOrder)
  await user.click(await screen.findByRole('checkbox', { name: text.receivedLine(NAME) }))
  await user.click(await screen.findByRole('button', { name: text.receive }))
  await screen.findByText(text.orderFailed)
  expect(screen.getByRole('checkbox', { name: text.receivedLine(NAME) })).toHaveProperty('checked', false)
})
it('deletes an order and brings it back', async () => {
  const farm = await plannedFarm()
  const { user } = await renderPage('suppliesPlan')
  await user.click(await screen.findByRole('button', { name: text.makeOrder }))
  await user.click(await screen.findByRole('button', { name: text.deleteOrder }))
  const told = (await screen.findByText(text.orderDeleted)).closest('[role="status"]')
  expect(told).not.toBeNull()
  await waitFor(async () => expect(await ordersOf(farm)).toEqual([]))
  await undoLast(user)
  await waitFor(async () => expect(await ordersOf(farm)).toHaveLength(1))
})
it('gives the plan as a file', async () => {
  await plannedFarm()
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  const { user } = await renderPage('suppliesPlan')
  await user.click(await screen.findByRole('button', { name: fileButtonLabel('csv') }))
  expect(save).toHaveBeenCalledWith(
    `${text.fileName(YEAR)}.csv`,
    expect.stringContaining(`${NAME};kg;27540;0;27540;0;26500;0;1500;3;500;0,36;540;Baltic Agro;Kodupõld`),
  )
  save.mockRestore()
})
it('gives an order as a file and prints it as a letter to its supplier', async () => {
  const farm = await plannedFarm()
  const { _id: company } = await farm.does(addMaterial, { body: { ...FERTILIZER, name: '=NPK; 5-10' } })
  const line = {
    _id: '01890a5d-ac96-774b-bcce-b30209910001',
    requisiteId: company,
    name: '=NPK; 5-10',
    amount: 40,
    unit: 'kg',
  } as const
  await farm.does(addSupplyOrder, {
    body: {
      year: YEAR,
      supplier: 'Muu Pood',
      orderedOn: '2026-05-18',
      note: 'Palun tuua Kivi juurde',
      lines: [line],
    },
  })
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  const letters: (string | null | undefined)[] = []
  vi.stubGlobal('print', () => letters.push(document.querySelector('body > article')?.textContent))
  const { user } = await renderPage('suppliesPlan')
  await user.click(await screen.findByRole('button', { name: text.makeOrder }))
  const card = (await screen.findByRole('list', { name: text.order('Baltic Agro') })).closest(
    'section, article',
  )
  if (!(card instanceof HTMLElement)) throw new Error('the order has no card')
  await user.click(within(card).getByRole('button', { name: text.orderFile }))
  expect(save).toHaveBeenCalledWith(
    text.orderFileName('Baltic Agro'),
    expect.stringContaining(`${NAME};1500;kg;3;500`),
  )
  await user.click(within(card).getByRole('button', { name: text.printOrder }))
  const other = screen.getByRole('list', { name: text.order('Muu Pood') }).closest('section, article')
  if (!(other instanceof HTMLElement)) throw new Error('the order has no card')
  await user.click(within(other).getByRole('button', { name: text.orderFile }))
  const [, ownFile = ''] = save.mock.lastCall ?? []
  expect(ownFile).not.toContain('\n=NPK')
  await user.click(within(other).getByRole('button', { name: text.printOrder }))
  const [first = '', second = ''] = letters.map((letter) => (letter ?? '').replaceAll('\u00A0', ' '))
  expect(first).toContain(text.order('Baltic Agro'))
  expect(first).toContain(`${NAME}1 500 kg3500 kg`)
  expect(first).not.toContain('NPK')
  expect(second).toContain('18.05.2026')
  expect(second).toContain('Palun tuua Kivi juurde')
  expect(document.querySelector('body > article')).toBeNull()
  save.mockRestore()
  vi.unstubAllGlobals()
})
