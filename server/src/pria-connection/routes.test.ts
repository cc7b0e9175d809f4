import { SAMPLE_CLIENT, TEST_PERSON } from '@vagu/agency/seed'
import * as contract from '@vagu/core/pria-connection/contract'
import { askPriaAnew, getPriaComparison, startPriaRun } from '@vagu/core/pria/contract'
import { getAuth } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { sealerWith } from '../agency/sealer.ts'
import { buildApp } from '../app.ts'
import { idMaker } from '../db/actor.ts'
import { openSession } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import {
  beginAtPria,
  comeBackFromPria,
  connectFarm,
  priaRoom,
  signInAt,
  visitSignInPage,
} from '../testing/pria-steps.ts'
import type { Reply } from '../testing/client.ts'

const OK = '/pria/uhendus?autentimine=korras&pria=signedIn'
const failed = (outcome: string) => `/pria/uhendus?autentimine=viga&pria=${outcome}`
const facts = ({ status, error }: Pick<Reply<unknown>, 'status' | 'error'>) => [status, error?.code]
const consent = { client: SAMPLE_CLIENT, kinds: ['FIELD', 'JOB'] as ('FIELD' | 'JOB')[] }

onBothEngines('the connection with PRIA', (server) => {
  const visit = (url: string, init?: RequestInit) => server().simulator.app.request(url, init)
  const nothing = { namesRecord: false, input: async () => ({}) }
  askFourQuestions(server, { endpoint: contract.getPriaConnection, ...nothing })
  askFourQuestions(server, { endpoint: contract.signInAtPria, ...nothing })
  askFourQuestions(server, { endpoint: contract.listPriaClients, ...nothing })
  askFourQuestions(server, { endpoint: contract.disconnectPria, ...nothing })
  askFourQuestions(server, {
    endpoint: contract.connectPria,
    namesRecord: false,
    input: async () => ({ body: consent }),
    wrong: { body: { client: '', kinds: [] }, path: 'client' },
  })

  const stateOf = async (farmer: Awaited<ReturnType<ReturnType<typeof server>['farmer']>>) =>
    (await farmer.call(contract.getPriaConnection, {})).data

  it('goes from nothing by the sign-in to a connected farm, and back', async () => {
    const farmer = await server().farmer()
    expect(await stateOf(farmer)).toMatchObject({ state: 'NONE', isTest: true, person: null, client: null })
    expect(await signInAt(server(), farmer)).toBe(OK)
    expect(await stateOf(farmer)).toMatchObject({ state: 'SIGNED_IN', person: TEST_PERSON })
    const clients = await farmer.call(contract.listPriaClients, {})
    expect(clients.data.map(({ mandate }) => mandate.kind)).toEqual([
      'FULL',
      'LIMITED',
      'NONE',
      'ENDED',
      'FULL',
    ])
    const made = await farmer.call(contract.connectPria, { body: consent })
    const client = {
      identificationNumber: SAMPLE_CLIENT,
      clientName: 'Näidistalu OÜ',
      kinds: ['FIELD', 'JOB'],
    }
    expect(made.data).toMatchObject({ state: 'CONNECTED', client, mandate: { kind: 'FULL' } })
    const { data: user } = await farmer.call(getAuth, {})
    expect(user.pria).toEqual({ identificationNumber: SAMPLE_CLIENT, clientName: 'Näidistalu OÜ' })
    expect(made.data.client?.consentedBy).toBe(user.email)
    const ended = await farmer.call(contract.disconnectPria, {})
    expect(ended.data).toMatchObject({ state: 'NONE', client: null, person: null })
    expect((await farmer.call(getAuth, {})).data.pria).toBeNull()
    const { consents } = await server().simulator.store.client(
      await priaRoom(server(), farmer),
      SAMPLE_CLIENT,
    )
    expect(consents).toEqual({})
  })

  it('is written down with who connected and disconnected, and twice is as once', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    await farmer.call(contract.connectPria, { body: { client: SAMPLE_CLIENT, kinds: ['FIELD'] } })
    await farmer.call(contract.disconnectPria, {})
    expect((await farmer.call(contract.disconnectPria, {})).status).toBe(200)
    const entries = await server()
      .db.selectFrom('journal')
      .select(['action', 'user_id'])
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'pria-connection')
      .orderBy('entry_id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['create', 'change', 'delete'])
    expect(new Set(entries.map(({ user_id: id }) => id))).toEqual(new Set([farmer.userId]))
  })

  it('keeps tokens and the person encrypted', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    const rows = await server()
      .db.selectFrom('pria_login')
      .selectAll()
      .where('user_id', '=', farmer.userId)
      .execute()
    const opened = await server().ports.sealer.open(rows[0]?.sealed ?? '', farmer.userId)
    const room = await priaRoom(server(), farmer)
    expect(opened).toContain(`${room}.`)
    expect(opened).toContain(TEST_PERSON.code)
    const all = await Promise.all(
      (['pria_login', 'pria_connection', 'pria_attempt', 'journal'] as const).map((table) =>
        server().db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(all)).not.toContain(`${room}.`)
    expect(JSON.stringify(all)).not.toContain(TEST_PERSON.code)
    expect(await server().ports.sealer.open(rows[0]?.sealed ?? '', 'somebody else')).toBeUndefined()
  })

  it('asks to sign in again where the key was lost', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    const { ports } = server()
    const lost = { ...ports, sealer: sealerWith(new Uint8Array([1]), ports) }
    const later = await openSession(lost, buildApp(lost), farmer)
    expect(await stateOf(later)).toMatchObject({
      state: 'NEEDS_SIGN_IN',
      client: { clientName: 'Näidistalu OÜ' },
    })
    expect(facts(await later.call(contract.listPriaClients, {}))).toEqual([409, 'priaNeedsSignIn'])
  })

  it('is begun in the browser that comes back, by the same user, once and in time', async () => {
    const farmer = await server().farmer()
    const back = await visitSignInPage(visit, await beginAtPria(farmer))
    const stranger = await server().farmer()
    expect(await comeBackFromPria(stranger, back)).toBe(failed('expired'))
    const bare = await stranger.send(contract.finishPriaSignIn, '/pria/callback', {})
    expect([bare.status, bare.headers.get('location')]).toEqual([303, failed('expired')])
    const wrongState = new URL(back)
    wrongState.searchParams.set('state', 'another')
    expect(await comeBackFromPria(farmer, wrongState.href)).toBe(failed('expired'))
    expect(await comeBackFromPria(farmer, back)).toBe(OK)
    expect(await comeBackFromPria(farmer, back)).toBe(failed('expired'))
    const [session] = [farmer.cookie]
    const late = await visitSignInPage(visit, await beginAtPria(farmer))
    server().setNow('2026-05-20T09:20:00.000Z')
    expect(await comeBackFromPria(farmer, late)).toBe(failed('expired'))
    server().setNow('2026-05-20T09:00:00.000Z')
    expect(farmer.cookie).toBe(session)
    const other = await server().farmer()
    const third = await visitSignInPage(visit, await beginAtPria(farmer))
    farmer.cookie = other.cookie
    expect(await comeBackFromPria(farmer, third)).toBe(failed('otherSession'))
  })

  it('tells a sign-in that was given up, refused, or not answered', async () => {
    const farmer = await server().farmer()
    expect(await signInAt(server(), farmer, { action: 'cancel' })).toBe(failed('cancelled'))
    const stale = await visitSignInPage(visit, await beginAtPria(farmer))
    server().setNow('2026-05-20T09:02:00.000Z')
    expect(await comeBackFromPria(farmer, stale)).toBe(failed('refused'))
    server().setNow('2026-05-20T09:00:00.000Z')
    const room = await priaRoom(server(), farmer)
    const mute = await visitSignInPage(visit, await beginAtPria(farmer))
    await server().simulator.fail(room, { kind: 'UNAVAILABLE', clientId: null, times: 1 })
    expect(await comeBackFromPria(farmer, mute)).toBe(failed('silent'))
    expect(await stateOf(farmer)).toMatchObject({ state: 'NONE' })
  })

  it('renews outdated tokens once for many calls at once', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    const { agency } = server().ports
    if (!agency) throw new Error('no agency')
    let renewals = 0
    server().setAgency({
      ...agency,
      renew: async (token) => {
        renewals++
        await new Promise((resolve) => void setTimeout(resolve, 50))
        return agency.renew(token)
      },
    })
    server().setNow('2026-05-20T10:00:00.000Z')
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => farmer.call(contract.listPriaClients, {})),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(renewals).toBe(1)
    server().setAgency(agency)
    server().setNow('2026-05-20T09:00:00.000Z')
  })

  it('asks the agency once more where a token ended early, and the user where that does not help', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    const room = await priaRoom(server(), farmer)
    await server().simulator.fail(room, { kind: 'TOKEN_EXPIRED', clientId: null, times: 1 })
    expect(await stateOf(farmer)).toMatchObject({ state: 'CONNECTED', isSilent: false })
    await server().simulator.fail(room, { kind: 'TOKEN_EXPIRED', clientId: null, times: null })
    expect(await stateOf(farmer)).toMatchObject({ state: 'NEEDS_SIGN_IN' })
  })

  it('stays as it was known while the agency is away', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    const room = await priaRoom(server(), farmer)
    await server().simulator.fail(room, { kind: 'UNAVAILABLE', clientId: null, times: 2 })
    expect(await stateOf(farmer)).toMatchObject({ state: 'CONNECTED', isSilent: true, mandate: null })
    expect(facts(await farmer.call(contract.listPriaClients, {}))).toEqual([424, 'sourceSilent'])
  })

  it('needs a mandate that holds, and a client that is his', async () => {
    const farmer = await server().farmer()
    await signInAt(server(), farmer)
    for (const [client, refusal] of [
      ['1000003', [409, 'priaNoMandate']],
      ['1000004', [409, 'priaNoMandate']],
      ['7777777', [404, 'notFound']],
    ] as const)
      expect(facts(await farmer.call(contract.connectPria, { body: { client, kinds: ['JOB'] } }))).toEqual(
        refusal,
      )
    expect(await stateOf(farmer)).toMatchObject({ state: 'SIGNED_IN', client: null })
    const limited = await farmer.call(contract.connectPria, { body: { client: '1000002', kinds: ['JOB'] } })
    expect(limited.data).toMatchObject({
      state: 'CONNECTED',
      mandate: { kind: 'LIMITED', kinds: ['JOB', 'YIELD'] },
    })
    const room = await priaRoom(server(), farmer)
    await server().simulator.store.changeClient(room, '1000002', (before) => ({
      ...before,
      mandates: { [TEST_PERSON.code]: { kind: 'ENDED', kinds: [], until: '2026-05-01' } },
    }))
    expect(await stateOf(farmer)).toMatchObject({ state: 'NO_MANDATE', mandate: { kind: 'ENDED' } })
  })

  it('takes the consent for the former client back when another is chosen', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    await farmer.call(contract.connectPria, { body: { client: '1000002', kinds: ['JOB'] } })
    const room = await priaRoom(server(), farmer)
    const { clients } = await server().simulator.store.room(room)
    const consented = clients.filter(({ consents }) => Object.keys(consents).length > 0).map(({ id }) => id)
    expect(consented).toEqual(['1000002'])
  })

  it('may be shared by two farms of a user, and says so', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    const other = await server().farmer()
    await server()
      .db.insertInto('membership')
      .values({ account_id: other.accountId, user_id: farmer.userId, role: 'owner' })
      .execute()
    const there = await openSession(server().ports, server().app, {
      accountId: other.accountId,
      userId: farmer.userId,
    })
    const { data: clients } = await there.call(contract.listPriaClients, {})
    expect(clients.map(({ connectedTo }) => connectedTo.length)).toEqual([1, 0, 0, 0, 0])
    const { data } = await there.call(contract.connectPria, { body: consent })
    expect([data.state, data.client?.sharedWith.length]).toEqual(['CONNECTED', 1])
    await there.call(contract.disconnectPria, {})
    // the first farm still needs the sign-in and the consent
    expect(await stateOf(farmer)).toMatchObject({ state: 'CONNECTED', client: { sharedWith: [] } })
  })

  it('is of no one who only enters or looks', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    for (const role of ['worker', 'adviser'] as const) {
      const person = await personWith(server(), farmer, role)
      expect((await person.call(getAuth, {})).data.pria).toBeNull()
      expect(facts(await person.call(contract.getPriaConnection, {}))).toEqual([403, 'forbidden'])
    }
    const member = await personWith(server(), farmer, 'member')
    expect(await stateOf(member)).toMatchObject({ state: 'OTHER_WORLD', person: null })
  })

  it('of one world of the simulator is none in another’s: he is told, and connects the farm anew without losing a consent', async () => {
    const farmer = await server().farmer()
    await connectFarm(server(), farmer)
    const member = await personWith(server(), farmer, 'member')
    await signInAt(server(), member)
    const params = { kind: 'fields' as const, year: 2026 }
    expect(await stateOf(member)).toMatchObject({ state: 'OTHER_WORLD', mandate: null })
    expect((await member.call(getPriaComparison, { params })).data.access).toBe('OTHER_WORLD')
    const rows = [{ id: 'row', direction: 'SEND' as const }]
    const { now, random } = server().ports
    const body = { _id: idMaker(now, random)(), rows, fingerprint: 'x' }
    expect(facts(await member.call(askPriaAnew, { params }))).toEqual([409, 'priaNoConsent'])
    expect(facts(await member.call(startPriaRun, { params, body }))).toEqual([409, 'priaNoConsent'])
    expect((await farmer.call(askPriaAnew, { params })).status).toBe(200)
    const made = await member.call(contract.connectPria, { body: consent })
    expect(made.data).toMatchObject({ state: 'CONNECTED' })
    expect((await member.call(askPriaAnew, { params })).status).toBe(200)
    expect(await stateOf(farmer)).toMatchObject({ state: 'OTHER_WORLD' })
    // who ends it from another world takes nothing back in his own
    await farmer.call(contract.disconnectPria, {})
    const { consents } = await server().simulator.store.client(
      await priaRoom(server(), member),
      SAMPLE_CLIENT,
    )
    expect(Object.keys(consents)).toHaveLength(1)
  })

  it('goes on where a program was killed between the sign-in and the connection', async () => {
    const farmer = await server().farmer()
    await signInAt(server(), farmer)
    const { agency } = server().ports
    if (!agency) throw new Error('no agency')
    server().setAgency({
      ...agency,
      consent: async (...parts) => {
        await agency.consent(...parts)
        throw new Error('killed')
      },
    })
    expect((await farmer.call(contract.connectPria, { body: consent })).status).toBe(500)
    server().faults.length = 0
    server().setAgency(agency)
    expect(await stateOf(farmer)).toMatchObject({ state: 'SIGNED_IN', client: null })
    expect((await farmer.call(contract.connectPria, { body: consent })).data.state).toBe('CONNECTED')
  })

  it('is not there where the installation speaks with no agency', async () => {
    const farmer = await server().farmer()
    const { agency } = server().ports
    server().setAgency(undefined)
    expect(await stateOf(farmer)).toMatchObject({ state: 'SWITCHED_OFF' })
    for (const endpoint of [contract.signInAtPria, contract.listPriaClients])
      expect(facts(await farmer.call(endpoint, {}))).toEqual([501, 'switchedOff'])
    server().setAgency(agency)
  })
})
