/**
 * Letters that the first proof of an address lets go, by whichever link it comes: a welcome, and invoices that
 * waited; each once.
 */
import { joinByLink, sendJoinLink } from '@vagu/core/openid/contract'
import * as contract from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { attemptIn, goThere, newVisitor, registeredByOpenId, withProvider } from '../testing/openid-steps.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { invited, joined, letterTo, tokenIn } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { mailedToken, newEmail, password, proven, registered, visitor } from '../testing/visitors.ts'

/** A way to prove the address of somebody who registered with it. Returns the address that is proven. */
type Way = (server: TestServer, farmer: Client, email: string) => Promise<string>

const byProof: Way = async (server, farmer, email) => {
  const token = await mailedToken(server, email)
  expect((await farmer.call(contract.proveEmail, { body: { token } })).status).toBe(204)
  return email
}
const byNewPassword: Way = async (server, _, email) => {
  const somebody = await visitor(server)
  await somebody.call(contract.resetPassword, { body: { email } })
  const body = { token: await mailedToken(server, email, 'uusparool'), password: 'uus salasõna' }
  expect((await somebody.call(contract.setPasswordAfterReset, { body })).status).toBe(204)
  return email
}
const byOtherAddress: Way = async (server, farmer) => {
  const email = newEmail()
  await farmer.call(contract.changeEmail, { body: { email, currentPassword: password } })
  return byProof(server, farmer, email)
}
const byJoinedIdentity: Way = async (server, _, email) => {
  const provider = await withProvider(server, { sub: newEmail(), name: 'Mari Kask' })
  const somebody = await newVisitor(server)
  const id = attemptIn(await goThere(somebody, provider))
  await somebody.call(sendJoinLink, { body: { id, email } })
  await server.post()
  const token = tokenIn(letterTo(server, email)?.text ?? '')
  expect((await somebody.call(joinByLink, { body: { token } })).status).toBe(200)
  await provider.stop()
  server.setOpenId(undefined)
  return email
}

onBothEngines('the first proof of an address', (server) => {
  const sent = async (email: string, subject: string) => {
    await server().post()
    return server().mails.filter((mail) => mail.to === email && mail.subject.startsWith(subject))
  }
  const welcomes = (email: string) => sent(email, 'Vagu: tere tulemast')
  const invoices = (email: string) => sent(email, 'Vagu: arve')

  it.each([
    ['the link of the registration', byProof],
    ['a new password', byNewPassword],
    ['another address', byOtherAddress],
    ['a joined identity', byJoinedIdentity],
  ])('by %s welcomes, and sends the invoices that waited, once', async (_, prove) => {
    const email = newEmail()
    const farmer = await registered(server(), email)
    const { invoice } = await placeTestOrder(farmer)
    expect(await invoices(email), 'to an address that may be another’s').toEqual([])
    const address = await prove(server(), farmer, email)
    expect(await welcomes(address)).toHaveLength(1)
    const mails = await invoices(address)
    expect(mails.map(({ subject }) => subject)).toEqual([`Vagu: arve ${invoice.number}`])
    expect(mails[0]?.attachments).toHaveLength(2)
    await byNewPassword(server(), farmer, address)
    expect([await welcomes(address), await invoices(address)].map((some) => some.length)).toEqual([1, 1])
  })

  it('by an invitation welcomes whoever is new, without a day of free use that is not his to end', async () => {
    const owner = await server().farmer()
    const email = newEmail()
    await joined(server(), await invited(server(), owner, { email, role: 'worker' }), password)
    const [mail, ...others] = await welcomes(email)
    expect([mail?.text.includes('Proovitalu'), mail?.text.includes('19.07.2026'), others]).toEqual([
      true,
      false,
      [],
    ])
  })

  it('by the provider welcomes, at registration', async () => {
    const email = newEmail()
    const provider = await withProvider(server(), { sub: newEmail(), email, email_verified: true })
    await registeredByOpenId(server(), provider, email)
    await provider.stop()
    server().setOpenId(undefined)
    expect(await welcomes(email)).toHaveLength(1)
  })

  it('sends no invoice of anybody else in the farm', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const first = await registered(server(), email)
    await placeTestOrder(first)
    const token = await invited(server(), first, { email: other, role: 'owner' })
    const { client } = await joined(server(), token, password)
    expect(await invoices(other)).toEqual([])
    const own = await placeTestOrder(client)
    expect((await invoices(other)).map(({ subject }) => subject)).toEqual([
      `Vagu: arve ${own.invoice.number}`,
    ])
    expect(await invoices(email)).toEqual([])
  })

  it('is not awaited where it was made before', async () => {
    const email = newEmail()
    await placeTestOrder(await proven(server(), email))
    expect(await invoices(email)).toHaveLength(1)
  })
})
