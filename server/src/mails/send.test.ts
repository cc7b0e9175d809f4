/** Letters that wait for a mail server: none is lost, none goes twice. */
import * as contract from '@vagu/core/users/contract'
import { describe, expect, it } from 'vitest'
import { type Mail, MailRefused } from '../ports.ts'
import type { Client } from '../testing/client.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { newEmail, registered, visitor } from '../testing/visitors.ts'
import { TRIED_FOR, pauseAfter, sendLetters, SENDING_LASTS } from './send.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')
const MINUTE = 60_000

onBothEngines('letters', (server) => {
  const at = (ms: number) => server().setNow(new Date(START + ms).toISOString())
  const write = (client: Client, message: string) => client.call(contract.sendFeedback, { body: { message } })
  const waiting = () => server().db.selectFrom('letter').select(['id', 'due_at', 'tries']).execute()
  const send = (sendMail: (mail: Mail) => Promise<void>, needs: Partial<TestServer['ports']> = {}) =>
    sendLetters({ ...server().ports, ...needs, sendMail, stop: new AbortController().signal })
  const away = async () => {
    throw new Error('connect ECONNREFUSED mari@talu.test')
  }
  /** A farmer, and no letter that waits. */
  async function quietFarmer(email = newEmail()): Promise<Client> {
    const client = await registered(server(), email)
    await server().post()
    server().logged.length = 0
    return client
  }

  it('of a mail server that is away wait, with pauses that grow, and go once when it is back', async () => {
    const client = await quietFarmer()
    expect((await write(client, 'Väga hea!')).status).toBe(200)
    let now = 0
    for (const tries of [1, 2, 3, 4]) {
      expect(await send(away)).toBe(0)
      expect(await send(away), 'not due yet').toBe(0)
      const [letter] = await waiting()
      expect(letter).toMatchObject({ tries, due_at: new Date(START + now + pauseAfter(tries)).toISOString() })
      now += pauseAfter(tries)
      at(now)
    }
    const sent: Mail[] = []
    expect(await send(async (mail) => void sent.push(mail))).toBe(1)
    expect(await send(async (mail) => void sent.push(mail))).toBe(0)
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('Väga hea!')])
    expect(server().logged).toHaveLength(4)
    expect(JSON.stringify(server().logged)).not.toContain('mari@')
    at(0)
  })

  it('are given up at last, with a line in the log', async () => {
    const client = await quietFarmer()
    await write(client, 'Väga hea!')
    at(TRIED_FOR.feedback - 1)
    await send(away)
    expect(await waiting()).toHaveLength(1)
    at(TRIED_FOR.feedback + pauseAfter(1))
    await send(away)
    expect(await waiting()).toEqual([])
    expect(server().faults.splice(0)).toEqual([expect.objectContaining({ kind: 'feedback', tries: 2 })])
    at(0)
  })

  it('behind one that the server refuses go all the same; behind a server that is away they wait untried', async () => {
    const client = await quietFarmer()
    for (const message of ['esimene', 'teine kiri', 'kolmas']) await write(client, message)
    const tried: string[] = []
    const sent = await send(async ({ text }) => {
      tried.push(text)
      if (tried.length === 1) throw new MailRefused('550 nobody of that name')
      if (tried.length === 3) throw new Error('the server went away')
    })
    expect([sent, tried.length]).toEqual([1, 3])
    expect((await waiting()).map(({ tries }) => tries)).toEqual([1, 1])
    at(pauseAfter(1))
    await server().post()
    at(0)
  })

  it('go once when several programs send at the same moment', async () => {
    const client = await quietFarmer()
    const messages = Array.from({ length: 12 }, (_, index) => `kiri number ${index}`)
    for (const message of messages) await write(client, message)
    const sent: string[] = []
    const slowly = async ({ text }: Mail) => {
      sent.push(text)
      await new Promise((resolve) => void setTimeout(resolve, 2))
    }
    const counts = await Promise.all([send(slowly), send(slowly), send(slowly)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(messages.length)
    expect(new Set(sent).size).toBe(messages.length)
    expect(sent).toHaveLength(messages.length)
  })

  it('of a program that ended while sending go by another, later', async () => {
    const client = await quietFarmer()
    await write(client, 'Väga hea!')
    const ended = send(() => new Promise(() => {}))
    await expect.poll(async () => (await waiting())[0]?.tries, { timeout: 100_000 }).toBe(1)
    expect(await server().post()).toBe(0)
    at(SENDING_LASTS)
    expect(await server().post()).toBe(1)
    at(0)
    expect(ended).toBeInstanceOf(Promise)
  })

  it('go although one before them cannot be read, which is given up', async () => {
    const client = await quietFarmer()
    await write(client, 'Esimene sõnum')
    await server().db.updateTable('letter').set({ document: '{"kind":"tuvi"' }).execute()
    at(MINUTE)
    await write(client, 'Teine sõnum')
    expect(await server().post()).toBe(1)
    expect(await waiting()).toEqual([])
    at(0)
  })

  it('are due when the clock was set back', async () => {
    const client = await quietFarmer()
    await write(client, 'Väga hea!')
    at(-24 * 60 * MINUTE)
    expect(await server().post()).toBe(1)
    at(0)
  })

  it('are not stored when what they tell is not', async () => {
    const email = newEmail()
    await quietFarmer(email)
    const again = await visitor(server())
    const company = { name: 'Teine talu' }
    const body = { email, password: 'õige salasõna', company }
    expect((await again.call(contract.register, { body })).status).toBe(422)
    expect(await waiting()).toEqual([])
  })

  describe('with a link', () => {
    it('are written when they go: the link has its whole life then, and the newest request is enough', async () => {
      const email = newEmail()
      await quietFarmer(email)
      const client = await visitor(server())
      for (let i = 0; i < 3; i++) await client.call(contract.resetPassword, { body: { email } })
      expect(await waiting()).toHaveLength(1)
      await send(away)
      at(5 * 60 * MINUTE)
      const sent: Mail[] = []
      await send(async (mail) => void sent.push(mail))
      const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
      const body = { token, password: 'uus salasõna' }
      expect((await client.call(contract.setPasswordAfterReset, { body })).status).toBe(204)
      expect(sent).toHaveLength(1)
      at(0)
      // the link proved the address: a welcome waits
      expect(await server().post()).toBe(1)
    })

    it('to an address that mail reads as another are dropped', async () => {
      const client = await registered(server())
      const change = server().db.updateTable('app_user').where('user_id', '=', client.userId)
      await change.set({ email: 'a,ohver@naide.ee' }).execute()
      await client.call(contract.sendEmailProof, {})
      const before = server().mails.length
      await server().post()
      expect(
        server()
          .mails.slice(before)
          .map(({ to }) => to),
      ).toEqual([])
      expect(await waiting()).toEqual([])
    })
  })
})
