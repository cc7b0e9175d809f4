/** The job that sends letters, with a mail server that is away at first. */
import * as contract from '@vagu/core/users/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '../src/testing/test-server.ts'
import { freePort } from '../src/testing/free-port.ts'
import { newEmail, registered } from '../src/testing/visitors.ts'
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
