import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorReports } from './error-reports.ts'
import { type SentryServer, startSentryServer } from './testing/sentry-server.ts'

let service: SentryServer
beforeEach(async () => {
  service = await startSentryServer()
})
afterEach(() => service.close())

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
const open = (dsn: string | null = service.dsn) =>
  errorReports({ dsn, environment: 'test', release: '1.2.0' })

it('an error that is logged is told, without what is somebody’s', async () => {
  const reports = open()
  const error = new Error('no worker „Mari Kask“ (mari@talu.ee) in 019e449c-fe80-7000-8000-000000000000')
  const facts = {
    error,
    method: 'PUT',
    path: '/workers/019e449c-fe80-7000-8000-000000000000',
    body: 'Mari Kask',
  }
  reports.heard(silentLog).error(facts, 'a call failed')
  await reports.end()
  expect(service.refused).toEqual([])
  expect(service.taken).toMatchObject([
    {
      item: { type: 'event' },
      event: {
        platform: 'node',
        release: '1.2.0',
        environment: 'test',
        transaction: 'PUT /workers/<id>',
        exception: { values: [{ type: 'Error', value: 'no worker "…" (<email>) in <id>' }] },
      },
    },
  ])
  const { text, headers } = service.taken[0] ?? { text: '', headers: {} }
  expect(text).not.toMatch(/Mari|Kask|talu|019e449c/)
  expect(headers.cookie).toBeUndefined()
})
it('what is logged else, is no fault, or is of the admin overview is not told', async () => {
  const reports = open()
  const log = reports.heard(silentLog)
  log.info({ error: new Error('x') }, 'x')
  log.warn({ error: new Error('x') }, 'x')
  log.error({ key: 'x' }, 'a photo is not in its store')
  log.error({ error: new DOMException('x', 'AbortError') }, 'x')
  log.error({ error: new Error('x'), method: 'GET', path: '/admin/overview' }, 'x')
  await reports.end()
  expect(service.taken).toEqual([])
})
it('a service that refuses or is away disturbs nobody', async () => {
  service.faults.push(429)
  const reports = open()
  const log = reports.heard(silentLog)
  log.error({ error: new Error('first') }, 'x')
  await reports.end()
  log.error({ error: new Error('second') }, 'x')
  await reports.end()
  expect(service.taken).toEqual([])
  const away = open('http://key@127.0.0.1:1/7')
  away.heard(silentLog).error({ error: new Error('x') }, 'x')
  await away.end()
})
it('without a service the log is as it was, and nothing is told', async () => {
  const reports = open(null)
  expect(reports.heard(silentLog)).toBe(silentLog)
  reports.tell(new Error('x'))
  await reports.end()
  expect(service.taken).toEqual([])
})
