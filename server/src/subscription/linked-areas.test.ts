/** Hectares of farms of one owner: those of the farm on the screens, and of all that are linked to it. */
import { addPayment, takeBackPayment } from '@vagu/core/admin/contract'
import { changeField, toggleField } from '@vagu/core/fields/contract'
import { getStatus } from '@vagu/core/status/contract'
import { getAuth } from '@vagu/core/users/contract'
import { addLinkedUser, switchAccount } from '@vagu/core/users/links-contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { personWith } from '../testing/people.ts'
import { proven } from '../testing/visitors.ts'

const company = { name: 'Teine talu OÜ', code: '', address: { street: '' } }
const ADMIN = 'haldaja@vagu.test'

async function areasOf(client: Client) {
  const { ownActiveArea, totalActiveArea, linkedDiners } = (await client.call(getStatus, {})).data
  return [ownActiveArea, totalActiveArea, linkedDiners.totalArea]
}

async function openSecond(owner: Client): Promise<string> {
  const { _id } = (await owner.call(addLinkedUser, { body: { company } })).data
  await owner.call(switchAccount, { body: { _id } })
  return _id
}

onBothEngines(
  'hectares of linked farms',
  (server) => {
    it('are those of each farm, and of both together in both', async () => {
      const owner = await server().farmer()
      await addTestField(owner, { area: 10 })
      expect(await areasOf(owner)).toEqual([10, 10, 10])
      const first = owner.accountId
      const second = await openSecond(owner)
      expect(await areasOf(owner)).toEqual([0, 10, 10])
      const field = await addTestField(owner, { area: 7.1234 })
      expect(await areasOf(owner)).toEqual([7.123, 17.123, 17.123])
      await owner.call(switchAccount, { body: { _id: first } })
      expect(await areasOf(owner)).toEqual([10, 17.123, 17.123])
      await owner.call(switchAccount, { body: { _id: second } })
      await owner.call(changeField, { params: { id: field }, body: { name: 'Nurk', area: 8 } })
      expect(await areasOf(owner)).toEqual([8, 18, 18])
      await owner.call(toggleField, { params: { id: field } })
      expect(await areasOf(owner)).toEqual([0, 10, 10])
    })

    it('count the farm of nobody who only works or looks in there', async () => {
      const [owner, other] = [await server().farmer(), await server().farmer()]
      await addTestField(owner, { area: 10 })
      await addTestField(other, { area: 30 })
      const worker = await personWith(server(), owner, 'worker')
      const at = { account_id: other.accountId, user_id: worker.userId, role: 'owner' } as const
      await server().db.insertInto('membership').values(at).execute()
      expect(await areasOf(owner)).toEqual([10, 10, 10])
      expect(await areasOf(other)).toEqual([30, 30, 30])
    })

    it('are confirmed by an order of either, and paid ones are told with the user', async () => {
      const admin = await proven(server(), ADMIN)
      const owner = await server().farmer()
      await addTestField(owner, { area: 40 })
      const paymentsOf = async () => (await owner.call(getAuth, {})).data.status.payments
      const isActive = async () => (await owner.call(getAuth, {})).data.status.active
      const { invoice } = await placeTestOrder(owner)
      expect(await paymentsOf()).toEqual([])
      await server().db.updateTable('account').set({ trial_until: '2026-05-20' }).execute()
      expect(await isActive(), 'on the last day of the free time').toBe(true)
      await server().db.updateTable('account').set({ trial_until: '2026-05-19' }).execute()
      expect(await isActive(), 'what is ordered is not paid yet').toBe(false)
      const params = { number: invoice.number }
      await admin.call(addPayment, { params, body: {} })
      expect(await paymentsOf()).toEqual([{ year: 2026, area: 60 }])
      expect(await isActive()).toBe(true)
      const again = await placeTestOrder(owner, 5.5)
      await admin.call(addPayment, { params: { number: again.invoice.number }, body: {} })
      expect(await paymentsOf()).toEqual([{ year: 2026, area: 65.5 }])
      await admin.call(takeBackPayment, { params })
      expect(await paymentsOf()).toEqual([{ year: 2026, area: 5.5 }])
      await openSecond(owner)
      expect(await paymentsOf(), 'the other farm has paid nothing').toEqual([])
      await server().db.updateTable('account').set({ trial_until: '2026-05-19' }).execute()
      expect(await isActive(), 'but its owner has').toBe(true)
      expect((await owner.call(getStatus, {})).data).toMatchObject({ requestedArea: 65.5, paidArea: 5.5 })
      await server().db.updateTable('subscription_order').set({ year: 2025 }).execute()
      expect(await isActive(), 'last year is over').toBe(false)
    })
  },
  { adminEmails: [ADMIN] },
)
