import { addJob, changeJob, deleteJob, restoreJob } from '@vagu/core/jobs/contract'
import * as contract from '@vagu/core/settings/contract'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const counting = {
  name: 'Taimede loendus',
  visible: true,
  requires: ['note' as const],
  variants: ['Käsitsi'],
  hectarePrice: 3,
}
const own = { name: 'Omad tööd', visible: true, jobs: [counting, { name: 'Vedu' }] }
const defaults = [...DEFAULT_JOB_CATEGORIES]
const put = async (farmer: Client, jobCategories: object[]) =>
  farmer.send(contract.changeJobCategories, '/settings/job-categories', { body: { jobCategories } })
const read = async (farmer: Client) => (await farmer.call(contract.getSettings, {})).data

/** A farm with an own category, and a job of its first kind. */
async function withOwnJob(farmer: Client) {
  const { data } = await put(farmer, [...defaults, own])
  const category = data.jobCategories.at(-1)
  const job = category?.jobs[0]
  if (!category || !job) throw new Error('the own category is not there')
  const fieldId = await addTestField(farmer)
  const body = harvest(fieldId, {
    jobCategory: { key: category.key, name: category.name },
    job: { key: job.key, name: job.name },
    jobVariant: 'Käsitsi',
    yield: null,
  })
  const added = await farmer.call(addJob, { body })
  expect(added.error).toBeUndefined()
  return { category, job, event: added.data, list: data.jobCategories }
}

onBothEngines('job types', (server) => {
  askFourQuestions(server, {
    endpoint: contract.changeJobCategories,
    input: async () => ({ body: { jobCategories: structuredClone(defaults) } }),
    namesRecord: false,
    wrong: { body: { jobCategories: [{ name: 'O', jobs: [] }] }, path: 'jobCategories.0.name' },
  })

  it('may be sent as `categories` too', async () => {
    const farmer = await server().farmer()
    const send = (body: object) =>
      farmer.send(contract.changeJobCategories, '/settings/job-categories', { body })
    const { data } = await send({ categories: [own, ...defaults] })
    expect(data.jobCategories[0]).toMatchObject({ name: 'Omad tööd' })
    expect((await read(farmer)).jobCategories).toEqual(data.jobCategories)
    const stale = await send({ categories: defaults, seen: defaults })
    expect([stale.status, stale.error?.code]).toEqual([409, 'conflict'])
    expect((await send({})).error?.fields).toMatchObject([{ path: 'jobCategories', code: 'required' }])
  })

  it('are kept in their order, with keys for what is new, in one account alone', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    const { data } = await put(farmer, [own, ...defaults.toReversed()])
    const [first] = data.jobCategories
    expect(data.hasChangedSettings).toBe(true)
    expect(first).toMatchObject({ name: 'Omad tööd', jobs: [counting, { name: 'Vedu', visible: true }] })
    expect(new Set([first?.key, ...(first?.jobs ?? []).map(({ key }) => key)]).size).toBe(3)
    expect(data.jobCategories.slice(1)).toEqual(defaults.toReversed())
    expect(await read(farmer)).toEqual(data)
    expect((await put(farmer, data.jobCategories)).data).toEqual(data)
    expect((await read(other)).jobCategories).toEqual(defaults)
  })

  it('may be renamed: a job is still of its kind, and keeps the name that it was saved with', async () => {
    const farmer = await server().farmer()
    const { category, job, event: addedJob, list } = await withOwnJob(farmer)
    const renamed = list.map((each) => (each.key === category.key ? { ...each, name: 'Vaatlused' } : each))
    expect((await put(farmer, renamed)).status).toBe(200)
    const body = harvest(addedJob.fieldId, {
      jobCategory: addedJob.jobCategory,
      job: addedJob.job,
      jobVariant: 'Käsitsi',
      yield: null,
    })
    expect((await farmer.call(addJob, { body })).data).toMatchObject({
      jobCategory: { key: category.key, name: 'Vaatlused' },
      job: { key: job.key, name: job.name },
    })
    expect(addedJob.jobCategory.name).toBe('Omad tööd')
  })

  it('go only while no job is of them', async () => {
    const farmer = await server().farmer()
    const { category, event: addedJob, list } = await withOwnJob(farmer)
    const others = list.filter(({ key }) => key !== category.key)
    const refused = await put(farmer, others)
    expect([refused.status, refused.error?.fields]).toEqual([
      422,
      [
        {
          path: 'jobCategories',
          code: 'jobTypeInUse',
          message: 'Töötüüpi „Taimede loendus“ ei saa kustutada, sest sellega on töid. Selle saab peita',
        },
      ],
    ])
    const withoutFree = [...others, { ...category, jobs: category.jobs.slice(0, 1) }]
    expect((await put(farmer, withoutFree)).status).toBe(200)
    await farmer.call(deleteJob, { params: { id: addedJob._id } })
    expect((await put(farmer, others)).data.jobCategories).toEqual(defaults)
  })

  it('of a job that comes back after them stay its own: it may be noted upon', async () => {
    const farmer = await server().farmer()
    const { event: addedJob, list, category } = await withOwnJob(farmer)
    const params = { id: addedJob._id }
    await farmer.call(deleteJob, { params })
    await put(
      farmer,
      list.filter(({ key }) => key !== category.key),
    )
    const { data: back } = await farmer.call(restoreJob, { params })
    const { fieldName: _fieldName, ...rest } = { ...back, fieldName: '' }
    const change = async (overrides: object) =>
      farmer.send(changeJob, `/job-events/${addedJob._id}`, { body: { ...rest, ...overrides } })
    const noted = await change({ notes: 'rida 3' })
    expect([noted.status, noted.error]).toEqual([200, undefined])
    expect(noted.data).toMatchObject({
      notes: 'rida 3',
      job: addedJob.job,
      jobCategory: addedJob.jobCategory,
    })
    const moved = await change({
      updatedAt: noted.data.updatedAt,
      jobCategory: { key: 'plant-protection', name: 'Taimekaitse' },
    })
    expect([moved.status, moved.error?.fields]).toMatchObject([422, [{ path: 'job', code: 'unknownJob' }]])
  })

  it('of the program stay', async () => {
    const farmer = await server().farmer()
    const reply = await put(farmer, defaults.slice(1))
    expect([reply.status, reply.error?.fields]).toMatchObject([
      422,
      [{ path: 'jobCategories', code: 'jobTypeOfProgram' }],
    ])
    expect((await read(farmer)).hasChangedSettings).toBe(false)
  })

  it('change nothing that screens keep, and have a history', async () => {
    const farmer = await server().farmer()
    await farmer.call(contract.changeUiSettings, {
      body: { componentName: 'global', settings: { globalYear: 2026 } },
    })
    expect((await put(farmer, [...defaults, own])).data.uiSettings).toEqual({ global: { globalYear: 2026 } })
    const rows = await server()
      .db.selectFrom('journal')
      .select('after')
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'settings')
      .execute()
    expect(rows).toEqual([{ after: expect.stringContaining('Taimede loendus') as string }])
  })

  it('are refused when another window has stored others meanwhile', async () => {
    const farmer = await server().farmer()
    const { jobCategories: seen } = (await farmer.call(contract.getSettings, {})).data
    const [first, ...others] = seen
    const renamed = [{ ...first, name: 'Mullaharimine' }, ...others]
    const send = (jobCategories: object[]) =>
      farmer.send(contract.changeJobCategories, '/settings/job-categories', { body: { jobCategories, seen } })
    expect((await send(renamed)).status).toBe(200)
    const late = await send([{ ...first, visible: false }, ...others])
    expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    const { jobCategories } = (await farmer.call(contract.getSettings, {})).data
    expect(jobCategories[0]).toMatchObject({ name: 'Mullaharimine', visible: true })
  })
})
