import * as contract from '@vagu/core/users/contract'
import { describe, expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  company,
  facts,
  fillTries,
  isSignedIn,
  newEmail,
  password,
  registered,
  signIn,
  visitor,
} from '../testing/visitors.ts'
import { TRIES } from './limits.ts'

onBothEngines('users', (server) => {
  askFourQuestions(server, {
    endpoint: contract.setPassword,
    input: async () => ({ body: { currentPassword: password, password: 'uus salasõna' } }),
    namesRecord: false,
    wrong: { body: { currentPassword: password, password: 'lühike' }, path: 'password' },
  })
  askFourQuestions(server, {
    endpoint: contract.sendFeedback,
    input: async () => ({ body: { message: 'Tore programm' } }),
    namesRecord: false,
    wrong: { body: { message: 'Tere!' }, path: 'message' },
  })
  askFourQuestions(server, { endpoint: contract.listSessions, input: async () => ({}), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.endSession,
    input: async (owner) => {
      const [session] = (await owner.call(contract.listSessions, {})).data
      return { params: { id: session?._id ?? '' } }
    },
    namesRecord: true,
  })

  describe('sessions', () => {
    it('shows the devices, this one marked, and signs another one out', async () => {
      const email = newEmail()
      const here = await registered(server(), email)
      const { client: there } = await signIn(server(), { email, password })
      const listed = (await here.call(contract.listSessions, {})).data
      expect(listed.filter((session) => session.isCurrent)).toHaveLength(1)
      expect(listed).toHaveLength(2)
      const other = listed.find((session) => !session.isCurrent)
      const ended = await here.call(contract.endSession, { params: { id: other?._id ?? '' } })
      expect(ended.status).toBe(204)
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    })
  })

  describe('feedback', () => {
    it('reaches the makers with company and e-mail', async () => {
      const email = newEmail()
      const client = await registered(server(), email)
      const reply = await client.call(contract.sendFeedback, { body: { message: 'Väga hea!' } })
      expect(reply).toMatchObject({ status: 200, data: { copyTo: null } })
      const number = reply.data?.number ?? ''
      expect(number).toMatch(/^[0-9A-F]{8}$/)
      await server().post()
      expect(server().mails.findLast(({ to }) => to === 'tagasiside@vagu.test')).toMatchObject({
        replyTo: email,
        subject: `Vagu tagasiside: ${company.name} ${number}`,
        text: expect.stringMatching(/Kase talu OÜ[^]*Väga hea!/) as string,
      })
      expect(server().mails.filter(({ to, text }) => to === email && text.includes('Väga hea!'))).toEqual([])
    })

    it('comes back as a copy to an address that is proven', async () => {
      const email = newEmail()
      const client = await registered(server(), email)
      await server()
        .db.updateTable('app_user')
        .set({ email_validated: 1 })
        .where('email', '=', email)
        .execute()
      const reply = await client.call(contract.sendFeedback, { body: { message: 'Küsimus seire kohta' } })
      expect(reply.data?.copyTo).toBe(email)
      await server().post()
      const copy = server().mails.findLast(({ to }) => to === email)
      expect([copy?.subject, copy?.text]).toEqual([
        expect.stringContaining(reply.data?.number ?? '-'),
        expect.stringContaining('Küsimus seire kohta'),
      ])
    })

    it('keeps a company name with line breaks out of the other headers', async () => {
      const client = await visitor(server())
      const name = 'Kase\r\nBcc: keegi@mujal.test'
      const body = { email: newEmail(), password, company: { ...company, name } }
      await client.call(contract.register, { body })
      await client.call(contract.sendFeedback, { body: { message: 'Väga hea!' } })
      await server().post()
      const mail = server().mails.findLast(({ to }) => to === 'tagasiside@vagu.test')
      expect(mail?.subject).toContain('Kase Bcc')
    })

    it('is limited by user', async () => {
      const client = await registered(server())
      await fillTries(server(), `feedback by user: ${client.userId}`, TRIES['feedback by user'])
      const reply = await client.call(contract.sendFeedback, { body: { message: 'Väga hea!' } })
      expect(facts(reply)).toEqual([429, 'tooManyTries'])
    })
  })
})

onBothEngines(
  'users of a demo',
  (server) => {
    const body = { email: 'boss@vagu.test', password, company }

    it('locks what needs mail or a real account', async () => {
      const client = await visitor(server())
      const farmer = await server().farmer()
      const replies = [
        await client.call(contract.register, { body }),
        await client.call(contract.resetPassword, { body }),
        await client.call(contract.setPasswordAfterReset, { body: { token: 'x', password } }),
        await farmer.call(contract.setPassword, { body: { currentPassword: password, password } }),
        await farmer.call(contract.sendFeedback, { body: { message: 'Väga hea!' } }),
        await farmer.call(contract.sendEmailProof, {}),
        await farmer.call(contract.proveEmail, { body: { token: 'x' } }),
      ]
      expect(replies.map(facts)).toEqual(replies.map(() => [403, 'lockedInDemo']))
    })

    it('tells that it is a demo', async () => {
      expect((await (await server().farmer()).call(contract.getAuth, {})).data.isDemo).toBe(true)
    })
  },
  { isDemo: true },
)
