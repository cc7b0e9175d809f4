/** Identities of somebody who is signed in, and the proof that stands for a password where there is none. */
import { deleteAccount } from '@vagu/core/account/contract'
import * as contract from '@vagu/core/openid/contract'
import { changeEmail, getAuth, login, resetPassword, setPasswordAfterReset } from '@vagu/core/users/contract'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import type { TestProvider } from '../testing/openid-provider.ts'
import { comeBack, goThere, newVisitor, registeredByOpenId, withProvider } from '../testing/openid-steps.ts'
import {
  facts,
  isSignedIn,
  mailedToken,
  newEmail,
  password,
  places,
  registered,
} from '../testing/visitors.ts'

const ACCOUNT = (outcome: string, result = 'viga') =>
  `/konto?autentimine=${result}&openid=${outcome}#sisselogimine`

onBothEngines('the identities of a user', (server) => {
  const opened: TestProvider[] = []
  const provide = async () => {
    const provider = await withProvider(server(), { sub: newEmail(), name: 'Mari Kask' })
    opened.push(provider)
    return provider
  }
  afterEach(async () => {
    for (const provider of opened.splice(0)) await provider.stop()
    server().setOpenId(undefined)
    server().setNow('2026-05-20T09:00:00.000Z')
  })
  const own = async (client: Client) => (await client.call(contract.getOwnSignIn, {})).data
  const userOf = async (client: Client) => (await client.call(getAuth, {})).data

  askFourQuestions(server, { endpoint: contract.getOwnSignIn, input: async () => ({}), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.beginOpenIdJoin,
    input: async () => ({ body: { password } }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.beginOpenIdConfirmation,
    input: async () => ({ body: { returnTo: '/konto' } }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.removeIdentity,
    input: async (owner) => {
      const at = '2026-05-20T09:00:00.000Z'
      const id = owner.accountId
      await server()
        .db.insertInto('identity')
        .values({
          id,
          user_id: owner.userId,
          issuer: 'proov',
          subject: owner.userId,
          name: '',
          created_at: at,
          last_used_at: at,
        })
        .execute()
      return { params: { id } }
    },
    namesRecord: true,
  })

  const join = async (client: Client, provider: TestProvider) => {
    const begun = await client.call(contract.beginOpenIdJoin, { body: { password } })
    expect(begun.status).toBe(200)
    return comeBack(client, await provider.visit(begun.data.url))
  }

  describe('are joined on the page of the account', () => {
    it('after the password, and taken away again', async () => {
      const [farmer, provider] = [await registered(server()), await provide()]
      expect(await own(farmer)).toEqual({
        label: 'ID-kaart',
        hasPassword: true,
        isConfirmed: false,
        identities: [],
      })
      for (const body of [{}, { password: '' }])
        expect(places(await farmer.call(contract.beginOpenIdJoin, { body }))).toEqual([
          ['password', 'required'],
        ])
      const wrong = await farmer.call(contract.beginOpenIdJoin, { body: { password: 'vale' } })
      expect(places(wrong)).toEqual([['password', 'wrongPassword']])
      expect(await join(farmer, provider)).toBe(ACCOUNT('joined', 'korras'))
      expect(await join(farmer, provider)).toBe(ACCOUNT('joined', 'korras'))
      const { identities } = await own(farmer)
      expect(identities.map(({ name }) => name)).toEqual(['Mari Kask'])
      const elsewhere = await newVisitor(server())
      expect(await goThere(elsewhere, provider)).toContain('korras')
      const id = identities[0]?._id ?? ''
      expect((await farmer.call(contract.removeIdentity, { params: { id } })).status).toBe(204)
      expect((await own(farmer)).identities).toEqual([])
      expect(await goThere(await newVisitor(server()), provider)).toContain('/sisene/jatka')
    })

    it('unless they are somebody else’s', async () => {
      const provider = await provide()
      const owner = await registeredByOpenId(server(), provider, newEmail())
      const other = await registered(server())
      expect(await join(other, provider)).toBe(ACCOUNT('taken'))
      expect((await own(other)).identities).toEqual([])
      const back = await newVisitor(server())
      await goThere(back, provider)
      expect((await userOf(back))._id).toBe(owner.userId)
    })

    it('by the session that asked for it alone', async () => {
      const [farmer, provider] = [await registered(server()), await provide()]
      const begun = await farmer.call(contract.beginOpenIdJoin, { body: { password } })
      const address = await provider.visit(begun.data.url)
      const other = await registered(server())
      other.travel = farmer.travel
      expect(await comeBack(other, address)).toBe('/lisa?autentimine=viga&openid=otherSession')
      expect([(await own(other)).identities, (await own(farmer)).identities]).toEqual([[], []])
    })
  })

  it('are never taken away where they are the last way to sign in', async () => {
    const [provider, email] = [await provide(), newEmail()]
    const farmer = await registeredByOpenId(server(), provider, email)
    const id = (await own(farmer)).identities[0]?._id ?? ''
    const remove = () => farmer.call(contract.removeIdentity, { params: { id } })
    expect(facts(await remove())).toEqual([409, 'lastSignIn'])
    expect((await own(farmer)).identities).toHaveLength(1)
  })

  it('that a stranger joined to an unproven address end with the new password of who reads its mail', async () => {
    const [provider, email] = [await provide(), newEmail()]
    const stranger = await registeredByOpenId(server(), provider, email)
    await (await newVisitor(server())).call(resetPassword, { body: { email } })
    const bearer = await newVisitor(server())
    await bearer.call(resetPassword, { body: { email } })
    const token = await mailedToken(server(), email, 'uusparool')
    expect((await bearer.call(setPasswordAfterReset, { body: { token, password } })).status).toBe(204)
    expect(await isSignedIn(stranger)).toBe(false)
    expect(await goThere(await newVisitor(server()), provider)).toContain('/sisene/jatka')
    expect((await bearer.call(login, { body: { email, password } })).status).toBe(200)
  })

  describe('who has no password', () => {
    const now = () => server().setNow(new Date().toISOString())
    const confirm = async (client: Client, provider: TestProvider) => {
      const returnTo = '/konto#kustutamine'
      const begun = await client.call(contract.beginOpenIdConfirmation, { body: { returnTo } })
      expect(begun.data.url).toMatch(/prompt=login&max_age=0/)
      return comeBack(client, await provider.visit(begun.data.url))
    }
    const confirmed = '/konto?autentimine=korras&openid=confirmed#kustutamine'

    it('deletes the account and changes the address after a fresh sign-in, for ten minutes', async () => {
      now()
      const [provider, email] = [await provide(), newEmail()]
      const farmer = await registeredByOpenId(server(), provider, email)
      const { company } = await userOf(farmer)
      const change = () => farmer.call(changeEmail, { body: { email: newEmail() } })
      const remove = () => farmer.call(deleteAccount, { body: { companyName: company.name } })
      expect(places(await change())).toEqual([['currentPassword', 'required']])
      expect(places(await remove())).toEqual([['password', 'required']])
      expect(await confirm(farmer, provider)).toBe(confirmed)
      expect((await own(farmer)).isConfirmed).toBe(true)
      expect((await change()).status).toBe(200)
      expect((await remove()).data.deletion).not.toBeNull()
      server().setNow(new Date(Date.now() + 10 * 60_000).toISOString())
      expect(places(await change())).toEqual([['currentPassword', 'required']])
    })

    it('is not confirmed by a sign-in of before, nor by another identity', async () => {
      now()
      const provider = await provide()
      const farmer = await registeredByOpenId(server(), provider, newEmail())
      const before = Math.floor(Date.now() / 1000) - 120
      provider.mischief = { claims: (claims) => ({ ...claims, auth_time: before }) }
      const failed = (outcome: string) => `/konto?autentimine=viga&openid=${outcome}#kustutamine`
      expect(await confirm(farmer, provider)).toBe(failed('notFresh'))
      provider.mischief = { claims: (claims) => ({ ...claims, auth_time: undefined }) }
      expect(await confirm(farmer, provider)).toBe(failed('notFresh'))
      provider.mischief = {}
      provider.person = { sub: newEmail() }
      expect(await confirm(farmer, provider)).toBe(failed('unknown'))
      expect((await own(farmer)).isConfirmed).toBe(false)
    })

    it('is asked anew who he is, also where the provider remembers him', async () => {
      now()
      const provider = await provide()
      const farmer = await registeredByOpenId(server(), provider, newEmail())
      expect(await confirm(farmer, provider)).toBe(confirmed)
      expect(await confirm(farmer, provider)).toBe(confirmed)
    })

    it('gets a password by the mailed link, and keeps his identity where his address was proven', async () => {
      const email = newEmail()
      const provider = await provide()
      provider.person = { ...provider.person, email, email_verified: true }
      const farmer = await registeredByOpenId(server(), provider, email)
      await farmer.call(resetPassword, { body: { email } })
      const token = await mailedToken(server(), email, 'uusparool')
      await farmer.call(setPasswordAfterReset, { body: { token, password } })
      const back = await newVisitor(server())
      expect((await back.call(login, { body: { email, password } })).status).toBe(200)
      expect(await own(back)).toMatchObject({ hasPassword: true, identities: [{ name: 'Mari Kask' }] })
    })
  })
})

onBothEngines(
  'an identity in the demo',
  (server) => {
    it('is neither joined nor taken away', async () => {
      const farmer = await server().farmer()
      const id = farmer.accountId
      const replies = [
        await farmer.call(contract.beginOpenIdJoin, { body: {} }),
        await farmer.call(contract.beginOpenIdConfirmation, { body: { returnTo: '/konto' } }),
        await farmer.call(contract.removeIdentity, { params: { id } }),
      ]
      for (const reply of replies) expect(facts(reply)).toEqual([403, 'lockedInDemo'])
    })
  },
  { isDemo: true },
)
