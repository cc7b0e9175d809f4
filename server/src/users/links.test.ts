import { getAuth, login } from '@vagu/core/users/contract'
import * as contract from '@vagu/core/users/links-contract'
import { SIGNED_IN_AS, signedInAs } from '@vagu/core/users/signed-in-as'
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import { describe, expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { emailOf, letterTo, personWith, tokenIn } from '../testing/people.ts'
import type { Client } from '../testing/client.ts'

const company = { name: 'Teine talu OÜ', code: '', address: { street: '' } }
const password = 'kolm hernest paneb'

onBothEngines('several farms of one user', (server) => {
  const setPassword = async (client: Client): Promise<string> => {
    await server()
      .db.updateTable('app_user')
      .set({ password_hash: `plain:${password}` })
      .where('user_id', '=', client.userId)
      .execute()
    return emailOf(client)
  }
  const secondFarm = async (owner: Client) =>
    (await owner.call(contract.addLinkedUser, { body: { company } })).data
  const names = async (client: Client) =>
    (await client.call(getAuth, {})).data.status.linkedUsers.map(({ companyName }) => companyName)

  askFourQuestions(server, {
    endpoint: contract.addLinkedUser,
    input: async () => ({ body: { company } }),
    namesRecord: false,
    wrong: { body: { company: { name: '' } }, path: 'company.name' },
  })
  askFourQuestions(server, {
    endpoint: contract.switchAccount,
    input: async (owner) => ({ body: { _id: (await secondFarm(owner))._id } }),
    namesRecord: true,
    wrong: { body: { _id: 'x' }, path: '_id' },
  })
  askFourQuestions(server, {
    endpoint: contract.unlinkAccount,
    input: async (owner) => ({ params: { id: (await secondFarm(owner))._id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.linkAccount,
    input: async () => ({ body: { email: 'keegi@vagu.test' } }),
    namesRecord: false,
    wrong: { body: { email: 'x' }, path: 'email' },
  })
  askFourQuestions(server, {
    endpoint: contract.confirmLink,
    input: async () => ({ body: { token: 'x' } }),
    namesRecord: false,
    wrong: { body: { token: '' }, path: 'token' },
  })

  describe('switching', () => {
    it('goes on in the other farm under a new session, and the old one is dead', async () => {
      const owner = await server().farmer()
      await owner.call(addWorker, { body: { name: 'Mari Kask' } })
      const other = await secondFarm(owner)
      expect(await names(owner)).toEqual(['Proovitalu OÜ', 'Teine talu OÜ'])
      const old = { cookie: owner.cookie, csrfToken: owner.csrfToken }
      const { status, body } = await owner.call(contract.switchAccount, { body: { _id: other._id } })
      expect([status, body]).toEqual([200, { csrfToken: owner.csrfToken }])
      expect(owner.csrfToken).not.toBe(old.csrfToken)
      expect((await owner.call(listWorkers, {})).data).toEqual([])
      const { data } = await owner.call(getAuth, {})
      expect([data.accountId, data.company.name]).toEqual([other._id, company.name])
      const stale = Object.assign(server().visitor(), old)
      expect((await stale.call(listWorkers, {})).status).toBe(401)
    })

    it('leaves a page of the farm before without a way to read or write in the other', async () => {
      const owner = await server().farmer()
      const oldPage = { as: signedInAs(owner), csrfToken: owner.csrfToken }
      await owner.call(contract.switchAccount, { body: { _id: (await secondFarm(owner))._id } })
      const send = async (method: string, headers: Record<string, string>) => {
        const body = method === 'GET' ? {} : { body: JSON.stringify({ name: 'Mari Kask' }) }
        const sent = { cookie: owner.cookie, 'content-type': 'application/json', ...headers }
        const response = await server().app.request('/api/workers', { method, headers: sent, ...body })
        const { error } = (await response.json()) as { error?: { code: string } }
        return [response.status, error?.code]
      }
      const told = { [SIGNED_IN_AS]: oldPage.as }
      expect(await send('GET', told)).toEqual([409, 'otherAccount'])
      expect(await send('POST', { ...told, 'x-csrf-token': oldPage.csrfToken })).toEqual([
        409,
        'otherAccount',
      ])
      // also with the token of the new session, as a page would have it that asked for one
      expect(await send('POST', { ...told, 'x-csrf-token': owner.csrfToken })).toEqual([409, 'otherAccount'])
      expect(await send('POST', { 'x-csrf-token': oldPage.csrfToken })).toEqual([403, 'wrongCsrf'])
      expect((await owner.call(listWorkers, {})).data).toEqual([])
    })
  })

  describe('linking', () => {
    it('by the password gives the farms that the other owns, and only those', async () => {
      const [owner, other, third] = [
        await server().farmer(),
        await server().farmer(),
        await server().farmer(),
      ]
      await server()
        .db.insertInto('membership')
        .values({ account_id: third.accountId, user_id: other.userId, role: 'member' })
        .execute()
      const email = await setPassword(other)
      const { data } = await owner.call(contract.linkAccount, { body: { email, password } })
      expect(data.isMailed).toBe(false)
      expect(data.linkedUsers.map(({ _id }) => _id).toSorted()).toEqual(
        [owner.accountId, other.accountId].toSorted(),
      )
      expect(await names(other), 'the other gets nothing new').toHaveLength(2)
      const again = await owner.call(contract.linkAccount, { body: { email, password } })
      expect([again.status, again.error?.fields?.[0]?.code]).toEqual([422, 'linkedAlready'])
    })

    it('to oneself, by a wrong password, or to nobody says so', async () => {
      const owner = await server().farmer()
      const other = await setPassword(await server().farmer())
      const tried = async (body: { email: string; password?: string }) => {
        const { status, error } = await owner.call(contract.linkAccount, { body })
        return [status, error?.fields?.[0]?.code ?? error?.code]
      }
      expect(await tried({ email: await setPassword(owner), password })).toEqual([422, 'linkToSelf'])
      expect(await tried({ email: other, password: 'vale salasõna' })).toEqual([400, 'wrongLogin'])
      expect(await tried({ email: 'eikeegi@vagu.test', password })).toEqual([400, 'wrongLogin'])
      expect(await names(owner)).toEqual([])
    })

    it('counts wrong passwords as a sign-in does', async () => {
      const owner = await server().farmer()
      const email = await setPassword(await server().farmer())
      const tries = []
      for (let i = 0; i < 11; i++)
        tries.push(
          (await owner.call(contract.linkAccount, { body: { email, password: `vale salasõna ${i}` } }))
            .status,
        )
      expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429])
      const visitor = server().visitor()
      visitor.address = owner.address
      await visitor.call(getAuth, {})
      expect((await visitor.call(login, { body: { email, password } })).status).toBe(429)
    })

    it('by a mailed link works once, for who asked, and says nothing of who bears an address', async () => {
      const [owner, other] = [await server().farmer(), await server().farmer()]
      const email = await emailOf(other)
      const unknown = await owner.call(contract.linkAccount, { body: { email: 'eikeegi@vagu.test' } })
      const known = await owner.call(contract.linkAccount, { body: { email } })
      expect(known.body).toEqual(unknown.body)
      await server().post()
      const mail = letterTo(server(), email)
      expect(mail?.text).toContain(await emailOf(owner))
      const body = { token: tokenIn(mail?.text ?? '') }
      const confirmed = async (client: Client) => {
        const { status, error } = await client.call(contract.confirmLink, { body })
        return error?.code ?? status
      }
      expect(await confirmed(other)).toBe('tokenExpired')
      expect(await confirmed(owner)).toBe(200)
      expect(await confirmed(owner)).toBe('tokenExpired')
      expect(await names(owner)).toHaveLength(2)
    })

    it('is taken back: the farm is gone, and so are the sessions in it', async () => {
      const [owner, other] = [await server().farmer(), await server().farmer()]
      const email = await setPassword(other)
      await owner.call(contract.linkAccount, { body: { email, password } })
      const params = { id: other.accountId }
      expect((await owner.call(contract.unlinkAccount, { params })).status).toBe(204)
      expect(await names(owner)).toEqual([])
      expect((await other.call(listWorkers, {})).status).toBe(200)
    })
  })

  it('a worker of a farm cannot hand it on', async () => {
    const [owner, farmer] = [await server().farmer(), await server().farmer()]
    const email = await setPassword(await personWith(server(), owner, 'worker'))
    const reply = await farmer.call(contract.linkAccount, { body: { email, password } })
    expect(reply.error?.fields?.[0]?.code).toBe('noFarmToLink')
  })
})
