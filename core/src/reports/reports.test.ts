import { describe, expect, it } from 'vitest'
import { postAddressOf, readDsn } from './dsn.ts'
import { ReportQueue, type Taken, takenOf } from './queue.ts'
import { envelopeOf, isTold, type Report, reportOf } from './report.ts'
import { framesOf, scrubbed, scrubbedPath } from './scrub.ts'

const AT = new Date('2026-05-20T09:00:00.000Z')
const occurrence = (error: unknown, place?: string) =>
  reportOf({
    error,
    place,
    at: AT,
    id: 'a'.repeat(32),
    platform: 'node',
    release: '1.2.0',
    environment: 'test',
  })

describe('the address of a service', () => {
  it.each([
    ['https://key@errors.example.ee/7', 'https://errors.example.ee/api/7/envelope/'],
    ['http://key@127.0.0.1:9000/7', 'http://127.0.0.1:9000/api/7/envelope/'],
    ['https://key@example.ee/errors/7', 'https://example.ee/errors/api/7/envelope/'],
  ])('%s', (text, endpoint) => {
    const address = readDsn(text)
    expect(address).toMatchObject({ endpoint, publicKey: 'key' })
    expect(address && postAddressOf(address, '1.2.0')).toBe(
      `${endpoint}?sentry_key=key&sentry_version=7&sentry_client=vagu%2F1.2.0`,
    )
  })
  it.each([
    '',
    'errors.example.ee/7',
    'https://errors.example.ee/7',
    'https://key@errors.example.ee',
    'https://key@errors.example.ee/7?x=1',
    'https://key:secret@errors.example.ee/7',
    'ftp://key@errors.example.ee/7',
  ])('is not %s', (text) => expect(readDsn(text)).toBeUndefined())
})

describe('a sentence that is told', () => {
  it.each([
    ['the mail to mari.kask@talu.ee failed', 'the mail to <email> failed'],
    ['no field „Mäealune“ in "Kase talu OÜ"', 'no field "…" in "…"'],
    ["duplicate key value violates 'worker_name'", 'duplicate key value violates "…"'],
    ['record 019e449c-fe80-7000-8000-000000000000 is gone', 'record <id> is gone'],
    ['GET https://vagu.ee/kinnitus#token=abc failed', 'GET https://vagu.ee/kinnitus failed'],
    ['the cookie Lfzb4t3EP7o_QgJ40RqMysRy0Q0s9ir3C8Rd8LA_hyE', 'the cookie <token>'],
    ['code 10421629', 'code <number>'],
  ])('%s', (text, told) => expect(scrubbed(text)).toBe(told))
  it('is cut', () => expect(scrubbed('a '.repeat(1000))).toHaveLength(300))
  it('of a page has no ids and nothing behind the path', () =>
    expect(scrubbedPath('/pollud/2026/019e449c-fe80-7000-8000-000000000000?x=Mari#jaak')).toBe(
      '/pollud/2026/<id>',
    ))
})

it('the calls that led to an error are named without the folders of the machine', () => {
  const stack = [
    'Error: x',
    '    at save (file:///home/mari/vagu/server/src/fields/store.ts:10:5)',
    '    at async run (/home/mari/vagu/core/src/edits.ts:3:1)',
    'draw@https://vagu.ee/assets/main-abc.js?v=1:7:9',
    '    at <anonymous>',
  ].join('\n')
  expect(framesOf(stack)).toEqual([
    { filename: 'assets/main-abc.js', function: 'draw', lineno: 7, colno: 9 },
    { filename: 'core/src/edits.ts', function: 'run', lineno: 3, colno: 1 },
    { filename: 'server/src/fields/store.ts', function: 'save', lineno: 10, colno: 5 },
  ])
})

it('a report says what, where and since which release; its cause comes first', () => {
  const report = occurrence(
    new TypeError('x', { cause: new Error('of mari@talu.ee') }),
    'PUT /fields/12345678',
  )
  expect(report).toMatchObject({
    timestamp: AT.getTime() / 1000,
    release: '1.2.0',
    transaction: 'PUT /fields/<number>',
    exception: {
      values: [
        { type: 'Error', value: 'of <email>' },
        { type: 'TypeError', value: 'x' },
      ],
    },
  })
  const lines = envelopeOf(report, AT).split('\n')
  expect(lines.slice(0, 2).map((line) => JSON.parse(line) as object)).toEqual([
    { event_id: report.event_id, sent_at: AT.toISOString() },
    { type: 'event', content_type: 'application/json' },
  ])
  expect(JSON.parse(lines[2] ?? '')).toEqual(report)
})

it('an error that leads back to itself, or that is none, is told too', () => {
  const error = new Error('round')
  error.cause = error
  expect(occurrence(error).exception.values).toHaveLength(4)
  expect(occurrence('Mari').exception.values).toMatchObject([{ type: 'Error', value: 'string' }])
})

it.each([
  { of: 'a fault', error: new Error('x'), place: '/lisa', isSo: true },
  { of: 'a refusal', error: { kind: 'refused', status: 409 }, place: '/lisa', isSo: true },
  { of: 'the admin overview', error: new Error('x'), place: '/ylevaade', isSo: false },
  { of: 'its calls', error: new Error('x'), place: '/api/admin/overview', isSo: false },
  { of: 'signed out', error: { kind: 'unauthenticated', status: 401 }, place: '/lisa', isSo: false },
  { of: 'not there', error: { kind: 'refused', status: 404 }, place: '/lisa', isSo: false },
  { of: 'too slow', error: { kind: 'timeout', status: 0 }, place: '/lisa', isSo: false },
  { of: 'given up', error: new DOMException('x', 'AbortError'), place: '/lisa', isSo: false },
  {
    of: 'a broken line',
    error: Object.assign(new Error('x'), { code: 'ECONNRESET' }),
    place: '',
    isSo: false,
  },
  { of: 'nothing', error: undefined, place: '', isSo: false },
])('whether it is told: $of', ({ error, place, isSo }) => expect(isTold(error, place)).toBe(isSo))

describe('reports on their way', () => {
  function open(answer: () => Promise<Taken>) {
    const sent: Report[] = []
    const clock = { now: 0 }
    const send = (report: Report): Promise<Taken> => {
      sent.push(report)
      return answer()
    }
    return { sent, clock, queue: new ReportQueue({ now: () => clock.now, send }) }
  }
  const taken = async (): Promise<Taken> => ({ isTaken: true })
  const fault = (number: number): Report => occurrence(new Error(`fault ${number}`))

  it('are sent one after the other, the same one once a minute', async () => {
    const { sent, clock, queue } = open(taken)
    for (let round = 0; round < 5; round++) queue.push(fault(1))
    queue.push(fault(2))
    await queue.settled()
    expect(sent).toHaveLength(2)
    clock.now = 60_000
    queue.push(fault(1))
    await queue.settled()
    expect(sent).toHaveLength(3)
  })
  it('are dropped where too many wait, or were sent within the hour', async () => {
    const { sent, clock, queue } = open(taken)
    for (let number = 0; number < 50; number++) queue.push(fault(number))
    await queue.settled()
    expect(sent.length).toBeLessThanOrEqual(21)
    for (let number = 50; number < 400; number++) {
      queue.push(fault(number))
      await queue.settled()
    }
    expect(sent).toHaveLength(100)
    clock.now = 3_600_000
    queue.push(fault(1000))
    await queue.settled()
    expect(sent).toHaveLength(101)
  })
  it('wait where the service asks for it or is away, and what waited is dropped', async () => {
    const answers: (() => Promise<Taken>)[] = [
      async () => takenOf(false, '30'),
      () => Promise.reject(new Error('no network')),
    ]
    const { sent, clock, queue } = open(() => (answers.shift() ?? taken)())
    queue.push(fault(1))
    queue.push(fault(2))
    await queue.settled()
    queue.push(fault(3))
    expect(sent).toHaveLength(1)
    clock.now = 30_000
    queue.push(fault(4))
    await queue.settled()
    clock.now = 89_999
    queue.push(fault(5))
    expect(sent).toHaveLength(2)
    clock.now = 90_000
    queue.push(fault(6))
    await queue.settled()
    expect(sent).toHaveLength(3)
  })
})
