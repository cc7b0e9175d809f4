import { messageOf } from '@vagu/core/messages'
import * as contract from '@vagu/core/users/contract'
import { describe, expect, it } from 'vitest'
import { FIRST_START } from '../testing/fresh-database.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  company,
  facts,
  fillTries,
  isSignedIn,
  needsVisit,
  newEmail,
  password,
  places,
  registered,
  signIn,
  visitor,
} from '../testing/visitors.ts'
import { TRIES } from './limits.ts'

onBothEngines('signing in', (server) => {
  describe('registration', () => {
    needsVisit(server, (client) =>
      client.call(contract.register, { body: { email: newEmail(), password, company } }),
    )

    it('makes an account on trial and signs in under a new token', async () => {
      const client = await visitor(server())
      const [before, email] = [client.cookie, newEmail()]
      const body = { email: ` ${email.toUpperCase()} `, password, company }
      const { data, body: reply } = await client.call(contract.register, { body })
      expect(reply, 'wrapped like every other reply').toEqual({ data })
      const status = { active: true, trialUntil: '2026-07-19', payments: [], linkedUsers: [] }
      const createdAt = FIRST_START
      expect(data).toMatchObject({ email, company, status, createdAt, isAdmin: false, isDemo: false })
      expect(client.cookie).not.toBe(before)
      expect((await client.call(contract.getAuth, {})).data).toEqual(data)
    })

    it('refuses an e-mail that somebody bears, in whatever letters', async () => {
      const email = newEmail()
      await registered(server(), email)
      const client = await visitor(server())
      const body = { email: email.toUpperCase(), password, company }
      const reply = await client.call(contract.register, { body })
      expect(reply.status).toBe(422)
      expect(places(reply)).toEqual([['email', 'emailTaken']])
    })

    it('makes one account of two registrations at once', async () => {
      const body = { email: newEmail(), password, company }
      const clients = [await visitor(server()), await visitor(server())]
      const replies = await Promise.all(clients.map((client) => client.call(contract.register, { body })))
      expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422])
      const users = server().db.selectFrom('app_user').select('user_id').where('email', '=', body.email)
      expect(await users.execute()).toHaveLength(1)
      const orphans = server()
        .db.selectFrom('account')
        .leftJoin('membership', 'membership.account_id', 'account.account_id')
        .select('account.account_id')
        .where('user_id', 'is', null)
      expect(await orphans.execute()).toEqual([])
    })

    it.each([
      [{ email: 'a@b.ee' }, 'email', 'Sisestage korrektne e-posti aadress'],
      [{ email: 'ilma-märgita' }, 'email', 'Sisestage korrektne e-posti aadress'],
      [{ email: undefined }, 'email', 'Kohustuslik väli'],
      [{ password: '1234567' }, 'password', 'Salasõna liiga lühike'],
      [{ password: '' }, 'password', 'Kohustuslik väli'],
      [{ password: 'Parool2026' }, 'password', messageOf('passwordCommon')],
      [{ password: '87654321' }, 'password', messageOf('passwordTooSimple')],
      [{ password: '        ' }, 'password', messageOf('passwordTooSimple')],
      [{ password: 'Kase talu' }, 'password', messageOf('passwordOwnWords')],
      [{ email: 'nimi<ohver@naide.ee>' }, 'email', 'Sisestage korrektne e-posti aadress'],
      [{ email: 'a,ohver@naide.ee' }, 'email', 'Sisestage korrektne e-posti aadress'],
      [{ company: { name: '' } }, 'company.name', 'Kohustuslik väli'],
      [{ company: undefined }, 'company', 'Kohustuslik väli'],
    ])('refuses %j in Estonian', async (part, path, message) => {
      const client = await visitor(server())
      const body = { email: newEmail(), password, company, ...part }
      const reply = await client.send(contract.register, '/users/registration', { body })
      expect(reply.status).toBe(422)
      expect(reply.error?.fields?.find((field) => field.path === path)?.message).toBe(message)
    })

    it('is limited by address and day', async () => {
      const client = await visitor(server())
      const key = `registration by address: ${client.address}`
      const max = server().ports.options.registrationsPerDay
      const answer = async () =>
        facts(await client.call(contract.register, { body: { email: newEmail(), password, company } }))
      await fillTries(server(), key, max - 1)
      expect(await answer()).toEqual([200, undefined])
      await client.call(contract.logout, {})
      await client.call(contract.getAuth, {})
      expect(await answer()).toEqual([429, 'tooManyTries'])
      server().setNow('2026-05-21T09:00:00.000Z')
      expect(await answer()).toEqual([200, undefined])
      server().setNow('2026-05-20T09:00:00.000Z')
    })
  })

  describe('login', () => {
    needsVisit(server, (client) => client.call(contract.login, { body: { email: newEmail(), password } }))

    it('answers the user and a token under a new cookie', async () => {
      const email = newEmail()
      const owner = await registered(server(), email)
      const client = await visitor(server())
      const before = client.cookie
      const reply = await client.call(contract.login, { body: { email: email.toUpperCase(), password } })
      expect(reply.data).toMatchObject({ _id: owner.userId, email })
      expect(client.cookie).not.toBe(before)
      expect(await isSignedIn(client)).toBe(true)
    })

    it('gives a token that a cookie planted beforehand does not know', async () => {
      const email = newEmail()
      await registered(server(), email)
      const [victim, planter] = [await visitor(server()), server().visitor()]
      planter.cookie = victim.cookie
      await victim.call(contract.login, { body: { email, password } })
      expect(await isSignedIn(victim)).toBe(true)
      expect(await isSignedIn(planter)).toBe(false)
    })

    it('ends the session that the browser had', async () => {
      const email = newEmail()
      const client = await registered(server(), email)
      const old = server().visitor()
      old.cookie = client.cookie
      expect(await isSignedIn(old)).toBe(true)
      await client.call(contract.login, { body: { email, password } })
      expect([await isSignedIn(client), await isSignedIn(old)]).toEqual([true, false])
    })

    it('answers a wrong password and an unknown e-mail alike, after the same work', async () => {
      const email = newEmail()
      await registered(server(), email)
      const checks: string[] = []
      const { passwords } = server().ports
      const verify = passwords.verify.bind(passwords)
      passwords.verify = (hash, tried) => {
        checks.push(tried)
        return verify(hash, tried)
      }
      const wrong = await signIn(server(), { email, password: 'vale salasõna' })
      const unknown = await signIn(server(), { email: newEmail(), password: 'vale salasõna' })
      passwords.verify = verify
      expect(facts(wrong.reply)).toEqual([400, 'wrongLogin'])
      expect(unknown.reply.body).toEqual(wrong.reply.body)
      expect(checks).toHaveLength(2)
    })

    it('refuses a body without a password, and a short one', async () => {
      const email = newEmail()
      const client = await visitor(server())
      const without = await client.send(contract.login, '/auth/login', { body: { email } })
      const short = await client.call(contract.login, { body: { email, password: '1234567' } })
      expect([places(without), places(short)]).toEqual([
        [['password', 'required']],
        [['password', 'passwordTooShort']],
      ])
    })

    it('lets two sign in at once, each with a session', async () => {
      const email = newEmail()
      await registered(server(), email)
      const both = await Promise.all([
        signIn(server(), { email, password }),
        signIn(server(), { email, password }),
      ])
      expect(both.map(({ reply }) => reply.status)).toEqual([200, 200])
      expect(both[0].client.cookie).not.toBe(both[1].client.cookie)
    })

    it('counts tries of an address over all e-mails', async () => {
      const client = await visitor(server())
      await fillTries(server(), `login by address: ${client.address}`, TRIES['login by address'])
      const reply = await client.call(contract.login, { body: { email: newEmail(), password } })
      expect(facts(reply)).toEqual([429, 'tooManyTries'])
    })

    it('keeps the cookie beyond the browser only when asked to remember', async () => {
      const email = newEmail()
      await registered(server(), email)
      const cookieAfter = async (remember: boolean) => {
        const client = await visitor(server())
        const response = await server().app.request('/api/auth/login', {
          method: 'POST',
          headers: { cookie: client.cookie, 'x-csrf-token': client.csrfToken },
          body: JSON.stringify({ email, password, remember }),
        })
        return response.headers.getSetCookie()[0]
      }
      expect(await cookieAfter(false)).not.toMatch(/expires|max-age/i)
      expect(await cookieAfter(true)).toMatch(/max-age=7776000/i)
    })

    it('lets a remembered session live for 90 days of absence, another for one', async () => {
      const email = newEmail()
      await registered(server(), email)
      const short = await signIn(server(), { email, password })
      const long = await signIn(server(), { email, password, remember: true })
      server().setNow('2026-05-21T09:00:00.000Z')
      expect(await isSignedIn(short.client)).toBe(false)
      server().setNow('2026-08-18T08:59:59.000Z')
      expect(await isSignedIn(long.client)).toBe(true)
      server().setNow('2026-05-20T09:00:00.000Z')
    })

    it.each([
      { title: 'a remembered session', remember: true, everyDays: 60, lastDay: 365 },
      { title: 'another', remember: false, everyDays: 0.9, lastDay: 30 },
    ])('ends $title some day, however often it is used', async ({ remember, everyDays, lastDay }) => {
      const email = newEmail()
      await registered(server(), email)
      const { client } = await signIn(server(), { email, password, remember })
      const start = Date.parse('2026-05-20T09:00:00.000Z')
      const isInOn = async (day: number) => {
        server().setNow(new Date(start + day * 86_400_000).toISOString())
        return isSignedIn(client)
      }
      for (let day = everyDays; day < lastDay; day += everyDays) expect(await isInOn(day)).toBe(true)
      expect(await isInOn(lastDay - 0.001)).toBe(true)
      expect(await isInOn(lastDay)).toBe(false)
      server().setNow('2026-05-20T09:00:00.000Z')
    })
  })

  describe('auth and logout', () => {
    it('gives a visitor 401 with a token, the same one as long as he keeps his cookie', async () => {
      const client = server().visitor()
      const first = await client.call(contract.getAuth, {})
      expect(facts(first)).toEqual([401, 'unauthenticated'])
      const token = client.csrfToken
      await client.call(contract.getAuth, {})
      expect(client.csrfToken).toBe(token)
    })

    it('ends the session for good', async () => {
      const client = await registered(server())
      const { cookie } = client
      expect((await client.call(contract.logout, {})).status).toBe(204)
      client.cookie = cookie
      expect(await isSignedIn(client)).toBe(false)
    })

    it.each([
      ['a page of our own', 'same-origin', 204],
      ['an old browser, which says nothing', undefined, 204],
      ['another site', 'cross-site', 403],
      ['a neighbour below the same name', 'same-site', 403],
      ['a link in a mail', 'none', 403],
    ])('sent by %s ends the session or not', async (_, site, status) => {
      const client = await registered(server())
      const headers = { cookie: client.cookie, ...(site !== undefined && { 'sec-fetch-site': site }) }
      const response = await server().app.request('/api/auth/logout', { headers })
      expect(response.status).toBe(status)
      expect(await isSignedIn(client)).toBe(status !== 204)
      expect(response.headers.getSetCookie().length > 0).toBe(status === 204)
    })

    it('lets a visitor log out without complaint', async () => {
      expect((await server().visitor().call(contract.logout, {})).status).toBe(204)
    })

    it('says that the trial is over only after its last day in Tallinn', async () => {
      const client = await registered(server())
      const { cookie } = client
      const activeAt = async (instant: string) => {
        server().setNow(instant)
        await server()
          .db.updateTable('session')
          .set({ is_remembered: 1, expires_at: '2027-01-01T00:00:00.000Z' })
          .execute()
        client.cookie = cookie
        return (await client.call(contract.getAuth, {})).data.status.active
      }
      expect(await activeAt('2026-07-19T20:59:59.000Z')).toBe(true)
      expect(await activeAt('2026-07-19T21:00:00.000Z')).toBe(false)
      server().setNow('2026-05-20T09:00:00.000Z')
    })
  })
})
