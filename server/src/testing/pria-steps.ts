/** Steps that tests of the payments agency share: its sign-in page as a browser goes through it, and a farm that is connected. */
import { SAMPLE_CLIENT, TEST_PERSON } from '@vagu/agency/seed'
import { AGENCY_KINDS } from '@vagu/core/agency/wire'
import * as contract from '@vagu/core/pria-connection/contract'
import { expect } from 'vitest'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

interface Chosen {
  readonly person?: string
  readonly action?: 'signIn' | 'cancel'
}
type Pages = (url: string, init?: RequestInit) => Response | Promise<Response>

/** Goes through the simulator's sign-in page. Returns the address that the browser is sent back to. */
export async function visitSignInPage(
  pages: Pages,
  url: string,
  { person = TEST_PERSON.code, action = 'signIn' }: Chosen = {},
): Promise<string> {
  const shown = await pages(url)
  const mark = /name="mark" value="([^"]+)"/.exec(await shown.text())?.[1] ?? ''
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await pages(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ mark, person, action }).toString(),
  })
  return answer.headers.get('location') ?? ''
}

export async function beginAtPria(client: Client): Promise<string> {
  const reply = await client.call(contract.signInAtPria, {})
  expect(reply.status).toBe(200)
  return reply.data.url ?? ''
}

/** Comes back from the agency with this address. Returns the page that the program sends on to. */
export async function comeBackFromPria(client: Client, address: string): Promise<string> {
  const reply = await client.send(contract.finishPriaSignIn, `/pria/callback${new URL(address).search}`, {})
  expect(reply.status).toBe(303)
  return reply.headers.get('location') ?? ''
}

/** The whole way of a sign-in at the server's simulator. */
export async function signInAt(server: TestServer, client: Client, chosen?: Chosen): Promise<string> {
  const pages: Pages = (url, init) => server.simulator.app.request(url, init)
  return comeBackFromPria(client, await visitSignInPage(pages, await beginAtPria(client), chosen))
}

/** Signs in and connects the farm. */
export async function connectFarm(server: TestServer, client: Client, id: string = SAMPLE_CLIENT) {
  await signInAt(server, client)
  return client.call(contract.connectPria, { body: { client: id, kinds: [...AGENCY_KINDS] } })
}

/** The user's world of the simulator. */
export async function priaRoom(server: TestServer, { userId }: Client): Promise<string> {
  const row = server.db.selectFrom('pria_login').select('room').where('user_id', '=', userId)
  return (await row.executeTakeFirstOrThrow()).room
}
