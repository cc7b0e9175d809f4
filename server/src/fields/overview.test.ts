import { getFieldsOverview } from '@vagu/core/fields/overview-contract'
import { deleteField } from '@vagu/core/fields/contract'
import { addJobs, deleteJob } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const overviewOf = async (farmer: Client, year = 2026) =>
  (await farmer.call(getFieldsOverview, { params: { year: String(year) } })).data.toSorted(
    (a, b) => Number(b.lastJob !== null) - Number(a.lastJob !== null),
  )
const day = (date: string) => ({ date, endDate: date })

onBothEngines('overview of the fields', (server) => {
  askFourQuestions(server, {
    endpoint: getFieldsOverview,
    input: async () => ({ params: { year: '2026' } }),
    namesRecord: false,
  })

  it('tells the last job and when a field is free, in its crop year alone', async () => {
    const farmer = await server().farmer()
    const [sprayed, bare] = [await addTestField(farmer), await addTestField(farmer)]
    const worker = await addTestWorker(farmer)
    const body = [
      spraying(sprayed, worker, day('2026-05-19')),
      harvest(sprayed, { ...day('2026-05-10'), job: { name: 'Koristus' } }),
      harvest(sprayed, { status: 'PLANNED', plannedYear: 2026 }),
    ]
    expect((await farmer.call(addJobs, { body })).status).toBe(200)
    const free = { lastJob: null, workFrom: null, harvestFrom: null }
    expect(await overviewOf(farmer)).toEqual([
      {
        fieldId: sprayed,
        lastJob: { name: 'Pritsimine', date: '2026-05-19' },
        workFrom: '2026-05-21',
        harvestFrom: '2026-06-23',
      },
      { fieldId: bare, ...free },
    ])
    expect(await overviewOf(farmer, 2025)).toMatchObject([free, free])
  })

  it('leaves out what is deleted or of another farm', async () => {
    const farmer = await server().farmer()
    await addTestField(await server().farmer())
    const fieldId = await addTestField(farmer)
    const gone = await addTestField(farmer)
    const worker = await addTestWorker(farmer)
    const body = [spraying(fieldId, worker, day('2026-05-19')), harvest(fieldId, day('2026-05-02'))]
    const { data } = await farmer.call(addJobs, { body })
    await farmer.call(deleteJob, { params: { id: data[0]?._id ?? '' } })
    await farmer.call(deleteField, { params: { id: gone } })
    expect(await overviewOf(farmer)).toEqual([
      { fieldId, lastJob: { name: 'Koristus', date: '2026-05-02' }, workFrom: null, harvestFrom: null },
    ])
  })

  it('goes by the season of the field', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [{ year: 2026, seasonStart: '2025-08-01' }] })
    await farmer.call(addJobs, { body: [harvest(fieldId, day('2025-08-02'))] })
    expect(await overviewOf(farmer)).toMatchObject([{ lastJob: { date: '2025-08-02' } }])
    expect(await overviewOf(farmer, 2025)).toMatchObject([{ lastJob: null }])
  })
})
