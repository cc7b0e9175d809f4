import { addCustomArea, deleteCustomArea } from '@vagu/core/custom-areas/contract'
import * as contract from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const lastAdded = async (farmer: Client) => (await farmer.call(contract.listLastAdded, {})).data

onBothEngines('a job that is refused', (server) => {
  const refused = async (farmer: Client, body: object) => {
    const { status, error } = await farmer.call(contract.addJob, { body })
    return [status, error?.fields?.map(({ path, message }) => `${path}: ${message}`)]
  }

  it('asks for a worker with a certificate where plant protection is done', async () => {
    const farmer = await server().farmer()
    const { worker: _nobody, ...body } = spraying(await addTestField(farmer), '')
    expect(await refused(farmer, body)).toEqual([422, ['worker: Kohustuslik väli']])
  })

  it.each(['0206-05-04', '1989-12-31', '9999-12-31'])('takes no day of the year in %s', async (date) => {
    const farmer = await server().farmer()
    const body = harvest(await addTestField(farmer), { date, endDate: null })
    expect(await refused(farmer, body)).toEqual([422, ['date: Aasta ei ole korrektne']])
  })

  it('keeps the safety area free, by the area that the field has in that year', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const fieldId = await addTestField(farmer, { yearInfo: [{ year: 2026, area: 8 }] })
    const body = spraying(fieldId, worker, { area: 8, requisites: [{ ...fungicide, safetyArea: 5 }] })
    expect(await refused(farmer, body)).toEqual([422, [expect.stringMatching(/^area: Ohutusala .*8 ha/)]])
    expect(await refused(farmer, { ...body, area: 7.9 })).toEqual([200, undefined])
  })

  it('names the place in a batch, and refuses an id that stands twice', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const right = harvest(fieldId)
    const wrong = await farmer.call(contract.addJobs, {
      body: [right, harvest(fieldId, { requisites: [{ ...fungicide, amount: null }] })],
    })
    expect(wrong.error?.fields?.map((field) => field.path)).toContain('1.requisites.0.amount')
    const twice = await farmer.call(contract.addJobs, {
      body: [
        { ...right, _id: ID },
        { ...right, _id: ID },
      ],
    })
    expect(twice.error?.fields).toMatchObject([{ path: '1._id', code: 'duplicateId' }])
    expect(await lastAdded(farmer)).toEqual([])
  })

  it('names a kind of area of the farm; a job keeps the one that it has', async () => {
    const farmer = await server().farmer()
    const kindOf = async (owner: Client) => {
      const kind = { year: 2026, calculationStrategy: 'INITIAL', calculationValue: null } as const
      const { data } = await owner.call(addCustomArea, { body: { ...kind, areaName: 'Toetusõiguslik' } })
      return { id: data.id, name: data.areaName }
    }
    const fieldId = await addTestField(farmer)
    const unknown = [404, ['customFieldArea: Pindalatüüpi ei leitud']]
    const foreign = await kindOf(await server().farmer())
    expect(await refused(farmer, harvest(fieldId, { customFieldArea: foreign }))).toEqual(unknown)
    const own = await kindOf(farmer)
    const body = harvest(fieldId, { customFieldArea: own })
    const { data: job } = await farmer.call(contract.addJob, { body })
    await farmer.call(deleteCustomArea, { params: { id: own.id } })
    expect(await refused(farmer, body)).toEqual(unknown)
    const same = await farmer.call(contract.changeJob, { params: { id: job._id }, body })
    expect([same.status, same.data.customFieldArea]).toEqual([200, own])
    const moved = { ...body, customFieldArea: foreign }
    const change = await farmer.call(contract.changeJob, { params: { id: job._id }, body: moved })
    expect(change.status).toBe(404)
  })

  it('asks for a dressing that the farm knows', async () => {
    const farmer = await server().farmer()
    const seed = {
      name: 'Suvinisu Mooni',
      type: 'seed',
      subtype: 'suvinisu',
      seedCertificate: 'OTS',
      amount: 220,
      unit: 'kg/ha',
      coating: { name: 'Kodupuhis 1 FS', amount: 2, unit: 'l/t' },
    }
    const sowing = { jobCategory: { name: 'Külv' }, job: { name: 'Külvamine' }, requisites: [seed] }
    const body = harvest(await addTestField(farmer), { ...sowing, yield: null })
    const said = 'requisites.0.coating.name: Puhtimisvahendit ei leitud. Valige uuesti'
    expect(await refused(farmer, body)).toEqual([422, [said]])
    const dressing = { ...fungicide, name: 'KODUPUHIS  1 FS' }
    await farmer.call(addMaterial, { body: dressing })
    expect(await refused(farmer, body)).toEqual([200, undefined])
    const treated = (treatedOn: string) => ({
      ...body,
      requisites: [{ ...seed, coating: { ...seed.coating, treatedOn } }],
    })
    const at = 'requisites.0.coating.treatedOn'
    const late = `${at}: Puhtimise päev ei saa olla pärast külvi`
    expect(await refused(farmer, treated('2026-12-01'))).toEqual([422, [late]])
    expect(await refused(farmer, treated('0206-04-20'))).toEqual([422, [`${at}: Aasta ei ole korrektne`]])
    expect(await refused(farmer, treated('2026-04-20'))).toEqual([200, undefined])
  })
})
