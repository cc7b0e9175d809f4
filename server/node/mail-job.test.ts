/** The job that sends letters, with a mail server that is away at first. */
import * as contract from '@vagu/core/users/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idMaker } from '../src/db/actor.ts'
import { writeWeeklyLetters } from '../src/letters/weekly.ts'
import { openTestServer, type TestServer } from '../src/testing/test-server.ts'
import { freePort } from '../src/testing/free-port.ts'
import { addTestJob } from '../src/testing/jobs.ts'
import { placeTestOrder } from '../src/testing/orders.ts'
import { emailOf } from '../src/testing/people.ts'
import { newEmail, proven, registered } from '../src/testing/visitors.ts'
import { smtpMail } from './mail.ts'
import { makeBell, startMailJob } from './mail-job.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

/** A bound against what hangs, ms. */
const PATIENCE = { timeout: 100_000 }

let program: TestServer
const servers: MailServer[] = []
const opened = async (port?: number): Promise<MailServer> => {
  const server = await startMailServer(undefined, port)
  servers.push(server)
  return server
}
beforeEach(async () => {
  program = await openTestServer('sqlite', '')
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await program.close()
})

it('letters of the time when the mail server was away arrive when it is back, each once', async () => {
  const first = await opened(await freePort())
  await first.close()
  servers.length = 0
  const email = newEmail()
  const client = await registered(program, email)
  expect((await client.call(contract.sendFeedback, { body: { message: 'Väga hea!' } })).status).toBe(200)
  const bell = makeBell()
  const ports = { ...program.ports, sendMail: smtpMail(first.url, 'Vagu <vagu@vagu.test>') }
  const stop = startMailJob(ports, bell)
  const failures = () => program.logged.filter((facts) => 'tries' in facts).length
  await expect.poll(failures, PATIENCE).toBe(1)
  const waiting = () => program.db.selectFrom('letter').select('id').execute()
  expect(await waiting()).toHaveLength(2)

  const again = await opened(Number(new URL(first.url).port))
  program.setNow('2026-05-20T10:00:00.000Z')
  bell.ring()
  await expect.poll(waiting, PATIENCE).toEqual([])
  const receivers = again.delivered.flatMap(({ to }) => to)
  expect(receivers).toHaveLength(2)
  expect(new Set(receivers)).toEqual(new Set([email, 'tagasiside@vagu.test']))
  await stop()
})

describe('while the mail server is away, with two programs over one database,', () => {
  /** A farmer who reads his mail, with nothing that waits. */
  async function quietFarmer() {
    const client = await proven(program)
    await program.post()
    return { client, email: await emailOf(client) }
  }
  const ordered = async () => {
    const { client, email } = await quietFarmer()
    await placeTestOrder(client)
    return { email, subject: /arve/ }
  }
  /** Weekly letter on a Wednesday: the program was down on Monday. */
  const written = async () => {
    const { client, email } = await quietFarmer()
    const job = { status: 'DRAFT', date: '2026-05-21', endDate: '2026-05-21' }
    await addTestJob(client, job)
    const newId = idMaker(program.ports.now, program.ports.random)
    const needs = { ...program.ports, newId, holder: 'test', stop: new AbortController().signal }
    expect(await writeWeeklyLetters(needs)).toEqual({ letters: 1 })
    return { email, subject: /mis on ees/ }
  }

  it.each([
    ['an order', ordered],
    ['a week', written],
  ])('the letter of %s waits, and arrives once when it is back', async (_, made) => {
    const away = await opened(await freePort())
    await away.close()
    servers.length = 0
    const { email, subject } = await made()
    const sendMail = smtpMail(away.url, 'Vagu <vagu@vagu.test>')
    const bells = [makeBell(), makeBell()]
    const stops = bells.map((bell) => startMailJob({ ...program.ports, sendMail }, bell))
    const waiting = () => program.db.selectFrom('letter').select('tries').execute()
    await expect.poll(async () => (await waiting()).map(({ tries }) => tries), PATIENCE).toEqual([1])
    const failures = () => program.logged.filter((facts) => 'tries' in facts).length
    await expect.poll(failures, PATIENCE).toBe(1)

    const back = await opened(Number(new URL(away.url).port))
    program.setNow('2026-05-20T10:00:00.000Z')
    for (const bell of bells) bell.ring()
    await expect.poll(waiting, PATIENCE).toEqual([])
    await Promise.all(stops.map((stop) => stop()))
    expect(back.delivered.map(({ to }) => to)).toEqual([[email]])
    const head = back.delivered[0]?.message.replaceAll(/\r\n[ \t]+/g, '').replaceAll('_', ' ') ?? ''
    expect(head).toMatch(subject)
  })
})

it('a letter that is stored while others are sent is heard of', async () => {
  const bell = makeBell()
  const sent: string[] = []
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  const ports = {
    ...program.ports,
    sendMail: vi.fn(async ({ to }: { to: string }) => {
      sent.push(to)
      await held
    }),
  }
  await registered(program, newEmail())
  const stop = startMailJob(ports, bell)
  await expect.poll(() => sent.length, PATIENCE).toBe(1)
  await registered(program, newEmail())
  bell.ring()
  go()
  await expect.poll(() => sent.length, PATIENCE).toBe(2)
  await stop()
})
