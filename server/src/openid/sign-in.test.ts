/** The sign-in at an OpenID provider: a real one, which runs beside the tests. */
import * as contract from '@vagu/core/openid/contract'
import { getAuth, login, proveEmail } from '@vagu/core/users/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import type { TestProvider } from '../testing/openid-provider.ts'
import {
  attemptIn,
  beginSignIn,
  comeBack,
  goThere,
  newVisitor,
  registeredByOpenId,
  withProvider,
} from '../testing/openid-steps.ts'
import { tokenIn } from '../testing/people.ts'
import {
  company,
  facts,
  isSignedIn,
  mailedToken,
  newEmail,
  password,
  places,
  proven,
  registered,
} from '../testing/visitors.ts'

const EXPIRED = [400, 'tokenExpired']
const JOIN_PAGE = /^\/sisene\/jatka\?katse=[\w-]+$/
let subjects = 0
const newSubject = () => `EE3800108${++subjects + 1000}`

onBothEngines('a sign-in by OpenID Connect', (server) => {
  const opened: TestProvider[] = []
  const provide = async (person: object = {}) => {
    const provider = await withProvider(server(), { sub: newSubject(), name: 'Mari Kask', ...person })
    opened.push(provider)
    return provider
  }
  afterEach(async () => {
    for (const provider of opened.splice(0)) await provider.stop()
    server().setOpenId(undefined)
  })

  it('is offered with the words of the installation, and only where it names a provider', async () => {
    const visitor = await newVisitor(server())
    expect((await visitor.call(contract.getOpenIdOffer, {})).data).toEqual({ label: null })
    const begun = await visitor.call(contract.beginOpenIdSignIn, { body: { returnTo: '/lisa' } })
    expect(facts(begun)).toEqual([501, 'switchedOff'])
    const id = '019e449c-fe80-7000-8000-000000000000'
    expect(facts(await visitor.call(contract.readNewcomer, { params: { id } }))).toEqual([501, 'switchedOff'])
    await provide()
    expect((await visitor.call(contract.getOpenIdOffer, {})).data).toEqual({ label: 'ID-kaart' })
  })

  it('makes an account of somebody unknown, and signs him in to it from then on', async () => {
    const email = newEmail()
    const provider = await provide({ email, email_verified: true })
    const visitor = await newVisitor(server())
    const page = await goThere(visitor, provider)
    expect(page).toMatch(JOIN_PAGE)
    const id = attemptIn(page)
    expect((await visitor.call(contract.readNewcomer, { params: { id } })).data).toEqual({
      label: 'ID-kaart',
      name: 'Mari Kask',
      email,
      isEmailProven: true,
      isKnown: false,
    })
    const made = await visitor.call(contract.registerByOpenId, { body: { id, email, company } })
    expect(made.data).toMatchObject({ email, emailValidated: true, company, role: 'owner' })
    expect(await isSignedIn(visitor)).toBe(true)
    const again = await newVisitor(server())
    expect(await goThere(again, provider, '/konto?osa=1#e-post')).toBe(
      '/konto?osa=1&autentimine=korras&openid=signedIn#e-post',
    )
    expect((await again.call(getAuth, {})).data._id).toBe(made.data._id)
    expect(facts(await visitor.call(contract.readNewcomer, { params: { id } }))).toEqual(EXPIRED)
  })

  it('proves no address that the provider did not prove: a link is mailed', async () => {
    for (const person of [{}, { email_verified: false }]) {
      const email = newEmail()
      const provider = await provide({ email, ...person })
      const farmer = await registeredByOpenId(server(), provider, email)
      expect((await farmer.call(getAuth, {})).data.emailValidated).toBe(false)
      const token = await mailedToken(server(), email)
      expect((await farmer.call(proveEmail, { body: { token } })).status).toBe(204)
      expect((await farmer.call(getAuth, {})).data.emailValidated).toBe(true)
    }
  })

  it('proves no other address than the one that the provider proved', async () => {
    const provider = await provide({ email: newEmail(), email_verified: true })
    const farmer = await registeredByOpenId(server(), provider, newEmail())
    expect((await farmer.call(getAuth, {})).data.emailValidated).toBe(false)
  })

  it('asks who has no address at the provider for one', async () => {
    const provider = await provide()
    const visitor = await newVisitor(server())
    const id = attemptIn(await goThere(visitor, provider))
    const seen = await visitor.call(contract.readNewcomer, { params: { id } })
    expect(seen.data).toMatchObject({ name: 'Mari Kask', email: null, isEmailProven: false, isKnown: false })
    const wrong = await visitor.call(contract.registerByOpenId, { body: { id, email: 'x', company } })
    expect(places(wrong)).toEqual([['email', 'wrongEmail']])
    const taken = newEmail()
    await registered(server(), taken)
    const other = await visitor.call(contract.registerByOpenId, { body: { id, email: taken, company } })
    expect(facts(other)).toEqual([422, 'emailTaken'])
    const right = await visitor.call(contract.registerByOpenId, { body: { id, email: newEmail(), company } })
    expect(right.status).toBe(200)
  })

  it('gives a user without a password no password: none signs him in', async () => {
    const email = newEmail()
    await registeredByOpenId(server(), await provide(), email)
    const visitor = await newVisitor(server())
    for (const typed of ['undefined', password])
      expect(facts(await visitor.call(login, { body: { email, password: typed } }))).toEqual([
        400,
        'wrongLogin',
      ])
  })

  describe('with the address of an account', () => {
    it('joins nothing by itself, and after the password of the account for good', async () => {
      const email = newEmail()
      const owner = await proven(server(), email)
      const provider = await provide({ email, email_verified: true })
      const visitor = await newVisitor(server())
      const id = attemptIn(await goThere(visitor, provider))
      expect(await isSignedIn(visitor)).toBe(false)
      expect((await visitor.call(contract.readNewcomer, { params: { id } })).data.isKnown).toBe(true)
      const wrong = { id, email, password: 'vale salasõna' }
      expect(facts(await visitor.call(contract.joinByPassword, { body: wrong }))).toEqual([400, 'wrongLogin'])
      const right = await visitor.call(contract.joinByPassword, { body: { id, email, password } })
      expect(right.data._id).toBe(owner.userId)
      await server().post()
      const told = server().mails.flatMap(({ to, subject }) => (to === email ? subject : []))
      expect(told).toContain('Vagu: kontole lisati sisselogimisviis')
      const again = await newVisitor(server())
      expect(await goThere(again, provider)).toBe('/lisa?autentimine=korras&openid=signedIn')
      expect((await again.call(getAuth, {})).data._id).toBe(owner.userId)
    })

    it('tells nobody of the account whose address the provider has not proven', async () => {
      const email = newEmail()
      await registered(server(), email)
      const visitor = await newVisitor(server())
      const id = attemptIn(await goThere(visitor, await provide({ email })))
      const seen = await visitor.call(contract.readNewcomer, { params: { id } })
      expect(seen.data).toMatchObject({ email, isKnown: false })
    })

    /** Somebody unknown, who asked for a link to this account. */
    async function linkAsked(email: string) {
      const provider = await provide()
      const visitor = await newVisitor(server())
      const id = attemptIn(await goThere(visitor, provider))
      const before = server().mails.length
      expect((await visitor.call(contract.sendJoinLink, { body: { id, email } })).status).toBe(204)
      await server().post()
      const letter = server()
        .mails.slice(before)
        .find(({ to, text }) => to === email && text.includes('/sisene/jatka#'))
      return { provider, visitor, id, token: tokenIn(letter?.text ?? '') }
    }

    it('joins it after a mailed link, opened in the browser that asked for it, once', async () => {
      const email = newEmail()
      const owner = await proven(server(), email)
      const { provider, visitor, token } = await linkAsked(email)
      const stranger = await newVisitor(server())
      expect(facts(await stranger.call(contract.joinByLink, { body: { token } }))).toEqual(EXPIRED)
      const joined = await visitor.call(contract.joinByLink, { body: { token } })
      expect(joined.data._id).toBe(owner.userId)
      expect(await isSignedIn(owner)).toBe(true)
      expect(facts(await visitor.call(contract.joinByLink, { body: { token } }))).toEqual(EXPIRED)
      expect(await goThere(await newVisitor(server()), provider)).toContain('korras')
    })

    it('leaves a stranger who had registered the address nothing', async () => {
      const email = newEmail()
      const stranger = await registered(server(), email)
      const { visitor, token } = await linkAsked(email)
      const joined = await visitor.call(contract.joinByLink, { body: { token } })
      expect(joined.data).toMatchObject({ email, emailValidated: true })
      expect(await isSignedIn(stranger)).toBe(false)
      const late = await newVisitor(server())
      expect(facts(await late.call(login, { body: { email, password } }))).toEqual([400, 'wrongLogin'])
    })

    it('answers the same of an address that nobody bears, and mails nothing', async () => {
      const { token } = await linkAsked(newEmail())
      expect(token).toBe('')
    })
  })

  it('takes wrong input for what it is', async () => {
    await provide()
    const visitor = await newVisitor(server())
    for (const returnTo of ['//kuri.ee', '/\\kuri.ee', 'https://kuri.ee', '/a b', '/\n', '']) {
      const reply = await visitor.call(contract.beginOpenIdSignIn, { body: { returnTo } })
      expect([returnTo, places(reply)?.[0]?.[0]]).toEqual([returnTo, 'returnTo'])
    }
    visitor.csrfToken = 'stolen'
    const reply = await visitor.call(contract.beginOpenIdSignIn, { body: { returnTo: '/lisa' } })
    expect(facts(reply)).toEqual([403, 'wrongCsrf'])
  })

  it('is counted by the address of who begins it', async () => {
    await provide()
    const visitor = await newVisitor(server())
    for (let i = 0; i < 50; i++) await beginSignIn(visitor)
    const late = await visitor.call(contract.beginOpenIdSignIn, { body: { returnTo: '/lisa' } })
    expect(facts(late)).toEqual([429, 'tooManyTries'])
  })

  it('goes on in two windows of a browser at once', async () => {
    const provider = await provide()
    await registeredByOpenId(server(), provider, newEmail())
    const browser = await newVisitor(server())
    const [one, other] = [await beginSignIn(browser, '/lisa'), await beginSignIn(browser, '/konto')]
    const [back, otherBack] = [await provider.visit(one), await provider.visit(other)]
    expect(await comeBack(browser, otherBack)).toBe('/konto?autentimine=korras&openid=signedIn')
    expect(await comeBack(browser, back)).toBe('/lisa?autentimine=korras&openid=signedIn')
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('is remembered where that was asked for', async () => {
    const provider = await provide()
    const farmer = await registeredByOpenId(server(), provider, newEmail())
    const browser = await newVisitor(server())
    await comeBack(browser, await provider.visit(await beginSignIn(browser, '/lisa', true)))
    const rows = server()
      .db.selectFrom('session')
      .select('is_remembered')
      .where('user_id', '=', farmer.userId)
    const remembered = (await rows.execute()).filter((row) => row.is_remembered === 1)
    expect(remembered).toHaveLength(1)
  })
})
