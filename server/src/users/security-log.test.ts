/** Each event that concerns the safety of accounts has one line in the log, without secrets. */
import { importRegister } from '@vagu/core/registers/contract'
import * as contract from '@vagu/core/users/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { markOf, type SecurityEvent } from '../http/security-log.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  fillTries,
  mailedToken,
  newEmail,
  password,
  proven,
  registered,
  signIn,
  visitor,
} from '../testing/visitors.ts'
import { TRIES } from './limits.ts'

const Line = z.looseObject({ security: z.string() })
const FRESH = 'uus salasõna 27'

onBothEngines('the log', (server) => {
  const lines = () => server().logged.flatMap((facts) => Line.safeParse(facts).data ?? [])
  const events = () => lines().map(({ security }) => security)
  const linesOf = (event: SecurityEvent) => lines().filter(({ security }) => security === event)
  beforeEach(() => void server().logged.splice(0))

  describe('says in one line', () => {
    it('who failed to sign in, from where, by a mark of the e-mail', async () => {
      const email = newEmail()
      await registered(server(), email)
      const { client } = await signIn(server(), { email, password: 'vale salasõna' })
      expect(linesOf('sign-in failed')).toEqual([
        { security: 'sign-in failed', email: await markOf(email), address: client.address },
      ])
      await signIn(server(), { email: newEmail(), password })
      expect(linesOf('sign-in failed')).toHaveLength(2)
    })
    it('what was tried too often', async () => {
      const client = await visitor(server())
      await fillTries(server(), `login by address: ${client.address}`, TRIES['login by address'])
      await client.call(contract.login, { body: { email: newEmail(), password } })
      expect(linesOf('too many tries')).toMatchObject([{ of: 'login by address', seconds: 900 }])
      expect(events()).not.toContain('sign-in failed')
    })
    it('who is no admin', async () => {
      const client = await registered(server())
      await client.call(importRegister, { files: [new File(['x'], 'x.csv')] })
      expect(linesOf('admin refused')).toMatchObject([{ userId: client.userId }])
    })
    it('which request came without its token, or from another site', async () => {
      const client = await registered(server())
      client.csrfToken = 'stolen'
      await client.call(contract.sendFeedback, { body: { message: 'Väga hea!' } })
      await server().app.request('/api/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
      expect(linesOf('csrf refused')).toMatchObject([
        { method: 'POST', path: '/api/email/feedback', address: client.address },
        { method: 'GET', path: '/api/auth/logout' },
      ])
    })
    it('that a new password was asked for, set by the link, and that a used link was refused', async () => {
      const email = newEmail()
      const { userId } = await registered(server(), email)
      const client = await visitor(server())
      await client.call(contract.resetPassword, { body: { email } })
      const body = { token: await mailedToken(server(), email, 'uusparool'), password: FRESH }
      await client.call(contract.setPasswordAfterReset, { body })
      await client.call(contract.setPasswordAfterReset, { body })
      expect(linesOf('reset asked')).toMatchObject([{ email: await markOf(email) }])
      expect(linesOf('reset used')).toMatchObject([{ userId }])
      expect(linesOf('link refused')).toMatchObject([{ of: 'password', address: client.address }])
    })
    it('that a password was changed, and that the present one was not known', async () => {
      const client = await registered(server())
      const change = (currentPassword: string) =>
        client.call(contract.setPassword, { body: { currentPassword, password: FRESH } })
      await change('vale salasõna')
      await change(password)
      expect(linesOf('sign-in failed')).toMatchObject([{ of: 'password change', userId: client.userId }])
      expect(linesOf('password changed')).toMatchObject([{ userId: client.userId }])
    })
    it('that a session was ended, here or on another device', async () => {
      const email = newEmail()
      const client = await registered(server(), email)
      await signIn(server(), { email, password })
      const other = (await client.call(contract.listSessions, {})).data.find(({ isCurrent }) => !isCurrent)
      await client.call(contract.endSession, { params: { id: other?._id ?? '' } })
      await client.call(contract.logout, {})
      const { userId } = client
      expect(linesOf('session ended')).toMatchObject([{ userId }, { userId }])
    })
    it('that an account was made and its address proven', async () => {
      const { userId } = await proven(server())
      expect(linesOf('registered')).toMatchObject([{ userId }])
      expect(linesOf('address proven')).toMatchObject([{ userId }])
    })
  })

  it('holds no e-mail, password or token in all of this', async () => {
    const email = newEmail()
    const client = await registered(server(), email)
    await signIn(server(), { email, password: 'vale salasõna' })
    await client.call(contract.resetPassword, { body: { email } })
    const token = await mailedToken(server(), email, 'uusparool')
    await client.call(contract.setPasswordAfterReset, { body: { token, password: FRESH } })
    const text = JSON.stringify(server().logged)
    const [, session = ''] = client.cookie.split('=')
    for (const secret of [email, password, 'vale salasõna', FRESH, token, session])
      expect(text).not.toContain(secret)
    expect(text).not.toContain('@')
  })
})
