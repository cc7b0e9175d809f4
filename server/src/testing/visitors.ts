/** Helpers that tests of signing in share: visitors, farmers who registered, tries that were made before. */
import * as contract from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

export const password = 'õige salasõna'
export const company = { name: 'Kase talu OÜ', code: '12345678', address: { street: 'Kase' } }
let made = 0
export const newEmail = () => `farmer${++made}@vagu.test`

/** A visitor as a browser is after its first call: with a token for signing in. */
export async function visitor(server: TestServer): Promise<Client> {
  const client = server.visitor()
  await client.call(contract.getAuth, {})
  return client
}

export async function registered(server: TestServer, email = newEmail()): Promise<Client> {
  const client = await visitor(server)
  const reply = await client.call(contract.register, { body: { email, password, company } })
  expect(reply.status).toBe(200)
  client.userId = reply.data._id
  return client
}

/** The token of the newest letter to this address with a link to this page; sends what waits first. */
export async function mailedToken(
  server: TestServer,
  email: string,
  page: 'kinnitus' | 'uusparool' = 'kinnitus',
): Promise<string> {
  await server.post()
  const link = `${server.ports.options.publicUrl}/${page}#token=`
  const mail = server.mails.findLast(({ to, text }) => to === email && text.includes(link))
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A farmer who registered and has proven his address. */
export async function proven(server: TestServer, email = newEmail()): Promise<Client> {
  const client = await registered(server, email)
  const reply = await client.call(contract.proveEmail, { body: { token: await mailedToken(server, email) } })
  expect(reply.status).toBe(204)
  return client
}

export async function signIn(
  server: TestServer,
  body: { email: string; password: string; remember?: boolean },
) {
  const client = await visitor(server)
  return { client, reply: await client.call(contract.login, { body }) }
}

export const isSignedIn = async (client: Client) => (await client.call(contract.getAuth, {})).status === 200

/** Status and code of a reply. */
export const facts = (reply: { status: number; error: { code: string } | undefined }) => [
  reply.status,
  reply.error?.code,
]
/** The wrong places of a reply with their codes. */
export const places = (reply: { error: { fields?: { path: string; code: string }[] } | undefined }) =>
  reply.error?.fields?.map((field) => [field.path, field.code])

/** Puts a count of tries where that many calls would have put it. */
export async function fillTries(server: TestServer, key: string, tries: number): Promise<void> {
  const row = { attempt_key: key, window_start: server.ports.now().toISOString(), tries }
  await server.db.deleteFrom('attempt').where('attempt_key', '=', key).execute()
  await server.db.insertInto('attempt').values(row).execute()
}

/** A call that anybody may make: without the token of a visit it is refused, whatever it says. */
export function needsVisit(server: () => TestServer, call: (client: Client) => Promise<{ status: number }>) {
  it('is 403 without a CSRF token', async () => {
    expect((await call(server().visitor())).status).toBe(403)
  })
  it('is 403 with the CSRF token of another session', async () => {
    const [thief, victim] = [await visitor(server()), await registered(server())]
    thief.csrfToken = victim.csrfToken
    expect((await call(thief)).status).toBe(403)
  })
}
