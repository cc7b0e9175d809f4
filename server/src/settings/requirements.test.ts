import { addJob } from '@vagu/core/jobs/contract'
import * as contract from '@vagu/core/settings/contract'
import { DEFAULT_JOB_CATEGORIES, findJob } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const change = {
  jobCategoryName: 'Koristus',
  jobName: 'Koristus',
  requires: ['yield', 'worker'] as ('yield' | 'worker')[],
  hectarePrice: 45.5,
}
const put = (farmer: Client, body: object) =>
  farmer.send(contract.changeJobRequirements, '/settings/job-requirements', { body })
const read = async (farmer: Client) => (await farmer.call(contract.getSettings, {})).data
const jobIn = ({ jobCategories }: Awaited<ReturnType<typeof read>>, category: string, job: string) =>
  findJob(jobCategories, { name: category }, { name: job })?.job

onBothEngines('what a job collects', (server) => {
  askFourQuestions(server, {
    endpoint: contract.changeJobRequirements,
    input: async () => ({ body: change }),
    namesRecord: false,
    wrong: { body: { ...change, hectarePrice: -0.01 }, path: 'hectarePrice' },
  })

  it('is kept with its price, by name or by key, in one account alone', async () => {
    const farmer = await server().farmer()
    const { data } = await put(farmer, change)
    expect(data.hasChangedSettings).toBe(true)
    expect(jobIn(data, 'Koristus', 'Koristus')).toMatchObject({
      requires: ['worker', 'yield'],
      hectarePrice: 45.5,
    })
    expect(await read(farmer)).toEqual(data)
    const byKey = { jobCategoryName: 'harvest', jobName: 'harvesting', requires: [], hectarePrice: 0 }
    expect(jobIn((await put(farmer, byKey)).data, 'Koristus', 'Koristus')).toMatchObject({
      requires: [],
      hectarePrice: 0,
    })
    expect((await read(await server().farmer())).jobCategories).toEqual(DEFAULT_JOB_CATEGORIES)
  })

  it('stays as it is when the price alone is sent', async () => {
    const farmer = await server().farmer()
    await put(farmer, change)
    const { requires: _left, ...price } = { ...change, hectarePrice: 50 }
    expect(jobIn((await put(farmer, price)).data, 'Koristus', 'Koristus')).toMatchObject({
      requires: ['worker', 'yield'],
      hectarePrice: 50,
    })
  })

  it('changes one job, and nothing that screens keep', async () => {
    const farmer = await server().farmer()
    const ui = { componentName: 'global', settings: { globalYear: 2026 } }
    await farmer.call(contract.changeUiSettings, { body: ui })
    const { data } = await put(farmer, change)
    expect(data.uiSettings).toEqual({ global: { globalYear: 2026 } })
    const others = (list: typeof data.jobCategories) => list.filter(({ key }) => key !== 'harvest')
    expect(others(data.jobCategories)).toEqual(others([...DEFAULT_JOB_CATEGORIES]))
    await farmer.call(contract.changeUiSettings, { body: { ...ui, settings: { globalYear: 2027 } } })
    expect((await read(farmer)).jobCategories).toEqual(data.jobCategories)
  })

  it('asks for the worker wherever it asks for a chemical', async () => {
    const farmer = await server().farmer()
    const spraying = { jobCategoryName: 'Taimekaitse', jobName: 'Pritsimine', hectarePrice: null }
    const { data } = await put(farmer, { ...spraying, requires: ['chemical'] })
    expect(jobIn(data, 'Taimekaitse', 'Pritsimine')?.requires).toEqual(['chemical', 'worker'])
  })

  it('is what a job is held against when it is saved', async () => {
    const farmer = await server().farmer()
    const body = harvest(await addTestField(farmer))
    expect((await farmer.call(addJob, { body })).status).toBe(200)
    await put(farmer, change)
    const reply = await farmer.call(addJob, { body })
    expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path: 'worker', code: 'required' }]])
  })

  it.each([
    [{ requires: ['yield', 'seed'] }, 'requires.1', 'Selle töö juures neid andmeid ei koguta'],
    [{ requires: ['saak'] }, 'requires.0', 'Väärtus ei ole korrektne'],
    [{ hectarePrice: -1 }, 'hectarePrice', 'Hind peab olema positiivne'],
    [{ jobName: '' }, 'jobName', 'Kohustuslik väli'],
  ])('refuses %j in Estonian at its place', async (wrong, path, message) => {
    const farmer = await server().farmer()
    const reply = await put(farmer, { ...change, ...wrong })
    expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path, message }]])
    expect((await read(farmer)).hasChangedSettings).toBe(false)
  })

  it.each([
    { jobCategoryName: 'Koristus', jobName: 'Pritsimine' },
    { jobCategoryName: 'Tundmatu', jobName: 'Koristus' },
  ])('is not there for %j', async (names) => {
    const reply = await put(await server().farmer(), { ...change, ...names })
    expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
  })

  it('has a history, and the same again does not lengthen it', async () => {
    const farmer = await server().farmer()
    await put(farmer, change)
    await put(farmer, change)
    await put(farmer, { ...change, hectarePrice: 50 })
    const rows = await server()
      .db.selectFrom('journal')
      .select(['action', 'after'])
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'settings')
      .orderBy('action')
      .execute()
    expect(rows).toEqual([
      { action: 'change', after: expect.stringContaining('"hectarePrice":50') as string },
      { action: 'create', after: expect.stringContaining('"hectarePrice":45.5') as string },
    ])
  })

  it('reads categories of an older version: no variants yet, and new jobs appear', async () => {
    const farmer = await server().farmer()
    await put(farmer, change)
    const job = { key: 'harvesting', name: 'Lõikus', visible: true, requires: ['yield'], hectarePrice: 12 }
    const jobCategories = [{ key: 'harvest', name: 'Koristus', visible: true, jobs: [job] }]
    const row = server().db.updateTable('settings').where('account_id', '=', farmer.accountId)
    await row.set({ document: JSON.stringify({ jobCategories }), document_version: 0 }).execute()
    const settings = await read(farmer)
    expect(jobIn(settings, 'Koristus', 'Lõikus')).toEqual({ ...job, variants: [] })
    expect(jobIn(settings, 'Koristus', 'Rullimine')).toBeDefined()
    expect(jobIn(settings, 'Taimekaitse', 'Pritsimine')).toBeDefined()
  })
})
