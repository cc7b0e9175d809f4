/** Addresses of calendars, and what stands at them. */
import * as contract from '@vagu/core/calendar/contract'
import { changeJob, addJobs } from '@vagu/core/jobs/contract'
import { removePerson } from '@vagu/core/people/contract'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { TRIES } from '../users/limits.ts'
import { nearestOf } from './events.ts'

const day = (date: string) => ({ date, endDate: date })
const draft = (fieldId: string, date: string, change: object = {}) =>
  harvest(fieldId, { status: 'DRAFT', ...day(date), ...change })

onBothEngines('the calendar of a farm', (server) => {
  for (const endpoint of [contract.getCalendar, contract.makeCalendarAddress, contract.dropCalendarAddress])
    askFourQuestions(server, { endpoint, input: async () => ({}), namesRecord: false })

  beforeEach(async () => {
    await server().db.deleteFrom('attempt').execute()
    server().setNow('2026-05-20T09:00:00.000Z')
  })
  const made = async (farmer: Client): Promise<string> => {
    const { data } = await farmer.call(contract.makeCalendarAddress, {})
    return data.address.replace('http://localhost:3000', '')
  }
  const ask = (path: string, headers: Record<string, string> = {}) => server().app.request(path, { headers })
  const eventsAt = async (path: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await (await ask(path)).text()))
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  }
  const linesAt = async (path: string) =>
    (await eventsAt(path)).map(({ startDate, summary }) => `${startDate.toString()} ${summary}`)
  const save = async (farmer: Client, ...body: object[]) => {
    const reply = await farmer.call(addJobs, { body })
    expect(reply.error).toBeUndefined()
    return reply.data
  }

  it('has prepared jobs on their days, and the days from which on fields are free', async () => {
    const farmer = await server().farmer()
    const fields = ['Kivi', 'Niit', 'Äär'].map((name) => addTestField(farmer, { name }))
    const [kivi = '', niit = '', edge = ''] = await Promise.all(fields)
    const worker = await addTestWorker(farmer)
    await save(
      farmer,
      draft(kivi, '2026-06-01'),
      draft(niit, '2026-06-01'),
      harvest(kivi, { status: 'PLANNED', plannedYear: 2026 }),
      draft(kivi, '2026-06-03', { endDate: '2026-06-05' }),
      spraying(edge, worker, day('2026-05-19')),
    )
    const path = await made(farmer)
    expect(await linesAt(path)).toEqual([
      '2026-05-21 Põllul võib töötada: Äär',
      '2026-06-01 Koristus: Kivi ja Niit',
      '2026-06-03 Koristus: Kivi',
      '2026-06-23 Koristada võib: Äär',
    ])
    const text = await (await ask(path)).text()
    expect(text).toContain('X-WR-CALNAME:Vagu: Proovitalu OÜ')
    expect(text).not.toMatch(/€|hourly|Tiltor/)
  })
  it('of another farm has none of them, and an empty one is a calendar too', async () => {
    const other = await server().farmer()
    await save(other, draft(await addTestField(other), '2026-06-01'))
    expect(await eventsAt(await made(await server().farmer()))).toEqual([])
  })
  it('keeps the name of a job that moves', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const [job] = await save(farmer, draft(fieldId, '2026-06-01'))
    const path = await made(farmer)
    const [before] = await eventsAt(path)
    const body = { ...draft(fieldId, '2026-06-02'), updatedAt: job?.updatedAt }
    server().setNow('2026-05-20T10:00:00.000Z')
    expect((await farmer.call(changeJob, { params: { id: job?._id ?? '' }, body })).status).toBe(200)
    const [after] = await eventsAt(path)
    expect([after?.uid, after?.startDate.toString()]).toEqual([before?.uid, '2026-06-02'])
  })
  describe('at its address', () => {
    it('is read without signing in, and not sent again where nothing changed', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      await save(farmer, draft(fieldId, '2026-06-01'))
      const path = await made(farmer)
      expect(path).toMatch(/^\/api\/kalender\/[\w-]{43}\.ics$/)
      const reply = await ask(path)
      const names = ['content-type', 'content-disposition', 'cache-control', 'set-cookie']
      expect([reply.status, ...names.map((name) => reply.headers.get(name))]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'inline; filename="vagu.ics"',
        'private, no-cache',
        null,
      ])
      const known = { 'if-none-match': `W/"x", ${reply.headers.get('etag') ?? ''}` }
      const again = await ask(path, known)
      expect([again.status, await again.text()]).toEqual([304, ''])
      await save(farmer, draft(fieldId, '2026-06-02'))
      expect((await ask(path, known)).status).toBe(200)
    })
    it('is told once, stored as a mark, and ends when another is made or it is taken back', async () => {
      const farmer = await server().farmer()
      const state = async () => (await farmer.call(contract.getCalendar, {})).data
      expect(await state()).toEqual({ createdAt: null })
      const first = await made(farmer)
      expect(await state()).toEqual({ createdAt: '2026-05-20T09:00:00.000Z' })
      const rows = await server().db.selectFrom('calendar_address').selectAll().execute()
      const token = first.slice('/api/kalender/'.length, -'.ics'.length)
      expect(JSON.stringify(rows)).not.toContain(token)
      const second = await made(farmer)
      expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200])
      expect((await farmer.call(contract.dropCalendarAddress, {})).status).toBe(204)
      expect((await ask(second)).status).toBe(404)
      expect(await state()).toEqual({ createdAt: null })
    })
    it('is nothing for whoever left the farm', async () => {
      const owner = await server().farmer()
      const worker = await personWith(server(), owner, 'worker')
      const [path, own] = [await made(worker), await made(owner)]
      expect([(await ask(path)).status, (await ask(own)).status]).toEqual([200, 200])
      await owner.call(removePerson, { params: { id: worker.userId } })
      expect([(await ask(path)).status, (await ask(own)).status]).toEqual([404, 200])
    })
    it('is 404 where nobody made it, whatever it looks like', async () => {
      const path = await made(await server().farmer())
      const others = [
        path.replace('.ics', ''),
        `${path}x`,
        path.replace(/.\.ics$/, '!.ics'),
        '/api/kalender/x.ics',
      ]
      for (const other of others) expect((await ask(other)).status, other).toBe(404)
    })
    it('is asked for so often and no oftener', async () => {
      const path = await made(await server().farmer())
      for (let i = 0; i < TRIES['calendar by token']; i++) expect((await ask(path)).status).toBe(200)
      const refused = await ask(path)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    })
    it('cannot be guessed for long from one place', async () => {
      const guess = () => server().app.request('/api/kalender/x.ics', {}, { address: '192.0.2.7' })
      for (let i = 0; i < TRIES['calendar by address']; i++) expect((await guess()).status).toBe(404)
      expect((await guess()).status).toBe(429)
    })
    it('stands in no line of the log when the database fails', async () => {
      const farmer = await server().farmer()
      const path = await made(farmer)
      await server()
        .db.updateTable('account')
        .set({ document: '{' })
        .where('account_id', '=', farmer.accountId)
        .execute()
      expect((await ask(path)).status).toBe(500)
      const faults = server().faults.splice(0)
      expect(faults).toHaveLength(1)
      expect(JSON.stringify(faults)).not.toContain(path.slice(20, 40))
    })
  })
})

it.each([
  [6, ['05-17', '05-18', '05-19', '05-21', '05-22', '05-23']],
  [5, ['05-18', '05-19', '05-21', '05-22', '05-23']],
  [3, ['05-21', '05-22', '05-23']],
  [2, ['05-21', '05-22']],
])('of too many events the nearest %i ahead stay, then the last behind', (most, days) => {
  const events = ['05-23', '05-17', '05-22', '05-18', '05-21', '05-19'].map((each) => ({
    uid: each,
    changedAt: '',
    from: `2026-${each}`,
    to: `2026-${each}`,
    summary: '',
    description: '',
  }))
  const left = nearestOf(events, { today: '2026-05-20', most })
  expect(left.map(({ uid }) => uid)).toEqual(days)
})
