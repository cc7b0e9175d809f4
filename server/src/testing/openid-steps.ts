/**
 * Steps that tests of the sign-in at an OpenID provider share: the provider in the program, and the way there and
 * back.
 */
import { getAuth } from '@vagu/core/users/contract'
import * as contract from '@vagu/core/openid/contract'
import { expect } from 'vitest'
import { openIdProvider } from '../../node/openid.ts'
import type { Client } from './client.ts'
import { type ProviderPerson, startOpenIdProvider, type TestProvider } from './openid-provider.ts'
import type { TestServer } from './test-server.ts'

/** The provider as the program asks it. */
export const asked = (
  server: TestServer,
  { issuer, clientId, clientSecret }: Pick<TestProvider, 'issuer' | 'clientId' | 'clientSecret'>,
  timeout = 60,
) =>
  openIdProvider({
    settings: { issuer, clientId, clientSecret, scope: 'openid profile email', label: 'ID-kaart' },
    now: server.ports.now,
    log: server.ports.log,
    timeout,
  })

/** A provider of its own for a test, in the program. */
export async function withProvider(server: TestServer, person?: ProviderPerson): Promise<TestProvider> {
  const provider = await startOpenIdProvider(server.ports.options.publicUrl)
  if (person !== undefined) provider.person = person
  server.setOpenId(asked(server, provider))
  return provider
}

export async function newVisitor(server: TestServer): Promise<Client> {
  const client = server.visitor()
  await client.call(getAuth, {})
  return client
}

/** The provider's page, for somebody who wants to sign in. */
export async function beginSignIn(client: Client, returnTo = '/lisa', remember = false): Promise<string> {
  const reply = await client.call(contract.beginOpenIdSignIn, { body: { returnTo, remember } })
  expect(reply.status).toBe(200)
  return reply.data.url
}

/** Comes back from the provider with this address. Returns the page that the program sends on to. */
export async function comeBack(client: Client, address: string): Promise<string> {
  const { search } = new URL(address)
  const reply = await client.send(contract.finishOpenId, `/auth/openid/callback${search}`, {})
  expect(reply.status).toBe(303)
  return reply.headers.get('location') ?? ''
}

/** The whole way of a sign-in. Returns the page that it ends on. */
export async function goThere(client: Client, provider: TestProvider, returnTo?: string): Promise<string> {
  return comeBack(client, await provider.visit(await beginSignIn(client, returnTo)))
}

/** The id of who came back unknown. */
export const attemptIn = (page: string): string => /^\/sisene\/jatka\?katse=(.+)$/.exec(page)?.[1] ?? ''

const company = { name: 'Kaardi talu OÜ', code: '', address: { street: '' } }

/** A farmer who registered by his identity alone; his address is not proven unless the provider says so. */
export async function registeredByOpenId(
  server: TestServer,
  provider: TestProvider,
  email: string,
): Promise<Client> {
  const client = await newVisitor(server)
  const id = attemptIn(await goThere(client, provider))
  const reply = await client.call(contract.registerByOpenId, { body: { id, email, company } })
  expect(reply.status).toBe(200)
  client.userId = reply.data._id
  client.accountId = reply.data.accountId
  return client
}
