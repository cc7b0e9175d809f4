/** Answers of an OpenID provider that prove nothing: whoever comes back with one is signed in as nobody. */
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import * as contract from '@vagu/core/openid/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import type { Mischief, TestProvider } from '../testing/openid-provider.ts'
import {
  asked,
  beginSignIn,
  comeBack,
  goThere,
  newVisitor,
  registeredByOpenId,
  withProvider,
} from '../testing/openid-steps.ts'
import { facts, isSignedIn, newEmail } from '../testing/visitors.ts'

const page = (outcome: string) => `/sisene?autentimine=viga&openid=${outcome}`
const LONG_AGO = 1_700_000_000

onBothEngines('the answer of an OpenID provider', (server) => {
  let provider: TestProvider
  let browser: Client
  beforeEach(async () => {
    provider = await withProvider(server(), { sub: newEmail(), name: 'Mari Kask' })
    await registeredByOpenId(server(), provider, newEmail())
    browser = await newVisitor(server())
  })
  afterEach(async () => {
    expect(server().faults.splice(0)).toEqual([])
    await provider.stop()
    server().setOpenId(undefined)
  })
  /** The address that the provider sends the browser back with, changed. */
  async function answered(change: (answer: URLSearchParams) => void): Promise<string> {
    const answer = new URL(await provider.visit(await beginSignIn(browser)))
    change(answer.searchParams)
    return answer.href
  }
  const stays = async (address: string, outcome: string) => {
    expect(await comeBack(browser, address)).toBe(page(outcome))
    expect(await isSignedIn(browser)).toBe(false)
  }

  it.each<{ what: string; change: (answer: URLSearchParams) => void }>([
    { what: 'a wrong state', change: (answer) => answer.set('state', 'vale') },
    { what: 'no state', change: (answer) => answer.delete('state') },
    { what: 'an empty state', change: (answer) => answer.set('state', '') },
    { what: 'a state of thousands of letters', change: (answer) => answer.set('state', 'x'.repeat(5000)) },
  ])('with $what is nobody’s', async ({ change }) => {
    await stays(await answered(change), 'expired')
  })

  it.each<{ what: string; change: (answer: URLSearchParams) => void }>([
    { what: 'an invented code', change: (answer) => answer.set('code', 'vale') },
    { what: 'no code', change: (answer) => answer.delete('code') },
    { what: 'the name of another issuer', change: (answer) => answer.set('iss', 'https://kuri.ee') },
    { what: 'no name of an issuer that always tells it', change: (answer) => answer.delete('iss') },
    { what: 'its state twice', change: (answer) => answer.append('state', answer.get('state') ?? '') },
  ])('with $what is refused', async ({ change }) => {
    await stays(await answered(change), 'refused')
  })

  it.each<{ what: string; mischief: Mischief }>([
    { what: 'another nonce', mischief: { claims: (claims) => ({ ...claims, nonce: 'vale' }) } },
    { what: 'no nonce', mischief: { claims: (claims) => ({ ...claims, nonce: undefined }) } },
    { what: 'another audience', mischief: { claims: (claims) => ({ ...claims, aud: 'keegi-teine' }) } },
    { what: 'another issuer', mischief: { claims: (claims) => ({ ...claims, iss: 'https://kuri.ee' }) } },
    { what: 'an end that has passed', mischief: { claims: (claims) => ({ ...claims, exp: LONG_AGO }) } },
    { what: 'no end', mischief: { claims: (claims) => ({ ...claims, exp: undefined }) } },
    { what: 'no subject', mischief: { claims: (claims) => ({ ...claims, sub: undefined }) } },
    {
      what: 'another subject than the provider tells',
      mischief: { claims: (all) => ({ ...all, sub: 'teine' }) },
    },
    {
      what: 'a subject of a thousand letters',
      mischief: { claims: (all) => ({ ...all, sub: 'x'.repeat(1000) }) },
    },
    { what: 'a foreign signature', mischief: { isForged: true } },
  ])('with a token of $what is refused', async ({ mischief }) => {
    provider.mischief = mischief
    await stays(await provider.visit(await beginSignIn(browser)), 'refused')
  })

  it('leads to a page of ours that no cache keeps, whatever it is', async () => {
    for (const query of [
      '',
      '?state=a&state=b',
      '?error=server_error',
      `?state=${'%F0%9F%8C%BE'.repeat(99)}`,
    ]) {
      const reply = await browser.send(contract.finishOpenId, `/auth/openid/callback${query}`, {})
      const { status, headers } = reply
      expect([query, status, headers.get('location'), headers.get('cache-control')]).toEqual([
        query,
        303,
        page('expired'),
        'no-store',
      ])
    }
  })

  it('counts once: its code and its state are used up', async () => {
    const address = await provider.visit(await beginSignIn(browser))
    expect(await comeBack(browser, address)).toContain('korras')
    const other = await newVisitor(server())
    other.travel = browser.travel
    expect(await comeBack(other, address)).toBe(page('expired'))
    expect(await isSignedIn(other)).toBe(false)
  })

  it('counts in the browser that asked for it: another one, or one of a stranger, gets nothing', async () => {
    const address = await provider.visit(await beginSignIn(browser))
    const without = await newVisitor(server())
    expect(await comeBack(without, address)).toBe(page('expired'))
    const stranger = await newVisitor(server())
    await beginSignIn(stranger)
    expect(await comeBack(stranger, address)).toBe(page('expired'))
    expect([await isSignedIn(without), await isSignedIn(stranger)]).toEqual([false, false])
    // the right browser is not hindered by them
    expect(await comeBack(browser, address)).toContain('korras')
  })

  it('counts for a quarter of an hour', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const address = await provider.visit(await beginSignIn(browser))
    server().setNow('2026-05-20T09:15:00.000Z')
    await stays(address, 'expired')
    server().setNow('2026-05-20T09:00:00.000Z')
  })

  it('says that somebody gave up there', async () => {
    const begun = new URL(await beginSignIn(browser))
    const state = begun.searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })
    await stays(`http://localhost:3000/?${query}`, 'cancelled')
  })

  describe('that does not come', () => {
    const silent = async () => {
      const reply = await browser.call(contract.beginOpenIdSignIn, { body: { returnTo: '/lisa' } })
      expect(facts(reply)).toEqual([424, 'sourceSilent'])
      expect(server().faults.splice(0)).toHaveLength(1)
    }
    it('from an address where nothing listens: that is said and logged, and asked anew the next time', async () => {
      const { issuer } = provider
      server().setOpenId(asked(server(), { ...provider, issuer: 'http://127.0.0.1:9' }))
      await silent()
      await silent()
      server().setOpenId(asked(server(), { ...provider, issuer }))
      expect(await goThere(browser, provider)).toContain('korras')
    })
    it.each(['http://openid.example.ee', 'ftp://127.0.0.1', 'tere'])(
      'from %s is not waited for',
      async (issuer) => {
        server().setOpenId(asked(server(), { ...provider, issuer }))
        await silent()
      },
    )
    it('to a program without a name at the provider is not waited for', async () => {
      server().setOpenId(asked(server(), { ...provider, clientId: '' }))
      await silent()
    })
    it('from a place that takes the question and is silent ends', async () => {
      const mute = createServer(() => undefined)
      await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve))
      const issuer = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
      server().setOpenId(asked(server(), { ...provider, issuer }, 0.1))
      await silent()
      mute.close()
    })
    it('for a code ends, and says that the provider is silent', async () => {
      const address = await provider.visit(await beginSignIn(browser))
      await provider.stop()
      await stays(address, 'silent')
      expect(server().faults.splice(0)).toHaveLength(1)
    })
    it('to an end, because it is too long, is cut off', async () => {
      provider.mischief = { bytes: 1_000_000 }
      await stays(await provider.visit(await beginSignIn(browser)), 'silent')
      expect(server().faults.splice(0)).toHaveLength(1)
    })
  })

  it('to a wrong name of the program is refused', async () => {
    server().setOpenId(asked(server(), { ...provider, clientSecret: 'vale' }))
    await stays(await provider.visit(await beginSignIn(browser)), 'refused')
  })
})
