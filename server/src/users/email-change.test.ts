import * as contract from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { facts, mailedToken, newEmail, password, proven, registered, signIn } from '../testing/visitors.ts'

onBothEngines('another e-mail address', (server) => {
  const body = () => ({ email: newEmail(), currentPassword: password })
  askFourQuestions(server, {
    endpoint: contract.changeEmail,
    input: async () => ({ body: body() }),
    namesRecord: false,
    wrong: { body: { email: 'kask', currentPassword: password }, path: 'email' },
  })
  askFourQuestions(server, {
    endpoint: contract.keepEmail,
    input: async () => ({}),
    namesRecord: false,
  })

  const userOf = async (farmer: Client) => (await farmer.call(contract.getAuth, {})).data
  const lettersTo = (email: string) => server().mails.filter(({ to }) => to === email)
  const ask = (farmer: Client, email: string) =>
    farmer.call(contract.changeEmail, { body: { email, currentPassword: password } })

  it('counts only when its mailed link was opened; the present one is told twice', async () => {
    const [before, after] = [newEmail(), newEmail()]
    const farmer = await proven(server(), before)
    expect((await ask(farmer, after)).data).toMatchObject({ email: before, newEmail: after })
    const token = await mailedToken(server(), after)
    expect(lettersTo(before).at(-1)?.text).toContain(after)
    expect(facts((await signIn(server(), { email: after, password })).reply)).toEqual([400, 'wrongLogin'])
    expect((await farmer.call(contract.proveEmail, { body: { token } })).status).toBe(204)
    expect(await userOf(farmer)).toMatchObject({ email: after, emailValidated: true, newEmail: null })
    await server().post()
    expect(lettersTo(before).at(-1)?.subject).toBe('Vagu: e-posti aadress on muudetud')
    expect((await signIn(server(), { email: after, password })).reply.status).toBe(200)
    expect(facts((await signIn(server(), { email: before, password })).reply)).toEqual([400, 'wrongLogin'])
  })

  it('can be given up until then: its link is of no use any more', async () => {
    const [before, after] = [newEmail(), newEmail()]
    const farmer = await proven(server(), before)
    await ask(farmer, after)
    const token = await mailedToken(server(), after)
    expect((await farmer.call(contract.keepEmail, {})).data).toMatchObject({ email: before, newEmail: null })
    expect(facts(await farmer.call(contract.proveEmail, { body: { token } }))).toEqual([400, 'tokenExpired'])
    expect((await userOf(farmer)).email).toBe(before)
  })

  it('is refused with a wrong password, for the same address, and for that of somebody else', async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    const farmer = await registered(server(), mine)
    await registered(server(), theirs)
    const wrong = await farmer.call(contract.changeEmail, {
      body: { email: newEmail(), currentPassword: 'vale' },
    })
    const same = await ask(farmer, mine)
    const taken = await ask(farmer, theirs)
    const refusals = [wrong, same, taken].map(({ error }) =>
      error?.fields?.map(({ path, code }) => [path, code]),
    )
    expect(refusals).toEqual([
      [['currentPassword', 'wrongCurrentPassword']],
      [['email', 'sameEmail']],
      [['email', 'emailTaken']],
    ])
    expect((await userOf(farmer)).newEmail).toBeNull()
  })

  it('that somebody else took meanwhile is refused at its link', async () => {
    const after = newEmail()
    const farmer = await registered(server())
    await ask(farmer, after)
    const token = await mailedToken(server(), after)
    await registered(server(), after)
    expect(facts(await farmer.call(contract.proveEmail, { body: { token } }))).toEqual([422, 'emailTaken'])
  })

  it('asked for twice mails the link again, and the present address is told once', async () => {
    const [before, after] = [newEmail(), newEmail()]
    const farmer = await registered(server(), before)
    await ask(farmer, after)
    await ask(farmer, after)
    await server().post()
    expect(lettersTo(before).filter(({ text }) => text.includes(after))).toHaveLength(1)
    expect(lettersTo(after)).toHaveLength(1)
  })

  it('makes links for a new password that went to the present one useless', async () => {
    const [before, after] = [newEmail(), newEmail()]
    const farmer = await registered(server(), before)
    await server().visitor().call(contract.getAuth, {})
    await farmer.call(contract.resetPassword, { body: { email: before } })
    const reset = await mailedToken(server(), before, 'uusparool')
    await ask(farmer, after)
    await farmer.call(contract.proveEmail, { body: { token: await mailedToken(server(), after) } })
    const late = { token: reset, password: 'hoopis teine salasõna' }
    const reply = await farmer.call(contract.setPasswordAfterReset, { body: late })
    expect(facts(reply)).toEqual([400, 'tokenExpired'])
  })
})

onBothEngines('the other devices', (server) => {
  askFourQuestions(server, {
    endpoint: contract.endOtherSessions,
    input: async () => ({}),
    namesRecord: false,
  })

  it('are signed out all at once, and nobody else', async () => {
    const email = newEmail()
    const [here, stranger] = [await registered(server(), email), await registered(server())]
    const { client: there } = await signIn(server(), { email, password })
    expect((await here.call(contract.endOtherSessions, {})).status).toBe(204)
    const isIn = async (client: Client) => (await client.call(contract.getAuth, {})).status
    expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([200, 401, 200])
  })
})

onBothEngines(
  'the address in the demo',
  (server) => {
    it('stays', async () => {
      const farmer = await server().farmer()
      const reply = await farmer.call(contract.changeEmail, {
        body: { email: newEmail(), currentPassword: password },
      })
      expect(facts(reply)).toEqual([403, 'lockedInDemo'])
      expect(facts(await farmer.call(contract.keepEmail, {}))).toEqual([403, 'lockedInDemo'])
    })
  },
  { isDemo: true },
)
