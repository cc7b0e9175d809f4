import * as contract from '@vagu/core/subscription/contract'
import { getStatus } from '@vagu/core/status/contract'
import { referenceNumberOf } from '@vagu/core/subscription/reference-number'
import { expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { BILLED, placeTestOrder } from '../testing/orders.ts'
import { proven } from '../testing/visitors.ts'
import { nextNumber } from './invoices.ts'

const order = (client: Client, body: object) => client.send(contract.addOrder, '/orders', { body })
const countOf = (number: string) => Number(number.split('-')[1])

onBothEngines('orders', (server) => {
  const file = async (client: Client, path: string) =>
    server().app.request(`/api${path}`, { headers: { cookie: client.cookie } }, { address: client.address })

  askFourQuestions(server, {
    endpoint: contract.addOrder,
    input: async () => ({ body: { area: 60, company: BILLED } }),
    namesRecord: false,
    wrong: { body: { area: 0, company: BILLED }, path: 'area' },
  })
  askFourQuestions(server, { endpoint: contract.listOrders, input: async () => ({}), namesRecord: false })
  for (const endpoint of [contract.getInvoice, contract.getEInvoice])
    askFourQuestions(server, {
      endpoint,
      input: async (owner) => ({ params: { id: (await placeTestOrder(owner))._id } }),
      namesRecord: true,
    })

  it('are priced, billed and mailed', async () => {
    const farmer = await proven(server())
    const made = await placeTestOrder(farmer, 12)
    expect(made).toMatchObject({
      year: 2026,
      orderedArea: 12,
      area: 50,
      isMinimumOrder: true,
      price: 10_000,
      priceVat: 2400,
      total: 12_400,
      vatPercent: 24,
      paidOn: null,
      invoice: { day: '2026-05-20', dueDay: '2026-06-03' },
    })
    const { number, referenceNumber } = made.invoice
    expect(referenceNumber).toBe(referenceNumberOf(number.replace('-', '')))
    const { data } = await farmer.call(contract.listOrders, {})
    expect(data).toMatchObject({ orders: [made], isFirstOfYear: false })
    server().mails.length = 0
    expect(await server().post()).toBeGreaterThan(0)
    const mail = server().mails.find(({ subject }) => subject.includes(number))
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([`arve-${number}.pdf`, `e-arve-${number}.xml`])
    expect(mail?.text).toContain(referenceNumber)
    expect(mail?.html).toContain(referenceNumber)
    expect(await server().post(), 'no letter goes twice').toBe(0)
  })

  it('are stored once, however often they are sent', async () => {
    const farmer = await server().farmer()
    const _id = idMaker(server().ports.now, server().ports.random)()
    const body = { _id, area: 60, company: BILLED }
    const replies = await Promise.all([1, 2, 3].map(() => farmer.call(contract.addOrder, { body })))
    expect(new Set(replies.map(({ data }) => data.invoice.number)).size).toBe(1)
    expect((await farmer.call(contract.listOrders, {})).data.orders).toHaveLength(1)
    const other = await farmer.call(contract.addOrder, { body: { ...body, area: 61 } })
    expect([other.status, other.error?.code]).toEqual([409, 'idTaken'])
  })

  it('have a least area once a year, also where two come at once', async () => {
    server().setNow('2026-12-31T21:30:00.000Z')
    const farmer = await server().farmer()
    const both = await Promise.all([placeTestOrder(farmer, 10), placeTestOrder(farmer, 10)])
    expect(both.map(({ area }) => area).toSorted((a, b) => a - b)).toEqual([10, 50])
    server().setNow('2026-12-31T22:30:00.000Z')
    expect(await placeTestOrder(farmer, 10), 'it is 2027 in Tallinn').toMatchObject({ area: 50, year: 2027 })
    server().setNow('2026-05-20T09:00:00.000Z')
  })

  it.each([
    [0, 'Number peab olema positiivne'],
    [-1, 'Number peab olema positiivne'],
    [0.00004, 'Number peab olema positiivne'],
    [1_000_000, 'Korraga saab tellida kuni 100 000 ha'],
    [100_000.1, 'Korraga saab tellida kuni 100 000 ha'],
    ['palju', 'Number ei ole korrektne'],
    [undefined, 'Kohustuslik väli'],
  ])('of %s ha are refused with a sentence', async (area, message) => {
    const farmer = await server().farmer()
    const reply = await order(farmer, { area, company: BILLED })
    expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path: 'area', message }]])
    expect((await farmer.call(contract.listOrders, {})).data.orders).toEqual([])
  })
  it('of so little that nothing is to be paid make no invoice, and leave no gap in the numbers', async () => {
    const farmer = await server().farmer()
    const first = await placeTestOrder(farmer, 60)
    const reply = await order(farmer, { area: 0.0024 })
    expect([reply.status, reply.error?.fields]).toMatchObject([
      422,
      [{ path: 'area', message: 'Nii väikese pindala arve oleks 0,00 €: seda ei ole vaja tellida' }],
    ])
    const next = await placeTestOrder(farmer, 0.0025)
    expect([next.total, countOf(next.invoice.number)]).toEqual([1, countOf(first.invoice.number) + 1])
  })
  it('of 100,000 ha are taken', async () => {
    expect(await placeTestOrder(await server().farmer(), 100_000)).toMatchObject({ total: 24_800_000 })
  })

  it('ask for the company that lacks, and keep it', async () => {
    const farmer = await server().farmer()
    const reply = await order(farmer, { area: 60 })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields?.map(({ path }) => path)).toEqual(['company.code', 'company.address.street'])
    await placeTestOrder(farmer)
    expect((await order(farmer, { area: 5 })).status).toBe(200)
    const rows = await server()
      .db.selectFrom('journal')
      .select('noun')
      .where('account_id', '=', farmer.accountId)
      .where('noun', 'in', ['account', 'order'])
      .execute()
    expect(rows.map(({ noun }) => noun).toSorted()).toEqual(['account', 'account', 'order', 'order'])
  })

  it('move the moment of the account', async () => {
    const farmer = await server().farmer()
    server().setNow('2026-05-21T09:00:00.000Z')
    await placeTestOrder(farmer)
    server().setNow('2026-05-20T09:00:00.000Z')
    const row = await server()
      .db.selectFrom('account')
      .select('updated_at')
      .where('account_id', '=', farmer.accountId)
      .executeTakeFirstOrThrow()
    expect(row.updated_at).toBe('2026-05-21T09:00:00.000Z')
  })

  it('of many farms at once have numbers without a gap, also after one that failed', async () => {
    const farmers = await Promise.all(Array.from({ length: 12 }, () => server().farmer()))
    const first = countOf((await placeTestOrder(await server().farmer())).invoice.number)
    const failed = server()
      .db.transaction()
      .execute(async (tx) => {
        await nextNumber(tx, 2026)
        throw new Error('the order could not be stored')
      })
    await expect(failed).rejects.toThrow('could not be stored')
    const made = await Promise.all(farmers.map((farmer) => placeTestOrder(farmer)))
    const counts = made.map(({ invoice }) => countOf(invoice.number)).toSorted((a, b) => a - b)
    expect(counts).toEqual(farmers.map((_, i) => first + 1 + i))
  })

  it('come with an invoice as PDF and as XML, which stays as it was issued', async () => {
    const farmer = await server().farmer()
    const { _id, invoice } = await placeTestOrder(farmer)
    const pdf = await file(farmer, `/orders/${_id}/invoice`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.headers.get('content-disposition')).toContain(`arve-${invoice.number}.pdf`)
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
    const xml = async () => (await file(farmer, `/orders/${_id}/e-invoice`)).text()
    const before = await xml()
    await order(farmer, { area: 5, company: { ...BILLED, name: 'Uus nimi OÜ' } })
    expect(await xml()).toBe(before)
    expect(before).toContain(BILLED.name)
  })

  it('change what status tells at once', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer, { area: 80 })
    server().setNow('2026-07-20T09:00:00.000Z')
    const statusOf = async () => (await farmer.call(getStatus, {})).data
    expect(await statusOf()).toMatchObject({
      status: 'NEEDS_CONFIRMATION',
      totalOrderArea: 80,
      totalOrderPrice: 16_000,
      totalOrderPriceVat: 3840,
      partialOrder: { area: 80 },
    })
    await placeTestOrder(farmer, 60)
    expect(await statusOf()).toMatchObject({
      status: 'PROCESSING',
      requestedArea: 60,
      paidArea: 0,
      partialOrder: { area: 20, price: 4000, priceVat: 960, isMinimumOrder: false },
    })
    server().setNow('2026-05-20T09:00:00.000Z')
  })
})

onBothEngines(
  'orders of the demo',
  (server) => {
    it('are refused', async () => {
      const reply = await order(await server().farmer(), { area: 60, company: BILLED })
      expect([reply.status, reply.error?.code]).toEqual([403, 'lockedInDemo'])
    })
  },
  { isDemo: true },
)
