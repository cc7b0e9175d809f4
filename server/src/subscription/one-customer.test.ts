/** Farms of one owner are one customer: what is ordered, told and forgotten in one counts in the other. */
import { addOrder, listOrders } from '@vagu/core/subscription/contract'
import { changeField } from '@vagu/core/fields/contract'
import { getStatus } from '@vagu/core/status/contract'
import { addLinkedUser } from '@vagu/core/users/links-contract'
import { expect, it } from 'vitest'
import { type Client, openSession } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { BILLED, placeTestOrder } from '../testing/orders.ts'
import { emailOf, personWith } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { newEmail, proven, registered } from '../testing/visitors.ts'

const TODAY = '2026-05-20T09:00:00.000Z'
const AFTER_TRIAL = '2026-08-03T09:00:00.000Z'
const LATER = '2026-08-12T09:00:00.000Z'
const EXEMPT = newEmail()
const OF_NOBODY = newEmail()

const statusOf = async (client: Client) => (await client.call(getStatus, {})).data
const kindsOf = async (client: Client) =>
  (await statusOf(client)).subscriptionWarnings.map(({ kind }) => kind)

/** A client in each of two farms of one owner. */
async function twoFarms(server: TestServer) {
  const first = await server.farmer()
  const body = { company: { name: 'Teine talu OÜ', code: '', address: { street: '' } } }
  const { _id } = (await first.call(addLinkedUser, { body })).data
  const { user_id: userId } = await server.db
    .selectFrom('membership')
    .select('user_id')
    .where('account_id', '=', _id)
    .executeTakeFirstOrThrow()
  const second = await openSession(server.ports, server.app, { accountId: _id, userId })
  return { first, second }
}

onBothEngines('two farms of one owner', (server) => {
  it('order the least area of a year once', async () => {
    const { first, second } = await twoFarms(server())
    await addTestField(second, { area: 62 })
    expect(await placeTestOrder(first, 12)).toMatchObject({ area: 50, isMinimumOrder: true })
    const { data } = await second.call(listOrders, {})
    expect(data, 'of its own farm, and what its next one costs').toMatchObject({
      orders: [],
      isFirstOfYear: false,
    })
    const offer = (await statusOf(second)).partialOrder
    expect(offer).toMatchObject({ area: 12, isMinimumOrder: false })
    const made = await placeTestOrder(second, 12)
    expect({ ...made, ...offer }, 'what was offered is what is billed').toEqual(made)
    server().setNow('2027-01-01T09:00:00.000Z')
    const sessions = await twoFarms(server())
    expect(await placeTestOrder(sessions.second, 12)).toMatchObject({ area: 50, year: 2027 })
    server().setNow(TODAY)
  })

  it('order it once, also where both order at once', async () => {
    const { first, second } = await twoFarms(server())
    const both = await Promise.all([placeTestOrder(first, 10), placeTestOrder(second, 10)])
    expect(both.map(({ area }) => area).toSorted((a, b) => a - b)).toEqual([10, 50])
  })

  it('order it each where somebody only works in the other', async () => {
    const [owner, other] = [await server().farmer(), await server().farmer()]
    const worker = await personWith(server(), owner, 'worker')
    const at = { account_id: other.accountId, user_id: worker.userId, role: 'owner' } as const
    await server().db.insertInto('membership').values(at).execute()
    await placeTestOrder(owner, 10)
    expect(await placeTestOrder(other, 10)).toMatchObject({ area: 50 })
  })

  it('have no forgotten invoice where one of them ordered today', async () => {
    const { first, second } = await twoFarms(server())
    await addTestField(second, { area: 30 })
    server().setNow(AFTER_TRIAL)
    const again = await openAgain(server(), first, second)
    expect((await again.first.call(addOrder, { body: { area: 30, company: BILLED } })).status).toBe(200)
    expect((await statusOf(again.second)).status).toBe('PROCESSING')
    expect(await kindsOf(again.second), 'it is billed today').not.toContain('unpaid')
    server().setNow(LATER)
    const late = await openAgain(server(), first, second)
    expect(await kindsOf(late.second)).toContain('unpaid')
    server().setNow(TODAY)
  })

  it('are asked for the increase without end by the last change of a field of either', async () => {
    const { first, second } = await twoFarms(server())
    await addTestField(first, { area: 60 })
    const field = await addTestField(second, { area: 50 })
    const { invoice } = await placeTestOrder(first, 60)
    await server()
      .db.updateTable('subscription_order')
      .set({ paid_on: '2026-05-20' })
      .where('number', '=', invoice.number)
      .execute()
    server().setNow(LATER)
    const late = await openAgain(server(), first, second)
    const increase = async () => (await statusOf(late.first)).subscriptionWarnings[0]
    expect(await increase()).toEqual({ kind: 'increase', isPersistent: true })
    await late.second.call(changeField, { params: { id: field }, body: { name: 'Nurk', area: 51 } })
    expect(await increase()).toEqual({ kind: 'increase', isPersistent: false })
    expect((await statusOf(late.first)).lastFieldUpdate, 'of its own farm').toBe(TODAY)
    server().setNow(TODAY)
  })
})

/** Sessions of the same people on another day. */
async function openAgain(server: TestServer, first: Client, second: Client) {
  const reopened = async ({ accountId, userId }: Client) =>
    openSession(server.ports, server.app, { accountId, userId })
  return { first: await reopened(first), second: await reopened(second) }
}

onBothEngines(
  'who is spared the yearly warning',
  (server) => {
    const isAsked = async (client: Client) => {
      await addTestField(client, { area: 20 })
      const at = await server()
        .db.selectFrom('membership')
        .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
        .select(['membership.account_id as accountId', 'membership.user_id as userId'])
        .where('email', '=', await emailOf(client))
        .executeTakeFirstOrThrow()
      server().setNow(AFTER_TRIAL)
      const kinds = await kindsOf(await openSession(server().ports, server().app, at))
      server().setNow(TODAY)
      return kinds.includes('yearly')
    }

    it('is an owner who has proven his address, and nobody else', async () => {
      expect(await isAsked(await proven(server(), EXEMPT))).toBe(false)
      expect(await isAsked(await proven(server()))).toBe(true)
    })

    it('is nobody with an address that he has not proven', async () => {
      expect(await isAsked(await registered(server(), OF_NOBODY))).toBe(true)
    })

    it.each(['member', 'worker', 'adviser'] as const)('is no farm that has him as %s', async (role) => {
      const owner = await server().farmer()
      const person = await personWith(server(), owner, role)
      const { user_id: userId } = await server()
        .db.selectFrom('app_user')
        .select('user_id')
        .where('email', '=', EXEMPT)
        .executeTakeFirstOrThrow()
      await server()
        .db.updateTable('membership')
        .set({ user_id: userId })
        .where('user_id', '=', person.userId)
        .execute()
      expect(await isAsked(owner)).toBe(true)
    })
  },
  { yearlyWarningExempt: [EXEMPT, OF_NOBODY] },
)
