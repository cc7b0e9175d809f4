/** Limits on tries: they stop who guesses, and lock no owner out. */
import * as contract from '@vagu/core/users/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { facts, fillTries, newEmail, password, registered, signIn, visitor } from '../testing/visitors.ts'
import { TRIES } from './limits.ts'

const OPEN = [200, undefined]
const LOCKED = [429, 'tooManyTries']

onBothEngines('tries', (server) => {
  const tryIn = async (client: Client, email: string, words = password) =>
    client.call(contract.login, { body: { email, password: words } })
  /** A visitor with a browser that signed in before. */
  async function knownVisitor(email: string): Promise<Client> {
    const { client: before } = await signIn(server(), { email, password })
    const client = await visitor(server())
    client.device = before.device
    return client
  }
  async function tireOut(client: Client, email: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      await client.call(contract.getAuth, {})
      await tryIn(client, email, 'vale salasõna')
    }
  }

  describe('to sign in', () => {
    it('of a stranger lock the stranger out, and nobody else', async () => {
      const email = newEmail()
      await registered(server(), email)
      const [stranger, elsewhere] = [await visitor(server()), await visitor(server())]
      await tireOut(stranger, email, TRIES['login by e-mail and address'])
      expect(facts(await tryIn(stranger, email))).toEqual(LOCKED)
      expect(facts(await tryIn(elsewhere, email))).toEqual(OPEN)
    })

    it('of strangers everywhere lock strangers out, not the owner’s browser, at whose address ever', async () => {
      const email = newEmail()
      await registered(server(), email)
      const owner = await knownVisitor(email)
      await fillTries(server(), `login by e-mail: ${email}`, TRIES['login by e-mail'])
      const stranger = await visitor(server())
      await fillTries(server(), `login by address: ${stranger.address}`, TRIES['login by address'])
      expect(facts(await tryIn(await visitor(server()), email))).toEqual(LOCKED)
      owner.address = stranger.address
      expect(facts(await tryIn(owner, email))).toEqual(OPEN)
    })

    it('are limited in a browser that signed in before too, and forgotten after a right one', async () => {
      const email = newEmail()
      await registered(server(), email)
      const owner = await knownVisitor(email)
      await tireOut(owner, email, TRIES['login by device'] - 1)
      expect(facts(await tryIn(owner, email))).toEqual(OPEN)
      await tireOut(owner, email, TRIES['login by device'])
      expect(facts(await tryIn(owner, email))).toEqual(LOCKED)
    })

    it('with a browser that signed in to another account are a stranger’s', async () => {
      const [email, own] = [newEmail(), newEmail()]
      await registered(server(), email)
      await registered(server(), own)
      const stranger = await knownVisitor(own)
      await fillTries(server(), `login by e-mail: ${email}`, TRIES['login by e-mail'])
      expect(facts(await tryIn(stranger, email))).toEqual(LOCKED)
    })

    it('from one IPv6 household count together', async () => {
      const email = newEmail()
      await registered(server(), email)
      const stranger = await visitor(server())
      for (let i = 0; i < TRIES['login by e-mail and address']; i++) {
        stranger.address = `2001:db8:1:2::${i}`
        await tireOut(stranger, email, 1)
      }
      stranger.address = '2001:db8:1:2:ffff::1'
      expect(facts(await tryIn(stranger, email))).toEqual(LOCKED)
      stranger.address = '2001:db8:1:3::1'
      expect(facts(await tryIn(stranger, email))).toEqual(OPEN)
    })

    it('are counted over all e-mails of an address', async () => {
      const client = await visitor(server())
      await fillTries(server(), `login by address: ${client.address}`, TRIES['login by address'])
      expect(facts(await tryIn(client, newEmail()))).toEqual(LOCKED)
    })
  })

  describe('a limit', () => {
    const limited = async () => {
      const email = newEmail()
      await registered(server(), email)
      const client = await visitor(server())
      const key = `login by e-mail and address: ${email} ${client.address}`
      await fillTries(server(), key, TRIES['login by e-mail and address'])
      return { email, client }
    }

    it('says after how many seconds to try again, and holds until then', async () => {
      const { email, client } = await limited()
      server().setNow('2026-05-20T09:05:00.500Z')
      const response = await server().app.request(
        '/api/auth/login',
        {
          method: 'POST',
          headers: { cookie: client.cookie, 'x-csrf-token': client.csrfToken },
          body: JSON.stringify({ email, password }),
        },
        { address: client.address },
      )
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600'])
      expect(await response.json()).toEqual({ error: { code: 'tooManyTries', retryAfter: 600 } })
      server().setNow('2026-05-20T09:14:59.999Z')
      expect(facts(await tryIn(client, email))).toEqual(LOCKED)
      server().setNow('2026-05-20T09:15:00.000Z')
      expect(facts(await tryIn(client, email))).toEqual(OPEN)
      server().setNow('2026-05-20T09:00:00.000Z')
    })

    it('of a window that lies in the future, because the clock was set back, is over', async () => {
      const { email, client } = await limited()
      server().setNow('2026-05-18T09:00:00.000Z')
      expect(facts(await tryIn(client, email))).toEqual(OPEN)
      server().setNow('2026-05-20T09:00:00.000Z')
    })
  })
})
