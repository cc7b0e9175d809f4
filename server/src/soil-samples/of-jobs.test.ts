/** Samples that the job 'Mullaproovi võtmine' brings: none twice, and nothing typed is lost. */
import * as jobs from '@vagu/core/jobs/contract'
import { changeJobDates, listJobVersions, restoreJobVersion } from '@vagu/core/jobs/batch-contract'
import * as contract from '@vagu/core/soil-samples/contract'
import type { SoilSample } from '@vagu/core/soil-samples/schema'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const sampling = (fieldId: string, soilSamples: number | null = 3) => ({
  fieldId,
  status: 'DONE' as const,
  jobCategory: { name: 'Muu' },
  job: { name: 'Mullaproovi võtmine' },
  area: 4,
  date: '2026-05-04',
  endDate: '2026-05-04',
  requisites: [],
  soilSampler: 'Mari Kask',
  soilSamples,
})
const ID = '01890a5d-ac96-774b-bcce-b302099a8058'

const listed = async (farmer: Client): Promise<SoilSample[]> =>
  (await farmer.call(contract.listSoilSamples, { query: {} })).data

const draftOf = ({ name: _name, userId: _user, updatedAt: _at, ...draft }: SoilSample) => draft

onBothEngines('the samples of a job', (server) => {
  const open = async (soilSamples: number | null = 3) => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const { data: job } = await farmer.call(jobs.addJob, {
      body: { ...sampling(fieldId, soilSamples), _id: ID },
    })
    const change = (part: object) =>
      farmer.call(jobs.changeJob, {
        params: { id: job._id },
        body: { ...sampling(fieldId, soilSamples), ...part },
      })
    return { farmer, fieldId, job, change }
  }
  const type = async (farmer: Client, p = 38): Promise<string> => {
    const [first] = await listed(farmer)
    if (!first) throw new Error('no sample')
    await farmer.call(contract.changeSoilSample, {
      params: { id: first._id },
      body: { ...draftOf(first), p, methodP: 'MEHLICH3' },
    })
    return first._id
  }
  const filled = async (farmer: Client) =>
    (await listed(farmer)).filter(({ p }) => p !== null).map(({ _id }) => _id)

  it('are as many as it says, of its field and day, and know it', async () => {
    const { farmer, fieldId } = await open()
    const samples = await listed(farmer)
    expect(samples.map(({ date, jobId, p, ...rest }) => [date, rest.fieldId, jobId, p])).toEqual(
      Array.from({ length: 3 }, () => ['2026-05-04', fieldId, ID, null]),
    )
  })

  it('are made once, though the request comes twice', async () => {
    const { farmer, fieldId } = await open()
    await farmer.call(jobs.addJob, { body: { ...sampling(fieldId), _id: ID } })
    expect(await listed(farmer)).toHaveLength(3)
  })

  it('stay as they are when the job is saved again', async () => {
    const { farmer, change } = await open()
    const typed = await type(farmer)
    const [other] = (await listed(farmer)).filter(({ _id }) => _id !== typed)
    await farmer.call(contract.deleteSoilSample, { params: { id: other?._id ?? '' } })
    await change({ notes: 'Koos naabriga' })
    expect(await listed(farmer)).toHaveLength(2)
    expect(await filled(farmer)).toEqual([typed])
  })

  it('go along to another day and field, with what was typed', async () => {
    const { farmer, change } = await open()
    const typed = await type(farmer)
    const other = await addTestField(farmer, { name: 'Teine' })
    await change({ fieldId: other, date: '2026-05-06', endDate: '2026-05-06' })
    const samples = await listed(farmer)
    expect(samples.map((sample) => [sample.fieldId, sample.date])).toEqual(
      Array.from({ length: 3 }, () => [other, '2026-05-06']),
    )
    expect(await filled(farmer)).toEqual([typed])
  })

  it('become more, and fewer by empty ones alone', async () => {
    const { farmer, change } = await open(2)
    const typed = await type(farmer)
    await change({ soilSamples: 4 })
    expect(await listed(farmer)).toHaveLength(4)
    await change({ soilSamples: null })
    expect((await listed(farmer)).map(({ _id }) => _id)).toEqual([typed])
    await change({ soilSamples: 2 })
    expect(await listed(farmer)).toHaveLength(2)
    expect(await filled(farmer)).toEqual([typed])
  })

  it('are there only of what is done', async () => {
    const { farmer, job } = await open()
    const to = (status: 'DRAFT' | 'DONE') =>
      farmer.call(changeJobDates, {
        body: [{ jobId: job._id, status, date: job.date, endDate: job.endDate }],
      })
    await to('DRAFT')
    expect(await listed(farmer)).toEqual([])
    await to('DONE')
    expect(await listed(farmer)).toHaveLength(3)
  })

  it('go with a deleted job as far as they are empty, and come back with it', async () => {
    const { farmer, job } = await open()
    const typed = await type(farmer)
    await farmer.call(jobs.deleteJob, { params: { id: job._id } })
    expect((await listed(farmer)).map(({ _id }) => _id)).toEqual([typed])
    await farmer.call(jobs.restoreJob, { params: { id: job._id } })
    expect(await listed(farmer)).toHaveLength(3)
    expect(await filled(farmer)).toEqual([typed])
  })

  it('follow a version of the job that is brought back', async () => {
    const { farmer, job, change } = await open()
    await change({ soilSamples: 1 })
    const params = { id: job._id }
    const { data } = await farmer.call(listJobVersions, { params })
    await farmer.call(restoreJobVersion, { params: { ...params, entryId: data.at(-1)?.entryId ?? '' } })
    expect(await listed(farmer)).toHaveLength(3)
  })
})
