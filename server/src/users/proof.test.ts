/** The proof of an e-mail address, and the rights of an admin that depend on it. */
import { importRegister } from '@vagu/core/registers/contract'
import * as contract from '@vagu/core/users/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  company,
  facts,
  fillTries,
  mailedToken,
  newEmail,
  password,
  proven,
  registered,
  visitor,
} from '../testing/visitors.ts'
import { TRIES } from './limits.ts'
import { PROOF_LINK_HOURS } from './text.ts'

const START = '2026-05-20T09:00:00.000Z'
const EXPIRED = [400, 'tokenExpired']

onBothEngines('proof of an e-mail address', (server) => {
  const prove = (client: Client, token: string) => client.call(contract.proveEmail, { body: { token } })
  const isProven = async (client: Client) => (await client.call(contract.getAuth, {})).data.emailValidated

  askFourQuestions(server, {
    endpoint: contract.proveEmail,
    input: async () => ({ body: { token: 'x' } }),
    namesRecord: false,
    wrong: { body: { token: '' }, path: 'token' },
  })
  askFourQuestions(server, { endpoint: contract.sendEmailProof, input: async () => ({}), namesRecord: false })

  it('comes by a link that registration mails, and works once', async () => {
    const email = newEmail()
    const client = await registered(server(), email)
    expect(await isProven(client)).toBe(false)
    const token = await mailedToken(server(), email)
    expect(server().mails.at(-1)?.text).toContain(`http://localhost:3000/kinnitus#token=${token}`)
    expect((await prove(client, token)).status).toBe(204)
    expect(await isProven(client)).toBe(true)
    expect(facts(await prove(client, token))).toEqual(EXPIRED)
  })

  it('stands in the history', async () => {
    const email = newEmail()
    const client = await registered(server(), email)
    await prove(client, await mailedToken(server(), email))
    const rows = server().db.selectFrom('journal').selectAll().where('user_id', '=', client.userId)
    const entry = (await rows.where('noun', '=', 'email').execute()).at(0)
    expect(entry).toMatchObject({ before: '{"emailValidated":false}', after: '{"emailValidated":true}' })
  })

  it('does not come by the link in the session of anybody else', async () => {
    const email = newEmail()
    const [owner, other] = [await registered(server(), email), await registered(server())]
    const token = await mailedToken(server(), email)
    expect(facts(await prove(other, token))).toEqual(EXPIRED)
    expect([await isProven(owner), await isProven(other)]).toEqual([false, false])
    expect((await prove(owner, token)).status).toBe(204)
  })

  it(`does not come by a link of more than ${PROOF_LINK_HOURS} hours`, async () => {
    const email = newEmail()
    const client = await registered(server(), email)
    const token = await mailedToken(server(), email)
    // so that the session lasts
    await server().db.updateTable('session').set({ is_remembered: 1, expires_at: '2026-06-20' }).execute()
    server().setNow('2026-05-23T09:00:00.000Z')
    expect(facts(await prove(client, token))).toEqual(EXPIRED)
    server().setNow('2026-05-23T08:59:59.999Z')
    const again = await registered(server())
    expect(facts(await prove(again, token))).toEqual(EXPIRED)
    server().setNow(START)
  })

  it('does not come by a link that was mailed to an older address', async () => {
    const email = newEmail()
    const client = await registered(server(), email)
    const token = await mailedToken(server(), email)
    const change = server().db.updateTable('app_user').where('user_id', '=', client.userId)
    await change.set({ email: newEmail() }).execute()
    expect(facts(await prove(client, token))).toEqual(EXPIRED)
    expect(await isProven(client)).toBe(false)
  })

  it('of a letter that waits is not mailed to an address that the user bears no more', async () => {
    const [email, newer] = [newEmail(), newEmail()]
    const client = await registered(server(), email)
    const change = server().db.updateTable('app_user').where('user_id', '=', client.userId)
    await change.set({ email: newer }).execute()
    await server().post()
    expect(server().mails.filter(({ to }) => to === email || to === newer)).toEqual([])
  })

  it('is mailed again when asked for, so often and no oftener, and not when it is there', async () => {
    const email = newEmail()
    const client = await registered(server(), email)
    const first = await mailedToken(server(), email)
    expect((await client.call(contract.sendEmailProof, {})).status).toBe(204)
    const second = await mailedToken(server(), email)
    expect(second).not.toBe(first)
    await fillTries(server(), `proof by user: ${client.userId}`, TRIES['proof by user'])
    expect(facts(await client.call(contract.sendEmailProof, {}))).toEqual([429, 'tooManyTries'])
    // both links are his
    expect((await prove(client, first)).status).toBe(204)
    expect(facts(await prove(client, second))).toEqual(EXPIRED)
    await server().post()
    const sent = server().mails.length
    expect((await client.call(contract.sendEmailProof, {})).status).toBe(204)
    await server().post()
    expect(server().mails).toHaveLength(sent)
  })

  it('is greeted once, with the last day of free use', async () => {
    const email = newEmail()
    const client = await proven(server(), email)
    await client.call(contract.sendEmailProof, {})
    await server().post()
    const greetings = server().mails.filter(
      ({ to, subject }) => to === email && subject === 'Vagu: tere tulemast',
    )
    expect(greetings.map(({ text }) => text)).toEqual([expect.stringContaining('19.07.2026')])
    expect(greetings[0]?.text).toContain(company.name)
  })

  it('keeps only the hash of a token', async () => {
    const email = newEmail()
    await registered(server(), email)
    const letters = await server().db.selectFrom('letter').selectAll().execute()
    const token = await mailedToken(server(), email)
    const rows = await server().db.selectFrom('email_proof').selectAll().execute()
    expect(JSON.stringify([letters, rows])).not.toContain(token)
  })
})

const ADMIN = 'boss@vagu.test'
onBothEngines(
  'an admin',
  (server) => {
    /** Rights of a client, as the program tells them. */
    const rightsOf = async (client: Client) => ({
      isAdmin: (await client.call(contract.getAuth, {})).data.isAdmin,
      upload: facts(await client.call(importRegister, { files: [new File(['x'], 'x.csv')] })),
    })
    const NONE = { isAdmin: false, upload: [403, 'forbidden'] }

    describe('by his address', () => {
      it('is nobody who merely registered it first; the owner of the mailbox is, after a new password', async () => {
        const thief = await registered(server(), ADMIN)
        expect(await rightsOf(thief)).toEqual(NONE)
        // the owner of the mailbox opens the link he got, in a browser of his own: nothing is proven
        const owner = await visitor(server())
        const token = await mailedToken(server(), ADMIN)
        expect((await owner.call(contract.proveEmail, { body: { token } })).status).toBe(401)
        expect(await rightsOf(thief)).toEqual(NONE)
        // he sets a password of his own instead, and the other one is out
        await owner.call(contract.resetPassword, { body: { email: ADMIN } })
        const reset = { token: await mailedToken(server(), ADMIN, 'uusparool'), password: 'uus salasõna' }
        expect((await owner.call(contract.setPasswordAfterReset, { body: reset })).status).toBe(204)
        await owner.call(contract.login, { body: { email: ADMIN, password: 'uus salasõna' } })
        expect(await rightsOf(owner)).toEqual({ isAdmin: true, upload: [422, 'invalid'] })
        expect((await thief.call(contract.getAuth, {})).status).toBe(401)
        expect((await thief.call(contract.login, { body: { email: ADMIN, password } })).status).toBe(400)
      })
    })
  },
  { adminEmails: ['Boss@Vagu.test'] },
)
onBothEngines(
  'an admin who registers',
  (server) => {
    it('is one after the link, not before', async () => {
      const client = await registered(server(), ADMIN)
      expect((await client.call(contract.getAuth, {})).data.isAdmin).toBe(false)
      await client.call(contract.proveEmail, { body: { token: await mailedToken(server(), ADMIN) } })
      expect((await client.call(contract.getAuth, {})).data.isAdmin).toBe(true)
    })
  },
  { adminEmails: ['Boss@Vagu.test'] },
)
