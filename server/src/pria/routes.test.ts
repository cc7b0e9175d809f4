import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import * as pria from '@vagu/core/pria/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

const params = { kind: 'fields' as const, year: YEAR }

onBothEngines('calls of the book at PRIA', (server) => {
  const run = async (owner: Client) => {
    const farm = await PriaFarm.of(server(), owner, 1)
    await farm.ask('fields')
    return { params: { id: (await farm.begin('fields'))._id } }
  }
  const rows = [{ id: 'x~', direction: 'SEND' as const }]
  const connected = async (owner: Client) => {
    const farm = await PriaFarm.of(server(), owner, 1)
    await farm.ask('fields')
    return farm
  }
  const query = { year: String(YEAR) }
  askFourQuestions(server, {
    endpoint: pria.getPriaStatus,
    input: async () => ({ query }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: pria.getPriaComparison,
    input: async () => ({ params }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: pria.askPriaAnew,
    input: async (owner) => connected(owner).then(() => ({ params })),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: pria.previewPria,
    input: async (owner) => connected(owner).then(() => ({ params, body: { rows } })),
    namesRecord: false,
    wrong: { body: { rows: [{ id: 'x~', direction: 'UP' }] }, path: 'rows.0.direction' },
  })
  askFourQuestions(server, {
    endpoint: pria.startPriaRun,
    input: async (owner) => {
      const { newId } = await connected(owner)
      return { params, body: { _id: newId(), fingerprint: 'x', rows } }
    },
    namesRecord: false,
    wrong: { body: { fingerprint: 'x', rows: [] }, path: 'rows' },
  })
  askFourQuestions(server, {
    endpoint: pria.listPriaRuns,
    input: async () => ({ query }),
    namesRecord: false,
  })
  for (const endpoint of [pria.getPriaRun, pria.pausePriaRun, pria.resumePriaRun, pria.cancelPriaRun])
    askFourQuestions(server, { endpoint, input: run, namesRecord: true })
  askFourQuestions(server, {
    endpoint: pria.listPriaReceipts,
    input: async (owner) => ({ query: { kind: 'fields' as const, recordId: await addTestField(owner) } }),
    namesRecord: true,
  })

  it('are none for a worker: he may look, and neither ask nor send', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const worker = await personWith(server(), farm.farmer, 'worker')
    const reply = await worker.call(pria.askPriaAnew, { params })
    expect([reply.status, reply.error?.code]).toEqual([403, 'forbidden'])
    expect((await worker.call(pria.previewPria, { params, body: { rows } })).status).toBe(403)
    expect((await worker.call(pria.getPriaComparison, { params })).status).toBe(200)
  })
  it('say how the connection stands, and ask nobody for it', async () => {
    const farmer = await server().farmer()
    const none = await farmer.call(pria.getPriaComparison, { params })
    expect(none.data).toMatchObject({ access: 'NOT_CONNECTED', rows: [], asOf: null })
    expect((await farmer.call(pria.askPriaAnew, { params })).error?.code).toBe('priaNotConnected')
    const status = await farmer.call(pria.getPriaStatus, { query })
    expect(status.data.reminders).toEqual([{ kind: 'NOT_CONNECTED', count: 0, until: null }])
    const farm = await PriaFarm.open(server(), 1)
    await farm.agency.signOut()
    expect((await farm.farmer.call(pria.getPriaComparison, { params })).data.access).toBe('NEEDS_SIGN_IN')
    expect((await farm.farmer.call(pria.askPriaAnew, { params })).error?.code).toBe('priaNeedsSignIn')
  })
  it('pause, go on with and cancel a run', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id: id } = await farm.begin('fields')
    expect((await farm.farmer.call(pria.pausePriaRun, { params: { id } })).data.state).toBe('PAUSED')
    await farm.send()
    expect(await farm.run(id)).toMatchObject({ state: 'PAUSED', done: 0 })
    expect((await farm.farmer.call(pria.resumePriaRun, { params: { id } })).data.state).toBe('RUNNING')
    const cancelled = await farm.farmer.call(pria.cancelPriaRun, { params: { id } })
    expect(cancelled.data).toMatchObject({ state: 'CANCELLED', cancelled: 1 })
    await farm.send()
    expect(await farm.agency.held(YEAR)).toEqual([])
    const { data: list } = await farm.farmer.call(pria.listPriaRuns, { query })
    expect(list.map(({ _id, state }) => [_id, state])).toEqual([[id, 'CANCELLED']])
  })

  it('tell of a run of hundreds of rows the first two hundred, refused ones before all', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.sendAll(['fields'])
    const all = Array.from({ length: 202 }, (_, i) => farm.spraying(0, { area: i === 201 ? 10 : 1 }))
    const { error } = await farm.farmer.call(addJobs, { body: all.map((each) => JobDraft.parse(each)) })
    expect(error).toBeUndefined()
    await farm.agency.put(YEAR, (records) =>
      records.map((record) =>
        record.kind === 'FIELD' ? { ...record, body: { ...record.body, areaHa: 5 } } : record,
      ),
    )
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    await farm.send()
    const { total, done, refused, items } = await farm.run(_id)
    expect({ total, done, refused }).toEqual({ total: 202, done: 201, refused: 1 })
    expect(items).toHaveLength(200)
    expect(items[0]).toMatchObject({ state: 'REFUSED', code: 'AREA_TOO_LARGE' })
  })

  it('are answered two at a time, and refused where a farm asks for more than thirty at once', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const asked = Array.from({ length: 60 }, () => farm.farmer.call(pria.getPriaComparison, { params }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30)
    expect((await farm.farmer.call(pria.getPriaComparison, { params })).status).toBe(200)
  })
})
