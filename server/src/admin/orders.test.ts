import * as contract from '@vagu/core/admin/contract'
import type { AdminOverview } from '@vagu/core/admin/schema'
import { addImages } from '@vagu/core/images/contract'
import { listOrders } from '@vagu/core/subscription/contract'
import { addWorker } from '@vagu/core/workers/contract'
import { getStatus } from '@vagu/core/status/contract'
import { getAuth } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { emailOf, personWith } from '../testing/people.ts'
import { jpeg } from '../testing/pictures.ts'
import { company, password, proven, registered } from '../testing/visitors.ts'
import { deleteAccount } from '@vagu/core/account/contract'
import { eraseAccounts } from '../account/erase.ts'
import { idMaker } from '../db/actor.ts'

const ADMIN = 'haldaja@vagu.test'
const ADMIN_LATER = 'haldaja.hiljem@vagu.test'
const ADMIN_BESIDE = 'haldaja.korval@vagu.test'
const CREDIT = '01890a5d-ac96-774b-bcce-b302099a8058'
const CREDIT_OF_LEFT = '01890a5d-ac96-774b-bcce-b302099a8059'
const CREDIT_LATER = '01890a5d-ac96-774b-bcce-b302099a8060'

onBothEngines(
  'the operator',
  (server) => {
    let made: Promise<Client> | undefined
    const admin = () => (made ??= proven(server(), ADMIN))
    const numberOf = async (owner: Client) => (await placeTestOrder(owner)).invoice.number

    for (const endpoint of [contract.getOverview, contract.listAdminAccounts, contract.listAdminOrders])
      askFourQuestions(server, { endpoint, input: async () => ({ query: {} }), namesRecord: false })
    askFourQuestions(server, {
      endpoint: contract.addPayment,
      input: async (owner) => ({ params: { number: await numberOf(owner) }, body: {} }),
      namesRecord: false,
    })
    askFourQuestions(server, {
      endpoint: contract.creditInvoice,
      input: async (owner) => ({ params: { number: await numberOf(owner) }, body: { _id: CREDIT } }),
      namesRecord: false,
    })
    for (const endpoint of [contract.takeBackPayment, contract.remindOfInvoice])
      askFourQuestions(server, {
        endpoint,
        input: async (owner) => ({ params: { number: await numberOf(owner) } }),
        namesRecord: false,
      })

    it('marks an invoice as paid and takes that back: both stay on record', async () => {
      const farmer = await server().farmer()
      await addTestField(farmer, { area: 60 })
      const number = await numberOf(farmer)
      const params = { number }
      const statusOf = async () => (await farmer.call(getStatus, {})).data
      server().setNow('2026-07-20T09:00:00.000Z')
      const later = await server().farmer()
      expect((await statusOf()).status).toBe('PROCESSING')
      const paid = await (await admin()).call(contract.addPayment, { params, body: { day: '2026-07-18' } })
      expect([paid.status, paid.data]).toMatchObject([200, { paidOn: '2026-07-18', isOverdue: false }])
      expect(await statusOf()).toMatchObject({
        status: 'ACTIVE',
        paidArea: 60,
        hasPaidEver: true,
        hasPaidThisYear: true,
        hasPaidForServiceThisYear: true,
      })
      await (await admin()).call(contract.addPayment, { params, body: {} })
      const back = await (await admin()).call(contract.takeBackPayment, { params })
      expect(back.data).toMatchObject({ paidOn: null, isOverdue: true })
      expect(await statusOf()).toMatchObject({ status: 'PROCESSING', paidArea: 0, hasPaidEver: false })
      const payments = await server()
        .db.selectFrom('invoice_payment')
        .select(['cents', 'noted_by'])
        .where('number', '=', number)
        .execute()
      const { userId } = await admin()
      expect(payments.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([-14_880, 14_880])
      expect(payments.every((row) => row.noted_by !== '' && (userId === '' || row.noted_by === userId))).toBe(
        true,
      )
      const history = await server()
        .db.selectFrom('journal')
        .select('action')
        .where('account_id', '=', farmer.accountId)
        .where('noun', '=', 'order')
        .execute()
      expect(history).toHaveLength(3)
      expect((await later.call(listOrders, {})).data.orders, 'another farm sees nothing').toEqual([])
      server().setNow('2026-05-20T09:00:00.000Z')
    })

    it('takes no payment of a day before the invoice or of one to come', async () => {
      const params = { number: await numberOf(await server().farmer()) }
      const pay = async (day: string) => {
        const { status, error } = await (await admin()).call(contract.addPayment, { params, body: { day } })
        return [status, error?.fields?.map(({ path, code }) => `${path} ${code}`)]
      }
      const refused = [422, ['day paymentDayOutside']]
      expect([await pay('2026-05-19'), await pay('2026-05-21')]).toEqual([refused, refused])
      expect(await pay('2026-05-20')).toEqual([200, undefined])
    })

    it('answers 404 to a number that nobody has, and to none', async () => {
      const call = async (number: string) =>
        (await (await admin()).call(contract.addPayment, { params: { number }, body: {} })).status
      expect(await call('2019-00001')).toBe(404)
      expect(await call('abc')).toBe(404)
    })

    it('keeps the claim on a deleted account: its invoice is found, paid, and its payment taken back', async () => {
      const owner = await registered(server())
      const { accountId } = (await owner.call(getAuth, {})).data
      const credited = await numberOf(owner)
      const number = await numberOf(owner)
      const work = { params: { number: credited }, body: { _id: CREDIT_OF_LEFT, area: 10 } }
      expect((await (await admin()).call(contract.creditInvoice, work)).status).toBe(200)
      await owner.call(deleteAccount, { body: { companyName: company.name, password } })
      const erase = async (at: string) => {
        server().setNow(at)
        const { ports } = server()
        const newId = idMaker(ports.now, ports.random)
        await eraseAccounts({ ...ports, newId, holder: 'test', stop: new AbortController().signal })
      }
      for (const day of ['2026-06-16', '2026-06-20', '2026-06-21']) await erase(`${day}T09:00:00.000Z`)
      const isThere = server()
        .db.selectFrom('account')
        .select('account_id')
        .where('account_id', '=', accountId)
      expect(await isThere.execute()).toEqual([])
      const client = await proven(server(), ADMIN_LATER)
      const listed = async (query: object) => (await client.call(contract.listAdminOrders, { query })).data
      const { orders, total } = await listed({ filter: 'deleted' })
      expect(orders.map((order) => order.invoice.number)).toEqual([number, credited])
      expect(total).toBe(2)
      expect(orders[0]).toMatchObject({ total: 14_880, restTotal: 14_880, isOverdue: true, paidOn: null })
      expect(orders[1]).toMatchObject({ restArea: 50, restTotal: 12_400, isAccountDeleted: true })
      expect((await listed({ filter: 'deleted', search: credited })).total).toBe(1)
      expect((await listed({ search: number })).total).toBe(0)
      const params = { number: credited }
      const pay = async (day: string, by = client) => by.call(contract.addPayment, { params, body: { day } })
      expect((await pay('2026-06-22')).status, 'to come').toBe(422)
      expect((await pay('2026-06-20')).data).toMatchObject({ paidOn: '2026-06-20', isOverdue: false })
      expect((await pay('2026-06-21')).data.paidOn, 'paid already').toBe('2026-06-20')
      const back = await client.call(contract.takeBackPayment, { params })
      expect(back.data).toMatchObject({ paidOn: null, isOverdue: true })
      const beside = await proven(server(), ADMIN_BESIDE)
      const ROUNDS = 8
      for (let round = 0; round < ROUNDS; round++) {
        const atOnce = await Promise.all([client, beside].map(async (by) => pay('2026-06-21', by)))
        expect(atOnce.map(({ status }) => status)).toEqual([200, 200])
        await client.call(contract.takeBackPayment, { params })
      }
      const notes = await server()
        .db.selectFrom('invoice_payment')
        .select('cents')
        .where('number', '=', credited)
        .orderBy('at')
        .orderBy('id')
        .execute()
      const oncePaid = Array.from({ length: ROUNDS + 1 }, () => [12_400, -12_400])
      expect(
        notes.map(({ cents }) => cents),
        'one payment of two who note it at once',
      ).toEqual(oncePaid.flat())
      const remind = await client.call(contract.remindOfInvoice, { params })
      const credit = await client.call(contract.creditInvoice, { params, body: { _id: CREDIT_LATER } })
      expect([remind.status, credit.status]).toEqual([404, 404])
      server().setNow('2026-05-20T09:00:00.000Z')
    })

    it('reminds of an unpaid invoice once a day', async () => {
      const params = { number: await numberOf(await proven(server())) }
      const remind = async () => (await (await admin()).call(contract.remindOfInvoice, { params })).status
      expect([await remind(), await remind()]).toEqual([204, 409])
      await server().post()
      const subjects = server().mails.map(({ subject }) => subject)
      expect(
        subjects.filter((text) => text.includes('meeldetuletus') && text.includes(params.number)),
      ).toHaveLength(1)
    })

    it('reminds nobody at an address that no owner has proven, and says so', async () => {
      const owner = await server().farmer()
      const number = await numberOf(owner)
      const listed = async () => {
        const { data } = await (await admin()).call(contract.listAdminOrders, { query: { search: number } })
        return data.orders.map(({ isReachable }) => isReachable)
      }
      const remind = async () =>
        (await (await admin()).call(contract.remindOfInvoice, { params: { number } })).status
      expect([await listed(), await remind()]).toEqual([[false], 409])
      await personWith(server(), owner, 'member')
      expect(await listed(), 'whom the bill is not for').toEqual([false])
      const partner = await personWith(server(), owner, 'owner')
      expect([await listed(), await remind()]).toEqual([[true], 204])
      await server().post()
      expect(server().mails.at(-1)).toMatchObject({ to: await emailOf(partner) })
    })

    it('finds orders by number, company and state, a page at a time', async () => {
      const number = await numberOf(await server().farmer())
      const listed = async (query: object) => {
        const { data } = await (await admin()).call(contract.listAdminOrders, { query })
        return data.orders.map(({ invoice }) => invoice.number)
      }
      expect(await listed({ search: number })).toEqual([number])
      expect(await listed({ search: 'kase TALU', filter: 'unpaid' })).toContain(number)
      expect(await listed({ search: number, filter: 'paid' })).toEqual([])
      expect(await listed({ search: number, filter: 'overdue' })).toEqual([])
      expect(await listed({ search: number, page: '2' })).toEqual([])
      expect(await listed({ search: "%' or 1=1" })).toEqual([])
    })

    it('sees accounts, orders of the year, activity and tasks', async () => {
      const farmer = await server().farmer()
      await addTestWorker(farmer)
      await numberOf(farmer)
      const { data } = await (await admin()).call(contract.getOverview, {})
      expect(data.accounts.total).toBeGreaterThan(1)
      expect(data.orders.count).toBeGreaterThan(0)
      const changesOf = ({ activity }: AdminOverview) =>
        activity.find(({ day }) => day === '2026-05-20')?.changes ?? 0
      const { data: before } = await (await admin()).call(contract.getOverview, {})
      await farmer.call(addWorker, { body: { name: 'Jaan' } })
      await farmer.call(addImages, { files: [await jpeg()] })
      await placeTestOrder(farmer)
      const { data: after } = await (await admin()).call(contract.getOverview, {})
      expect(changesOf(after) - changesOf(before), 'a worker, a photo and an order').toBe(3)
      const { data: user } = await farmer.call(getAuth, {})
      const found = await (await admin()).call(contract.listAdminAccounts, { query: { search: user.email } })
      expect(found.data).toMatchObject({
        total: 1,
        accounts: [{ _id: farmer.accountId, requestedArea: 120, lastActive: '2026-05-20' }],
      })
    })
  },
  { adminEmails: [ADMIN, ADMIN_LATER, ADMIN_BESIDE] },
)
