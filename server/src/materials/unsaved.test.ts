import { getJob } from '@vagu/core/jobs/contract'
import * as contract from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { actionsOn, addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const KEY = 'chemical|tiltor 300'
const OWN_ID = '01890a5d-ac96-774b-bcce-b302099a8061'

/** Two sprayings with a material that the farm's register lacks; the last one tells how it is written. */
async function farmOf(farmer: Client) {
  const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
  const spray = (date: string, material: object) => {
    const change = { date, endDate: date, requisites: [{ ...fungicide, ...material }] }
    return addTestJob(farmer, spraying(fieldId, worker, change), fieldId)
  }
  return [await spray('2026-05-18', {}), await spray('2026-05-17', { name: 'TILTOR  300' })] as const
}
const list = async (farmer: Client) => (await farmer.call(contract.listUnsavedMaterials, {})).data
const save = (farmer: Client, ...requisites: { key: string; _id?: string }[]) =>
  farmer.call(contract.saveUnsavedMaterials, { body: { requisites } })

onBothEngines('materials that only jobs have', (server) => {
  askFourQuestions(server, {
    endpoint: contract.listUnsavedMaterials,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.saveUnsavedMaterials,
    input: async (owner) => {
      await farmOf(owner)
      return { body: { requisites: [{ key: KEY }] } }
    },
    namesRecord: false,
    wrong: { body: { requisites: [{ key: 'chemical|tundmatu' }] }, path: 'requisites.0.key' },
  })

  it('are stored whole, and their jobs name them', async () => {
    const farmer = await server().farmer()
    const [first, second] = await farmOf(farmer)
    expect(await list(farmer)).toMatchObject([
      {
        key: KEY,
        requisite: { harvestDelayDays: 35, unit: 'l/ha' },
        units: ['l/ha'],
        jobCount: 2,
        lastDay: '2026-05-18',
      },
    ])
    const [made] = (await save(farmer, { key: KEY })).data
    expect(made).toMatchObject({ ...fungicide, inspections: [] })
    expect((await farmer.call(contract.listMaterials, {})).data).toEqual([made])
    expect(await list(farmer)).toEqual([])
    for (const job of [first, second]) {
      const now = (await farmer.call(getJob, { params: { id: job._id } })).data
      const requisites = [{ ...job.requisites[0], requisiteId: made?._id }]
      expect(now).toEqual({ ...job, updatedAt: now.updatedAt, requisites })
      expect(await actionsOn(server(), farmer, job._id)).toEqual(['change', 'create'])
    }
  })

  it('are stored once, however often they are sent', async () => {
    const farmer = await server().farmer()
    const [job] = await farmOf(farmer)
    const made = (await save(farmer, { key: KEY, _id: OWN_ID })).data
    expect(made).toMatchObject([{ _id: OWN_ID }])
    expect((await save(farmer, { key: KEY, _id: OWN_ID })).data).toEqual(made)
    expect((await save(farmer, { key: KEY })).data).toEqual(made)
    expect(await actionsOn(server(), farmer, job._id)).toEqual(['change', 'create'])
    expect((await save(farmer, { key: KEY }, { key: KEY })).error?.fields).toMatchObject([
      { path: 'requisites.1.key', code: 'duplicateId' },
    ])
  })

  it('are all stored or none', async () => {
    const farmer = await server().farmer()
    await farmOf(farmer)
    const reply = await save(farmer, { key: KEY }, { key: 'seed|tiltor 300' })
    expect([reply.status, reply.error?.fields]).toEqual([
      422,
      [{ path: 'requisites.1.key', code: 'unknownMaterial', message: 'Sellist tarvikut ei ole' }],
    ])
    expect((await farmer.call(contract.listMaterials, {})).data).toEqual([])
  })

  it('show again when the material is deleted', async () => {
    const farmer = await server().farmer()
    await farmOf(farmer)
    const [made] = (await save(farmer, { key: KEY })).data
    await farmer.call(contract.deleteMaterial, { params: { id: made?._id ?? '' } })
    expect(await list(farmer)).toMatchObject([{ key: KEY, jobCount: 2 }])
    expect(await list(await server().farmer())).toEqual([])
  })

  it('are found beside those that are known, in any order and with a dressing', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const { _id: chemical, name } = (await farmer.call(contract.addMaterial, { body: fungicide })).data
    const oats = {
      name: 'Kaer',
      type: 'seed' as const,
      subtype: 'Kaer',
      seedCertificate: 'OTS' as const,
      amount: 200,
      unit: 'kg/ha' as const,
    }
    const { _id: requisiteId } = (await farmer.call(contract.addMaterial, { body: oats })).data
    const known = { ...oats, requisiteId, coating: { name, requisiteId: chemical, amount: 1, unit: 'l/t' } }
    const sowing = (...requisites: object[]) =>
      addTestJob(
        farmer,
        { jobCategory: { name: 'Külv' }, job: { name: 'Külvamine' }, yield: null, requisites },
        fieldId,
      )
    await sowing(known)
    expect(await list(farmer)).toEqual([])
    await sowing(known, { ...oats, name: 'Nisu "A"', coating: known.coating })
    await sowing({ ...oats, name: 'Rukis' }, known)
    expect((await list(farmer)).map(({ key }) => key)).toEqual(['seed|nisu "a"', 'seed|rukis'])
    const treated = { ...known.coating, treatedOn: '2026-04-20', treatedBy: 'Jaan Tamm' }
    await sowing({ ...oats, name: 'Oder', coating: treated })
    const [barley] = (await save(farmer, { key: 'seed|oder' })).data
    expect(barley?.coating).toEqual(known.coating)
    const body = { ...oats, name: 'Tritikale', coating: treated }
    expect((await farmer.call(contract.addMaterial, { body })).data.coating).toEqual(known.coating)
  })
})
