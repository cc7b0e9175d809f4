import { screen, waitFor, within } from '@testing-library/react'
import {
  addPayment,
  creditInvoice,
  listAdminOrders,
  remindOfInvoice,
  takeBackPayment,
} from '@vagu/core/admin/contract'
import { messageOf } from '@vagu/core/messages'
import { expect, it } from 'vitest'
import type { Client } from '../../../../server/src/testing/client.ts'
import { BILLED, placeTestOrder } from '../../../../server/src/testing/orders.ts'
import type { TestServer } from '../../../../server/src/testing/test-server.ts'
import { proven } from '../../../../server/src/testing/visitors.ts'
import { ADMIN, openAs } from '../../testing/farm.ts'
import { leaveEachWay } from '../../testing/leaving.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { adminText } from './text.ts'

/** The admin, whose address one account can have. */
let made: Promise<Client> | undefined
const admin = (server: TestServer): Promise<Client> => (made ??= proven(server, ADMIN))

it('is for admins alone', async () => {
  const farm = await openAs((server) => proven(server))
  await renderPage('orders')
  await screen.findByText(adminText.forbidden)
  expect(farm.sent(listAdminOrders)).toEqual([])
})

it('lists orders, and marks one as paid, back again, and reminds of it', async () => {
  const farm = await openAs(admin)
  const { invoice } = await placeTestOrder(await proven(farm.home))
  const { number } = invoice
  const params = { number }
  farm.refuses(listAdminOrders)
  const { user } = await renderPage('orders')
  await screen.findByText(adminText.ordersFailed)
  farm.lets(listAdminOrders)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(new RegExp(BILLED.name))
  const button = (action: 'pay' | 'takeBack' | 'remind') =>
    screen.findByRole('button', { name: adminText.actionOf(adminText[action], number) })
  await user.click(await button('pay'))
  const dialog = within(await screen.findByRole('dialog', { name: adminText.payTitle(number) }))
  const day = dialog.getByRole('textbox', { name: new RegExp(adminText.payDay) })
  expect(day).toHaveProperty('value', '20.05.2026')
  for (const wrong of ['21.05.2026', '19.05.2026']) {
    await user.clear(day)
    await user.type(day, wrong)
    await user.click(dialog.getByRole('button', { name: adminText.pay }))
    await dialog.findByText(messageOf('paymentDayOutside'))
  }
  expect(farm.sent(addPayment)).toEqual([])
  await user.clear(day)
  await user.type(day, '20.05.2026')
  await user.click(dialog.getByRole('button', { name: adminText.pay }))
  expect(await farm.untilSent(addPayment)).toEqual([{ params, body: { day: '2026-05-20' } }])
  await user.click(await button('takeBack'))
  expect(await farm.untilSent(takeBackPayment)).toEqual([{ params }])
  await user.click(await button('remind'))
  expect(await farm.untilSent(remindOfInvoice)).toEqual([{ params }])
  await waitFor(() => screen.getByText(new RegExp(adminText.remindedAt('').trim())))
})

it('takes an invoice back by a credit invoice: first hectares of it, then the rest', async () => {
  const farm = await openAs(admin)
  const { number } = (await placeTestOrder(await farm.home.farmer())).invoice
  const { user } = await renderPage('orders')
  await user.type(await screen.findByLabelText(adminText.searchOrders), number)
  const open = async () =>
    user.click(await screen.findByRole('button', { name: adminText.actionOf(adminText.credit, number) }))
  await open()
  const area = await screen.findByLabelText(new RegExp(adminText.creditArea))
  const send = screen.getByRole('button', { name: adminText.creditSend })
  await user.clear(area)
  await user.type(area, '60,5')
  expect(send).toHaveProperty('disabled', true)
  await user.clear(area)
  await user.type(area, '10')
  await user.click(send)
  const [sent] = await farm.untilSent(creditInvoice)
  expect(sent).toMatchObject({ params: { number }, body: { area: 10 } })
  await screen.findByText(new RegExp(adminText.creditedPart('10')))
  await open()
  await user.click(await screen.findByRole('button', { name: adminText.creditSend }))
  await screen.findByText(adminText.creditedAll)
  expect(screen.queryByRole('button', { name: adminText.actionOf(adminText.pay, number) })).toBeNull()
})

it('lists invoices of deleted accounts apart: paid or not, and nothing else is done with them', async () => {
  const farm = await openAs(admin)
  const { number } = (await placeTestOrder(await farm.home.farmer())).invoice
  // the end of an account, as its invoice sees it
  await farm.home.db.deleteFrom('subscription_order').where('number', '=', number).execute()
  const { user } = await renderPage('orders')
  await user.selectOptions(await screen.findByLabelText(adminText.state), adminText.filters.deleted)
  await screen.findByText(new RegExp(adminText.isAccountDeleted))
  const button = (action: 'pay' | 'remind' | 'credit') =>
    screen.queryByRole('button', { name: adminText.actionOf(adminText[action], number) })
  expect([button('remind'), button('credit')]).toEqual([null, null])
  expect(button('pay')).not.toBeNull()
})

it.each([
  { name: 'day of a payment', action: 'pay', label: adminText.payDay, typed: '19.05.2026' },
  { name: 'area of a credit invoice', action: 'credit', label: adminText.creditArea, typed: '10' },
] as const)('the $name is not left without a question', async ({ action, label, typed }) => {
  const farm = await openAs(admin)
  const { number } = (await placeTestOrder(await farm.home.farmer())).invoice
  const page = await renderPage('orders')
  const name = adminText.actionOf(adminText[action], number)
  await page.user.click(await screen.findByRole('button', { name }))
  const input = () => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
  await page.user.clear(await input())
  await page.user.type(await input(), typed)
  await leaveEachWay(page, async () => expect(await input()).toHaveProperty('value', typed))
})
