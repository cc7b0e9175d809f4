/** A spraying is judged with fewer jobs than others: none may be missing that counts. */
import * as jobs from '@vagu/core/jobs/contract'
import { changeKsm } from '@vagu/core/settings/contract'
import { getStatus } from '@vagu/core/status/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { collectFacts } from './facts.ts'
import { bareOnes } from './plant-protection.ts'

const DAYS = { first: '2026-04-01', second: '2026-04-20', third: '2026-05-10' } as const
const on = (date: string) => ({ date, endDate: date })

const mineral = {
  name: 'Lämmastik',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 34, P: 0, K: 0 },
  amount: 100,
  unit: 'kg/ha',
}

const fertilising = (fieldId: string, material: object) => ({
  fieldId,
  status: 'DONE',
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  area: 10,
  ...on(DAYS.second),
  requisites: [{ ...mineral, ...material }],
})

async function farmOf(server: TestServer) {
  const farmer = await server.farmer()
  const [worker, fieldId] = [await addTestWorker(farmer), await addTestField(farmer)]
  const add = async (body: object) => {
    const { status, data } = await farmer.send(jobs.addJob, jobs.addJob.path, { body })
    expect(status).toBe(200)
    return data._id
  }
  return { farmer, fieldId, add, spray: (date: string) => add(spraying(fieldId, worker, on(date))) }
}

/** The jobs that use something too often. */
async function usedTooOften(farmer: Client): Promise<(string | undefined)[]> {
  const { data } = await farmer.call(getStatus, {})
  return data.warnings
    .filter(({ type }) => type.key === 'USAGE_TIMES_EXCEEDED')
    .map(({ targetId }) => targetId)
}

onBothEngines('a spraying', (server) => {
  it('is asked along the indexes that hold seed and fertilizer alone', async () => {
    const { db, engine } = server()
    // PostgreSQL decides by how many rows there are, and here are none
    if (engine !== 'sqlite') return
    const bare = bareOnes(db, 'a')
    const plans = await Promise.all(
      [bare.where('requisite_id', 'in', ['b']), bare.where('name_key', 'in', ['c'])].map((asked) =>
        asked.explain<{ detail: string }>(undefined, sql`query plan`),
      ),
    )
    expect(plans.flat().map(({ detail }) => detail.split(' ')[4])).toEqual([
      'job_material_bare_by_requisite',
      'job_material_bare_by_name',
    ])
  })

  it('counts with the sprayings of the year, and with nothing else', async () => {
    const { farmer, fieldId, add, spray } = await farmOf(server())
    await spray(DAYS.first)
    await add(fertilising(fieldId, { name: 'Ammoonium' }))
    await spray(DAYS.second)
    expect(await usedTooOften(farmer)).toEqual([])
    const last = await spray(DAYS.third)
    expect(await usedTooOften(farmer)).toEqual([last])
  })

  it.each([
    ['bears the name of the product', { name: fungicide.name }],
    ['says itself how often it may be used', { name: fungicide.name, usageTimes: 2 }],
  ])('counts with a fertilizer that %s', async (_what, material) => {
    const { farmer, fieldId, add, spray } = await farmOf(server())
    await spray(DAYS.first)
    await add(fertilising(fieldId, material))
    const last = await spray(DAYS.third)
    expect(await usedTooOften(farmer)).toEqual([last])
  })

  it('counts with a job that an older program has written', async () => {
    const { farmer, spray } = await farmOf(server())
    const old = [await spray(DAYS.first), await spray(DAYS.second)]
    const rows = server().db.updateTable('job_event').where('id', 'in', old)
    await rows.set({ has_limits: 0, model_of: null }).execute()
    await server().db.deleteFrom('job_material').where('job_id', 'in', old).execute()
    const last = await spray(DAYS.third)
    expect(await usedTooOften(farmer)).toEqual([last])
  })

  it('is judged without those of the summer before that limit nothing any more', async () => {
    const { farmer, fieldId, spray } = await farmOf(server())
    const [summer, autumn, own] = [
      await spray('2025-06-10'),
      await spray('2025-08-20'),
      await spray(DAYS.first),
    ]
    const { accountId } = farmer
    const actor = { accountId, userId: accountId, now: server().ports.now(), newId: () => '' }
    const read = async (isKsm: boolean) => {
      const days = [DAYS.second, DAYS.second] as const
      const question = { fieldIds: [fieldId], known: new Map<string, never>(), days, around: days, isKsm }
      const fields = await collectFacts(server().db, actor, question)
      return fields.flatMap(({ events }) => events.map(({ _id }) => _id)).toSorted()
    }
    expect(await read(false)).toEqual([autumn, own].toSorted())
    // the support counts uses to the end of the year
    expect(await read(true)).toEqual([summer, autumn, own].toSorted())
    await server().db.updateTable('job_event').set({ limit_day: null }).where('id', '=', summer).execute()
    expect(await read(false)).toEqual([summer, autumn, own].toSorted())
  })

  it('leaves the warnings of jobs that it has nothing to do with', async () => {
    const { farmer, fieldId, add, spray } = await farmOf(server())
    await spray(DAYS.first)
    const early = await add(harvest(fieldId, on('2026-04-03')))
    const shown = async () => {
      const { data } = await farmer.call(getStatus, {})
      return data.warnings.filter(({ targetId }) => targetId === early).map(({ type }) => type.key)
    }
    const before = await shown()
    expect(before).toContain('HARVEST_DELAY_IGNORED')
    const id = await spray(DAYS.third)
    expect(await shown()).toEqual(before)
    await farmer.call(jobs.deleteJob, { params: { id } })
    expect(await shown()).toEqual(before)
  })

  it('is judged with the harvest before it where the support forbids its substance on what grows', async () => {
    const farmer = await server().farmer()
    await farmer.call(changeKsm, { body: { years: [2026], isOrganic: false } })
    const worker = await addTestWorker(farmer)
    const yearInfo = [{ year: 2026, mainCrop: { crop: 'suvioder' } }]
    const [stubble, growing] = [
      await addTestField(farmer, { name: 'Kõrrel', yearInfo }),
      await addTestField(farmer, { name: 'Kasvamas', yearInfo }),
    ]
    const ingredients = [{ name: 'Glüfosaat', code: 'glufosaat' }]
    const weedkiller = { ...fungicide, name: 'Raund', usageTimes: null, ingredients }
    await farmer.call(jobs.addJob, { body: harvest(stubble, on(DAYS.first)) })
    const spray = async (fieldId: string, date: string, requisites: object[]) => {
      const job = spraying(fieldId, worker, { ...on(date), growthStage: 30, requisites })
      return (await farmer.call(jobs.addJob, { body: job })).data._id
    }
    await spray(stubble, DAYS.third, [weedkiller])
    const forbidden = await spray(growing, DAYS.second, [weedkiller])
    await spray(growing, DAYS.third, [fungicide])
    const { data } = await farmer.call(getStatus, {})
    const told = data.warnings.filter(({ type }) => type.key === 'KSM_GLYPHOSATE')
    expect(told.map(({ targetId }) => targetId)).toEqual([forbidden])
  })
})
