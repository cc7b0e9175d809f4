import * as contract from '@vagu/core/users/contract'
import { describe, expect, it } from 'vitest'
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

onBothEngines('signing in', (home) => {
  describe('registration', () => {
    needsVisit(home, (client) =>
      client.call(contract.register, { body: { email: newEmail(), password, company } }),
    )

    it('makes an account on trial and signs in under a new token', async () => {
      const client = await visitor(home())
      const [before, email] = [client.cookie, newEmail()]
      const body = { email: ` ${email.toUpperCase()} `, password, company }
      const { data } = await client.call(contract.register, { body })
      const status = { active: true, trialUntil: '2026-07-19', payments: [], linkedUsers: [] }
      expect(data).toMatchObject({ email, company, status, isAdmin: false, isDemo: false })
      expect(client.cookie).not.toBe(before)
      expect((await client.call(contract.getAuth, {})).data).toEqual(data)
    })

    it('refuses an e-mail that somebody bears, in whatever letters', async () => {
      const email = newEmail()
      await registered(home(), email)
      const client = await visitor(home())
      const body = { email: email.toUpperCase(), password, company }
      const reply = await client.call(contract.register, { body })
      expect(reply.status).toBe(422)
      expect(places(reply)).toEqual([['email', 'emailTaken']])
    })

    it('makes one account of two registrations at once', async () => {
      const body = { email: newEmail(), password, company }
      const clients = [await visitor(home()), await visitor(home())]
      const replies = await Promise.all(clients.map((client) => client.call(contract.register, { body })))
      expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422])
      const users = home().db.selectFrom('app_user').select('user_id').where('email', '=', body.email)
      expect(await users.execute()).toHaveLength(1)
      const orphans = home()
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
      [{ company: { name: '' } }, 'company.name', 'Kohustuslik väli'],
      [{ company: undefined }, 'company', 'Kohustuslik väli'],
    ])('refuses %j in Estonian', async (part, path, message) => {
      const client = await visitor(home())
      const body = { email: newEmail(), password, company, ...part }
      const reply = await client.send(contract.register, '/users/registration', { body })
      expect(reply.status).toBe(422)
      expect(reply.error?.fields?.find((field) => field.path === path)?.message).toBe(message)
    })

    it('is limited by address', async () => {
      const client = await visitor(home())
      await fillTries(home(), `registration by address: ${client.address}`, TRIES['registration by address'])
      const body = { email: newEmail(), password, company }
      expect(facts(await client.call(contract.register, { body }))).toEqual([429, 'tooManyTries'])
    })
  })

  describe('login', () => {
    needsVisit(home, (client) => client.call(contract.login, { body: { email: newEmail(), password } }))

    it('answers the user and a token under a new cookie', async () => {
      const email = newEmail()
      const owner = await registered(home(), email)
      const client = await visitor(home())
      const before = client.cookie
      const reply = await client.call(contract.login, { body: { email: email.toUpperCase(), password } })
      expect(reply.data).toMatchObject({ _id: owner.userId, email })
      expect(client.cookie).not.toBe(before)
      expect(await isSignedIn(client)).toBe(true)
    })

    it('gives a token that a cookie planted beforehand does not know', async () => {
      const email = newEmail()
      await registered(home(), email)
      const [victim, planter] = [await visitor(home()), home().visitor()]
      planter.cookie = victim.cookie
      await victim.call(contract.login, { body: { email, password } })
      expect(await isSignedIn(victim)).toBe(true)
      expect(await isSignedIn(planter)).toBe(false)
    })

    it('ends the session that the browser had', async () => {
      const email = newEmail()
      const client = await registered(home(), email)
      const old = home().visitor()
      old.cookie = client.cookie
      expect(await isSignedIn(old)).toBe(true)
      await client.call(contract.login, { body: { email, password } })
      expect([await isSignedIn(client), await isSignedIn(old)]).toEqual([true, false])
    })

    it('answers a wrong password and an unknown e-mail alike, after the same work', async () => {
      const email = newEmail()
      await registered(home(), email)
      const checks: string[] = []
      const { passwords } = home().ports
      const verify = passwords.verify.bind(passwords)
      passwords.verify = (hash, tried) => {
        checks.push(tried)
        return verify(hash, tried)
      }
      const wrong = await signIn(home(), { email, password: 'vale salasõna' })
      const unknown = await signIn(home(), { email: newEmail(), password: 'vale salasõna' })
      passwords.verify = verify
      expect(facts(wrong.reply)).toEqual([400, 'wrongLogin'])
      expect(unknown.reply.body).toEqual(wrong.reply.body)
      expect(checks).toHaveLength(2)
    })

    it('refuses a body without a password, and a short one', async () => {
      const email = newEmail()
      const client = await visitor(home())
      const without = await client.send(contract.login, '/auth/login', { body: { email } })
      const short = await client.call(contract.login, { body: { email, password: '1234567' } })
      expect([places(without), places(short)]).toEqual([
        [['password', 'required']],
        [['password', 'passwordTooShort']],
      ])
    })

    it('lets two sign in at once, each with a session', async () => {
      const email = newEmail()
      await registered(home(), email)
      const both = await Promise.all([
        signIn(home(), { email, password }),
        signIn(home(), { email, password }),
      ])
      expect(both.map(({ reply }) => reply.status)).toEqual([200, 200])
      expect(both[0].client.cookie).not.toBe(both[1].client.cookie)
    })

    it('counts wrong tries of an e-mail from everywhere, and lets in again when the window has passed', async () => {
      const email = newEmail()
      await registered(home(), email)
      const tries = Array.from({ length: TRIES['login by e-mail'] }, () =>
        signIn(home(), { email, password: 'vale salasõna' }),
      )
      const codes = (await Promise.all(tries)).map(({ reply }) => reply.status)
      expect(new Set(codes)).toEqual(new Set([400]))
      const { reply } = await signIn(home(), { email, password })
      expect(facts(reply)).toEqual([429, 'tooManyTries'])
      home().setNow('2026-05-20T09:15:00.000Z')
      expect((await signIn(home(), { email, password })).reply.status).toBe(200)
      home().setNow('2026-05-20T09:00:00.000Z')
    })

    it('forgets the wrong tries of an e-mail after a right one', async () => {
      const email = newEmail()
      await registered(home(), email)
      for (let round = 0; round < 2; round++) {
        for (let i = 1; i < TRIES['login by e-mail']; i++)
          await signIn(home(), { email, password: 'vale salasõna' })
        expect((await signIn(home(), { email, password })).reply.status).toBe(200)
      }
    })

    it('counts tries of an address over all e-mails', async () => {
      const client = await visitor(home())
      await fillTries(home(), `login by address: ${client.address}`, TRIES['login by address'])
      const reply = await client.call(contract.login, { body: { email: newEmail(), password } })
      expect(facts(reply)).toEqual([429, 'tooManyTries'])
    })

    it('keeps the cookie beyond the browser only when asked to remember', async () => {
      const email = newEmail()
      await registered(home(), email)
      const cookieAfter = async (remember: boolean) => {
        const client = await visitor(home())
        const response = await home().app.request('/api/auth/login', {
          method: 'POST',
          headers: { cookie: client.cookie, 'x-csrf-token': client.csrfToken },
          body: JSON.stringify({ email, password, remember }),
        })
        return response.headers.getSetCookie()[0]
      }
      expect(await cookieAfter(false)).not.toMatch(/expires/i)
      expect(await cookieAfter(true)).toMatch(/expires=Tue, 18 Aug 2026/i)
    })

    it('lets a remembered session live for 90 days of absence, another for one', async () => {
      const email = newEmail()
      await registered(home(), email)
      const short = await signIn(home(), { email, password })
      const long = await signIn(home(), { email, password, remember: true })
      home().setNow('2026-05-21T09:00:00.000Z')
      expect(await isSignedIn(short.client)).toBe(false)
      home().setNow('2026-08-18T08:59:59.000Z')
      expect(await isSignedIn(long.client)).toBe(true)
      home().setNow('2026-05-20T09:00:00.000Z')
    })
  })

  describe('auth and logout', () => {
    it('gives a visitor 401 with a token, the same one as long as he keeps his cookie', async () => {
      const client = home().visitor()
      const first = await client.call(contract.getAuth, {})
      expect(facts(first)).toEqual([401, 'unauthenticated'])
      const token = client.csrfToken
      await client.call(contract.getAuth, {})
      expect(client.csrfToken).toBe(token)
    })

    it('ends the session for good', async () => {
      const client = await registered(home())
      const { cookie } = client
      expect((await client.call(contract.logout, {})).status).toBe(204)
      client.cookie = cookie
      expect(await isSignedIn(client)).toBe(false)
    })

    it('lets a visitor log out without complaint', async () => {
      expect((await home().visitor().call(contract.logout, {})).status).toBe(204)
    })

    it('says that the trial is over only after its last day in Tallinn', async () => {
      const client = await registered(home())
      const { cookie } = client
      const activeAt = async (instant: string) => {
        home().setNow(instant)
        await home().db.updateTable('session').set({ expires_at: '2027-01-01T00:00:00.000Z' }).execute()
        client.cookie = cookie
        return (await client.call(contract.getAuth, {})).data.status.active
      }
      expect(await activeAt('2026-07-19T20:59:59.000Z')).toBe(true)
      expect(await activeAt('2026-07-19T21:00:00.000Z')).toBe(false)
      home().setNow('2026-05-20T09:00:00.000Z')
    })
  })
})
