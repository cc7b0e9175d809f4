import { getJob } from '@vagu/core/jobs/contract'
import { previewJobMaterials, updateJobMaterials } from '@vagu/core/jobs/material-update-contract'
import { addMaterial, changeMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import { getStatus } from '@vagu/core/status/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { actionsOn, addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8059'
/** Free of waiting days: a harvest two days after it breaks nothing. */
const free = { ...fungicide, workDelayDays: null, harvestDelayDays: null }

/** A spraying with a material of the farm, a harvest soon after, and the material as it has become since. */
async function farmOf(farmer: Client, change: object = { harvestDelayDays: 21 }) {
  const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
  const { _id: requisite } = (await farmer.call(addMaterial, { body: free })).data
  const requisites = [{ ...free, requisiteId: requisite }]
  const job = await addTestJob(farmer, spraying(fieldId, worker, { requisites }), fieldId)
  const harvested = await addTestJob(farmer, {}, fieldId)
  await farmer.call(changeMaterial, { params: { id: requisite }, body: { ...free, ...change } })
  return { fieldId, requisite, job, harvested }
}
const input = async (owner: Client) => {
  const { requisite, job } = await farmOf(owner)
  return { body: { requisite, jobEventIds: [job._id] } }
}
const titles = async (farmer: Client) =>
  (await farmer.call(getStatus, {})).data.warnings.map(({ title }) => title)

onBothEngines('materials of chosen jobs', (server) => {
  const wrong = { body: { requisite: NOBODY, jobEventIds: [] }, path: 'jobEventIds' }
  askFourQuestions(server, { endpoint: updateJobMaterials, input, namesRecord: true, wrong })
  askFourQuestions(server, { endpoint: previewJobMaterials, input, namesRecord: true, wrong })

  it('become what the material is today, with one line of history each, and are judged anew', async () => {
    const farmer = await server().farmer()
    const { requisite, job } = await farmOf(farmer, { name: 'Uus nimi', harvestDelayDays: 21 })
    const body = { requisite, jobEventIds: [job._id] }
    const { data } = await farmer.call(updateJobMaterials, { body })
    expect(data).toMatchObject([
      {
        _id: job._id,
        fieldName: 'Kivi',
        requisites: [{ name: 'Uus nimi', harvestDelayDays: 21, amount: 1.2, unit: 'l/ha' }],
      },
    ])
    expect((await farmer.call(getJob, { params: { id: job._id } })).data).toEqual(data[0])
    expect(await titles(farmer)).toContain('Ooteaja rikkumine')
    expect(await actionsOn(server(), farmer, job._id)).toEqual(['change', 'create'])
    await farmer.call(updateJobMaterials, { body })
    expect(await actionsOn(server(), farmer, job._id)).toEqual(['change', 'create'])
  })

  it('may be named with the whole material, of which what is stored counts', async () => {
    const farmer = await server().farmer()
    const { requisite, job } = await farmOf(farmer)
    const body = { requisite: { _id: requisite, harvestDelayDays: 99 }, jobEventIds: [job._id] }
    expect((await farmer.call(updateJobMaterials, { body })).data).toMatchObject([
      { requisites: [{ harvestDelayDays: 21 }] },
    ])
  })

  it('change in all of the jobs or in none', async () => {
    const farmer = await server().farmer()
    const { requisite, job, harvested } = await farmOf(farmer)
    const send = (...jobEventIds: string[]) =>
      farmer.call(updateJobMaterials, { body: { requisite, jobEventIds } })
    const lacking = await send(job._id, harvested._id)
    expect([lacking.status, lacking.error?.fields]).toEqual([
      422,
      [{ path: 'jobEventIds.1', code: 'materialNotInJob', message: 'Selles töös seda tarvikut ei ole' }],
    ])
    expect((await send(job._id, NOBODY)).status).toBe(404)
    expect((await send(job._id, job._id)).error?.fields).toMatchObject([{ path: 'jobEventIds.1' }])
    expect((await farmer.call(getJob, { params: { id: job._id } })).data).toEqual(job)
    await farmer.call(deleteMaterial, { params: { id: requisite } })
    expect((await send(job._id)).status).toBe(404)
  })

  describe('looked at before', () => {
    it('tell which warnings would come and go, and change nothing', async () => {
      const farmer = await server().farmer()
      const { fieldId, requisite, job } = await farmOf(farmer, { harvestDelayDays: 21 })
      const body = { requisite, jobEventIds: [job._id] }
      const before = await titles(farmer)
      const ahead = (await farmer.call(previewJobMaterials, { body })).data
      expect(ahead.appear).toMatchObject([
        { title: 'Ooteaja rikkumine', fieldId, fieldName: 'Kivi', date: '2026-05-20', isWhatIf: false },
      ])
      expect(ahead.go).toEqual([])
      expect(await titles(farmer)).toEqual(before)
      expect((await farmer.call(getJob, { params: { id: job._id } })).data).toEqual(job)
      expect(await actionsOn(server(), farmer, job._id)).toEqual(['create'])
      await farmer.call(updateJobMaterials, { body })
      expect((await farmer.call(previewJobMaterials, { body })).data).toEqual({
        warningsBefore: ahead.warningsBefore + 1,
        appear: [],
        go: [],
      })
      await farmer.call(changeMaterial, { params: { id: requisite }, body: free })
      expect((await farmer.call(previewJobMaterials, { body })).data).toMatchObject({
        appear: [],
        go: [{ title: 'Ooteaja rikkumine' }],
      })
    })
  })
})
