import * as contract from '@vagu/core/users/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  facts,
  fillTries,
  isSignedIn,
  mailedToken,
  needsVisit,
  newEmail,
  password,
  places,
  registered,
  signIn,
  visitor,
} from '../testing/visitors.ts'
import { TRIES } from './limits.ts'
import { PASSWORD_LINK_HOURS as LINK_HOURS } from './text.ts'

async function resetToken(server: TestServer, email: string): Promise<string> {
  await (await visitor(server)).call(contract.resetPassword, { body: { email } })
  return mailedToken(server, email, 'uusparool')
}

onBothEngines('passwords', (server) => {
  describe('forgotten password', () => {
    needsVisit(server, (client) => client.call(contract.resetPassword, { body: { email: newEmail() } }))
    needsVisit(server, (client) =>
      client.call(contract.setPasswordAfterReset, { body: { token: 'x', password } }),
    )

    const fresh = 'uus salasõna'
    const setBy = async (token: string, words = fresh) =>
      (await visitor(server())).call(contract.setPasswordAfterReset, { body: { token, password: words } })

    it('mails a link that sets a new password once and ends every session', async () => {
      const email = newEmail()
      const owner = await registered(server(), email)
      const token = await resetToken(server(), email)
      expect(token).not.toBe('')
      expect((await setBy(token)).status).toBe(204)
      expect(await isSignedIn(owner)).toBe(false)
      expect((await signIn(server(), { email, password })).reply.status).toBe(400)
      const { reply } = await signIn(server(), { email, password: fresh })
      expect(reply.data.emailValidated).toBe(true)
      expect(facts(await setBy(token))).toEqual([400, 'tokenExpired'])
    })

    it('answers the same for an e-mail that nobody bears, and mails nothing', async () => {
      const email = newEmail()
      await registered(server(), email)
      const replyTo = async (address: string) =>
        (await visitor(server())).call(contract.resetPassword, { body: { email: address } })
      const known = await replyTo(email)
      await server().post()
      const sent = server().mails.length
      expect(await replyTo(newEmail())).toEqual(known)
      await server().post()
      expect([known.status, server().mails.length]).toEqual([204, sent])
    })

    it('keeps only the hash of a token', async () => {
      const email = newEmail()
      await registered(server(), email)
      const token = await resetToken(server(), email)
      const rows = await server().db.selectFrom('reset_token').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it(`lets a link work for ${LINK_HOURS} hours, not longer`, async () => {
      const email = newEmail()
      await registered(server(), email)
      const [early, late] = [await resetToken(server(), email), await resetToken(server(), email)]
      server().setNow('2026-05-20T11:00:00.000Z')
      expect(facts(await setBy(late))).toEqual([400, 'tokenExpired'])
      server().setNow('2026-05-20T10:59:59.999Z')
      expect((await setBy(early)).status).toBe(204)
      expect(facts(await setBy(late))).toEqual([400, 'tokenExpired'])
      server().setNow('2026-05-20T09:00:00.000Z')
    })

    it('refuses the user’s own words, which the form does not know, and uses nothing up', async () => {
      const email = newEmail()
      await registered(server(), email)
      const token = await resetToken(server(), email)
      expect(places(await setBy(token, 'KaseTalu2026'))).toEqual([['password', 'passwordOwnWords']])
      expect(places(await setBy(token, 'parool12'))).toEqual([['password', 'passwordCommon']])
      expect((await setBy(token)).status).toBe(204)
    })

    it('lets one of two requests with the same token through', async () => {
      const email = newEmail()
      await registered(server(), email)
      const token = await resetToken(server(), email)
      const replies = await Promise.all([setBy(token, 'esimene sõna'), setBy(token, 'teine sõna')])
      expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([204, 400])
    })

    it('refuses an invented token, a short password and a wrong e-mail', async () => {
      expect(facts(await setBy('välja mõeldud'))).toEqual([400, 'tokenExpired'])
      expect(places(await setBy('x', '1234567'))).toEqual([['password', 'passwordTooShort']])
      const reply = await (await visitor(server())).call(contract.resetPassword, { body: { email: 'a' } })
      expect(places(reply)).toEqual([['email', 'wrongEmail']])
    })

    it('lets in somebody who was locked out', async () => {
      const email = newEmail()
      await registered(server(), email)
      const stranger = await visitor(server())
      const by = `login by e-mail and address: ${email} ${stranger.address}`
      await fillTries(server(), by, TRIES['login by e-mail and address'])
      await fillTries(server(), `login by e-mail: ${email}`, TRIES['login by e-mail'])
      expect((await signIn(server(), { email, password })).reply.status).toBe(429)
      await setBy(await resetToken(server(), email))
      const reply = await stranger.call(contract.login, { body: { email, password: fresh } })
      expect(reply.status).toBe(200)
    })

    it.each(['reset by e-mail and address', 'reset by e-mail', 'reset by address'] as const)(
      'is limited: %s',
      async (limited) => {
        const [client, email] = [await visitor(server()), newEmail()]
        const by = {
          'reset by e-mail and address': `${email} ${client.address}`,
          'reset by e-mail': email,
          'reset by address': client.address,
        }[limited]
        await fillTries(server(), `${limited}: ${by}`, TRIES[limited])
        const reply = await client.call(contract.resetPassword, { body: { email } })
        expect(facts(reply)).toEqual([429, 'tooManyTries'])
      },
    )
  })

  describe('changed password', () => {
    const change = (client: Client, currentPassword: string) =>
      client.call(contract.setPassword, { body: { currentPassword, password: 'uus salasõna' } })

    it('takes the place of the old one and ends the other sessions', async () => {
      const email = newEmail()
      const here = await registered(server(), email)
      const { client: there } = await signIn(server(), { email, password })
      expect((await change(here, password)).status).toBe(204)
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
      expect((await signIn(server(), { email, password: 'uus salasõna' })).reply.status).toBe(200)
    })

    it('leaves no link for a new password that works, neither a mailed one nor one that waits', async () => {
      const email = newEmail()
      const client = await registered(server(), email)
      const mailed = await resetToken(server(), email)
      await (await visitor(server())).call(contract.resetPassword, { body: { email } })
      expect((await change(client, password)).status).toBe(204)
      const body = { token: mailed, password: 'veel üks sõna' }
      const late = await (await visitor(server())).call(contract.setPasswordAfterReset, { body })
      expect(facts(late)).toEqual([400, 'tokenExpired'])
      const sent = server().mails.length
      await server().post()
      expect(
        server()
          .mails.slice(sent)
          .filter(({ to }) => to === email),
      ).toEqual([])
    })

    it('is no word of the user’s own', async () => {
      const client = await registered(server())
      const body = { currentPassword: password, password: 'Kase talu OÜ' }
      expect(places(await client.call(contract.setPassword, { body }))).toEqual([
        ['password', 'passwordOwnWords'],
      ])
    })

    it('stands in the history without its words', async () => {
      const client = await registered(server())
      await change(client, password)
      const rows = server().db.selectFrom('journal').selectAll().where('user_id', '=', client.userId)
      const entries = await rows.orderBy('noun').execute()
      expect(entries.map((entry) => [entry.noun, entry.action])).toEqual([
        ['account', 'create'],
        ['password', 'change'],
      ])
      expect(JSON.stringify(entries)).not.toContain('salasõna')
    })

    it('is refused with a wrong current password, at its field', async () => {
      const reply = await change(await registered(server()), 'vale salasõna')
      expect(reply.status).toBe(422)
      expect(reply.error?.fields).toEqual([
        { path: 'currentPassword', code: 'wrongCurrentPassword', message: 'Praegune salasõna on vale' },
      ])
    })

    it('is limited by user', async () => {
      const client = await registered(server())
      await fillTries(server(), `password by user: ${client.userId}`, TRIES['password by user'])
      expect(facts(await change(client, password))).toEqual([429, 'tooManyTries'])
    })
  })
})
