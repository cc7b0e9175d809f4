import { listJobs } from '@vagu/core/jobs/batch-contract'
import { addMaterial, changeMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, spraying } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const body = { ...fungicide, amount: 1, unit: 'l/ha' as const }
const wheat = {
  name: 'Nisu',
  type: 'seed',
  subtype: 'Suvinisu',
  seedCertificate: 'OTS',
  amount: 200,
  unit: 'kg/ha',
}

/** A farm with a way of spraying one field with any materials. */
async function farmOf(farmer: Client) {
  const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
  return async (...requisites: object[]) =>
    (await addTestJob(farmer, spraying(fieldId, worker, { requisites }), fieldId))._id
}
const find = async (farmer: Client, requisiteName: string) => {
  const reply = await farmer.call(listJobs, { query: { requisiteName } })
  expect(reply.error).toBeUndefined()
  return reply.data.map(({ _id }) => _id).toSorted()
}

onBothEngines('jobs with a material', (server) => {
  it('are those with its copy, by its name of today and those before', async () => {
    const farmer = await server().farmer()
    const spray = await farmOf(farmer)
    const { _id: requisiteId } = (await farmer.call(addMaterial, { body })).data
    const [linked, byName] = [await spray({ ...body, requisiteId }), await spray(body)]
    await spray({ ...body, name: 'Tiltor 3000' })
    const both = [linked, byName].toSorted()
    expect(await find(farmer, ' TILTOR   300 ')).toEqual(both)
    const renamed = { ...body, name: 'Uus nimi' }
    await farmer.call(changeMaterial, { params: { id: requisiteId }, body: renamed })
    expect(await find(farmer, 'Uus nimi')).toEqual(both)
    expect(await find(farmer, 'Tiltor 300')).toEqual(both)
  })

  it('go by the material that bears the name, not by what another one was called', async () => {
    const farmer = await server().farmer()
    const spray = await farmOf(farmer)
    const [first, second] = [
      (await farmer.call(addMaterial, { body })).data._id,
      (await farmer.call(addMaterial, { body: { ...body, name: 'Muu tõrje' } })).data._id,
    ]
    const ofFirst = await spray({ ...body, requisiteId: first })
    const ofSecond = await spray({ ...body, requisiteId: second })
    await farmer.call(changeMaterial, { params: { id: first }, body: { ...body, name: 'Endine' } })
    await farmer.call(changeMaterial, { params: { id: second }, body })
    expect(await find(farmer, body.name)).toEqual([ofSecond])
    expect(await find(farmer, 'Endine')).toEqual([ofFirst])
  })

  it('are found without a material too: by the name that they keep', async () => {
    const farmer = await server().farmer()
    const spray = await farmOf(farmer)
    const { _id: requisiteId } = (await farmer.call(addMaterial, { body })).data
    const job = await spray({ ...body, requisiteId, name: 'Õunatõrje "5%" ÄÖ' })
    await farmer.call(deleteMaterial, { params: { id: requisiteId } })
    expect(await find(farmer, 'õunatõrje "5%" äö')).toEqual([job])
    expect(await find(farmer, 'Õunatõrje')).toEqual([])
    expect(await find(farmer, '%')).toEqual([])
  })

  it('are also those whose seed is dressed with it', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const { _id: requisiteId, name } = (await farmer.call(addMaterial, { body })).data
    const sown = await addTestJob(
      farmer,
      {
        jobCategory: { name: 'Külv' },
        job: { name: 'Külvamine' },
        yield: null,
        requisites: [{ ...wheat, coating: { name, requisiteId, amount: 2, unit: 'l/t' } }],
      },
      fieldId,
    )
    expect(await find(farmer, name)).toEqual([sown._id])
    expect(await find(farmer, 'Nisu')).toEqual([sown._id])
  })

  it('are of one farm alone, and a name is asked for', async () => {
    const farmer = await server().farmer()
    await (
      await farmOf(farmer)
    )(body)
    expect(await find(await server().farmer(), body.name)).toEqual([])
    const empty = await farmer.call(listJobs, { query: { requisiteName: ' ' } })
    expect([empty.status, empty.error?.fields?.[0]?.path]).toEqual([422, 'requisiteName'])
  })
})
