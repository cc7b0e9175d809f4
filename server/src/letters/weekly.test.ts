/** The weekly letters, as programs over one database write them. */
import { addJobs } from '@vagu/core/jobs/contract'
import { changeLetterChoice, getLetterChoice } from '@vagu/core/letters/contract'
import { addMachine } from '@vagu/core/machines/contract'
import { removePerson } from '@vagu/core/people/contract'
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { addWorker } from '@vagu/core/workers/contract'
import { resetPassword } from '@vagu/core/users/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { sendLetters } from '../mails/send.ts'
import type { Mail } from '../ports.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { marksIn } from '../testing/marked-numbers.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { emailOf, personWith } from '../testing/people.ts'
import { FARMS_PART, PEOPLE_PART, type WeeklyNeeds, writeWeeklyLetters } from './weekly.ts'

/** A Monday, at nine in the morning of Tallinn. */
const MONDAY = '2026-05-18T06:00:00.000Z'
const day = (date: string) => ({ date, endDate: date })
const HEAP = { manure: 'TAHESONNIK', spreadOn: null, isNoticeGiven: false } as const
const stacking = (fieldId: string, change: object) =>
  harvest(fieldId, {
    jobCategory: { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' },
    job: { key: JOB.heaping, name: 'Sõnnikuauna moodustamine' },
    yield: null,
    amount: 20,
    unit: 't',
    heap: HEAP,
    ...change,
  })

onBothEngines('the weekly letter', (server) => {
  askFourQuestions(server, {
    endpoint: getLetterChoice,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: changeLetterChoice,
    input: async () => ({ body: { weekly: false } }),
    namesRecord: false,
    wrong: { body: { weekly: 'x' }, path: 'weekly' },
  })

  const needs = (holder = 'test'): WeeklyNeeds => {
    const { ports } = server()
    const newId = idMaker(ports.now, ports.random)
    return { ...ports, newId, holder, stop: new AbortController().signal }
  }
  const look = (at: string, holder?: string) => {
    server().setNow(at)
    return writeWeeklyLetters(needs(holder))
  }
  const lettersTo = (email: string): Mail[] =>
    server().mails.filter(({ to, subject }) => to === email && subject.includes('mis on ees'))
  async function letterTo(email: string, at = MONDAY): Promise<Mail | undefined> {
    await look(at)
    await server().post()
    return lettersTo(email).at(-1)
  }
  const setProven = (client: Client, isProven = true) =>
    server()
      .db.updateTable('app_user')
      .set({ email_validated: isProven ? 1 : 0 })
      .where('user_id', '=', client.userId)
      .execute()
  /** A farmer whose address is proven, with a job prepared for Tuesday. */
  async function busyFarmer(): Promise<Client> {
    const farmer = await server().farmer()
    await setProven(farmer)
    const fieldId = await addTestField(farmer, { name: 'Kivipõld' })
    const body = [harvest(fieldId, { status: 'DRAFT', ...day('2026-05-19') })]
    expect((await farmer.call(addJobs, { body })).status).toBe(200)
    return farmer
  }
  beforeEach(async () => {
    for (const table of ['task', 'weekly_letter', 'letter', 'account_deletion', 'attempt'] as const)
      await server().db.deleteFrom(table).execute()
    await server().db.updateTable('app_user').set({ email_validated: 0 }).execute()
    server().setNow(MONDAY)
  })

  it('tells of entries, jobs, free fields, certificates, tests and stacks, and of no money', async () => {
    const farmer = await busyFarmer()
    const [fieldId, worker] = [await addTestField(farmer, { name: 'Niit' }), await addTestWorker(farmer)]
    const certificate = { chemicalCertification: true, chemicalWorkerLicenceEndDate: '2026-05-30' }
    await farmer.call(addWorker, { body: { name: 'Jaan Tamm', hourlyRate: 17, ...certificate } })
    await farmer.call(addMachine, { body: { name: 'Hardi', kind: 'SPRAYER', testedOn: '2023-06-01' } })
    const body = [
      spraying(fieldId, worker, day('2026-05-17')),
      harvest(fieldId, { status: 'DRAFT', ...day('2026-05-09') }),
      stacking(fieldId, day('2026-03-25')),
      stacking(fieldId, { ...day('2026-03-26'), heap: { ...HEAP, spreadOn: '2026-05-10' } }),
    ]
    expect((await farmer.call(addJobs, { body })).status).toBe(200)
    const mail = await letterTo(await emailOf(farmer))
    expect(mail?.subject).toBe('Vagu: mis on ees nädalal 18.05.2026 – 24.05.2026')
    const lines = mail?.text.split('\n').filter((line) => line.startsWith('- '))
    expect(lines).toEqual([
      '- Hiljemalt 19.05.2026: Koristus 09.05.2026, Niit',
      '- 19.05.2026 Koristus: Kivipõld',
      '- Alates 19.05.2026 võib põllul töötada: Niit',
      '- Jaan Tamm: kehtib kuni 30.05.2026',
      '- Hardi: kehtib kuni 01.06.2026',
      '- Hiljemalt 25.05.2026: Niit, aun rajati 25.03.2026',
    ])
    expect(mail?.text).not.toContain('€')
    expect(marksIn(mail?.text ?? '', [17])).toEqual([])
  })
  it('is not written where nothing is due', async () => {
    const farmer = await server().farmer()
    await setProven(farmer)
    await addTestField(farmer)
    expect(await look(MONDAY)).toEqual({ letters: 0 })
  })

  it.each([
    ['2026-05-18T02:59:59.000Z', 'notDue'],
    ['2026-05-18T03:00:00.000Z', { letters: 1 }],
    ['2026-05-20T20:59:59.000Z', 'notDue'],
    ['2026-05-20T21:00:00.000Z', 'notDue'],
    ['2026-05-17T20:59:59.000Z', 'notDue'],
  ])('looked for at %s is %j', async (at, expected) => {
    await busyFarmer()
    if (at.startsWith('2026-05-20T20')) expect(await look('2026-05-19T09:00:00.000Z')).not.toBe('notDue')
    expect(await look(at)).toEqual(expected)
  })
  it('comes in winter when clocks show six too', async () => {
    const farmer = await busyFarmer()
    const fieldId = await addTestField(farmer)
    const body = [harvest(fieldId, { status: 'DRAFT', ...day('2026-11-24') })]
    await farmer.call(addJobs, { body })
    expect(await look('2026-11-23T03:59:59.000Z')).toBe('notDue')
    expect(await look('2026-11-23T04:00:00.000Z')).toEqual({ letters: 1 })
  })

  it('goes once a week to a person, whatever programs look and start anew', async () => {
    const email = await emailOf(await busyFarmer())
    await Promise.all([look(MONDAY, 'one'), look(MONDAY, 'two')])
    for (const holder of ['three', 'four']) {
      await server().db.deleteFrom('task').execute()
      await look('2026-05-19T09:00:00.000Z', holder)
    }
    await server().post()
    expect(lettersTo(email)).toHaveLength(1)
    // what waits still is told anew a week later: its entry is due
    expect(await look('2026-05-25T06:00:00.000Z')).toEqual({ letters: 1 })
  })
  it('goes to nobody who has not proven his address, does not want it, or whose farm is to be deleted', async () => {
    const [unproven, unwilling, leaving] = [await busyFarmer(), await busyFarmer(), await busyFarmer()]
    await setProven(unproven, false)
    const { data } = await unwilling.call(changeLetterChoice, { body: { weekly: false } })
    expect(data).toEqual({ weekly: false, email: await emailOf(unwilling), isProven: true })
    expect((await unwilling.call(getLetterChoice, {})).data).toEqual(data)
    const row = { account_id: leaving.accountId, user_id: leaving.userId, asked_at: MONDAY }
    await server()
      .db.insertInto('account_deletion')
      .values({ ...row, day: '2026-06-20', reminded_at: null, leaving: null })
      .execute()
    expect(await look(MONDAY)).toEqual({ letters: 0 })
    await unwilling.call(changeLetterChoice, { body: { weekly: true } })
    await server().db.deleteFrom('task').execute()
    expect(await look(MONDAY)).toEqual({ letters: 1 })
  })
  it('is one for all farms of a person, each told by its name', async () => {
    const owner = await busyFarmer()
    const other = await busyFarmer()
    const worker = await personWith(server(), owner, 'worker')
    await server()
      .db.insertInto('membership')
      .values({ account_id: other.accountId, user_id: worker.userId, role: 'adviser' })
      .execute()
    const mail = await letterTo(await emailOf(worker))
    expect(mail?.text.match(/NÄDALA TÖÖD – PROOVITALU OÜ/g)).toHaveLength(2)
  })
  it('tells nothing of a farm that somebody left while it waited', async () => {
    const owner = await busyFarmer()
    const worker = await personWith(server(), owner, 'worker')
    const email = await emailOf(worker)
    await look(MONDAY)
    await owner.call(removePerson, { params: { id: worker.userId } })
    await server().post()
    expect([lettersTo(email).length, lettersTo(await emailOf(owner)).length]).toEqual([0, 1])
  })
  it('waits for a mail server that is away, and goes once when it is back', async () => {
    const email = await emailOf(await busyFarmer())
    await look(MONDAY)
    const sent: Mail[] = []
    const send = (sendMail: (mail: Mail) => Promise<void>) =>
      sendLetters({ ...server().ports, sendMail, stop: new AbortController().signal })
    await send(async () => {
      throw new Error('connect ECONNREFUSED')
    })
    server().setNow('2026-05-18T07:00:00.000Z')
    const back = async (mail: Mail) => void sent.push(mail)
    await Promise.all([send(back), send(back)])
    expect(sent.map(({ to }) => to)).toEqual([email])
  })
  it('lets letters go first that somebody waits for', async () => {
    const farmer = await busyFarmer()
    const email = await emailOf(farmer)
    await look(MONDAY)
    server().setNow('2026-05-18T06:01:00.000Z')
    expect((await farmer.call(resetPassword, { body: { email } })).status).toBe(204)
    const before = server().mails.length
    await server().post()
    const subjects = server()
      .mails.slice(before)
      .map(({ subject }) => subject.slice(0, 16))
    expect(subjects).toEqual(['Vagu: uue salasõ', 'Vagu: mis on ees'])
  })
  it('is written with the same few questions for a part of the people, not for each', async () => {
    const people = Array.from({ length: 2 * FARMS_PART }, () => server().farmer())
    for (const farmer of await Promise.all(people)) await setProven(farmer)
    let asked = 0
    const db = server().db.withPlugin({
      transformQuery: ({ node }) => {
        asked++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    expect(PEOPLE_PART).toBeGreaterThan(people.length)
    expect(await writeWeeklyLetters({ ...needs(), db })).toEqual({ letters: 0 })
    expect(asked).toBeLessThan(people.length / 2)
  })

  it('leaves requests their turn while it is written for many', async () => {
    for (let i = 0; i <= FARMS_PART; i++) await setProven(await server().farmer())
    let turns = 0
    const timer = setInterval(() => turns++)
    await look(MONDAY)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })

  describe('switched off by its link', () => {
    const asks = (address: string, init?: RequestInit) =>
      server().app.request(address.replace('http://localhost:3000', ''), init)
    const choiceOf = async (client: Client) => (await client.call(getLetterChoice, {})).data.weekly
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }

    it('comes no more; a mail program that looks at the link switches nothing off', async () => {
      const [farmer, other] = [await busyFarmer(), await busyFarmer()]
      const mail = await letterTo(await emailOf(farmer))
      const address = mail?.unsubscribe ?? ''
      expect(address).toMatch(/^http:\/\/localhost:3000\/api\/letters\/weekly\/off\/[\w-]{43}$/)
      expect([mail?.text.includes(address), mail?.html?.includes(address)]).toEqual([true, true])
      const page = await asks(address)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
      expect(await choiceOf(farmer)).toBe(true)
      const done = await asks(address, oneClick)
      expect([done.status, done.headers.get('set-cookie')]).toEqual([200, null])
      expect([await choiceOf(farmer), await choiceOf(other)]).toEqual([false, true])
      expect((await asks(address, oneClick)).status).toBe(200)
    })
    it('does nothing with a token that is none', async () => {
      const farmer = await busyFarmer()
      for (const init of [{}, oneClick])
        expect((await asks('http://localhost:3000/api/letters/weekly/off/x', init)).status).toBe(404)
      expect(await choiceOf(farmer)).toBe(true)
    })
  })
})
