/** A worker sees no money: every call is walked over a farm whose sums are numbers that stand nowhere else. */
import { addPayment } from '@vagu/core/admin/contract'
import type { Endpoint } from '@vagu/core/endpoint'
import { PATH_PARAMETER } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { addJob, changeJob } from '@vagu/core/jobs/contract'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { addWorkTime, changeWorkTime } from '@vagu/core/work-times/contract'
import { changeCostOverview } from '@vagu/core/profit/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { addSupplyOrder, changeSupplySetting } from '@vagu/core/supplies/contract'
import { addWorker, changeWorker, deleteWorker } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import { type Client, openSession } from '../testing/client.ts'
import { addTestField, addTestWorker, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { marksIn } from '../testing/marked-numbers.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { personWith } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { addNitrate, enter } from '../testing/stock.ts'
import { proven } from '../testing/visitors.ts'

const ADMIN = 'rahahaldaja@vagu.test'
const NOBODY = '019e449c-fe80-7000-8000-000000000000'
const LINE = '019e449c-fe80-7000-8000-000000000001'
const ENTRY = '019e449c-fe80-7000-8000-000000000002'
const calls = Object.values(endpoints).flatMap((contract) => Object.values(contract) as readonly Endpoint[])

/** Rates paid for an hour, before and after a change, to somebody who has left, and for a hectare of a job. */
const RATES = { before: 47.31, after: 48.37, ofDeleted: 49.43, ofHectare: 53.59 }
/** Hectares in use and ordered, of which the prices follow. */
const [IN_USE, ORDERED] = [71.93, 61.37]
const SUMS = [14_386, 3453, 2112, 507, 12_274, 2946, 15_220]
/** Euros for a unit: of what came into the stock, of a count, ordered, and as it is usually bought. */
const STOCK = { came: 61.43, counted: 67.49, ordered: 73.57, usual: 79.63 }
/** Euros of a year: a tonne of a crop as planned and as sold, a unit of a material, and a cost of the whole farm. */
const YEAR = { planned: 211.17, sold: 223.19, material: 83.89, entry: 9173.31 }
const MARKS: readonly number[] = [RATES, STOCK, YEAR].flatMap((of) => Object.values(of)).concat(SUMS)

/** Answers on a year's profit and on the prices of its crops. */
async function tellYear(owner: Client): Promise<readonly number[]> {
  const params = { year: 2026 }
  const sold = { crop: 'talinisu', yieldType: 'Terad', price: YEAR.sold, unit: 't' } as const
  const material = { requisiteId: null, name: 'Lubi', price: YEAR.material, unit: 't' } as const
  const cost = { _id: ENTRY, kind: 'COST', label: 'Kindlustus', amount: YEAR.entry, per: 'TOTAL' } as const
  const goals = { prices: [{ crop: 'talinisu', tonnePrice: YEAR.planned }] }
  const replies = [
    await owner.call(changeCostOverview, {
      params,
      body: { prices: [sold], materials: [material], entries: [cost] },
    }),
    await owner.call(changeYieldGoals, { params, body: goals }),
  ]
  return replies.map(({ status }) => status)
}

/** A farm in which every kind of sum stands, and the ids of its records. */
async function costlyFarm(server: TestServer, owner: Client): Promise<readonly string[]> {
  const field = await addTestField(owner, { area: IN_USE })
  const body = { name: 'Mari Kask', hourlyRate: RATES.before }
  const worker = (await owner.call(addWorker, { body })).data
  const change = { ...body, hourlyRate: RATES.after, updatedAt: worker.updatedAt }
  expect((await owner.call(changeWorker, { params: { id: worker._id }, body: change })).status).toBe(200)
  const gone = (await owner.call(addWorker, { body: { name: 'Jaan', hourlyRate: RATES.ofDeleted } })).data
  await owner.call(deleteWorker, { params: { id: gone._id } })
  const price = { jobCategoryName: 'Taimekaitse', jobName: 'Pritsimine', requires: [] }
  const priced = await owner.call(changeJobRequirements, {
    body: { ...price, hectarePrice: RATES.ofHectare },
  })
  expect(priced.status).toBe(200)
  const sprayer = await addTestWorker(owner, 'Pritsija')
  const job = await owner.call(addJob, { body: spraying(field, sprayer) })
  const order = await placeTestOrder(owner, ORDERED)
  const admin = await proven(server, ADMIN)
  await admin.call(addPayment, { params: { number: order.invoice.number }, body: {} })
  const { _id: jobId = NOBODY } = job.data as { _id?: string }
  const requisiteId = await addNitrate(owner)
  await enter(owner, requisiteId, { pricePerUnit: STOCK.came })
  const counted = { type: 'CURRENT_BALANCE', date: '2026-04-12', pricePerUnit: STOCK.counted } as const
  const entry = await enter(owner, requisiteId, counted)
  const line = {
    _id: LINE,
    requisiteId,
    name: 'AN',
    amount: 1,
    unit: 'kg',
    pricePerUnit: STOCK.ordered,
  } as const
  const supplies = { year: 2026, supplier: '', orderedOn: '2026-03-01', lines: [line] }
  const ordered = await owner.call(addSupplyOrder, { body: supplies })
  const usual = { requisiteId, unit: 'kg', pricePerUnit: STOCK.usual, updatedAt: null } as const
  const set = await owner.call(changeSupplySetting, { body: usual })
  expect([ordered.status, set.status, ...(await tellYear(owner))]).toEqual([200, 200, 200, 200])
  return [
    field,
    worker._id,
    gone._id,
    jobId,
    requisiteId,
    entry._id,
    ordered.data._id,
    order._id,
    order.invoice.number,
    '2026',
    owner.accountId,
  ]
}

/** Every address of a call, with each of the ids in its place. */
const pathsOf = ({ path }: Endpoint, ids: readonly string[]): readonly string[] =>
  path.includes('{') ? ids.map((id) => path.replaceAll(PATH_PARAMETER, id)) : [path]

async function textOf(server: TestServer, client: Client, sent: { endpoint: Endpoint; path: string }) {
  const { method } = sent.endpoint
  const headers = { cookie: client.cookie, 'x-csrf-token': client.csrfToken }
  const request =
    method === 'GET'
      ? { method, headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  const reply = await server.app.request(`/api${sent.path}`, request, { address: client.address })
  return `${[...reply.headers].join('\n')}\n${await reply.text()}`
}

onBothEngines(
  'money',
  (server) => {
    it('is seen by the owner, and by a worker in no answer of any call', async () => {
      const owner = await server().farmer()
      const ids = await costlyFarm(server(), owner)
      // a session for each call: some end it
      const asked = async ({ accountId, userId }: Client, sent: { endpoint: Endpoint; path: string }) => {
        const client = await openSession(server().ports, server().app, { accountId, userId })
        return marksIn(await textOf(server(), client, sent), MARKS)
      }
      const walk = calls.flatMap((endpoint) =>
        pathsOf(endpoint, ids).map((path) => ({ endpoint, path, name: `${endpoint.method} ${path}` })),
      )
      const seen = new Set<number>()
      for (const sent of walk.filter(({ endpoint }) => endpoint.method === 'GET'))
        for (const mark of await asked(owner, sent)) seen.add(mark)
      const worker = await personWith(server(), owner, 'worker')
      for (const sent of walk) expect([sent.name, await asked(worker, sent)]).toEqual([sent.name, []])
      expect(
        MARKS.filter((mark) => !seen.has(mark)),
        'sums that stand in no answer prove nothing',
      ).toEqual([])
    }, 120_000)

    it('is not in what is answered to what a worker stores', async () => {
      const owner = await server().farmer()
      const field = await addTestField(owner, { area: IN_USE })
      const rated = await owner.call(addWorker, {
        body: {
          name: 'Mari Kask',
          hourlyRate: RATES.before,
          chemicalCertification: true,
          chemicalWorkerLicenceEndDate: '2030-01-01',
        },
      })
      await owner.call(changeJobRequirements, {
        body: {
          jobCategoryName: 'Taimekaitse',
          jobName: 'Pritsimine',
          requires: [],
          hectarePrice: RATES.ofHectare,
        },
      })
      const worker = await personWith(server(), owner, 'worker')
      const ui = calls.find(({ method, path }) => method === 'PUT' && path === '/settings/ui')
      if (ui === undefined) throw new Error('the call is gone')
      const replies = [
        await worker.call(addJob, { body: spraying(field, rated.data._id) }),
        await worker.send(ui, ui.path, { body: { componentName: 'jobs', settings: { columns: ['name'] } } }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(replies.flatMap(({ body }) => marksIn(JSON.stringify(body), MARKS))).toEqual([])
    })

    it('is not in the stored record of a conflict that a worker is refused with', async () => {
      const owner = await server().farmer()
      const field = await addTestField(owner, { area: IN_USE })
      const worker = await personWith(server(), owner, 'worker')
      const rated = await owner.call(addWorker, {
        body: {
          name: 'Mari Kask',
          hourlyRate: RATES.before,
          userId: worker.userId,
          chemicalCertification: true,
          chemicalWorkerLicenceEndDate: '2030-01-01',
        },
      })
      const price = { jobCategoryName: 'Taimekaitse', jobName: 'Pritsimine', requires: [] }
      await owner.call(changeJobRequirements, { body: { ...price, hectarePrice: RATES.ofHectare } })
      const hours = { date: '2026-05-04', start: '08:00', end: '16:30' }
      const entry = { ...hours, workerId: rated.data._id }
      const { _id: ofEntry } = (await owner.call(addWorkTime, { body: entry })).data
      const work = spraying(field, rated.data._id)
      const { _id: ofJob = NOBODY } = (await owner.call(addJob, { body: work })).data as { _id?: string }
      const updatedAt = '2020-01-01T00:00:00.000Z'
      const conflicts = async (client: Client) => {
        const replies = [
          await client.call(changeWorkTime, { params: { id: ofEntry }, body: { ...entry, updatedAt } }),
          await client.call(changeJob, { params: { id: ofJob }, body: { ...work, updatedAt } }),
        ]
        expect(replies.map(({ status, error }) => [status, error?.code])).toEqual([
          [409, 'conflict'],
          [409, 'conflict'],
        ])
        return replies.map(({ body }) => marksIn(JSON.stringify(body), MARKS))
      }
      expect((await conflicts(owner))[0]).toEqual([RATES.before])
      expect(await conflicts(worker)).toEqual([[], []])
    })
  },
  { adminEmails: [ADMIN] },
)
