/** The client against the simulator, by HTTP and in the same process: signing in, reading, each mood. */
import { SAMPLE_CLIENT, TEST_PERSON } from '@vagu/agency/seed'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agencyClient } from './client.ts'
import {
  answerTo,
  batchOf,
  changeOf,
  failureOf,
  jobOn,
  jobsOf,
  kindOf,
  of,
  openAgency,
  quiet,
  REDIRECT,
  YEAR,
} from '../testing/agency-home.ts'

describe.each(['HTTP', 'process'] as const)('the client of the agency over %s', (way) => {
  describe('signing in', () => {
    it('gives tokens for a code, of whoever was chosen', async () => {
      const home = await openAgency(way)
      const { access_token: token, token_type: type } = await home.signIn()
      expect(type).toBe('Bearer')
      expect(await home.agency.person(token)).toEqual(TEST_PERSON)
    })
    it('takes a code once; the second time ends what came of it', async () => {
      const { agency, newCode, verifier } = await openAgency(way)
      const code = await newCode()
      const { access_token: token } = await agency.tokensFor(code, { verifier, callback: REDIRECT })
      expect(await kindOf(agency.tokensFor(code, { verifier, callback: REDIRECT }))).toBe('TOKEN_INVALID')
      expect(await kindOf(agency.person(token))).toBe('TOKEN_INVALID')
    })
    it('refuses another verifier, another address, a code too old, and a program that it does not know', async () => {
      const { agency, newCode, verifier, setNow, stranger } = await openAgency(way)
      const right = { verifier, callback: REDIRECT }
      const wrong = { verifier: `${verifier}4`, callback: REDIRECT }
      expect(await failureOf(agency.tokensFor(await newCode(), wrong))).toBe('invalid_grant')
      const elsewhere = { verifier, callback: `${REDIRECT}/x` }
      expect(await failureOf(agency.tokensFor(await newCode(), elsewhere))).toBe('invalid_grant')
      expect(await failureOf(stranger.tokensFor(await newCode(), right))).toBe('invalid_client')
      const code = await newCode()
      setNow('2026-05-20T09:01:01.000Z')
      expect(await failureOf(agency.tokensFor(code, right))).toBe('invalid_grant')
      expect(await failureOf(agency.tokensFor('tests.no-such-code', right))).toBe('invalid_grant')
    })
    it('sends nobody to an address that it does not know', async () => {
      const { agency, question, pages } = await openAgency(way)
      for (const wrong of [{ callback: 'https://kuri.ee/' }, { challenge: 'short' }, { room: '../x' }]) {
        const answer = await pages(agency.signInPage({ ...question, ...wrong }))
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      }
    })
    it('renews, once by each token; a used one ends the sign-in', async () => {
      const { agency, signIn, setNow } = await openAgency(way)
      const first = await signIn()
      setNow('2026-05-20T09:16:00.000Z')
      expect(await kindOf(agency.person(first.access_token))).toBe('TOKEN_INVALID')
      const next = await agency.renew(first.refresh_token ?? '')
      expect(await agency.person(next.access_token)).toEqual(TEST_PERSON)
      expect(await kindOf(agency.renew(first.refresh_token ?? ''))).toBe('TOKEN_INVALID')
      expect(await kindOf(agency.person(next.access_token))).toBe('TOKEN_INVALID')
    })
    it('revokes', async () => {
      const { agency, signIn } = await openAgency(way)
      const { access_token: token, refresh_token: refresh = '' } = await signIn()
      await agency.revoke(refresh)
      expect(await kindOf(agency.person(token))).toBe('TOKEN_INVALID')
      expect(await kindOf(agency.renew(refresh))).toBe('TOKEN_INVALID')
    })
  })

  describe('records', () => {
    it('are read with mandate and consent alone', async () => {
      const { agency, signIn } = await openAgency(way)
      const { access_token: token } = await signIn()
      const fields = { ...of, kind: 'FIELD', cursor: null } as const
      expect(await failureOf(agency.records(token, fields))).toBe('NO_CONSENT')
      for (const client of ['1000003', '1000004'])
        expect(await failureOf(agency.consent(token, client, ['JOB']))).toBe('NO_MANDATE')
      expect(await failureOf(agency.seasons(token, '9999999'))).toBe('NOT_FOUND')
      await agency.consent(token, SAMPLE_CLIENT, ['JOB'])
      expect(await failureOf(agency.records(token, fields))).toBe('NO_CONSENT')
      await agency.consent(token, SAMPLE_CLIENT, ['FIELD'])
      const { records, next } = await agency.records(token, fields)
      // one field is missing, two are one, one is new
      expect([records.length, next]).toEqual([23, null])
      await agency.withdraw(token, SAMPLE_CLIENT)
      expect(await failureOf(agency.seasons(token, SAMPLE_CLIENT))).toBe('NO_CONSENT')
    })
    it('come page by page', async () => {
      const home = await openAgency(way)
      const { token } = await home.ready()
      const path = `/v1/clients/${SAMPLE_CLIENT}/seasons/${YEAR}/records?kind=FIELD&limit=10`
      const page = async (cursor: string) => {
        const answer = await home.pages(new URL(path + cursor, home.agency.signInPage(home.question)).href, {
          headers: { authorization: `Bearer ${token}` },
        })
        return (await answer.json()) as { records: { id: string }[]; next: string | null }
      }
      const first = await page('')
      const second = await page(`&cursor=${first.next}`)
      const last = await page(`&cursor=${second.next}`)
      const ids = [...first.records, ...second.records, ...last.records].map(({ id }) => id)
      expect([new Set(ids).size, last.next]).toEqual([23, null])
    })
  })

  describe('a mood', () => {
    it.each([
      ['UNAVAILABLE', 'SILENT'],
      ['HANG', 'SILENT'],
      ['HTML_PAGE', 'WRONG_ANSWER'],
      ['WRONG_ANSWER', 'WRONG_ANSWER'],
      ['TOKEN_EXPIRED', 'TOKEN_INVALID'],
    ] as const)('%s of a question is %s', async (mood, kind) => {
      const home = await openAgency(way)
      const { token } = await home.ready()
      await home.fail(mood)
      expect(await kindOf(home.agency.seasons(token, SAMPLE_CLIENT))).toBe(kind)
      expect((await home.agency.seasons(token, SAMPLE_CLIENT)).length).toBe(4)
    })
    it('SLOW is waited for', async () => {
      const home = await openAgency(way)
      const { token } = await home.ready()
      await home.fail('SLOW')
      expect((await home.agency.seasons(token, SAMPLE_CLIENT)).length).toBe(4)
    })
    it('TOO_MANY_REQUESTS is repeated after the wait that it asks for, twice', async () => {
      const home = await openAgency(way)
      const { token } = await home.ready()
      await home.fail('TOO_MANY_REQUESTS', 2)
      expect((await home.agency.seasons(token, SAMPLE_CLIENT)).length).toBe(4)
      expect(home.pauses).toEqual([2000, 2000])
      await home.fail('TOO_MANY_REQUESTS', 3)
      expect(await failureOf(home.agency.seasons(token, SAMPLE_CLIENT))).toBe('TOO_MANY_REQUESTS')
    })
    it.each([
      ['UNAVAILABLE', 'SILENT', 0],
      ['HTML_PAGE', 'UNKNOWN_OUTCOME', 0],
      ['WRONG_ANSWER', 'UNKNOWN_OUTCOME', 0],
      ['HANG', 'UNKNOWN_OUTCOME', 0],
      ['TIMEOUT_AFTER_WRITE', 'UNKNOWN_OUTCOME', 2],
      ['HALF_BATCH', 'UNKNOWN_OUTCOME', 1],
    ] as const)('%s of a batch is %s, and %d of two jobs are there', async (mood, kind, done) => {
      const home = await openAgency(way)
      const { token, field } = await home.ready()
      const before = (await jobsOf(home, token)).length
      const sent = batchOf(jobOn(field), jobOn(field, { name: 'Äestamine' }))
      await home.fail(mood)
      expect(await kindOf(home.agency.send(token, sent))).toBe(kind)
      expect((await jobsOf(home, token)).length - before).toBe(done)
      const receipt = await home.agency.receipt(token, { ...of, batchId: sent.batch.batchId })
      expect([receipt?.answers.length ?? 0, receipt?.isWhole ?? null]).toEqual([
        done,
        done === 0 ? null : done === 2,
      ])
    })
    it('SEASON_CLOSES in the middle: what came before is taken, the rest refused', async () => {
      const home = await openAgency(way)
      const { token, field } = await home.ready()
      await home.fail('SEASON_CLOSES')
      const { answers } = await home.agency.send(token, batchOf(jobOn(field), jobOn(field)))
      expect(answers.map(({ code }) => code)).toEqual([null, 'SEASON_CLOSED'])
      expect(await answerTo(home, token, jobOn(field))).toEqual(['REFUSED', 'SEASON_CLOSED'])
    })
    it('NEIGHBOUR_CHANGE is found by the version', async () => {
      const home = await openAgency(way)
      const { token, field } = await home.ready()
      await home.fail('NEIGHBOUR_CHANGE')
      const mine = changeOf(
        'FIELD',
        { ...field.body, name: 'Minu' },
        { id: field.id, baseVersion: field.version },
      )
      const [answer] = (await home.agency.send(token, batchOf(mine))).answers
      expect(answer).toMatchObject({
        state: 'REFUSED',
        code: 'CHANGED_MEANWHILE',
        version: field.version + 1,
      })
    })
  })

  it('asks three things at once at most', async () => {
    const home = await openAgency(way)
    const { token } = await home.ready()
    await home.fail('SLOW', 10)
    const many = await Promise.all(Array.from({ length: 8 }, () => home.agency.seasons(token, SAMPLE_CLIENT)))
    expect([many.length, home.pauses]).toEqual([8, []])
  })
  it('would be refused a fourth', async () => {
    const home = await openAgency(way)
    const { token } = await home.ready()
    const address = new URL('/v1/person', home.agency.signInPage(home.question)).href
    const ends = new AbortController()
    const bare = () =>
      home.pages(address, { headers: { authorization: `Bearer ${token}` }, signal: ends.signal })
    await home.fail('HANG', 3)
    const hanging = Promise.allSettled([bare(), bare(), bare()])
    await vi.waitFor(async () => expect((await home.simulator.store.room('tests')).moods).toEqual([]))
    const fourth = await bare()
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '1'])
    ends.abort()
    await hanging
  })
})

describe('the time that an answer may take', () => {
  const clientWith = (fetch: (request: Request) => Promise<Response>) =>
    agencyClient({
      url: 'http://agency.test',
      clientId: 'vagu',
      clientSecret: 'right',
      isTest: true,
      hasRooms: true,
      hasTestPage: false,
      log: quiet,
      fetch,
    })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  it('is counted no longer once the answer is there, so that nothing holds it', async () => {
    const agency = clientWith(async () => {
      expect(vi.getTimerCount()).toBe(1)
      return Response.json(TEST_PERSON)
    })
    expect(await agency.person('token')).toEqual(TEST_PERSON)
    expect(vi.getTimerCount()).toBe(0)
  })
  it('ends a request that nobody answers', async () => {
    const failed = kindOf(clientWith(() => new Promise(() => {})).person('token'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failed).toBe('SILENT')
    expect(vi.getTimerCount()).toBe(0)
  })
})
