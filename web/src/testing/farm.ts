/** A farm for the test of a screen: an account of its own in the whole program, which runs in the test's process. */
import type { CallInput, Endpoint, ReplyOf } from '@vagu/core/endpoint'
import { getStart } from '@vagu/core/start/contract'
import { getAuth } from '@vagu/core/users/contract'
import type { User } from '@vagu/core/users/schema'
import { openTestServer, type TestServer } from '../../../server/src/testing/test-server.ts'
import type { Client } from '../../../server/src/testing/client.ts'
import type { Transport } from '../lib/transport.ts'
import { answerBy, Calls } from './calls.ts'

/** The moment of every test of a screen. */
export const NOW = '2026-05-20T09:00:00.000Z'
/** The crop year that screens open on. */
export const YEAR = 2026

/** Whose proven address makes him an admin. */
export const ADMIN = 'haldaja@vagu.test'

let opened: Promise<TestServer> | undefined

/** The program of a test file, started with its first farm. */
const serverOfFile = (): Promise<TestServer> =>
  (opened ??= openTestServer('sqlite', '', { adminEmails: [ADMIN] }))

/** Ends the program of a test file. */
export async function closeServer(): Promise<void> {
  const server = await opened
  opened = undefined
  await server?.close()
}

/** The page's way to the program: what a browser would keep in cookies is kept here. */
function browserOf(server: TestServer, client: Client): Transport {
  const cookies = new Map<string, string>()
  const storeCookie = (cookie: string): void => {
    const [name = '', value = ''] = cookie.split('=')
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  if (client.cookie) storeCookie(client.cookie)
  return async (request) => {
    const sent = new Request(request)
    sent.headers.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '))
    const response = await server.app.fetch(sent, { address: client.address })
    for (const line of response.headers.getSetCookie()) storeCookie(line.split(';')[0] ?? '')
    return response
  }
}

/** Calls of a test's page, and the farm behind them. */
export class Farm extends Calls {
  readonly home: TestServer
  /** Who uses the farm from elsewhere, with the session that the page has too. */
  readonly client: Client

  constructor(server: TestServer, client: Client) {
    super(browserOf(server, client))
    this.home = server
    this.client = client
  }

  /** Does something on the farm from elsewhere: before the page is opened, or behind its back. */
  async does<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
    const { status, data, body } = await this.client.call(endpoint, input)
    if (status >= 400) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
    return data
  }

  /** From now on the user is told to the page with these changes. */
  async showsUser(changes: Partial<User>): Promise<void> {
    const { csrfToken, ...user } = await this.does(getAuth, {})
    this.answers(getStart, () => ({ user: { ...user, ...changes }, csrfToken, ahead: {} }))
  }
}

/** The program as the client sees it that is made here. */
export async function openAs(clientOf: (server: TestServer) => Client | Promise<Client>): Promise<Farm> {
  const server = await serverOfFile()
  const farm = new Farm(server, await clientOf(server))
  answerBy(farm)
  return farm
}

/** A new, empty farm whose farmer is signed in; every call of the page goes there. */
export const openFarm = (): Promise<Farm> => openAs((server) => server.farmer())

/** The program as somebody sees it who is not signed in. */
export const openAsVisitor = (): Promise<Farm> => openAs((server) => server.visitor())
