import * as admin from '@vagu/core/admin/contract'
import { getStatus } from '@vagu/core/status/contract'
import * as contract from '@vagu/core/subscription/contract'
import { getAuth } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { proven } from '../testing/visitors.ts'
import { readXml, at } from '../testing/xml.ts'

const ADMIN = 'krediteerija@vagu.test'
const countOf = (number: string) => Number(number.split('-')[1])

onBothEngines(
  'credit invoices',
  (server) => {
    let made: Promise<Client> | undefined
    const operator = () => (made ??= proven(server(), ADMIN))
    const newId = () => idMaker(server().ports.now, server().ports.random)()
    const credit = async (number: string, body: { _id?: string; area?: number } = {}) =>
      (await operator()).call(admin.creditInvoice, { params: { number }, body: { _id: newId(), ...body } })
    const ordersOf = async (farmer: Client) => (await farmer.call(contract.listOrders, {})).data
    const file = async (client: Client, path: string) =>
      server().app.request(`/api${path}`, { headers: { cookie: client.cookie } }, { address: client.address })

    for (const endpoint of [contract.getCreditInvoice, contract.getCreditEInvoice])
      askFourQuestions(server, {
        endpoint,
        input: async (owner) => {
          const order = await placeTestOrder(owner)
          const { data } = await credit(order.invoice.number)
          return { params: { id: order._id, number: data.credits[0]?.number ?? '' } }
        },
        namesRecord: true,
      })

    it('take an invoice back whole: the next number, a letter, and nothing is awaited or counted any more', async () => {
      const farmer = await proven(server())
      await addTestField(farmer, { area: 60 })
      const { invoice, _id } = await placeTestOrder(farmer)
      server().mails.length = 0
      await server().post()
      const { data } = await credit(invoice.number)
      const [facts] = data.credits
      expect(facts).toMatchObject({ day: '2026-05-20', area: -60, total: -14_880 })
      expect(countOf(facts?.number ?? '')).toBe(countOf(invoice.number) + 1)
      expect(data).toMatchObject({ area: 60, total: 14_880, restArea: 0, restTotal: 0, isOverdue: false })
      const { orders, isFirstOfYear } = await ordersOf(farmer)
      expect(orders[0]).toMatchObject({ credits: data.credits, restArea: 0 })
      expect(isFirstOfYear, 'as if it had not been ordered').toBe(true)
      const status = (await farmer.call(getStatus, {})).data
      expect(status).toMatchObject({ requestedArea: 0, paidArea: 0, hasPaidEver: false })
      await server().post()
      const mail = server().mails.at(-1)
      expect(mail?.subject).toContain(`kreeditarve ${facts?.number}`)
      const names = [`kreeditarve-${facts?.number}.pdf`, `e-kreeditarve-${facts?.number}.xml`]
      expect(mail?.attachments?.map(({ name }) => name)).toEqual(names)
      const place = `/orders/${_id}/credits/${facts?.number}`
      const pdf = await file(farmer, `${place}/invoice`)
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      const root = readXml(await (await file(farmer, `${place}/e-invoice`)).text())
      const one = (path: string) => at(root, path).map(({ text }) => text)
      expect(root.name).toBe('CreditNote')
      expect(one('cbc:CreditNoteTypeCode')).toEqual(['381'])
      expect(one('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toEqual([invoice.number])
      expect(one('cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['148.80'])
      expect(one('cac:CreditNoteLine/cbc:CreditedQuantity')).toEqual(['60'])
      expect([one('cbc:DueDate'), one('cac:PaymentMeans')]).toEqual([[], []])
    })

    it('take hectares back, as often as something is left, and no more', async () => {
      const farmer = await server().farmer()
      const { invoice } = await placeTestOrder(farmer)
      const { number } = invoice
      await (await operator()).call(admin.addPayment, { params: { number }, body: {} })
      expect((await credit(number, { area: 10 })).data).toMatchObject({ restArea: 50, restTotal: 12_400 })
      const more = await credit(number, { area: 50.0001 })
      expect([more.status, more.error?.code]).toEqual([409, 'conflict'])
      expect((await farmer.call(getStatus, {})).data).toMatchObject({ requestedArea: 50, paidArea: 50 })
      expect((await farmer.call(getAuth, {})).data.status.payments).toEqual([{ year: 2026, area: 50 }])
      const { data } = await credit(number, { area: 50 })
      expect(data.credits.map(({ total }) => total)).toEqual([-2480, -12_400])
      expect((await credit(number)).status).toBe(409)
      await (await operator()).call(admin.takeBackPayment, { params: { number } })
      const { cents } = await server()
        .db.selectFrom('invoice_payment')
        .select((row) => row.fn.sum<number | string>('cents').as('cents'))
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      expect(Number(cents), 'what was paid is taken back as it was paid').toBe(0)
      expect((await farmer.call(getAuth, {})).data.status.payments).toEqual([])
    })

    it('are issued once by two presses at once, and one of two who take the whole is refused', async () => {
      const farmer = await server().farmer()
      const { number } = (await placeTestOrder(farmer)).invoice
      const _id = newId()
      const same = await Promise.all([1, 2, 3].map(() => credit(number, { _id, area: 10 })))
      expect(same.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await ordersOf(farmer)).orders[0]?.credits).toHaveLength(1)
      const others = await Promise.all([1, 2].map(() => credit(number)))
      expect(others.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect((await ordersOf(farmer)).orders[0]).toMatchObject({ restArea: 0 })
    })

    it('end reminders, and the order is no longer among those that await payment', async () => {
      const farmer = await server().farmer()
      const { number } = (await placeTestOrder(farmer)).invoice
      await credit(number)
      const params = { number }
      expect((await (await operator()).call(admin.remindOfInvoice, { params })).status).toBe(409)
      const query = { search: number, filter: 'unpaid' } as const
      expect((await (await operator()).call(admin.listAdminOrders, { query })).data.orders).toEqual([])
    })
  },
  { adminEmails: [ADMIN] },
)
