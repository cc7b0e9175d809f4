import { addJob } from '@vagu/core/jobs/contract'
import { costBy, costOf, type WorkPart } from '@vagu/core/work-times/cost'
import * as contract from '@vagu/core/work-times/contract'
import { addWorker, changeWorker, deleteWorker, listWorkers } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { readWork } from './read.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8058'
const draft = (workerId: string, over: object = {}) => ({
  workerId,
  date: '2026-05-04',
  start: '08:00',
  end: '16:30',
  breakMinutes: 30,
  ...over,
})
const rated = async (owner: Client, hourlyRate: number | null = 10) =>
  (await owner.call(addWorker, { body: { name: 'Mari Kask', hourlyRate } })).data
const add = async (farmer: Client, workerId: string, over: object = {}) =>
  (await farmer.call(contract.addWorkTime, { body: draft(workerId, over) })).data
const list = async (farmer: Client) => (await farmer.call(contract.listWorkTimes, { query: {} })).data
const withId = async (owner: Client) => {
  const workerId = await addTestWorker(owner)
  return { params: { id: (await add(owner, workerId))._id }, workerId }
}
const wrong = { body: draft(NOBODY, { end: '08:00' }), path: 'end' }
const MAY = { start: '2026-05-01', end: '2026-05-31' }

onBothEngines('hours worked', (server) => {
  askFourQuestions(server, {
    endpoint: contract.listWorkTimes,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.getLastWorkTime,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.addWorkTime,
    input: async (owner) => ({ body: draft(await addTestWorker(owner)) }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.changeWorkTime,
    input: async (owner) => {
      const { params, workerId } = await withId(owner)
      return { params, body: draft(workerId) }
    },
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.deleteWorkTime,
    input: async (owner) => ({ params: (await withId(owner)).params, query: {} }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.restoreWorkTime,
    input: async (owner) => {
      const { params } = await withId(owner)
      await owner.call(contract.deleteWorkTime, { params, query: {} })
      return { params }
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.toggleWorkTimePaid,
    input: async (owner) => ({ params: (await withId(owner)).params, body: undefined }),
    namesRecord: true,
    wrong: { body: { status: 'paid' }, path: 'status' },
  })
  askFourQuestions(server, {
    endpoint: contract.payWorkPeriod,
    input: async (owner) => ({ params: { workerId: await addTestWorker(owner) }, body: MAY }),
    namesRecord: true,
    wrong: { body: { start: '2026-05-31', end: '2026-05-01' }, path: 'end' },
  })

  it('are kept with their minutes and the rate of then', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer, 9.5)
    const day = await add(farmer, worker._id, {
      start: '06:45',
      end: '19:20',
      breakMinutes: 60,
      note: ' lõikus ',
    })
    expect(day).toMatchObject({
      minutes: 695,
      hourlyRate: 9.5,
      status: 'UNPAID',
      paidAt: null,
      note: 'lõikus',
      isInPaidPeriod: false,
    })
    const night = await add(farmer, worker._id, {
      date: '2026-10-24',
      start: '22:00',
      end: '06:00',
      breakMinutes: 0,
    })
    expect(night.minutes).toBe(540)
    expect(await list(farmer)).toEqual([day, night])
    const asked = (query: { year?: string; workerId?: string }) =>
      farmer.call(contract.listWorkTimes, { query })
    expect((await asked({ year: '2025' })).data).toEqual([])
    expect((await asked({ year: '2026', workerId: worker._id })).data).toHaveLength(2)
    expect((await asked({ workerId: NOBODY })).data).toEqual([])
    expect((await farmer.call(contract.getLastWorkTime, { query: {} })).data).toEqual(night)
  })

  it('are stored once, however often they are sent', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer)
    const twice = [0, 1].map(() => add(farmer, worker._id, { _id: NOBODY }))
    const [one, other] = await Promise.all(twice)
    expect(one).toEqual(other)
    expect(await list(farmer)).toHaveLength(1)
  })

  it('keep their rate through a raise, and take another when it is said', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer, 10)
    const { _id: id } = await add(farmer, worker._id)
    await farmer.call(changeWorker, { params: { id: worker._id }, body: { ...worker, hourlyRate: 12 } })
    const change = async (over: object) =>
      (await farmer.call(contract.changeWorkTime, { params: { id }, body: draft(worker._id, over) })).data
    expect((await change({ end: '17:30' })).hourlyRate).toBe(10)
    expect((await change({ hourlyRate: null })).hourlyRate).toBeNull()
    expect((await change({ hourlyRate: 12 })).hourlyRate).toBe(12)
    expect((await add(farmer, worker._id)).hourlyRate).toBe(12)
  })

  it('of a worker without a rate have hours, and no pay', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer, null)
    await add(farmer, worker._id)
    const { data } = await farmer.call(contract.payWorkPeriod, {
      params: { workerId: worker._id },
      body: MAY,
    })
    expect(data).toMatchObject({ entries: 1, minutes: 480, amount: 0, minutesWithoutRate: 480 })
  })

  it('refuse an older version, and bring back what was deleted', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer)
    const first = await add(farmer, worker._id)
    const params = { id: first._id }
    const body = draft(worker._id, { note: 'uus', updatedAt: '2020-01-01T00:00:00.000Z' })
    expect((await farmer.call(contract.changeWorkTime, { params, body })).status).toBe(409)
    await farmer.call(contract.deleteWorkTime, { params, query: {} })
    expect(await list(farmer)).toEqual([])
    expect((await farmer.call(contract.restoreWorkTime, { params })).data._id).toBe(first._id)
  })

  it('of a worker who is gone stay and are paid; new ones are not taken', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer)
    const { _id: id } = await add(farmer, worker._id)
    await farmer.call(deleteWorker, { params: { id: worker._id } })
    expect((await farmer.call(contract.addWorkTime, { body: draft(worker._id) })).status).toBe(404)
    const changed = await farmer.call(contract.changeWorkTime, {
      params: { id },
      body: draft(worker._id, { end: '12:30' }),
    })
    expect([changed.status, changed.data.minutes]).toEqual([200, 240])
    const paid = await farmer.call(contract.payWorkPeriod, { params: { workerId: worker._id }, body: MAY })
    expect(paid.data).toMatchObject({ entries: 1, amount: 40 })
  })

  it('of a worker who is gone bear his name and code, which an adviser and a last pay need', async () => {
    const farmer = await server().farmer()
    const body = { name: 'Mari Kask', hourlyRate: 10, personalCode: '48001085719' }
    const worker = (await farmer.call(addWorker, { body })).data
    expect(await add(farmer, worker._id)).not.toHaveProperty('goneWorker')
    await farmer.call(deleteWorker, { params: { id: worker._id } })
    const gone = { name: 'Mari Kask', personalCode: '48001085719' }
    expect((await list(farmer)).map(({ goneWorker }) => goneWorker)).toEqual([gone])
    const adviser = await personWith(server(), farmer, 'adviser')
    expect((await list(adviser)).map(({ goneWorker }) => goneWorker?.name)).toEqual(['Mari Kask'])
  })

  it('are not deleted by who saw them before they were changed', async () => {
    const farmer = await server().farmer()
    const first = await add(farmer, await addTestWorker(farmer))
    const params = { id: first._id }
    server().setNow('2026-05-20T09:05:00.000Z')
    await farmer.call(contract.changeWorkTime, { params, body: draft(first.workerId, { end: '17:00' }) })
    const query = { updatedAt: first.updatedAt }
    const refused = await farmer.call(contract.deleteWorkTime, { params, query })
    expect([refused.status, refused.error?.code]).toEqual([409, 'conflict'])
    expect(await list(farmer)).toHaveLength(1)
  })
})

onBothEngines('pay', (server) => {
  it('of a period is of summed minutes, and is marked once', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer, 10)
    for (const start of ['08:00', '09:00', '10:00'])
      await add(farmer, worker._id, { start, end: start.replace(':00', ':20'), breakMinutes: 0 })
    await add(farmer, worker._id, { date: '2026-06-01' })
    const pay = async (more: object = {}) =>
      (
        await farmer.call(contract.payWorkPeriod, {
          params: { workerId: worker._id },
          body: { ...MAY, ...more },
        })
      ).data
    const receipt = await pay()
    expect(receipt).toMatchObject({ entries: 3, minutes: 60, amount: 10 })
    expect((await list(farmer)).map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID', 'UNPAID'])
    expect(await pay()).toMatchObject({ entries: 0, minutes: 0, amount: 0 })
    const late = await add(farmer, worker._id, { start: '11:00', end: '12:00', breakMinutes: 0 })
    expect(late).toMatchObject({ status: 'UNPAID', isInPaidPeriod: true })
    server().setNow('2026-05-20T09:05:00.000Z')
    expect(await pay()).toMatchObject({ entries: 1, amount: 10 })
    expect(await pay({ undo: receipt.paidAt })).toMatchObject({ entries: 3, minutes: 60 })
    expect((await list(farmer)).map(({ status }) => status)).toEqual([
      'UNPAID',
      'UNPAID',
      'UNPAID',
      'PAID',
      'UNPAID',
    ])
  })

  it('of a period is of five years at most, and is remembered while a part of it is paid', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer)
    const params = { workerId: worker._id }
    await add(farmer, worker._id)
    await add(farmer, worker._id, { date: '2026-05-20' })
    const long = { start: '2021-05-31', end: '2026-05-31' }
    const refused = await farmer.call(contract.payWorkPeriod, { params, body: long })
    expect(refused.error?.fields).toMatchObject([{ path: 'end', code: 'periodTooLong' }])
    const { data } = await farmer.call(contract.payWorkPeriod, {
      params,
      body: { ...long, start: '2021-06-01' },
    })
    expect(data.entries).toBe(2)
    const undo = { ...MAY, start: '2026-05-10', undo: data.paidAt }
    expect((await farmer.call(contract.payWorkPeriod, { params, body: undo })).data.entries).toBe(1)
    expect((await list(farmer)).map(({ status, isInPaidPeriod }) => [status, isInPaidPeriod])).toEqual([
      ['PAID', true],
      ['UNPAID', true],
    ])
  })

  it('of one entry is marked once by two who ask for the same mark', async () => {
    const farmer = await server().farmer()
    const params = { id: (await add(farmer, (await rated(farmer))._id))._id }
    const mark = async (status: 'PAID' | 'UNPAID') =>
      (await farmer.call(contract.toggleWorkTimePaid, { params, body: { status } })).data.newStatus
    const paidAt = async () => (await list(farmer))[0]?.paidAt
    expect(await mark('PAID')).toBe('PAID')
    const first = await paidAt()
    server().setNow('2026-05-20T09:05:00.000Z')
    expect([await mark('PAID'), await paidAt()]).toEqual(['PAID', first])
    expect([await mark('UNPAID'), await mark('UNPAID'), await paidAt()]).toEqual(['UNPAID', 'UNPAID', null])
  })

  it('of one entry is marked and taken back; what is paid is not changed', async () => {
    const farmer = await server().farmer()
    const worker = await rated(farmer)
    const params = { id: (await add(farmer, worker._id))._id }
    const toggle = async () =>
      (await farmer.call(contract.toggleWorkTimePaid, { params, body: undefined })).data.newStatus
    expect(await toggle()).toBe('PAID')
    const replies = [
      await farmer.call(contract.changeWorkTime, { params, body: draft(worker._id) }),
      await farmer.call(contract.deleteWorkTime, { params, query: {} }),
    ]
    expect(replies.map(({ status, error }) => [status, error?.code])).toEqual([
      [409, 'paid'],
      [409, 'paid'],
    ])
    expect(await toggle()).toBe('UNPAID')
    expect((await farmer.call(contract.deleteWorkTime, { params, query: {} })).status).toBe(204)
  })
})

onBothEngines('a worker', (server) => {
  const farmOf = async () => {
    const owner = await server().farmer()
    const user = await personWith(server(), owner, 'worker')
    const [mari, jaan] = [await rated(owner, 10), await addTestWorker(owner, 'Jaan')]
    const body = { name: mari.name, hourlyRate: 10, personalCode: '48001085719', userId: user.userId }
    expect((await owner.call(changeWorker, { params: { id: mari._id }, body })).status).toBe(200)
    return { owner, user, mari: mari._id, jaan }
  }
  it('sees and writes his own hours alone, without rates', async () => {
    const { owner, user, mari, jaan } = await farmOf()
    await add(owner, jaan)
    const own = (await user.call(contract.addWorkTime, { body: draft(mari, { hourlyRate: 99 }) })).data
    expect(own).toMatchObject({ workerId: mari, minutes: 480, hourlyRate: null })
    expect((await list(owner)).map(({ hourlyRate }) => hourlyRate)).toContain(10)
    expect((await list(user)).map(({ _id }) => _id)).toEqual([own._id])
    expect((await user.call(contract.getLastWorkTime, { query: {} })).data?._id).toBe(own._id)
    const params = { id: (await list(owner)).find(({ workerId }) => workerId === jaan)?._id ?? '' }
    const refused = [
      await user.call(contract.addWorkTime, { body: draft(jaan) }),
      await user.call(contract.changeWorkTime, { params, body: draft(mari) }),
      await user.call(contract.changeWorkTime, { params: { id: own._id }, body: draft(jaan) }),
      await user.call(contract.deleteWorkTime, { params, query: {} }),
      await user.call(contract.toggleWorkTimePaid, { params: { id: own._id }, body: undefined }),
      await user.call(contract.payWorkPeriod, { params: { workerId: mari }, body: MAY }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    const changed = await user.call(contract.changeWorkTime, {
      params: { id: own._id },
      body: draft(mari, { end: '17:30' }),
    })
    expect(changed.status).toBe(200)
    expect((await list(owner)).find(({ _id }) => _id === own._id)).toMatchObject({
      minutes: 540,
      hourlyRate: 10,
    })
    expect((await user.call(contract.deleteWorkTime, { params: { id: own._id }, query: {} })).status).toBe(
      204,
    )
    expect((await user.call(contract.restoreWorkTime, { params: { id: own._id } })).status).toBe(200)
    await owner.call(contract.deleteWorkTime, { params: { id: own._id }, query: {} })
    expect((await user.call(contract.restoreWorkTime, { params: { id: own._id } })).status).toBe(403)
    expect((await owner.call(contract.restoreWorkTime, { params: { id: own._id } })).status).toBe(200)
  })
  it('who is nobody of the workers sees nothing, and a personal code is seen by no worker', async () => {
    const { owner, mari } = await farmOf()
    await add(owner, mari)
    const other = await personWith(server(), owner, 'worker')
    expect(await list(other)).toEqual([])
    expect((await other.call(contract.addWorkTime, { body: draft(mari) })).status).toBe(403)
    const codes = async (client: Client) =>
      (await client.call(listWorkers, {})).data.flatMap(({ personalCode }) => personalCode ?? [])
    expect([await codes(owner), await codes(other)]).toEqual([['48001085719'], []])
  })
  it('is one of the farm, and one worker alone', async () => {
    const { owner, user, jaan } = await farmOf()
    const stranger = await server().farmer()
    const link = async (userId: string) =>
      (await owner.call(changeWorker, { params: { id: jaan }, body: { name: 'Jaan', userId } })).error?.fields
    expect(await link(stranger.userId)).toMatchObject([{ path: 'userId', code: 'unknownUser' }])
    expect(await link(user.userId)).toMatchObject([{ path: 'userId', code: 'userTaken' }])
    const wrongCode = { name: 'Jaan', personalCode: '48001085718' }
    const reply = await owner.call(changeWorker, { params: { id: jaan }, body: wrongCode })
    expect(reply.error?.fields).toMatchObject([{ path: 'personalCode', code: 'wrongPersonalCode' }])
  })
})

onBothEngines('the cost of work', (server) => {
  it('is read by job and field, of a crop year and of a calendar year', async () => {
    const farmer = await server().farmer()
    const { _id: workerId } = await rated(farmer, 9.5)
    const [f1, f2] = [await addTestField(farmer, { area: 12.4 }), await addTestField(farmer, { area: 7.35 })]
    const job = await farmer.call(addJob, {
      body: harvest(f1, { date: '2026-05-04', endDate: '2026-05-04' }),
    })
    expect(job.status).toBe(200)
    const { _id: jobId } = job.data
    await add(farmer, workerId, {
      start: '06:45',
      end: '19:20',
      breakMinutes: 60,
      jobEventIds: [jobId],
      fieldIds: [f1, f2],
    })
    await add(farmer, workerId, { date: '2026-10-01', fieldIds: [f2] })
    await add(farmer, workerId, { date: '2026-05-05' })
    const actor = {
      accountId: farmer.accountId,
      userId: farmer.userId,
      now: server().ports.now(),
      newId: () => NOBODY,
    }
    const known = { fieldId: f1, date: '2026-05-04', status: 'DONE', area: 12.4 }
    const workOf = async (year: number, isOfYear: (part: WorkPart) => boolean) =>
      (await readWork(server().db, actor, { years: [year], jobs: new Map([[jobId, known]]) })).filter(
        isOfYear,
      )
    const ofCropYear = (year: number) => workOf(year, ({ cropYear }) => cropYear === year)
    const parts = await ofCropYear(2026)
    const byField = costBy(parts, ({ fieldId }) => fieldId)
    expect(costBy(parts, (part) => part.jobId).get(jobId)?.minutes).toBe(byField.get(f1)?.minutes)
    expect(costOf(parts)).toEqual({ minutes: 695, cents: 11_004, withoutRate: 0 })
    expect((await ofCropYear(2027)).map(({ fieldId, cents }) => [fieldId, cents])).toEqual([[f2, 7600]])
    const ofYear = await workOf(2026, ({ date }) => date.startsWith('2026'))
    expect(costOf(ofYear)).toMatchObject({ minutes: 695 + 480 + 480 })
    await add(farmer, workerId, { date: '2027-02-01', jobEventIds: [jobId] })
    expect(costOf(await ofCropYear(2026)).minutes).toBe(695 + 480)
  })
})
