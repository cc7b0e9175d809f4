import * as contract from '@vagu/core/jobs/contract'
import { sampleProduct, sampleUse } from '@vagu/core/warnings/sample'
import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { awaitRegister, storeEdition } from '../registers/store.ts'
import { type Client, openSession } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const product = (intervalDays: number) =>
  sampleProduct({ number: '901', name: 'Tiltor 300', uses: [sampleUse({ intervalDays })] })
/** Days that end after the calendar year, over which another rule adds up substances. */
const LONG_INTERVAL = 300
const registered = {
  ...fungicide,
  subtypeVariant: 'TKV_REGISTRIST',
  registerNumber: '901',
  workDelayDays: null,
  harvestDelayDays: null,
}

onBothEngines('the register in a job', (server) => {
  const store = (day: string, intervalDays: number) =>
    server()
      .db.transaction()
      .execute(async (tx) => {
        await awaitRegister(tx)
        const products = [product(intervalDays)]
        const of = { now: server().ports.now(), origin: 'upload', problems: [], moreProblems: 0 } as const
        return storeEdition(tx, { day, products, ...of })
      })
  beforeEach(async () => {
    await server().db.deleteFrom('register_product').execute()
    await server().db.deleteFrom('register_edition').execute()
    await store('2026-05-01', LONG_INTERVAL)
  })
  const bodyOf = async (farmer: Client, material: object = {}) =>
    spraying(await addTestField(farmer), await addTestWorker(farmer), {
      requisites: [{ ...registered, ...material }],
    })
  const add = async (farmer: Client, material: object = {}) =>
    (await farmer.call(contract.addJob, { body: await bodyOf(farmer, material) })).data
  const snapshotOf = ({ requisites }: { requisites: { registerSnapshot?: string | null | undefined }[] }) =>
    requisites[0]?.registerSnapshot
  const affectsUntil = async (id: string) =>
    (
      await server()
        .db.selectFrom('job_event')
        .select('reach_day')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).reach_day

  it('is named by the edition that stands when the job is entered', async () => {
    const farmer = await server().farmer()
    const added = await add(farmer)
    expect(snapshotOf(added)).toBe('2026-05-01')
    const read = await farmer.call(contract.getJob, { params: { id: added._id } })
    expect(snapshotOf(read.data)).toBe('2026-05-01')
  })

  it.each([
    ['that the register does not know', { registerNumber: '777' }, undefined],
    ['without a number', { registerNumber: null }, undefined],
    ['that names its edition itself', { registerSnapshot: '2025-01-01' }, '2025-01-01'],
    ['whose number has spaces around it', { registerNumber: ' 901 ' }, '2026-05-01'],
  ])('of a product %s is %j', async (_, material, snapshot) => {
    expect(snapshotOf(await add(await server().farmer(), material))).toBe(snapshot)
  })

  it('stays the edition that it was when the job is changed later', async () => {
    const farmer = await server().farmer()
    const body = await bodyOf(farmer)
    const { data: added } = await farmer.call(contract.addJob, { body })
    await store('2026-05-08', 21)
    const params = { id: added._id }
    const changed = await farmer.call(contract.changeJob, {
      params,
      body: { ...body, notes: 'Tuulevaikne' },
    })
    expect([changed.data.notes, snapshotOf(changed.data)]).toEqual(['Tuulevaikne', '2026-05-01'])
    expect(await affectsUntil(added._id)).toBe('2027-03-13')
    expect(snapshotOf(await add(farmer))).toBe('2026-05-08')
  })

  it('says how far the job bears on others: to the last day of the interval of its edition', async () => {
    const farmer = await server().farmer()
    expect(await affectsUntil((await add(farmer))._id)).toBe('2027-03-13')
    expect(await affectsUntil((await add(farmer, { registerNumber: '777' }))._id)).toBe('2026-12-31')
  })

  it('answers a repeated request as it was stored', async () => {
    const farmer = await server().farmer()
    const body = { ...(await bodyOf(farmer)), _id: '01890a5d-ac96-774b-bcce-b302099a8061' }
    const { data: added } = await farmer.call(contract.addJob, { body })
    await store('2026-05-08', 21)
    expect((await farmer.call(contract.addJob, { body })).data).toEqual(added)
  })

  it('is asked as often for a job on sixty fields as for one, as the whole database is', async () => {
    let requested = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      // every answer of the database, of a question that was compiled before too
      transformResult: async ({ result }) => {
        requested += 1
        return result
      },
    }
    const ports = { ...server().ports, db: server().db.withPlugin(counting) }
    const owner = await server().farmer()
    const farmer = await openSession(ports, buildApp(ports), owner)
    const worker = await addTestWorker(farmer)
    const save = async (count: number) => {
      const ids = await Promise.all(
        Array.from({ length: count }, (_, i) => addTestField(farmer, { name: `Põld ${count}.${i}` })),
      )
      const body = ids.map((fieldId) => spraying(fieldId, worker, { requisites: [registered] }))
      requested = 0
      expect((await farmer.call(contract.addJobs, { body })).status).toBe(200)
      return requested
    }
    const one = await save(1)
    // the session, and all that is asked and written in the transaction
    expect(one).toBeGreaterThan(15)
    expect(await save(60)).toBe(one)
  })
})
