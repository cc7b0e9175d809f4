import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { type Agency, createAgency } from '../agency.ts'
import { SAMPLE_CLIENT } from '../seed.ts'
import { memoryShelf } from '../shelf.ts'

const ROOM = '/ruum/tests'
const BOOK = `${ROOM}/klient/${SAMPLE_CLIENT}/2026`
let agency: Agency
beforeEach(() => {
  const now = () => new Date('2026-05-20T09:00:00.000Z')
  agency = createAgency({
    now,
    random: (count) => randomBytes(count),
    shelf: memoryShelf(),
    senders: [],
    commonRoom: 'tests',
  })
})

/** A browser on a page: its text, and forms that it sends. */
async function openPage(path: string) {
  const shown = await agency.app.request(path)
  const text = await shown.text()
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? ''
  const mark = /name="mark" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const send = async (form: Record<string, string>, headers: Record<string, string> = { cookie }) => {
    const body = new URLSearchParams({ mark, ...form }).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return agency.app.request(path, { method: 'POST', headers: { ...type, ...headers }, body })
  }
  return { shown, text, send }
}

it('says on every page that it is not PRIA, runs no script and stands in no frame', async () => {
  for (const path of [ROOM, BOOK]) {
    const { shown, text } = await openPage(path)
    expect([shown.status, text.includes('PRIA testkeskkond'), text.includes('See ei ole PRIA')]).toEqual([
      200,
      true,
      true,
    ])
    const policy = shown.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(text).not.toContain('<script')
  }
})
it('leads to the room of who names none', async () => {
  const answer = await agency.app.request('/')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, ROOM])
})
it('changes a mandate and a season, makes a fault and ends it, and goes back to the seed', async () => {
  const { send } = await openPage(ROOM)
  await send({ action: 'mandate', client: SAMPLE_CLIENT, person: '49107120210', kind: 'NONE' })
  await send({ action: 'season', client: SAMPLE_CLIENT, year: '2026', state: 'CLOSED' })
  await send({ action: 'mood', kind: 'HTML_PAGE', client: SAMPLE_CLIENT, times: '' })
  const client = await agency.store.client('tests', SAMPLE_CLIENT)
  expect(client.mandates['49107120210']?.kind).toBe('NONE')
  expect(client.seasons.find(({ year }) => year === 2026)?.state).toBe('CLOSED')
  expect((await agency.store.room('tests')).moods).toEqual([
    { kind: 'HTML_PAGE', clientId: SAMPLE_CLIENT, times: null },
  ])
  await send({ action: 'endMood', index: '0' })
  expect((await agency.store.room('tests')).moods).toEqual([])
  await send({ action: 'reset' })
  expect((await agency.store.client('tests', SAMPLE_CLIENT)).mandates['49107120210']?.kind).toBe('FULL')
})
it('changes, disturbs and deletes a record', async () => {
  const place = { room: 'tests', client: SAMPLE_CLIENT, year: 2026 }
  const { send } = await openPage(BOOK)
  const [first, second] = (await agency.store.book(place)).records
  if (first?.kind !== 'FIELD' || !second) throw new Error('there are no records')
  await send({ action: 'write', id: first.id, body: JSON.stringify({ ...first.body, name: 'Teine nimi' }) })
  await send({ action: 'disturb', id: first.id })
  await send({ action: 'delete', id: second.id })
  const { records } = await agency.store.book(place)
  const after = records.find(({ id }) => id === first.id)
  expect(after).toMatchObject({ version: 3, changedBy: 'Naaber', body: { name: 'Teine nimi' } })
  expect(after?.body.areaHa).toBeLessThan(first.body.areaHa)
  expect(records.some(({ id }) => id === second.id)).toBe(false)
  const wrong = await send({ action: 'write', id: first.id, body: '{"name":1}' })
  expect(await wrong.text()).toContain('midagi ei muudetud')
})
it('adds a field, and crops, work and yield on it, that stand there alone', async () => {
  const place = { room: 'tests', client: SAMPLE_CLIENT, year: 2026 }
  const { send } = await openPage(BOOK)
  const before = (await agency.store.book(place)).records.length
  const field = { name: 'Metsatagune', number: '99', massif: '61230000001', areaHa: '4,5' }
  await send({ action: 'add', kind: 'FIELD', ...field })
  const fieldId = (await agency.store.book(place)).records.at(-1)?.id ?? ''
  const on = { fieldId, areaHa: '4.5' }
  await send({ action: 'add', kind: 'CROP', ...on, use: 'MAIN', crop: 'talinisu' })
  await send({ action: 'add', kind: 'JOB', ...on, activity: 'MOWING', startsOn: '2026-05-18', endsOn: '' })
  await send({ action: 'add', kind: 'YIELD', ...on, crop: 'talinisu', yieldType: 'Terad', tonnes: '18,25' })
  const added = (await agency.store.book(place)).records.slice(before)
  expect(added.map(({ kind, ownId, version }) => [kind, ownId, version])).toEqual(
    ['FIELD', 'CROP', 'JOB', 'YIELD'].map((kind) => [kind, null, 1]),
  )
  expect(added.map(({ body }) => body)).toMatchObject([
    { ...field, areaHa: 4.5, shape: { type: 'MultiPolygon' } },
    { fieldId, use: 'MAIN', crop: 'talinisu', areaHa: 4.5 },
    { fieldId, activity: 'MOWING', name: 'Niitmine', startsOn: '2026-05-18', endsOn: null },
    { fieldId, yieldType: 'Terad', tonnes: 18.25, harvestedOn: null },
  ])
  expect(new Set(added.map(({ id }) => id)).size).toBe(4)
})
it.each([
  ['what is no figure', { areaHa: 'palju', startsOn: '2026-05-18' }, 'Kontrollige: Pindala, ha'],
  ['an area larger than the field', { areaHa: '9999', startsOn: '2026-05-18' }, 'Pindala on suurem'],
  ['a day outside the season', { areaHa: '1', startsOn: '2020-05-18' }, 'hooajast välja'],
])('adds no work with %s, says why and keeps what was written', async (_, given, words) => {
  const place = { room: 'tests', client: SAMPLE_CLIENT, year: 2026 }
  const { send } = await openPage(BOOK)
  const before = await agency.store.book(place)
  const fieldId = before.records.find(({ kind }) => kind === 'FIELD')?.id ?? ''
  const form = { action: 'add', kind: 'JOB', fieldId, activity: 'MOWING', endsOn: '', notes: 'Märg maa' }
  const text = await (await send({ ...form, ...given })).text()
  expect(text).toContain(words)
  expect(text).toContain('value="Märg maa"')
  expect(await agency.store.book(place)).toEqual(before)
})
it('takes no form of another page', async () => {
  const { send } = await openPage(ROOM)
  const form = { action: 'mood', kind: 'HANG', client: '', times: '1' }
  expect((await send(form, {})).status).toBe(404)
  expect((await send({ ...form, mark: 'stolen' })).status).toBe(404)
  expect((await agency.store.room('tests')).moods).toEqual([])
})
it('shows what was sent as text, whatever it is', async () => {
  const { send } = await openPage(BOOK)
  const place = { room: 'tests', client: SAMPLE_CLIENT, year: 2026 }
  const [field] = (await agency.store.book(place)).records
  if (field?.kind !== 'FIELD') throw new Error('there is no field')
  const evil = `</textarea><script>alert("1")</script>`
  await send({ action: 'write', id: field.id, body: JSON.stringify({ ...field.body, name: evil }) })
  const { text } = await openPage(BOOK)
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toContain('<script')
})
it.each(['/ruum/x', '/ruum/..%2f..', `${ROOM}/klient/7777777/2026`, `${ROOM}/klient/${SAMPLE_CLIENT}/1999`])(
  'has no page %s',
  async (path) => {
    expect((await agency.app.request(path)).status).toBe(404)
  },
)
