import { getAuth } from '@vagu/core/users/contract'
import { addLinkedUser, switchAccount } from '@vagu/core/users/links-contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { newEmail, password, registered, signIn } from '../testing/visitors.ts'

const company = { name: 'Teine talu OÜ', code: '', address: { street: '' } }

onBothEngines('a sign-in with several farms', (server) => {
  const farmOf = async (client: Client) => (await client.call(getAuth, {})).data.accountId
  async function withTwoFarms() {
    const email = newEmail()
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await registered(server(), email)
    const first = await farmOf(farmer)
    const second = (await farmer.call(addLinkedUser, { body: { company } })).data._id
    return { email, farmer, first, second }
  }
  const opened = async (email: string) => farmOf((await signIn(server(), { email, password })).client)

  it('opens the one that was used last, not the oldest', async () => {
    const { email, farmer, first, second } = await withTwoFarms()
    expect(await opened(email)).toBe(first)
    // soon enough that the use of the farm before is not noted at the same moment
    server().setNow('2026-05-20T09:05:00.000Z')
    await farmer.call(switchAccount, { body: { _id: second } })
    server().setNow('2026-05-20T11:00:00.000Z')
    expect(await opened(email)).toBe(second)
  })

  it('knows the farm that somebody goes on to use in a session of long ago', async () => {
    const { email, farmer, first, second } = await withTwoFarms()
    const elsewhere = (await signIn(server(), { email, password })).client
    server().setNow('2026-05-20T10:00:00.000Z')
    await elsewhere.call(switchAccount, { body: { _id: second } })
    server().setNow('2026-05-20T20:00:00.000Z')
    await farmer.call(getAuth, {})
    server().setNow('2026-05-20T20:01:00.000Z')
    expect(await opened(email)).toBe(first)
  })
})
