/** Addresses for inspectors: who may make them, what they open, to whom, for how long, and that they open nothing else. */
import { endpoints } from '@vagu/core/endpoints'
import type { Endpoint } from '@vagu/core/endpoint'
import { needOf } from '@vagu/core/access'
import { addImages } from '@vagu/core/images/contract'
import * as contract from '@vagu/core/inspector/contract'
import {
  type InspectorFormat,
  INSPECTOR_FORMATS,
  MAX_OPEN_ADDRESSES,
  type InspectorAddressDraft,
} from '@vagu/core/inspector/schema'
import { changeJob, deleteJob } from '@vagu/core/jobs/contract'
import { ignoreWarning } from '@vagu/core/warnings/contract'
import { getStatus } from '@vagu/core/status/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { jpeg } from '../testing/pictures.ts'
import { readPdf } from '../testing/read-files.ts'
import type { TestServer } from '../testing/test-server.ts'
import { TRIES } from '../users/limits.ts'

let made = 0
const newId = (): string => `01890a5d-ac96-774b-bccf-${(++made).toString(16).padStart(12, '0')}`
const draft = (change: Partial<InspectorAddressDraft> = {}): InspectorAddressDraft => ({
  _id: newId(),
  years: [2026],
  endsOn: '2026-06-30',
  purpose: 'PTA kontroll',
  ...change,
})
const tokenIn = (address: string): string => address.split('#token=')[1] ?? ''

async function addressOf(owner: Client, change: Partial<InspectorAddressDraft> = {}) {
  const reply = await owner.call(contract.makeInspectorAddress, { body: draft(change) })
  expect(reply.error).toBeUndefined()
  return { ...reply.data, token: tokenIn(reply.data.address), id: reply.data.record._id }
}

/** An empty browser with a token for forms, as the page gets it. */
async function browser(server: TestServer): Promise<Client> {
  const visitor = server.visitor()
  await visitor.call(getStatus, {})
  return visitor
}
const visit = async (server: TestServer, token: string, from?: Client) =>
  (from ?? (await browser(server))).call(contract.openInspection, { body: { token } })
const yearOf = async (server: TestServer, token: string, year = 2026) =>
  (await browser(server)).call(contract.readInspectedYear, { body: { token, year } })

/** Bytes of a call that answers with them. */
async function bytesOf(server: TestServer, endpoint: Endpoint, body: object) {
  const from = await browser(server)
  const response = await server.app.request(`/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { cookie: from.cookie, 'x-csrf-token': from.csrfToken, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

/** A farm with a spraying and its photo in each of two years; that of 2026 breaks a delay. */
async function farmOfTwoYears(owner: Client) {
  const field = await addTestField(owner, { name: 'Kivipõld' })
  const worker = await addTestWorker(owner)
  const photos = await Promise.all(
    [1, 2].map(async () => (await owner.call(addImages, { files: [await jpeg()] })).data[0]?.id ?? ''),
  )
  const [before = '', now = ''] = photos
  const monitoring = { inspectionType: 'UMBROHUD', target: 'STEME', amount: 30 } as const
  const old = await addTestJob(
    owner,
    spraying(field, worker, {
      date: '2025-05-18',
      endDate: '2025-05-18',
      images: [before],
      notes: 'Eelmine',
    }),
    field,
  )
  const job = await addTestJob(
    owner,
    spraying(field, worker, { images: [now], notes: 'Tänavune', inspections: [monitoring] }),
    field,
  )
  await addTestJob(owner, harvest(field), field)
  return { field, worker, old, job, photos: { before, now } }
}

onBothEngines('the address of an inspector', (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('attempt').execute()
    server().setNow('2026-05-20T09:00:00.000Z')
  })

  askFourQuestions(server, {
    endpoint: contract.listInspectorAddresses,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.makeInspectorAddress,
    input: async () => ({ body: draft() }),
    namesRecord: false,
    wrong: { body: { ...draft(), purpose: ' ' }, path: 'purpose' },
  })
  askFourQuestions(server, {
    endpoint: contract.withdrawInspectorAddress,
    input: async (owner) => ({ params: { id: (await addressOf(owner)).id } }),
    namesRecord: true,
  })

  it('is made by the owner alone', async () => {
    const owner = await server().farmer()
    for (const role of ['member', 'worker', 'adviser'] as const) {
      const person = await personWith(server(), owner, role)
      const reply = await person.call(contract.makeInspectorAddress, { body: draft() })
      expect([role, reply.status]).toEqual([role, 403])
    }
  })
  it.each([
    ['a day that has passed', { endsOn: '2026-05-19' }, 'endsOn'],
    ['a day more than a year ahead', { endsOn: '2027-05-22' }, 'endsOn'],
    ['no year', { years: [] }, 'years'],
    ['too many years', { years: Array.from({ length: 13 }, (_, i) => 2010 + i) }, 'years'],
    ['a long purpose', { purpose: 'x'.repeat(201) }, 'purpose'],
  ])('is refused with %s', async (_, change, path) => {
    const reply = await (await server().farmer()).call(contract.makeInspectorAddress, { body: draft(change) })
    expect([reply.status, reply.error?.fields?.map((field) => field.path)]).toEqual([422, [path]])
  })
  it('is told once and stored as a mark', async () => {
    const owner = await server().farmer()
    const { token, address } = await addressOf(owner, { years: [2026, 2025, 2026] })
    expect(address).toMatch(/^http:\/\/localhost:3000\/inspektor#token=[\w-]{43}$/)
    const tables = ['inspector_address', 'inspector_opening', 'journal'] as const
    await visit(server(), token)
    for (const table of tables)
      expect(JSON.stringify(await server().db.selectFrom(table).selectAll().execute())).not.toContain(token)
    expect((await owner.call(contract.listInspectorAddresses, {})).data[0]).toMatchObject({
      years: [2025, 2026],
      state: 'open',
    })
  })
  it('asked for again under its id ends the first, until somebody opened it', async () => {
    const owner = await server().farmer()
    const body = draft()
    const [first = '', second = ''] = [
      (await owner.call(contract.makeInspectorAddress, { body })).data.address,
      (await owner.call(contract.makeInspectorAddress, { body })).data.address,
    ].map(tokenIn)
    expect((await visit(server(), first)).status).toBe(400)
    expect((await owner.call(contract.listInspectorAddresses, {})).data).toHaveLength(1)
    const other = await owner.call(contract.makeInspectorAddress, { body: { ...body, years: [2025] } })
    expect(other.error?.code).toBe('idTaken')
    expect((await visit(server(), second)).status).toBe(200)
    expect((await owner.call(contract.makeInspectorAddress, { body })).error?.code).toBe('idTaken')
  })
  it('is one of at most so many that are open', async () => {
    const owner = await server().farmer()
    for (let i = 0; i < MAX_OPEN_ADDRESSES; i++) await addressOf(owner)
    const refused = await owner.call(contract.makeInspectorAddress, { body: draft() })
    expect([refused.status, refused.error?.fields?.[0]?.path]).toEqual([422, '_id'])
    const [last] = (await owner.call(contract.listInspectorAddresses, {})).data
    await owner.call(contract.withdrawInspectorAddress, { params: { id: last?._id ?? '' } })
    await addressOf(owner)
  })

  it('opens the book of its years, checks and evidence, without an account', async () => {
    const owner = await server().farmer()
    const { job, photos } = await farmOfTwoYears(owner)
    const { token } = await addressOf(owner)
    expect((await visit(server(), token)).data).toEqual({
      companyName: 'Proovitalu OÜ',
      years: [2026],
      endsOn: '2026-06-30',
      purpose: 'PTA kontroll',
    })
    const reply = await yearOf(server(), token)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const { tables, evidence, warnings, rules, title } = reply.data
    expect(title).toContainEqual(['Põlluraamatu pidaja', 'Proovitalu OÜ'])
    expect(tables.map(({ key }) => key)).toContain('protection')
    expect(evidence).toEqual([
      { jobId: job._id, photos: [photos.now], monitoring: [expect.stringContaining('30 tk/m2')] },
    ])
    expect(warnings.map(({ title: name }) => name)).toContain('Ooteaja rikkumine')
    expect(rules.find(({ key }) => key === 'HARVEST_DELAY_IGNORED')).toMatchObject({ open: 1, hidden: 0 })
    expect(rules.find(({ key }) => key === 'MANURE_STACK')).toMatchObject({ open: 0, hidden: 0 })
  })
  it('tells hidden warnings with their reason, and no e-mail of anybody', async () => {
    const owner = await server().farmer()
    await farmOfTwoYears(owner)
    const broken = (await owner.call(getStatus, {})).data.warnings.find(
      ({ type }) => type.key === 'HARVEST_DELAY_IGNORED',
    )
    if (broken === undefined) throw new Error('nothing is broken')
    await owner.call(ignoreWarning, { body: { ...broken, reason: 'Koristati naabri põldu' } })
    const { token } = await addressOf(owner)
    const { data } = await yearOf(server(), token)
    const hidden = data.tables.find(({ key }) => key === 'hidden')
    expect(JSON.stringify(hidden?.rows)).toContain('Koristati naabri põldu')
    expect(JSON.stringify(hidden?.rows)).toContain('kasutaja 1')
    expect(data.rules.find(({ key }) => key === 'HARVEST_DELAY_IGNORED')).toMatchObject({
      open: 0,
      hidden: 1,
    })
    expect(JSON.stringify(data)).not.toMatch(/@|€|hourly|price/i)
  })
  it('opens nothing of another year', async () => {
    const owner = await server().farmer()
    const { photos } = await farmOfTwoYears(owner)
    const { token } = await addressOf(owner)
    const { data } = await yearOf(server(), token)
    expect(JSON.stringify(data)).toContain('Tänavune')
    expect(JSON.stringify(data)).not.toMatch(/Eelmine|2025-05-18/)
    expect((await yearOf(server(), token, 2025)).error?.code).toBe('notFound')
    const file = await bytesOf(server(), contract.printInspectedYear, { token, year: 2025, format: 'pdf' })
    expect(file.status).toBe(404)
    const photo = (id: string) => bytesOf(server(), contract.readInspectedPhoto, { token, id })
    expect([(await photo(photos.now)).status, (await photo(photos.before)).status]).toEqual([200, 404])
    expect((await yearOf(server(), (await addressOf(owner, { years: [2025] })).token, 2025)).data.year).toBe(
      2025,
    )
  })
  it('shows a photo as long as a job of the year names it', async () => {
    const owner = await server().farmer()
    const { job, field, worker, photos } = await farmOfTwoYears(owner)
    const { token } = await addressOf(owner)
    const photo = async () =>
      bytesOf(server(), contract.readInspectedPhoto, { token, id: photos.now, size: 'thumbnail' })
    const shown = await photo()
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ])
    const other = await (await server().farmer()).call(addImages, { files: [await jpeg()] })
    const foreign = { token, id: other.data[0]?.id ?? '' }
    expect((await bytesOf(server(), contract.readInspectedPhoto, foreign)).status).toBe(404)
    const body = { ...spraying(field, worker, { images: [] }), updatedAt: job.updatedAt }
    const changed = await owner.call(changeJob, { params: { id: job._id }, body })
    expect(changed.status).toBe(200)
    expect((await photo()).status).toBe(404)
    const again = { ...body, images: [photos.now], updatedAt: changed.data.updatedAt }
    await owner.call(changeJob, { params: { id: job._id }, body: again })
    expect((await photo()).status).toBe(200)
    await owner.call(deleteJob, { params: { id: job._id } })
    expect((await photo()).status).toBe(404)
  })
  it('gives files of the book, without e-mails and without a place to check them', async () => {
    const owner = await server().farmer()
    await farmOfTwoYears(owner)
    const { token } = await addressOf(owner)
    const file = (format: InspectorFormat) =>
      bytesOf(server(), contract.printInspectedYear, { token, year: 2026, format })
    for (const format of INSPECTOR_FORMATS) {
      const { status, headers } = await file(format)
      expect([format, status, headers.get('cache-control')]).toEqual([format, 200, 'no-store'])
      expect(headers.get('content-disposition')).toMatch(/(?:polluraamat|taimekaitse)-2026-2026-05-20\./)
    }
    const { pages } = await readPdf((await file('pdf')).bytes)
    const words = pages.join(' ')
    expect(words).toContain('Kivipõld')
    expect(words).not.toMatch(/@|valjavotted/)
    expect(
      (await bytesOf(server(), contract.printInspectedYear, { token, year: 2026, format: 'json' })).status,
    ).toBe(422)
  })
  it('counts an opening once a day for a browser, and the journal has it', async () => {
    const owner = await server().farmer()
    const { token, id } = await addressOf(owner)
    const one = await browser(server())
    for (let i = 0; i < 3; i++) await visit(server(), token, one)
    await visit(server(), token)
    server().setNow('2026-05-21T09:00:00.000Z')
    await visit(server(), token, one)
    server().setNow('2026-05-21T10:00:00.000Z')
    await owner.call(contract.withdrawInspectorAddress, { params: { id } })
    await owner.call(contract.withdrawInspectorAddress, { params: { id } })
    const [listed] = (await owner.call(contract.listInspectorAddresses, {})).data
    expect([listed?.openings, listed?.state]).toEqual([3, 'withdrawn'])
    expect(listed?.events.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'withdrawn 2026-05-21T10:00:00.000Z',
      'opened 2026-05-21T09:00:00.000Z',
      'opened 2026-05-20T09:00:00.000Z',
      'opened 2026-05-20T09:00:00.000Z',
      'made 2026-05-20T09:00:00.000Z',
    ])
    expect(listed?.events.map(({ by }) => by !== '')).toEqual([true, false, false, false, true])
  })
  it('opens nothing when it is withdrawn, when its last day has passed, or when it never was', async () => {
    const owner = await server().farmer()
    const [open, withdrawn] = [await addressOf(owner), await addressOf(owner)]
    await owner.call(contract.withdrawInspectorAddress, { params: { id: withdrawn.id } })
    // the evening of the last day in Tallinn, and the first minute after it
    server().setNow('2026-06-30T20:59:00.000Z')
    expect((await visit(server(), open.token)).status).toBe(200)
    server().setNow('2026-06-30T21:00:00.000Z')
    const tokens = [open.token, withdrawn.token, 'x'.repeat(43)]
    const replies = await Promise.all(tokens.map((token) => visit(server(), token)))
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      tokens.map(() => [400, { error: { code: 'tokenExpired' } }]),
    )
    const bodies = { token: open.token, year: 2026, format: 'pdf', id: newId() }
    for (const endpoint of [
      contract.readInspectedYear,
      contract.readInspectedPhoto,
      contract.printInspectedYear,
    ])
      expect((await bytesOf(server(), endpoint, bodies)).status).toBe(400)
  })
  it('is no key to anything else', async () => {
    const owner = await server().farmer()
    const { token } = await addressOf(owner)
    const calls = Object.values(endpoints).flatMap((all) => Object.values(all) as readonly Endpoint[])
    const closed = calls.filter((endpoint) => needOf(endpoint) !== 'nothing')
    expect(closed.length).toBeGreaterThan(100)
    const asSession = owner.cookie.replace(/=.*/, `=${token}`)
    for (const { method, path } of closed) {
      const address = `/api${path.replaceAll(/\{\w+\}/g, newId())}?token=${token}`
      const headers = { cookie: asSession, authorization: `Bearer ${token}`, 'x-csrf-token': token }
      const { status } = await server().app.request(address, { method, headers })
      expect([method, path, status]).toEqual([method, path, 401])
    }
  }, 60_000)
  it('is asked for so often and no oftener, and cannot be guessed for long', async () => {
    const owner = await server().farmer()
    const { token } = await addressOf(owner)
    const at = server().ports.now().toISOString()
    const fill = (of: string, tries: number, by: string) =>
      server()
        .db.insertInto('attempt')
        .values({ attempt_key: `${of}: ${by}`, window_start: at, tries })
        .execute()
    const { token_hash: hash } = await server()
      .db.selectFrom('inspector_address')
      .select('token_hash')
      .where('account_id', '=', owner.accountId)
      .executeTakeFirstOrThrow()
    await fill('inspector books by token', TRIES['inspector books by token'], hash)
    expect((await yearOf(server(), token)).status).toBe(429)
    expect((await visit(server(), token)).status).toBe(200)
    await server().db.deleteFrom('attempt').execute()
    await fill('inspector by token', TRIES['inspector by token'], hash)
    expect((await visit(server(), token)).status).toBe(429)
    const guesser = await browser(server())
    const answers: number[] = []
    for (let i = 0; i <= TRIES['inspector by address']; i++)
      answers.push((await visit(server(), `guess${i}`, guesser)).status)
    expect([answers[0], answers.at(-1)]).toEqual([400, 429])
  })
  it('stands in no line of the log when the database fails', async () => {
    const owner = await server().farmer()
    const { token } = await addressOf(owner)
    await server()
      .db.updateTable('account')
      .set({ document: '{' })
      .where('account_id', '=', owner.accountId)
      .execute()
    expect((await visit(server(), token)).status).toBe(500)
    const faults = server().faults.splice(0)
    expect(faults).toHaveLength(1)
    expect(JSON.stringify(faults)).not.toContain(token.slice(5, 25))
  })
})
