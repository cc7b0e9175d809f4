import type { CallInput, Endpoint } from '@vagu/core/endpoint'
import { expect, it } from 'vitest'
import { needOf } from '@vagu/core/access'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

/** Questions that a call is asked; the fourth, the happy path, each test asks in its own words. */
export interface Questions<E extends Endpoint> {
  readonly endpoint: E
  /** A right input, made by the owner of the records. */
  readonly input: (owner: Client) => Promise<CallInput<E>>
  /** Whether the input names a record that another farm must not reach. */
  readonly namesRecord: boolean
  /** A wrong body and the path of its wrong place. */
  readonly wrong?: { readonly body: unknown; readonly path: string }
}

type Loose = { params?: Record<string, string>; body?: unknown }

/** Signed out 401, without CSRF token 403, without the right to it 403, another farm's record 404, bad body 422 with the path. */
export function askFourQuestions<E extends Endpoint>(
  server: () => TestServer,
  questions: Questions<E>,
): void {
  const { endpoint } = questions
  const name = `${endpoint.method} ${endpoint.path}`

  it(`${name}: signed out is 401 with a token for signing in`, async () => {
    const input = await questions.input(await server().farmer())
    const reply = await server().visitor().call(endpoint, input)
    expect([reply.status, reply.error?.code]).toEqual([401, 'unauthenticated'])
    expect(reply.body).toHaveProperty('csrfToken')
  })
  if (endpoint.method !== 'GET')
    it(`${name}: without the CSRF token it is 403`, async () => {
      const owner = await server().farmer()
      const input = await questions.input(owner)
      owner.csrfToken = 'stolen'
      const reply = await owner.call(endpoint, input)
      expect([reply.status, reply.error?.code]).toEqual([403, 'wrongCsrf'])
    })
  const need = needOf(endpoint)
  if (need !== 'nothing' && need !== 'session')
    it(`${name}: who may not ${need} is 403`, async () => {
      const owner = await server().farmer()
      const input = await questions.input(owner)
      // a farmer is no admin, and who has left a farm is not its member
      await server().db.deleteFrom('membership').where('user_id', '=', owner.userId).execute()
      const reply = await owner.call(endpoint, input)
      expect([reply.status, reply.error?.code]).toEqual([403, 'forbidden'])
    })
  if (questions.namesRecord)
    it(`${name}: another farm's record is 404`, async () => {
      const input = await questions.input(await server().farmer())
      const reply = await (await server().farmer()).call(endpoint, input)
      expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
    })
  const { wrong } = questions
  if (wrong)
    it(`${name}: a wrong body is 422 and names ${wrong.path}`, async () => {
      const owner = await server().farmer()
      const { params } = (await questions.input(owner)) as Loose
      const reply = await owner.call(endpoint, { params, body: wrong.body } as CallInput<E>)
      expect([reply.status, reply.error?.code]).toEqual([422, 'invalid'])
      expect(reply.error?.fields?.map((field) => field.path)).toContain(wrong.path)
    })
}
