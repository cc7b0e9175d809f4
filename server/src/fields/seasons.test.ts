import { listFields, toggleField } from '@vagu/core/fields/contract'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import { listFieldJobs } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { actionsOn, addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const params = { year: 2026 }
const EARLY = '2025-08-10'
const list = async (farmer: Client) => (await farmer.call(listFields, { query: {} })).data
const yearsOf = async (farmer: Client, id: string) =>
  (await list(farmer)).find(({ _id }) => _id === id)?.yearInfo
const set = (farmer: Client, body: { seasonStart: string | null; fieldIds?: string[] }) =>
  farmer.call(changeSeasons, { params, body })

onBothEngines('the season of a year', (server) => {
  askFourQuestions(server, {
    endpoint: changeSeasons,
    input: async (owner) => ({
      params,
      body: { seasonStart: EARLY, fieldIds: [await addTestField(owner)] },
    }),
    namesRecord: true,
    wrong: { body: { seasonStart: '2025-06-30' }, path: 'seasonStart' },
  })

  it('is set on every active field, which are answered as they are listed', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestField(farmer), await addTestField(farmer)]
    const idle = await addTestField(farmer)
    await farmer.call(toggleField, { params: { id: idle } })
    const { data } = await set(farmer, { seasonStart: EARLY })
    const own = [{ year: 2026, seasonStart: EARLY }]
    expect(new Map(data.map(({ _id, yearInfo }) => [_id, yearInfo]))).toEqual(
      new Map([
        [first, own],
        [second, own],
      ]),
    )
    expect((await list(farmer)).filter(({ _id }) => _id !== idle)).toEqual(data)
    expect(await yearsOf(farmer, idle)).toEqual([])
    expect(await actionsOn(server(), farmer, first)).toEqual(['change', 'create'])
  })

  it('is set on the named fields alone, inactive ones too, beside what the year holds', async () => {
    const farmer = await server().farmer()
    const year = { year: 2026, area: 9, mainCrop: { crop: 'kaer' }, seasonStart: '2025-09-10' }
    const [named, other] = [await addTestField(farmer, { yearInfo: [year] }), await addTestField(farmer)]
    await farmer.call(toggleField, { params: { id: named } })
    await set(farmer, { seasonStart: EARLY, fieldIds: [named, named] })
    expect(await yearsOf(farmer, named)).toEqual([{ ...year, seasonStart: EARLY }])
    expect(await yearsOf(farmer, other)).toEqual([])
  })

  it('becomes the usual one again, and where it is so already nothing is written', async () => {
    const farmer = await server().farmer()
    const [moved, usual] = [await addTestField(farmer), await addTestField(farmer)]
    await set(farmer, { seasonStart: EARLY, fieldIds: [moved] })
    await set(farmer, { seasonStart: null })
    expect(await yearsOf(farmer, moved)).toEqual([{ year: 2026, seasonStart: null }])
    expect(await actionsOn(server(), farmer, usual)).toEqual(['create'])
  })

  it('moves jobs between crop years', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const job = await addTestJob(farmer, { date: '2025-08-20', endDate: '2025-08-20' }, fieldId)
    const inYear = async (year: number) =>
      (await farmer.call(listFieldJobs, { params: { fieldId, year } })).data.jobEvents
    expect([await inYear(2025), await inYear(2026)]).toEqual([[job], []])
    await set(farmer, { seasonStart: EARLY })
    expect([await inYear(2025), await inYear(2026)]).toEqual([[], [job]])
  })

  it('is set nowhere when one of the fields is not there', async () => {
    const farmer = await server().farmer()
    const own = await addTestField(farmer)
    const theirs = await addTestField(await server().farmer())
    expect((await set(farmer, { seasonStart: EARLY, fieldIds: [own, theirs] })).status).toBe(404)
    expect(await yearsOf(farmer, own)).toEqual([])
  })

  it('is set on no field where there is none', async () => {
    const reply = await set(await server().farmer(), { seasonStart: EARLY })
    expect([reply.status, reply.data]).toEqual([200, []])
  })

  it.each([
    [{ seasonStart: '2026-01-02' }, 'seasonStart', /01\.07\.2025 – 01\.01\.2026/],
    [{ seasonStart: EARLY, seasonEnd: '2027-01-01' }, 'seasonEnd', /30\.06\.2026 – 31\.12\.2026/],
    [{ seasonStart: '2025-08-32' }, 'seasonStart', /Kuupäev/],
    [{ seasonStart: EARLY, fieldIds: [] }, 'fieldIds', /Kohustuslik/],
  ])('refuses %j in Estonian at its place', async (body, path, message) => {
    const farmer = await server().farmer()
    const reply = await farmer.send(changeSeasons, '/fields/2026/seasons', { body })
    expect([reply.status, reply.error?.fields?.[0]?.path]).toEqual([422, path])
    expect(reply.error?.fields?.[0]?.message).toMatch(message)
  })
})
